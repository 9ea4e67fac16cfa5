"""On any device, in five languages, for everybody: sizes, words, contrast, names."""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.hands import GAME, TOY, choices, open_home, overflow, tile

pytestmark = pytest.mark.slow

LANGUAGES = {"en": "en-GB", "ru": "ru", "zh-Hant": "zh-TW", "es": "es", "hu": "hu"}
SIZES = {"desktop": (1366, 768), "phone": (390, 844), "huge": (3840, 2160)}
SCREENS = ["home", "create", "settings", "table", "learn", "fallback"]


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
        page.goto("/#/learn/ginkgopolis")
        page.locator("article p").first.wait_for()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_window(new_page: NewPage, language: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, locale=LANGUAGES[language])
    for screen in ("home", "create", "settings", "table", "learn"):
        go_to(page, screen)
        assert page.evaluate("document.documentElement.lang") == language
        assert overflow(page) <= 0, screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(new_page: NewPage, language: str) -> None:
    page = new_page(locale=LANGUAGES[language])
    for screen in ("home", "create", "settings", "table"):
        go_to(page, screen)
        ids = page.evaluate(
            """() => [...document.body.innerText.matchAll(/(^|\\s)([a-z]+(-[a-z]+)+)(\\s|$)/g)]
                .map((match) => match[2])"""
        )
        known = {"mail-", "e-mail"}
        assert [word for word in ids if word not in known] == [], screen


def violations(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(
        """() => axe.run(document, { resultTypes: ["violations"] })
            .then((result) => result.violations)"""
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({one['nodes'][0]['failureSummary'][:200]})"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious(new_page: NewPage, axe: str, theme: str, screen: str) -> None:
    page = new_page()
    page.add_init_script(f"localStorage.setItem('polis.settings', '{{\"theme\": \"{theme}\"}}')")
    go_to(page, screen)
    assert violations(page, axe) == []


def test_axe_finds_nothing_serious_on_a_phone(new_page: NewPage, axe: str) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    go_to(page, "table")
    assert violations(page, axe) == []
    page.locator(".grip").click()
    page.wait_for_timeout(300)
    assert violations(page, axe) == []


def test_a_phone_plays_by_the_sheet(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    go_to(page, "fallback")
    page.locator(".grip").tap()
    choices(page).first.wait_for()
    choices(page).first.tap()
    page.locator(".frame > .status").wait_for()
    assert overflow(page) <= 0


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
