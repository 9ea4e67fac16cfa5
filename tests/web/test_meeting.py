"""Find opponents, react in the chat, share the end, and reach the settings from a table."""

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import TOY, choices, open_home, play_now, sit_together, tile
from tests.web.late import ended_journal, open_journal

pytestmark = pytest.mark.slow

PNG = b"\x89PNG\r\n"
LYING = {"width": 844, "height": 390, "has_touch": True, "is_mobile": True}


def test_two_players_who_look_for_opponents_meet(new_page: NewPage) -> None:
    one, other = new_page(), new_page()
    for page in (one, other):
        open_home(page)
        tile(page, TOY).get_by_role("button", name="Find opponents").click()
        page.wait_for_url("**/#/table/*")
    choices(one).first.wait_for()
    choices(other).first.wait_for()
    assert one.url.split("?")[0] == other.url.split("?")[0]


def test_a_reaction_is_a_line_with_its_time(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sit_together(host, {"Bo": guest})
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Good move!").click()
    host.locator(".toast", has_text="Bo: 👍").wait_for()
    host.get_by_role("tab", name="Chat").click()
    line = host.locator(".chat .lines p", has_text="👍")
    assert line.locator("time").get_attribute("datetime")


@pytest.mark.parametrize("game", ["ginkgopolis", "cities"])
def test_the_end_can_be_kept_as_a_picture(new_page: NewPage, game: str) -> None:
    page = new_page()
    open_journal(page, ended_journal(game, ("Ana", "Otto"), 7), "dialog[open] tfoot")
    with page.expect_download() as found:
        page.get_by_role("button", name="Picture").click()
    picture = found.value.path().read_bytes()
    assert picture.startswith(PNG)
    assert len(picture) > 60_000  # more than text: the board is in it


def test_a_phone_on_its_side_reaches_settings_and_keys(new_page: NewPage) -> None:
    page = new_page(**LYING)
    open_home(page)
    play_now(page, TOY)
    for name in ("Settings", "Keys"):
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        page.get_by_role("dialog", name=name).wait_for()
        page.keyboard.press("Escape")
