"""What the server offers: games with their options, bots, and the words of a game."""

import httpx
import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from polis.client import Client, Refused
from polis.kernel.message import Part
from polis.kernel.registry import game_names
from polis.text.catalogue import LANGUAGES
from polis.wire.plain import plain_message
from polis.wire.resources import Catalogue
from tests.server.serving import in_loop, persons, seated, serving, settings_for


@in_loop
async def test_the_catalogue_names_games_options_and_bots(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        offered: Catalogue = await ana.catalogue()
        assert {"sealed_bids", "peaks"} < {game.id for game in offered.games}
        assert [bot.name for bot in offered.bots] == [
            "rival",
            "adaptive",
        ]  # yardsticks are not offered
        local = {option.name for game in offered.games for option in game.options}
        assert "content" not in local  # it names a folder of the machine


@pytest.mark.parametrize("language", LANGUAGES)
@in_loop
async def test_a_client_gets_the_words_of_a_game_that_it_does_not_carry(
    sqlite: str, language: str
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        answer = await http.get(f"/api/games/sealed_bids/words/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(answer.text))
        assert bundle.has_message("do-bid")
        assert "#" not in answer.text


@in_loop
async def test_words_that_a_browser_has_are_not_sent_again(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        path = "/api/games/peaks/words/en"
        first = await http.get(path)
        assert first.headers["cache-control"] == "public, no-cache"
        tag = {"if-none-match": first.headers["etag"]}
        again = await http.get(path, headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        other = await http.get("/api/games/peaks/words/hu", headers=tag)
        assert other.status_code == 200


@in_loop
async def test_words_of_unknown_games_and_languages_are_refused(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        for path, code in (("chess/words/en", "unknown-game"), ("peaks/words/xx", "bad-message")):
            assert (await http.get(f"/api/games/{path}")).json()["code"] == code
        assert (await http.get("/api/games/../words/en")).status_code == 404


@pytest.mark.parametrize("game", ["peaks", *game_names()])
@in_loop
async def test_a_client_without_the_game_can_say_everything_that_it_is_sent(
    sqlite: str, game: str
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, game, visibility="public") as (table_id, lives),
        Client(server.url) as guest,
    ):
        rules = server.services.hub.games.find(game)
        for number in range(2):
            for live in lives:
                if live.position is not None and live.position.decision is not None:
                    chosen = live.position.choices[number % len(live.position.choices)]
                    await live.act(chosen.action)
        playing = server.services.hub.tables[table_id].playing
        assert playing is not None
        for client, seat in ((clients[0], 0), (clients[1], 1), (guest, None)):
            names = await client.names(table_id)
            position = playing.position(seat)
            choices = msgspec.json.decode(msgspec.json.encode(position.choices))
            mentioned = {part for choice in choices for part in choice["parts"]}
            assert {part for part in mentioned if not part.startswith("seat:")} <= names.keys()
            for part, name in names.items():
                assert name == plain_message(rules.say(Part(part), playing.view(seat)))
        with pytest.raises(Refused, match="not-your-seat"):
            await clients[0].names(table_id, seat=1)
