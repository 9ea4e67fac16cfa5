"""The marker for tests that cite rules of `docs/rules` by number."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test that fails if one of these rules is broken."""
    return pytest.mark.rule(*numbers)
