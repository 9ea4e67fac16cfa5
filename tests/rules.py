"""The citation of a rule: which numbered sentences of `docs/rules` a test shows."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test that would fail if one of these rules were broken."""
    return pytest.mark.rule(*numbers)
