"""A position as lines of text, one per field; lists by seat are separated by slashes."""

from typing import TypeVar

from polis.kernel.errors import BadConfig, BadNotation
from polis.kernel.rng import Rng
from tests.toys.sealed_bids.config import make_config
from tests.toys.sealed_bids.state import BidsState

T = TypeVar("T")


def write(state: BidsState) -> str:
    config, rng = state.config, state.rng
    rows = {
        "options": [config.seats, config.lots, int(config.exchange)],
        "flow": [state.waiting, state.question, state.lots_left, state.lot],
        "agenda": state.agenda,
        "deck": state.deck,
        "bids": state.bids,
        "discards": state.discards,
        "exchanged": state.exchanged,
        "rng": [rng.a, rng.b, rng.c, rng.draws],
    }
    lines = [f"{name} {_words(numbers)}" for name, numbers in rows.items()]
    by_seat = {"hands": state.hands, "won": state.won, "remembered": state.remembered}
    lines += [f"{name} {'/'.join(map(_words, lists))}" for name, lists in by_seat.items()]
    return "".join(f"{line}\n" for line in lines)


def read(text: str) -> BidsState:
    try:
        return _read(dict(line.split(" ", 1) for line in text.splitlines()))
    except (ValueError, KeyError, BadConfig) as error:
        raise BadNotation(f"not a position of sealed bids: {error}") from error


def _read(rows: dict[str, str]) -> BidsState:
    seats, lots, exchange = _numbers(rows["options"])
    config = make_config({"seats": seats, "lots": lots, "exchange": bool(exchange)})
    a, b, c, draws = _numbers(rows["rng"])
    state = BidsState(config, Rng(a, b, c, draws))
    state.waiting, state.question, state.lots_left, state.lot = _numbers(rows["flow"])
    state.agenda = _numbers(rows["agenda"])
    state.deck = _numbers(rows["deck"])
    state.discards = _numbers(rows["discards"])
    state.bids = _for_each_seat(seats, _numbers(rows["bids"]))
    state.exchanged = _for_each_seat(seats, _numbers(rows["exchanged"]))
    state.hands = _for_each_seat(seats, _lists(rows["hands"]))
    state.won = _for_each_seat(seats, _lists(rows["won"]))
    state.remembered = _for_each_seat(seats, _lists(rows["remembered"]))
    return state


def _words(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def _lists(text: str) -> list[list[int]]:
    return [_numbers(piece) for piece in text.split("/")]


def _for_each_seat(seats: int, items: list[T]) -> list[T]:
    if len(items) != seats:
        raise ValueError(f"{len(items)} entries for {seats} seats")
    return items
