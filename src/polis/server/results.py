"""The results of a finished match, kept for statistics and ratings. The journal stays the truth.

A match counts for those who played it themselves against somebody else: not for a seat that a bot
has finished, not at a table where one person had several seats, not for a deal that was known
before. It changes the ratings of those people if they are at least two, at a public table where
nobody left; what bots did there from the start says nothing about them.
"""

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from polis.server.errors import NoTable
from polis.server.protocol import Score
from polis.server.resources import GameStatistics, Leader, Leaders, Standing
from polis.server.store import memories, ratings, tables
from polis.server.store.database import Database
from polis.server.store.rows import JobRow, PersonRow, SeatRow
from polis.server.thinking import bot_command
from polis.server.wire import final_scores

if TYPE_CHECKING:
    from polis.server.hub import Hub
    from polis.server.table import LiveTable

LEAST_MATCHES = 5  # before somebody is listed: earlier it is guesswork
MOST_LEADERS = 100


def job(table_id: str, moment: int) -> JobRow:
    """To be done when a match is over."""
    return JobRow(f"result:{table_id}", "result", table_id, 0, {}, moment)


async def keep(hub: "Hub", table_id: str) -> None:
    live = hub.table(table_id)

    async def outcome() -> tuple[list[dict[str, Any]], bool]:
        return await _rows(live), _is_rated(live)

    rows, is_rated = await live.submit(outcome)
    await memories.keep_results(hub.database, table_id, rows, is_rated)


def _is_rated(live: "LiveTable") -> bool:
    """Friends could let each other win in private; who leaves changes the match for all, also if it
    comes back."""
    return live.row.visibility == "public" and not any(map(partial(_has_left, live), live.seats))


def _has_left(live: "LiveTable", seat: SeatRow) -> bool:
    commands = () if live.playing is None else live.playing.commands
    has_moved = any(command.startswith(bot_command(seat.seat)) for command in commands)
    return seat.replaced_by is not None or (seat.kind == "person" and has_moved)


async def _rows(live: "LiveTable") -> list[dict[str, Any]]:
    playing, table = live.playing, live.row
    if playing is None or not playing.is_over or await _is_known_deal(live):
        return []
    held = Counter(seat.person for seat in live.seats)
    scores = final_scores(playing.game, playing.match.state, playing.seats)
    return [
        {
            "table_id": table.id,
            "seat": score.seat,
            "person": seat.person,
            "game": table.game,
            "seats": playing.seats,
            "place": place(score, playing.seats),
            "points": score.result[0],
            "ended": table.ended or 0,
        }
        for seat, score in zip(live.seats, scores)
        if seat.person is not None and seat.replaced_by is None and held[seat.person] == 1
    ]


def place(score: Score, seats: int) -> int:
    """Alone, the first number is the lead over the automaton, and without one nobody has won."""
    if seats > 1:
        return score.place
    return 1 if score.result[0] > 0 else 2


async def _is_known_deal(live: "LiveTable") -> bool:
    """A rematch has a deal of its own; "play on from here" and "same deal again" do not."""
    if live.row.parent is None:
        return False
    try:
        parent, _ = await tables.load(live.hub.database, live.row.parent)
    except NoTable:
        return False
    return parent.seed == live.row.seed


def statistics(rows: list[dict[str, Any]]) -> list[GameStatistics]:
    """Sums come in the database's own kind of number."""
    return [
        GameStatistics(
            game=row["game"],
            seats=row["seats"],
            matches=row["matches"],
            won=int(row["won"]),
            best=row["best"],
            points=int(row["points"]),
            places=int(row["places"]),
            rating=row["rating"],
        )
        for row in rows
    ]


async def leaders(database: Database, game: str, person: PersonRow | None) -> Leaders:
    """The best players of a game, and where somebody stands among all."""
    best = await ratings.leaders(database, game, LEAST_MATCHES, MOST_LEADERS)
    found = person and await ratings.standing(database, game, person.id, LEAST_MATCHES)
    return Leaders(
        game=game,
        least=LEAST_MATCHES,
        leaders=[Leader(**row) for row in best],
        you=Standing(**found) if found else None,
    )
