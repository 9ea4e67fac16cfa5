"""The actions of a person at a page."""

import re
from typing import Any, Final

from tests.waiting import MATCH_SECONDS, patiently, pause

GAME = "ginkgopolis"
TOY = "sealed_bids"  # few steps and no drawing: players use the list of choices
CLICK_MS: Final = 5_000  # then read the list again: the choice may be gone
SELECTED: Final = ".choices li button[aria-pressed=true]"
PAINTED: Final = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done())))"""
SETTLED: Final = """async () => {
    const moving = () => document.getAnimations()
        .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)
            && one.playState === "running");
    const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
    await document.fonts.ready;
    await frame();
    while (moving().length) await frame();
    await frame();
}"""


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
    page: Any, game: str, seats: int, way: str = "More ways", bot: str = "rival:1"
) -> None:
    """Create a table in the dialog. Bots that do not think take all other seats."""
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
    """Seat guests through the host's link: each opens it, gives a name and joins."""
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


def take_device(page: Any) -> None:
    """The next player of a shared device raises the curtain."""
    page.locator(".curtain .button.primary").click()
    page.wait_for_selector(".curtain", state="detached")


def choices(page: Any) -> Any:
    return page.locator(".choices li button")


def is_over(page: Any) -> bool:
    return bool(page.locator("dialog[open] tfoot").count())


def choose_first(page: Any) -> bool:
    """Make the first choice of the list, if there is one now; fingers confirm it."""
    first = choices(page).first
    if not first.count():
        return False
    try:
        first.click(timeout=CLICK_MS)
        if page.locator(SELECTED).count():  # a member of a set; the last button commits the set
            choices(page).last.click(timeout=CLICK_MS)
        sure = page.get_by_role("button", name="Confirm", exact=True)
        if sure.count():
            sure.click(timeout=CLICK_MS)
    except Exception:  # noqa: BLE001 - the list may change under the pointer
        return False
    return True


def play_to_the_end(*pages: Any) -> None:
    """Have the players of these pages make first choices until the match is over."""
    for _ in patiently("the match ends", MATCH_SECONDS):
        playing = [page for page in pages if not is_over(page)]
        if not playing:
            return
        if not any(choose_first(page) for page in playing):
            pause(playing[0])


def look_back(page: Any) -> Any:
    """Play a short match to its end and open its replay; return the slider of its steps."""
    new_table(page, TOY, seats=2)
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    slider.wait_for()
    return slider


def wait_until(page: Any, condition: str, arg: Any = None) -> None:
    """Wait until a condition holds in the page.

    Playwright's own way compiles text inside the page when it has to look a second time. The
    page's security policy forbids that.
    """
    for _ in patiently(condition):
        if page.evaluate(condition, arg):
            return
        pause(page)


def stop_the_clock(page: Any) -> None:
    """Stop the page's own clock. `page.clock.install()` must come before the page is opened."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)  # in seconds


def painted(page: Any) -> None:
    """Wait until the page has painted what it shows now."""
    page.evaluate(PAINTED)


def settled(page: Any) -> None:
    """Wait until fonts are loaded and nothing moves any more."""
    page.evaluate(SETTLED)


def close_dialog(page: Any) -> None:
    """Close the dialog, which opens late if its code has to be loaded first."""
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def log_lines(page: Any) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    lines: list[str] = page.locator(".log .events p:not(.turn)").all_inner_texts()
    return lines


def until_logged(page: Any, lines: int) -> None:
    """Open the log and wait until it has more than this many lines."""
    page.get_by_role("tab", name="Log").click()
    page.locator(".log .events p:not(.turn)").nth(lines).wait_for(state="attached")


def overflow(page: Any) -> int:
    """By how many pixels the page is wider than the window."""
    wider: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
