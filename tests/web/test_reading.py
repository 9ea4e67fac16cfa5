"""A round through the accessibility tree, as it was when a person last read it."""

import pytest

from tests.web.conftest import NewPage
from tests.web.reading import GOLDEN, read_round

pytestmark = pytest.mark.slow


def test_a_screen_reader_hears_a_whole_round(new_page: NewPage) -> None:
    assert read_round(new_page()).splitlines() == GOLDEN.read_text("utf-8").splitlines()
