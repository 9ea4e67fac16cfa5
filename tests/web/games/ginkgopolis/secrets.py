"""What the players of a shared device must not see of each other, and what its page shows."""

import re
from typing import Any, Final

from polis.games.ginkgopolis.components import CARD_NAMES, NOTHING, tiles_in
from tests.web.hands import wait_until

COLOURS: Final = {"R": "red", "B": "blue", "Y": "yellow"}
# Sentences that only the owner of a hand is told.
PRIVATE: Final = re.compile(
    r"has chosen (?!a card)|picks |now holds |takes [^.]*\btile \d|receives "
)
SHOWN: Final = """() => {
    const texts = [document.title, location.hash, JSON.stringify({...localStorage})];
    const wanted = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
    const walk = document.createTreeWalker(document, wanted);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
            if (!node.parentElement.closest("script, style")) texts.push(node.data);
        } else {
            for (const name of ["aria-label", "aria-description", "title", "value", "alt"])
                if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
        }
    }
    const parts = [...document.querySelectorAll("[data-part]")].map((one) => one.dataset.part);
    return {parts: [...new Set(parts)], text: texts.join("\\n")};
}"""
RECORDING: Final = """() => {
    window.recorded = new Set();
    const note = () => document.querySelectorAll("[data-part]")
        .forEach((one) => window.recorded.add(one.dataset.part));
    window.recorder?.disconnect();
    window.recorder = new MutationObserver(note);
    window.recorder.observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
RECORDED: Final = "() => { window.recorder.disconnect(); return [...window.recorded]; }"


def table_id(page: Any) -> str:
    found = re.search(r"#/(?:table|replay)/([^/?]+)", page.url)
    assert found is not None
    return found.group(1)


def view_of(page: Any, table: str, seat: int) -> dict[str, Any]:
    """What the server tells a seat. All seats of the device belong to one person."""
    answer = page.request.get(f"/api/tables/{table}/sync?seat={seat}")
    assert answer.ok
    view: dict[str, Any] = answer.json()["position"]["view"]
    return view


def secrets(page: Any, table: str) -> list[set[str]]:
    """By seat: the cards and tiles that only this seat knows.

    A few requests per position: the server limits how often a person looks.
    """
    public = revealed(page, table)
    return [_secrets_in(view_of(page, table, seat)) - public for seat in range(3)]


def _secrets_in(view: dict[str, Any]) -> set[str]:
    tiles = {*view["tiles"], view["chosen_tile"]} - {NOTHING}
    for shown in view["shown"]:
        tiles -= set(tiles_in(int(shown)))
    cards = {f"card:{CARD_NAMES[card]}" for card in view["hand"]}
    return cards | {f"tile:{CARD_NAMES[tile]}" for tile in tiles}


def revealed(page: Any, table: str) -> set[str]:
    """The choices of this round that all have seen."""
    entries = page.request.get(f"/api/tables/{table}/log?limit=1000").json()["entries"]
    found: set[str] = set()
    for told in [told for entry in entries for told in entry["events"]]:
        event = told["event"]
        if event["kind"] == "RoundBegan":
            found.clear()
        elif event["kind"] == "ChoiceRevealed":
            found.add(f"card:{CARD_NAMES[event['card']]}")
            if event["tile"] != NOTHING:
                found.add(f"tile:{CARD_NAMES[event['tile']]}")
    return found


def words_of(part: str) -> str | None:
    """How sentences name a tile. The name of a card may mean the building, which all see."""
    kind, name = part.split(":")
    return f"{COLOURS[name[0]]} tile {name[1:]}" if kind == "tile" else None


def check_page(page: Any, known: list[set[str]], own: int | None = None) -> None:
    """Nothing in the page, hidden or not, tells what only other seats know."""
    wait_until(page, "() => document.querySelector('main') !== null")
    hidden = set().union(*(known[seat] for seat in range(3) if seat != own))
    if own is not None:
        hidden -= known[own]
    shown = page.evaluate(SHOWN)
    assert hidden, "the test has nothing to look for"
    assert hidden.isdisjoint(shown["parts"])
    words = [words for part in hidden if (words := words_of(part)) is not None]
    assert [one for one in words if re.search(rf"{one}\b", shown["text"])] == []
    if own is None:
        assert PRIVATE.findall(shown["text"]) == []
