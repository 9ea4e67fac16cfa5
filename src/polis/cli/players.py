"""The players by seat: people and bots, as `--seats` and a journal's header name them."""

from collections.abc import Sequence
from dataclasses import dataclass

from polis.bots.bot import Bot
from polis.bots.custom import is_custom, load_bot
from polis.bots.registry import LEVEL_NAMES, UnknownBot, bot_names, is_bot
from polis.text.voice import Voice

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Player:
    """A player in a seat; `bot` is None for a person."""

    name: str
    bot: Bot | None


def split_seats(text: str) -> tuple[str, ...]:
    """Parse a text such as `human:Ana,greedy:1,my_bots:First`. Raises UnknownBot."""
    seats = tuple(seat.strip() for seat in text.split(","))
    for seat in seats:
        if not is_human(seat):
            _check_bot(seat)
    return seats


def seat_players(seats: Sequence[str], voice: Voice) -> list[Player]:
    """The players of the seats; a name that is not a known bot is a person."""
    return [_player(seat, number, voice) for number, seat in enumerate(seats, start=1)]


def is_human(seat: str) -> bool:
    return seat.partition(":")[0] == HUMAN


def _check_bot(seat: str) -> None:
    if not is_bot(seat) and not is_custom(seat):
        known = ", ".join([HUMAN, *LEVEL_NAMES, *bot_names()])
        reason = f"there is no player called {seat!r}; a seat is one of: {known}"
        raise UnknownBot(reason, bot=seat, known=known)
    load_bot(seat)


def _player(seat: str, number: int, voice: Voice) -> Player:
    kind, _, rest = seat.partition(":")
    if kind == HUMAN or not (is_bot(seat) or is_custom(seat)):
        name = rest if kind == HUMAN else seat
        return Player(name or voice.tell("player-human", number=number), None)
    name = rest if is_custom(seat) else kind
    return Player(voice.tell("player-bot", bot=name, number=number), load_bot(seat))
