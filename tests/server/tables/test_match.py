"""Whole matches through the public interface, on both databases."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from polis.client import Client, Live
from polis.client import bot as example
from polis.client.bot import play
from polis.kernel.journal import load
from polis.kernel.match import replay
from polis.kernel.registry import find_game
from polis.wire.position import Score
from tests.server.serving import in_loop, persons, seated, serving, settings_for


@pytest.mark.parametrize("game", ["sealed_bids", "peaks"])
@in_loop
async def test_two_people_and_a_bot_finish_a_match(database: str, game: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, game, ["greedy:1"]) as (table_id, lives),
    ):
        scores = await asyncio.gather(*(play(live) for live in lives))
        assert scores[0] == scores[1]
        assert sorted(score.seat for score in scores[0]) == [0, 1, 2]
        assert (await clients[0].table(table_id)).phase == "finished"


FOUR = {"Ana": "hu", "Борис": "ru", "陳明": "zh-Hant", "Inés": "es"}
TABLES = [  # in sum, four people and two bots finish each game
    *(("ginkgopolis", 4, 1), ("ginkgopolis", 3, 2)),
    *(("cities", 4, 0), ("cities", 2, 2)),
]


@pytest.mark.slow
@pytest.mark.parametrize("game, people, bots", TABLES)
@in_loop
async def test_people_of_several_languages_and_bots_finish_a_real_game(
    database: str, game: str, people: int, bots: int
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, *list(FOUR)[:people]) as clients,
        seated(clients, game, ["greedy:1", "random"][:bots]) as (table_id, lives),
        clients[0].live(table_id, watch=True) as guest,
    ):
        for client in clients:
            await client.be(_name(client), language=FOUR[_name(client)])
        scores = await asyncio.gather(*(play(live) for live in lives))
        await guest.until(lambda: bool(guest.position and guest.position.over))
        assert guest.position is not None
        assert all(score == guest.position.scores for score in scores)
        journal = await clients[0].export(table_id)
        assert _points(scores[0]) == _by_replay(game, journal)
        assert [score.seat for score in scores[0]] == list(range(people + bots))
        table = await clients[0].table(table_id)
        assert (table.phase, [seat.name for seat in table.seats[:people]]) == (
            "finished",
            list(FOUR)[:people],
        )
        for client, live in zip(clients, lives):
            words = await _words(client, game, FOUR[_name(client)])
            assert sorted(key for key in _said(live) if not words.has_message(key)) == []


def _name(client: Client) -> str:
    assert client.person is not None
    return client.person.name


Points = list[tuple[list[int], list[int]]]


def _by_replay(game: str, journal: str) -> Points:
    """Results and sheets by the rules alone: no server, no client, only the exported journal."""
    rules = find_game(game)
    match = replay(rules, load(rules, journal.splitlines(keepends=True)))
    assert match.is_over
    results = rules.result(match.state)
    return [
        (list(result), [line.points for line in rules.sheet(match.state, seat)])
        for seat, result in enumerate(results)
    ]


def _points(scores: list[Score]) -> Points:
    return [(score.result, [line.points for line in score.sheet]) for score in scores]


async def _words(client: Client, game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(await client.words(game, language)))
    return bundle


def _said(live: Live) -> set[str]:
    """The ids of all messages that a player was sent: the log, the question, the score sheets."""
    assert live.position is not None
    messages = [told.message for entry in live.entries for told in entry.events]
    messages += [live.position.question]
    messages += [line.label for score in live.position.scores for line in score.sheet]
    return {key for message in messages for key in _ids(message)}


def _ids(message: dict[str, Any]) -> Iterator[str]:
    yield message["id"]
    for value in message["args"].values():
        if isinstance(value, dict) and "id" in value:
            yield from _ids(value)


@in_loop
async def test_the_example_bot_of_the_documentation_plays(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        made = await ana.create("sealed_bids", ["me", "open"])
        assert made.invitation is not None
        async with ana.live(made.table.id) as live:
            await asyncio.gather(
                example.main(server.url, made.table.id, made.invitation.token), play(live)
            )
