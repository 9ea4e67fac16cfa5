"""R8, R9, R10, R11: the same match everywhere, old ones too; fair undo; no match ever hangs."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polis.client import Live
from polis.client.bot import play
from polis.kernel.errors import TakebackBarred
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.registry import find_game
from polis.server.playing import Playing
from polis.server.store.rows import StepRow
from tests.server.conftest import PostgresServer
from tests.server.serving import in_loop, persons, seated, serving, settings_for
from tests.toys import TOYS

ROOT = Path(__file__).resolve().parents[2]
GAMES = [*TOYS, find_game("ginkgopolis")]
JOURNALS = sorted((ROOT / "tests").rglob("golden/**/*.jsonl"))


@in_loop
async def test_r8_a_match_is_the_same_on_both_databases(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    async with (
        serving(settings_for(f"sqlite:///{tmp_path / 'polis.db'}")) as one,
        serving(settings_for(postgres.fresh_database())) as two,
        persons(one.url, "Ana", "Bo") as clients,
        persons(two.url, "Cy") as (cy,),
        seated(clients) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        journal = await clients[0].export(table_id)
        copy = (await cy.import_journal(journal)).table
        assert copy.phase == "finished"
        assert await cy.export(copy.id) == journal
        for seat in range(2):
            first = (await clients[0].sync(table_id, seat=seat, since=0)).position
            second = (await cy.sync(copy.id, seat=seat, since=0)).position
            assert first == second


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
@in_loop
async def test_r9_a_recorded_match_can_still_be_played_or_viewed(sqlite: str, path: Path) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        table = (await ana.import_journal(path.read_text("utf-8"))).table
        assert table.phase in ("running", "finished")
        assert (await ana.sync(table.id, seat=0, since=0)).missed


def walk(game: AnyGame, seed: int, moves: list[int]) -> tuple[Playing, list[StepRow]]:
    """A match played at random, with takebacks where they may be tried; checked on the way."""
    playing = Playing(game, Header(game.id, game.version, {"seats": 2}, seed))
    rows = []
    for move in moves:
        if playing.is_over:
            break
        seat = playing.waiting()[move % len(playing.waiting())]
        if move % 5 == 0:
            rows += _try_to_take_back(playing, move % 2)
            continue
        legal = playing.match.legal_actions(seat)
        rows.append(playing.play(seat, playing.decision(seat), legal[move % len(legal)], None))
    return playing, rows


def _try_to_take_back(playing: Playing, seat: int) -> list[StepRow]:
    other = 1 - seat
    stood = [step.seq for step in playing.match.standing if step.seat == other]
    may, known = playing.may_take_back(seat), playing.entries(other, 0, 10_000)
    try:
        row = playing.take_back(seat, None)
    except TakebackBarred:
        return []
    assert may, "a fair takeback was not offered"
    assert [step.seq for step in playing.match.standing if step.seat == other] == stood
    told = playing.entries(other, 0, 10_000)
    assert told[: len(known)] == known
    assert all(not entry.events for entry in told[len(known) :])
    return [row]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(seed=st.integers(0, 2**32), moves=st.lists(st.integers(0, 10_000), max_size=40))
@settings(max_examples=25, deadline=None)
def test_r10_a_takeback_reveals_nothing_and_touches_nobody_else(
    game: AnyGame, seed: int, moves: list[int]
) -> None:
    playing, rows = walk(game, seed, moves)
    again = Playing(game, playing.header, rows)
    for audience in (0, 1, None):
        assert again.entries(audience, 0, 10_000) == playing.entries(audience, 0, 10_000)
        assert again.number(audience) == playing.number(audience)
        if audience is not None:
            assert again.decision(audience) == playing.decision(audience)


async def reaches(live: Live, number: int) -> None:
    await live.until(lambda: (live.number or 0) >= number)


@pytest.mark.parametrize("game", ["sealed_bids", "peaks"])
@pytest.mark.parametrize("moment", [0, 1, 2, 4])
@in_loop
async def test_r11_a_match_ends_whenever_everybody_leaves(
    sqlite: str, game: str, moment: int
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, game) as (table_id, lives),
        clients[0].live(table_id, watch=True) as guest,
    ):
        for number in range(moment):
            live = next(one for one in lives if one.position and one.position.decision)
            position = live.position
            assert position is not None
            await live.act(position.choices[number % len(position.choices)].action)
            for one in lives:
                await reaches(one, number + 2)
        for client in clients:
            await client.leave(table_id)
        await guest.until(lambda: bool(guest.position and guest.position.over))
