"""Sizes, texts, contrast and accessible names, on any device and in five languages."""

import re
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import GAME, TOY, choices, open_home, overflow, settled, tile, wait_until
from tests.web.house import ROOT

pytestmark = pytest.mark.slow

LANGUAGES = {"en": "en-GB", "ru": "ru", "zh-Hant": "zh-TW", "es": "es", "hu": "hu"}
SIZES = {"desktop": (1366, 768), "phone": (390, 844), "huge": (3840, 2160)}
SCREENS = [
    *("home", "create", "settings", "table", "learn", "lesson", "leaders", "join", "fallback")
]


def go_to(page: Any, screen: str) -> None:
    """Show a screen, whatever the language."""
    open_home(page)
    if screen == "create":
        tile(page, GAME).locator(".more button").first.click()
    elif screen == "settings":
        page.locator("header nav button").last.click()
    elif screen in ("table", "fallback"):
        game = GAME if screen == "table" else TOY
        tile(page, game).locator("button.primary").click()
        page.wait_for_selector(".frame")
        choices(page).first.wait_for(state="attached")
    elif screen == "learn":
        page.goto(f"/#/learn/{GAME}/rules")
        page.locator("article p").first.wait_for()
    elif screen == "lesson":
        page.goto(f"/#/learn/{GAME}")
        page.locator("[role=tabpanel] button").first.wait_for()
    elif screen == "leaders":
        page.goto("/#/leaders")
        page.locator("main section h2").first.wait_for()
    elif screen == "join":
        page.goto(invitation(page))
        page.locator("form").wait_for()
    settled(page)


def invitation(page: Any) -> str:
    """The path of an invitation from another person."""
    host = page.context.browser.new_context()
    address = page.evaluate("location.origin")
    host.request.post(f"{address}/api/me", data={"name": "Wolfeschlegelsteinhausenberger"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy:2"}]
    made = host.request.post(f"{address}/api/tables", data={"game": GAME, "seats": seats}).json()
    host.close()
    return str(made["invitation"]["path"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_window(new_page: NewPage, language: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, locale=LANGUAGES[language])
    for screen in ("home", "create", "settings", "table", "learn", "leaders", "join"):
        go_to(page, screen)
        assert page.evaluate("document.documentElement.lang") == language
        assert overflow(page) <= 0, screen


def message_ids() -> set[str]:
    """The ids that a page would show for missing messages."""
    catalogues = [
        *(ROOT / "web/src").rglob("en.ftl"),
        *(ROOT / "src/polis/games").rglob("locale/en.ftl"),
    ]
    text = "\n".join(one.read_text("utf-8") for one in catalogues)
    return {word for word in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if "-" in word}


def words_of(page: Any) -> set[str]:
    """The words of a page that look like a message id."""
    return set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", page.inner_text("body")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(new_page: NewPage, language: str) -> None:
    page = new_page(locale=LANGUAGES[language])
    ids = message_ids()
    assert len(ids) > 300
    for screen in ("home", "create", "settings", "table", "leaders"):
        go_to(page, screen)
        assert words_of(page) & ids == set(), screen


def violations(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(
        """() => axe.run(document, { resultTypes: ["violations"] })
            .then((result) => result.violations)"""
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({one['nodes'][0]['failureSummary'][:200]})"
        for one in found
        if one["impact"] in ("moderate", "serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(new_page: NewPage, axe: str, theme: str, screen: str) -> None:
    page = new_page()
    page.add_init_script(f"localStorage.setItem('polis.settings', '{{\"theme\": \"{theme}\"}}')")
    go_to(page, screen)
    assert violations(page, axe) == []


def test_axe_finds_nothing_on_a_phone(new_page: NewPage, axe: str) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    go_to(page, "table")
    assert violations(page, axe) == []
    page.locator(".grip").click()
    settled(page)
    assert violations(page, axe) == []


def test_a_phone_plays_with_the_sheet(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    go_to(page, "fallback")
    page.locator(".grip").tap()
    choices(page).first.wait_for()
    words = choices(page).first.inner_text()
    choices(page).first.tap()
    assert "Stays secret" in page.locator(".peek .brings").inner_text()  # before it is decided
    page.get_by_role("button", name="Confirm", exact=True).tap()
    wait_until(
        page,
        "words => document.querySelector('.choices li button')?.innerText !== words",
        arg=words,
    )
    assert overflow(page) <= 0


@pytest.mark.parametrize("language", ["ru", "hu"])  # the longest words
def test_text_at_150_percent_fits(new_page: NewPage, language: str) -> None:
    for width, height in (SIZES["desktop"], SIZES["phone"]):
        page = new_page(width, height, locale=language)
        page.add_init_script("localStorage.setItem('polis.settings', '{\"textSize\": 1.5}')")
        for screen in ("home", "create", "settings", "table", "learn", "leaders", "join"):
            go_to(page, screen)
            assert overflow(page) <= 0, (width, screen)
            assert spilled(page) == [], (width, screen)
        size = page.evaluate("getComputedStyle(document.documentElement).fontSize")
        assert float(size.removesuffix("px")) == 24


def spilled(page: Any) -> list[str]:
    """The elements that are wider than their dialog or button."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll("dialog[open] .body, dialog[open] footer, main .button")]
            .filter((box) => box.clientWidth && box.scrollWidth > box.clientWidth + 1)
            .map((box) => `${box.className}: ${box.innerText.slice(0, 40)}`)"""
    )
    return found


def test_board_and_question_are_on_one_screen(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    go_to(page, "table")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for selector in (".frame > .status", "main .area", ".frame > aside"):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 769, selector


def test_settings_are_kept(new_page: NewPage) -> None:
    page = new_page()
    go_to(page, "settings")
    page.get_by_label("Language").select_option("hu")
    page.get_by_role("heading", name="Beállítások").wait_for()
    page.get_by_label("Sötét").check()
    page.reload()
    page.wait_for_selector("article")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "hu"
