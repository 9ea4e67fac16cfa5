"""Positions from the end of a real match, imported to a server as a journal."""

from collections.abc import Sequence
from typing import Any

from polis.bots.bot import Turn
from polis.bots.registry import find_bot
from polis.kernel.journal import Header, dump
from polis.kernel.match import Match
from polis.kernel.registry import find_game
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from tests.web.hands import take_device

SEED = 5


def late_journal(game_id: str, seats: int = 3, seat: int = 0) -> str:
    """A random match, up to the seat's decision with the most choices in the last third."""
    choices = [_choices(match, seat) for match in _played(game_id, seats)]
    start = len(choices) * 2 // 3
    best = max(range(start, len(choices)), key=lambda step: choices[step])
    for step, match in enumerate(_played(game_id, seats)):
        if step == best:
            return dump(match.journal)
    raise AssertionError("the match is shorter than before")


def _choices(match: Match, seat: int) -> int:
    return len(match.legal_actions(seat)) if seat in seats_waiting(match.state) else 0


def _played(game_id: str, seats: int) -> Any:
    """The same match before each of its steps."""
    game = find_game(game_id)
    match = Match(game, Header(game.id, game.version, {"seats": seats}, SEED))
    rng = seeded(SEED)
    while not match.is_over:
        yield match
        waiting = seats_waiting(match.state)
        actor = waiting[rng.below(len(waiting))]
        legal = match.legal_actions(actor)
        match.play(actor, legal[rng.below(len(legal))])


def planned_journal(game_id: str, players: Sequence[str], share: float, seed: int) -> str:
    """A match between greedy bots, up to a turn of the first seat with many choices."""
    game, bot = find_game(game_id), find_bot("greedy:1")
    match = Match(
        game, Header(game.id, game.version, {"seats": len(players)}, seed, tuple(players))
    )
    moments: list[tuple[int, str]] = []
    while not match.is_over:
        actor = seats_waiting(match.state)[0]
        legal = tuple(match.legal_actions(actor))
        if actor == 0:
            moments.append((len(legal), dump(match.journal)))
        view = game.view(match.state, actor)
        match.play(actor, bot.choose(Turn(game, actor, view, legal, seed=len(moments))))
    start = int(len(moments) * share)
    return max(moments[start : start + 4], key=lambda moment: moment[0])[1]


def open_late(page: Any, game_id: str) -> None:
    """Open the late position; the page's person has all seats."""
    open_journal(page, late_journal(game_id))


def open_journal(page: Any, journal: str, shown: str = ".frame [data-lit]") -> None:
    """Import a match; the page's person has all seats and sees it from the first."""
    page.goto("/")
    page.wait_for_selector("article")
    made = page.evaluate(
        """async (journal) => {
            const post = async (path, body) => (await fetch(`/api${path}`, {
                method: "POST", body: JSON.stringify(body),
                headers: { "content-type": "application/json" },
            })).json();
            await post("/me", { name: "Ana" });
            localStorage.setItem("polis.known", "true");
            return post("/import", { journal });
        }""",
        journal,
    )
    page.goto(f"/#/table/{made['table']['id']}?seat=0")
    page.wait_for_selector(f"{shown}, .curtain .button.primary")
    if page.locator(".curtain").count():
        take_device(page)
    page.wait_for_selector(shown)


def ended_journal(game_id: str, players: Sequence[str], seed: int) -> str:
    """A whole match between greedy bots."""
    game, bot = find_game(game_id), find_bot("greedy:1")
    match = Match(
        game, Header(game.id, game.version, {"seats": len(players)}, seed, tuple(players))
    )
    while not match.is_over:
        actor = seats_waiting(match.state)[0]
        view, legal = game.view(match.state, actor), tuple(match.legal_actions(actor))
        match.play(actor, bot.choose(Turn(game, actor, view, legal, seed)))
    return dump(match.journal)
