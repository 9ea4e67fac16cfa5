"""The part of the settings about devices and data: log out, download, delete."""

import json
from pathlib import Path
from typing import Any

from tests.web.conftest import NewPage
from tests.web.hands import open_home


def open_account(page: Any) -> Any:
    """The opened panel, in the settings."""
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog").locator("details")
    panel.locator("summary").click()
    return panel


def become(page: Any, name: str) -> None:
    open_home(page)
    page.evaluate(
        """async (name) => {
            const headers = { "content-type": "application/json" };
            await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name }) });
            localStorage.setItem("polis.known", "true");
        }""",
        name,
    )
    page.reload()


def name_of(page: Any) -> str | None:
    found: str | None = page.evaluate("fetch('/api/me').then((r) => r.json()).then((p) => p.name)")
    return found


def test_a_new_visitor_has_no_devices(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    open_home(page)
    open_account(page).get_by_text("You are not known here yet").wait_for()


def test_a_player_downloads_their_data(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    become(page, "Ana")
    panel = open_account(page)
    with page.expect_download() as started:
        panel.get_by_role("link", name="Download my data").click()
    started.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["person"]["name"] == "Ana"


def test_a_player_logs_out_another_device_and_then_this_one(new_page: NewPage) -> None:
    page, phone = new_page(), new_page(390, 844, has_touch=True, is_mobile=True)
    become(page, "Ana")
    link = page.evaluate(
        "fetch('/api/me/links', { method: 'POST' }).then((r) => r.json()).then((l) => l.path)"
    )
    phone.goto(link)
    phone.get_by_role("button", name="Continue here").click()
    phone.wait_for_url("**/#/")
    assert name_of(phone) == "Ana"
    panel = open_account(page)
    panel.get_by_text("this device").wait_for()
    devices = panel.get_by_role("listitem").filter(has_text="last visit")
    devices.filter(has_not_text="this device").get_by_role("button").click()
    with page.expect_response("**/api/me/devices/end"):
        panel.get_by_role("button", name="Log out", exact=True).click()
    assert name_of(phone) is None
    devices.get_by_role("button").click()
    with page.expect_event("load"):
        panel.get_by_role("button", name="Log out", exact=True).click()
    assert name_of(page) is None


def test_a_deleted_player_starts_again_as_a_new_visitor(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    become(page, "Ana")
    panel = open_account(page)
    panel.get_by_role("button", name="Delete me").click()
    panel.get_by_role("alert").wait_for()
    with page.expect_event("load"):
        panel.get_by_role("button", name="Delete me").last.click()
    assert name_of(page) is None
    open_account(page).get_by_text("You are not known here yet").wait_for()
