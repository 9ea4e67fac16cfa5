"""R8, R9, R10, R11: the same match everywhere, old ones too; fair undo; no match ever hangs."""

import asyncio
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polis.client import Client, Live
from polis.client import Refused as NotOpened
from polis.client.bot import play
from polis.kernel.errors import Refused, TakebackBarred
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.registry import find_game, game_names
from polis.server.http.routing import VERSION
from polis.table.match import TableMatch
from polis.table.records import StoredStep
from polis.wire.position import Position
from polis.wire.table_info import TableInfo
from tests.server.conftest import PostgresServer
from tests.server.serving import in_loop, persons, seated, serving, settings_for
from tests.toys import TOYS

ROOT = Path(__file__).resolve().parents[3]
GAMES = [*TOYS, *(find_game(name) for name in game_names())]
GOLDEN = ROOT / "tests" / "server" / "golden"
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


async def _opened(client: Client, journal: str) -> TableInfo:
    try:
        return (await client.import_journal(journal)).table
    except NotOpened as refusal:
        pytest.fail(f"{refusal}. Not yet released? Then: python -m tests.server.record")


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
@in_loop
async def test_r9_a_recorded_match_can_still_be_played_or_viewed(sqlite: str, path: Path) -> None:
    text = path.read_text("utf-8")
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        table = await _opened(ana, text)
        assert table.phase in ("running", "finished")
        assert (await ana.sync(table.id, seat=0, since=0)).missed
        whole = await ana.replay(table.id, seat=0, limit=1000)
        assert len(whole.frames) == whole.total > 1
        assert whole.frames[whole.total // 2].view
        if table.phase == "finished":
            assert await ana.export(table.id) == text


RESULTS = sorted(GOLDEN.glob("*/results.json"))


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.parent.name)
@in_loop
async def test_r9_the_matches_of_a_release_still_have_their_results(
    sqlite: str, path: Path
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        for name, results in json.loads(path.read_text("utf-8")).items():
            text = (path.parent / name).read_text("utf-8")
            table = await _opened(ana, text)
            position = (await ana.sync(table.id, seat=0)).position
            assert position is not None
            assert [score.result for score in position.scores] == results, name


def test_r9_the_version_that_is_being_made_has_its_recordings() -> None:
    """`python -m tests.server.record` writes them."""
    games = {path.stem.rpartition("-")[0] for path in (GOLDEN / VERSION).glob("*.jsonl")}
    assert games >= {"sealed_bids", "peaks", *game_names()}
    assert (GOLDEN / VERSION / "backup.txt").exists()


def walk(game: AnyGame, seed: int, moves: list[int]) -> tuple[TableMatch, list[StoredStep]]:
    """A match played at random, with takebacks where they may be tried; checked on the way."""
    playing = TableMatch(game, Header(game.id, game.version, {"seats": 2}, seed))
    rows = []
    for move in moves:
        if playing.is_over:
            break
        seat = playing.waiting()[move % len(playing.waiting())]
        if move % 5 == 0:
            rows += _try_to_take_back(playing, move % 2)
            continue
        legal = playing.match.legal_actions(seat)
        rows.append(playing.play(seat, playing.decision(seat), legal[move % len(legal)], None, 0))
    return playing, rows


def _try_to_take_back(playing: TableMatch, seat: int) -> list[StoredStep]:
    other = 1 - seat
    stood = [step.seq for step in playing.match.standing if step.seat == other]
    may, known = playing.may_take_back(seat), playing.entries(other, 0, 10_000)
    try:
        row = playing.take_back(seat, None, 0)
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
def test_r10_a_takeback_reveals_nothing_and_changes_nothing_for_others(
    game: AnyGame, seed: int, moves: list[int]
) -> None:
    playing, rows = walk(game, seed, moves)
    again = TableMatch(game, playing.header, rows)
    for audience in (0, 1, None):
        assert again.entries(audience, 0, 10_000) == playing.entries(audience, 0, 10_000)
        assert again.number(audience) == playing.number(audience)
        if audience is not None:
            assert again.decision(audience) == playing.decision(audience)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(seed=st.integers(0, 2**32), moves=st.lists(st.integers(0, 10_000), max_size=30))
@settings(max_examples=15, deadline=None)
def test_r10_redo_is_offered_exactly_where_it_can_be_had_also_after_a_restart(
    game: AnyGame, seed: int, moves: list[int]
) -> None:
    playing, rows = walk(game, seed, moves)
    for seat in range(2):
        offered = playing.position(seat).can_redo
        again = TableMatch(game, playing.header, rows)
        assert again.position(seat).can_redo == offered
        try:
            again.redo(seat, None, 0)
        except Refused:
            assert not offered
        else:
            assert offered


def test_r10_what_was_taken_back_step_by_step_is_played_again_step_by_step() -> None:
    game = find_game("ginkgopolis")
    playing = TableMatch(game, Header(game.id, game.version, {"seats": 2}, 3))
    for _ in range(2):
        playing.play(0, None, playing.match.legal_actions(0)[0], None, 0)
    for _ in range(2):
        playing.take_back(0, None, 0)
    offered = []
    for _ in range(2):
        offered.append(playing.position(0).can_redo)
        playing.redo(0, None, 0)
    assert [*offered, playing.position(0).can_redo] == [True, True, False]


async def reaches(live: Live, number: int) -> None:
    await live.until(lambda: (live.number or 0) >= number)


@pytest.mark.parametrize("game", ["sealed_bids", "peaks"])
@pytest.mark.parametrize("moment", [0, 1, 2, 4])
@in_loop
async def test_r11_a_match_ends_whenever_all_players_leave(
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


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
@in_loop
async def test_r11_from_every_kind_of_question_a_real_match_ends_without_its_people(
    sqlite: str, game: str
) -> None:
    async with (
        serving(settings_for(sqlite, leaver_bot="random:1")) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, game) as (table_id, lives),
    ):
        asked: dict[str, int] = {}  # where each kind of question was first put to Ana

        def choose(position: Position) -> int:
            if position.decision is not None:
                asked.setdefault(position.question["id"], position.decision)
            return position.choices[0].action

        await asyncio.gather(play(lives[0], choose), play(lives[1]))
        assert len(asked) > 2
        for number in asked.values():
            fork = await clients[0].fork(table_id, ["me", "here:Bo"], number, seat=0)
            async with clients[0].live(fork.table.id, watch=True) as guest:
                assert guest.position is not None
                assert not guest.position.over
                await clients[0].leave(fork.table.id)
                await guest.until_over(120)
