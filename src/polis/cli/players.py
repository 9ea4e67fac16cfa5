"""Who sits where: people and bots, as `--seats` and a journal's header name them."""

from collections.abc import Sequence
from dataclasses import dataclass

from polis.bots.bot import Bot
from polis.bots.registry import UnknownBot, bot_names, bots, find_bot
from polis.text.voice import Voice

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody in a seat; a person has no bot."""

    name: str
    bot: Bot | None


def split_seats(text: str) -> tuple[str, ...]:
    """The seats of a text such as `human:Ana,greedy:1,random`. Raises UnknownBot."""
    seats = tuple(seat.strip() for seat in text.split(","))
    for seat in seats:
        if not is_human(seat):
            _check_bot(seat)
    return seats


def seat_players(seats: Sequence[str], voice: Voice) -> list[Player]:
    """The players of the seats; whoever is not a known bot is a person of that name."""
    return [_player(seat, number, voice) for number, seat in enumerate(seats, start=1)]


def is_human(seat: str) -> bool:
    return seat.partition(":")[0] == HUMAN


def _check_bot(seat: str) -> None:
    if seat.partition(":")[0] not in bots():
        known = ", ".join([HUMAN, *bot_names()])
        reason = f"nobody is called {seat!r}; a seat is one of: {known}"
        raise UnknownBot(reason, bot=seat, known=known)
    find_bot(seat)


def _player(seat: str, number: int, voice: Voice) -> Player:
    kind, _, rest = seat.partition(":")
    if kind == HUMAN or kind not in bots():
        name = rest if kind == HUMAN else seat
        return Player(name or voice.tell("player-human", number=number), None)
    return Player(voice.tell("player-bot", bot=kind, number=number), find_bot(seat))
