"""Keep the results of finished matches for statistics and ratings.

A match counts in the statistics of players who played it to the end against others: not for a seat
that a bot finished, not if one person had several seats, not for a deal that was known before. It
changes ratings if at least two people played at a public table. A player who left has lost against
all who stayed, unless these agree that the match is void. Bots do not count.
"""

from collections import Counter
from collections.abc import Sequence

from polis.server.errors import NoTable
from polis.server.store import history, ratings, tables
from polis.server.store.database import Database
from polis.server.store.history import ResultRow
from polis.server.store.rows import PersonRow
from polis.server.tables.actor import LiveTable
from polis.server.tables.registry import Hub
from polis.table.records import SeatRecord, TableRecord
from polis.table.results import points_of
from polis.wire.resources import Leaders
from polis.wire.serialise import final_scores

LEAST_MATCHES = 5  # before a player is listed; with fewer the rating is guesswork
MOST_LEADERS = 100


async def keep(hub: Hub, table_id: str) -> None:
    live = hub.table(table_id)

    async def outcome() -> tuple[list[ResultRow], dict[str, int]]:
        rows = await _rows(live)
        return rows, rated_places(live.row, live.seats, rows)

    rows, rated = await live.submit(outcome)
    await history.keep_results(hub.database, table_id, rows, rated)


def rated_places(
    table: TableRecord, seats: Sequence[SeatRecord], rows: Sequence[ResultRow]
) -> dict[str, int]:
    """The places that change ratings, by person; none if the match changes no rating.

    Private tables do not, since friends could let each other win. A player who left shares the
    place after all others; one who returned has the place that they played to the end.
    """
    if table.visibility != "public" or table.is_void or not rows:
        return {}
    held = Counter(seat.person for seat in seats)
    left = [
        seat.person
        for seat in seats
        if seat.person is not None and seat.replaced_by is not None and held[seat.person] == 1
    ]
    return {row.person: row.place for row in rows} | dict.fromkeys(left, len(seats) + 1)


async def _rows(live: LiveTable) -> list[ResultRow]:
    playing, table = live.playing, live.row
    if playing is None or not playing.is_over or await _is_known_deal(live):
        return []
    held = Counter(seat.person for seat in live.seats)
    scores = final_scores(playing.game, playing.match.state, playing.seats)
    return [
        ResultRow(
            table_id=table.id,
            seat=score.seat,
            person=seat.person,
            game=table.game,
            seats=playing.seats,
            place=score.place,
            points=points_of(playing, score),
            ended=table.ended or 0,
        )
        for seat, score in zip(live.seats, scores)
        if seat.person is not None and seat.replaced_by is None and held[seat.person] == 1
    ]


async def _is_known_deal(live: LiveTable) -> bool:
    """Whether the deal was known before, as in an import or a fork; a rematch has a new deal."""
    if live.row.is_known_deal:
        return True
    if live.row.parent is None:
        return False
    try:
        parent, _ = await tables.load(live.hub.database, live.row.parent)
    except NoTable:
        return False
    return parent.seed == live.row.seed


async def leaders(database: Database, game: str, person: PersonRow | None) -> Leaders:
    """The best players of a game, and the rank of a person."""
    best = await ratings.leaders(database, game, LEAST_MATCHES, MOST_LEADERS)
    found = person and await ratings.standing(database, game, person.id, LEAST_MATCHES)
    return Leaders(
        game=game,
        least=LEAST_MATCHES,
        leaders=best,
        you=found or None,
    )
