"""What the server keeps for a person: notes, finished matches, statistics."""

from tests.web.conftest import NewPage
from tests.web.hands import TOY, close_dialog, new_table, open_home, play_to_the_end, wait_until


def test_a_note_is_there_again_after_a_reload(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("textbox", name="Notes").fill("Bo never bids high.")
    page.get_by_text("Saved.", exact=True).wait_for()
    page.reload()
    page.wait_for_selector(".frame")
    page.get_by_role("tab", name="Notes").click()
    wait_until(page, "document.querySelector('.notes textarea').value !== ''")
    assert page.get_by_role("textbox", name="Notes").input_value() == "Bo never bids high."


def test_home_shows_finished_matches_and_statistics(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    play_to_the_end(page)
    close_dialog(page)
    open_home(page)
    page.get_by_text("Finished", exact=True).first.wait_for()
    row = page.locator("table tbody tr").filter(has=page.locator("td")).first
    row.wait_for()
    assert row.locator("td").nth(0).inner_text() == "2"  # players
    assert row.locator("td").nth(1).inner_text() == "1"  # matches


def test_a_note_written_while_the_server_is_away_is_saved_later(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, TOY, seats=2)
    page.route("**/api/tables/*/note", lambda route: route.abort())
    page.get_by_role("tab", name="Notes").click()
    page.locator(".toast", has_text="The server cannot be reached").wait_for()
    page.unroute("**/api/tables/*/note")
    notes = page.get_by_role("textbox", name="Notes")
    wait_until(page, "!document.querySelector('.notes textarea').disabled")
    page.route("**/api/tables/*/note", lambda route: route.abort())
    notes.fill("Keep the blue one.")
    page.locator(".toast", has_text="The server cannot be reached").last.wait_for()
    page.unroute("**/api/tables/*/note")
    page.get_by_text("Saved.", exact=True).wait_for()
