"""Check every law on every installed game and on the toys, with every option."""

import importlib
import pkgutil
from collections.abc import Iterator
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import polis
import polis.games
from polis.kernel.config import Value
from polis.kernel.errors import BadConfig
from polis.kernel.game import AnyGame
from polis.kernel.laws import LAWS, Law, Options
from polis.kernel.registry import find_game, game_names
from tests.toys import TOYS

FEW = 3
MANY = 30
# Compiled: a thousand matches for every number of seats, divided among the laws.
EACH = 1000 // len(LAWS) + 1 if polis.COMPILED else 4

seeds = st.integers(0, 2**64 - 1)
choices = st.one_of(st.integers(0, 2**32 - 1), st.lists(st.integers(0, 999), max_size=60))


def all_games() -> list[AnyGame]:
    """The toys, the games of this repository and all other installed games."""
    games = {toy.id: toy for toy in TOYS}
    for found in pkgutil.iter_modules(polis.games.__path__, "polis.games."):
        game: AnyGame = importlib.import_module(found.name).GAME
        games[game.id] = game
    for name in game_names():
        games.setdefault(name, find_game(name))
    return list(games.values())


def option_sets(game: AnyGame) -> Iterator[dict[str, Value]]:
    """Every number of seats, and every other value once, if possible with the default seats."""
    options = {option.name: option for option in game.options()}
    seats = options.pop("seats")
    for number in seats.values:
        yield {"seats": number}
    for option in options.values():
        for value in option.values:
            if value != option.default:
                sets = [{"seats": n, option.name: value} for n in (seats.default, *seats.values)]
                yield next(options for options in sets if is_allowed(game, options))


def is_allowed(game: AnyGame, options: Options) -> bool:
    try:
        game.config(options)
    except BadConfig:
        return False
    return True


def name_of(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}={choice}" for name, choice in value.items())
    if isinstance(value, int):
        return f"seats={value}"
    name = getattr(value, "id", None) or getattr(value, "__name__", "")
    return str(name).removeprefix("law_")


GAMES = all_games()
TABLES = [(game, options) for game in GAMES for options in option_sets(game)]
SEATS = [(game, options["seats"]) for game, options in TABLES if len(options) == 1]


@pytest.mark.parametrize("law", LAWS, ids=name_of)
@pytest.mark.parametrize("game, options", TABLES, ids=name_of)
def test_a_game_obeys_a_law_with_every_option(law: Law, game: AnyGame, options: Options) -> None:
    seed = crc32(
        f"{name_of(law)} {game.id} {name_of(options)}".encode()
    )  # a different one for each test
    law(game, options, seed, seed)


def any_options(game: AnyGame) -> st.SearchStrategy[dict[str, Value]]:
    """Any combination of values that the game allows."""
    choosable = [option for option in game.options() if option.values]
    sets = st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in choosable})
    return sets.filter(lambda options: is_allowed(game, options))


@pytest.mark.parametrize("law", LAWS, ids=name_of)
@pytest.mark.parametrize("game", GAMES, ids=name_of)
@settings(max_examples=FEW, deadline=None, derandomize=True, database=None)
@given(data=st.data(), seed=seeds, choices=choices)
def test_a_game_obeys_a_law(
    law: Law, game: AnyGame, data: st.DataObject, seed: int, choices: int | list[int]
) -> None:
    law(game, data.draw(any_options(game)), seed, choices)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=name_of)
@pytest.mark.parametrize("game", GAMES, ids=name_of)
@settings(max_examples=MANY, deadline=None, derandomize=True, database=None)
@given(data=st.data(), seed=seeds, choices=choices)
def test_a_game_obeys_a_law_in_many_matches(
    law: Law, game: AnyGame, data: st.DataObject, seed: int, choices: int | list[int]
) -> None:
    law(game, data.draw(any_options(game)), seed, choices)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=name_of)
@pytest.mark.parametrize("game, seats", SEATS, ids=name_of)
def test_laws_hold_in_a_thousand_matches_at_every_number_of_seats(
    law: Law, game: AnyGame, seats: int
) -> None:
    first = crc32(f"{name_of(law)} {game.id} {seats}".encode())
    for seed in range(first, first + EACH):
        law(game, {"seats": seats}, seed, seed)


def test_every_option_of_every_game_is_tried() -> None:
    for game in GAMES:
        tried = [options for played, options in TABLES if played is game]
        for option in game.options():
            values = {options.get(option.name, option.default) for options in tried}
            assert values >= set(option.values), f"{game.id}: {option.name}"


def test_every_law_has_a_text() -> None:
    for law in LAWS:
        assert law.__doc__, f"{law!r} has no text"
        assert law.__doc__.rstrip().endswith(".")
