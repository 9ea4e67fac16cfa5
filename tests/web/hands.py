"""What a person does at a page."""

import re
from typing import Any

GAME = "ginkgopolis"
TOY = "sealed_bids"  # few steps, no drawing of its own: the list alone must do


def open_home(page: Any) -> None:
    page.goto("/")
    page.wait_for_selector("article")


def tile(page: Any, game: str) -> Any:
    return page.locator(f'article[data-game="{game}"]')


def play_now(page: Any, game: str) -> None:
    open_home(page)
    tile(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")


def new_table(
    page: Any, game: str, seats: int, way: str = "More ways", bot: str = "random"
) -> None:
    """A table by the dialog; all other seats are for bots that do not think."""
    open_home(page)
    tile(page, game).get_by_role("button", name=way).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(seats), exact=True).check()
    if way == "More ways":
        for number in range(2, seats + 1):
            dialog.get_by_label(f"Player {number}", exact=True).select_option(bot)
    dialog.get_by_role("button", name=re.compile("Start|Create and invite")).click()
    page.wait_for_selector(".frame, input[readonly]")


def sit_together(host: Any, guests: dict[str, Any], game: str = TOY) -> None:
    """A table by the host's link: everybody opens it, says a name and sits down."""
    new_table(host, game, seats=1 + len(guests), way="With friends")
    link = host.locator("input[readonly]").input_value()
    for name, guest in guests.items():
        guest.goto(link)
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Join").click()
        guest.wait_for_selector(".frame, main ol")
    for page in (host, *guests.values()):
        page.wait_for_selector(".frame")


def say_in_chat(page: Any, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    page.locator(".chat .lines", has_text=text).wait_for()


def choices(page: Any) -> Any:
    return page.locator(".choices li button")


def is_over(page: Any) -> bool:
    return bool(page.locator("dialog[open] tfoot").count())


def choose_first(page: Any) -> bool:
    """Make the first choice of the list, if there is one now; fingers confirm it."""
    first = choices(page).first
    try:
        first.click(timeout=400)
        sure = page.get_by_role("button", name="Confirm", exact=True)
        if sure.count():
            sure.click(timeout=400)
    except Exception:  # noqa: BLE001 - the list may change under the pointer
        return False
    return True


def play_to_the_end(page: Any, seconds: int = 120) -> None:
    for _ in range(seconds * 10):
        if is_over(page):
            return
        if not choose_first(page):
            page.wait_for_timeout(60)
    raise AssertionError("the match did not end")


def look_back(page: Any) -> Any:
    """A short match, played to its end and opened as a replay; the slider of its steps."""
    new_table(page, TOY, seats=2)
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    slider.wait_for()
    return slider


def wait_until(page: Any, condition: str, arg: Any = None, seconds: int = 30) -> None:
    """Until a condition holds in the page. Playwright's own way compiles text inside of the page,
    which the page's policy forbids as soon as it has to look a second time."""
    for _ in range(seconds * 20):
        if page.evaluate(condition, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never came to this: {condition}")


def close_dialog(page: Any) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def log_lines(page: Any) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    lines: list[str] = page.locator(".log .events p").all_inner_texts()
    return lines


def overflow(page: Any) -> int:
    """By how many pixels the page is wider than the window."""
    wider: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
