"""The operator's page: unlocked by a secret from the command line, then used."""

import os
import re
import subprocess
import sys
from typing import Any

from tests.web.conftest import NewPage
from tests.web.house import ROOT
from tests.web.test_account import become

RUDE = "Rude Ana"  # other tests on the same server have an Ana too


def secret_of(database: str) -> str:
    """A secret from the command line."""
    command = [sys.executable, "-m", "polis.cli", "admin", "open", "--database", database]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found = re.search(r"/#/admin/(\S+)", done.stdout)
    assert found is not None
    return found[1]


def chat_and_report(page: Any, other: Any) -> str:
    """Let Ana write something that Bo reports; return the table."""
    table: str = page.evaluate(
        """async () => {
            const headers = { "content-type": "application/json" };
            const post = async (path, body) =>
                (await fetch(`/api${path}`, { method: "POST", headers,
                    body: JSON.stringify(body) })).json();
            const seats = [{ kind: "me" }, { kind: "open" }];
            const made = await post("/tables",
                { game: "peaks", seats, visibility: "public", title: "Tea" });
            const id = made.table.id;
            return id;
        }"""
    )
    other.evaluate(
        """async (id) => {
            const headers = { "content-type": "application/json" };
            await fetch(`/api/tables/${id}/join`, { method: "POST", headers, body: "{}" });
        }""",
        table,
    )
    page.evaluate(
        """async (id) => {
            const headers = { "content-type": "application/json" };
            const body = JSON.stringify({ type: "chat", cmd: "c1", text: "something rude" });
            await fetch(`/api/tables/${id}/commands`, { method: "POST", headers, body });
        }""",
        table,
    )
    other.evaluate(
        """async (id) => {
            const headers = { "content-type": "application/json" };
            const sync = await (await fetch(`/api/tables/${id}/sync`)).json();
            const body = JSON.stringify({ line: sync.chat[0].id });
            await fetch(`/api/tables/${id}/reports`, { method: "POST", headers, body });
        }""",
        table,
    )
    return table


def test_an_operator_runs_the_server_from_the_page(new_page: NewPage, database: str) -> None:
    ana, bo = new_page(), new_page()
    become(ana, RUDE)
    become(bo, "Bo")
    chat_and_report(ana, bo)
    page = new_page()
    page.goto("/admin")
    page.get_by_text("This page is locked").wait_for()
    page.get_by_label("Secret").fill(secret_of(database))
    page.get_by_role("button", name="Unlock").click()
    page.get_by_text("Unlocked until").wait_for()
    page.get_by_text("ready", exact=True).wait_for()
    page.get_by_role("button", name="Back up now").click()
    page.get_by_text(".jsonl").wait_for()

    page.get_by_role("tab", name="Reports").click()
    report = page.locator("article", has_text="something rude")
    report.get_by_role("button", name=f"Mute {RUDE}").click()
    report.get_by_role("button", name="Mute", exact=True).click()
    report.get_by_text("Muted until").wait_for()
    report.get_by_role("button", name="Dealt with").click()
    page.get_by_text("There are no reports").wait_for()

    page.get_by_role("tab", name="People").click()
    page.get_by_role("textbox", name="Name or id").fill(RUDE)
    page.get_by_role("button", name="Search").click()
    person = page.locator("article", has_text=RUDE)
    person.get_by_role("button", name=f"Ban {RUDE}").click()
    person.get_by_role("button", name="Ban", exact=True).click()
    person.get_by_text("Banned until").wait_for()
    refused = ana.evaluate("fetch('/api/me/links', { method: 'POST' }).then((r) => r.json())")
    assert refused["code"] == "banned"
    person.get_by_role("button", name="Lift the ban").click()
    person.get_by_role("button", name=f"Ban {RUDE}").wait_for()

    page.get_by_role("tab", name="Tables").click()
    page.locator("article", has_text="Tea").first.wait_for()

    page.get_by_role("tab", name="Limits").click()
    page.get_by_role("button", name="Change chat_per_minute").click()
    page.get_by_role("spinbutton", name="chat_per_minute").fill("31")
    page.get_by_role("button", name="Save").last.click()
    page.get_by_text("usual: 30").wait_for()
    page.get_by_role("button", name="Usual value: chat_per_minute").click()
    page.get_by_text("usual: 30").wait_for(state="hidden")

    page.get_by_role("tab", name="Audit log").click()
    page.get_by_text("Lifted a ban").wait_for()
    page.get_by_role("button", name="Lock all pages").click()
    page.get_by_text("This page is locked").wait_for()


def test_a_link_unlocks_the_page_where_it_is_already_open(new_page: NewPage, database: str) -> None:
    page = new_page()
    page.goto("/admin")
    page.get_by_text("This page is locked").wait_for()
    page.evaluate("(secret) => { location.hash = `#/admin/${secret}`; }", secret_of(database))
    page.get_by_text("Unlocked until").wait_for()
    assert page.evaluate("location.hash") == "#/admin"  # the secret is not kept


def test_the_page_is_accessible_and_fits_a_phone(
    new_page: NewPage, database: str, axe: str
) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    page.goto(f"/#/admin/{secret_of(database)}")
    page.get_by_text("Unlocked until").wait_for()
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.wait_for_load_state("networkidle")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, tab.inner_text()
        page.evaluate(axe)
        found = page.evaluate("axe.run().then((r) => r.violations.map((v) => v.id))")
        assert found == [], tab.inner_text()
