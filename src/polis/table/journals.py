"""Take over a journal from elsewhere: check it, replay it, number its entries for all streams."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from polis.kernel.errors import DamagedJournal, PolisError
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header, load, read_header
from polis.kernel.match import Match
from polis.table.match import TableMatch
from polis.table.records import SeatRecord, StoredStep

MOST_LINES = 3_000
MOST_REPLAYED = 20  # steps that takebacks make it necessary to repeat, per line


class TooLong(PolisError):
    """The journal would be too much work."""

    code = "too-large"


@dataclass(frozen=True, slots=True)
class Text:
    """A journal as text, with its header."""

    header: Header
    lines: list[str]


def read_text(text: str) -> Text:
    """Check the size and the header of a journal. Raises DamagedJournal, TooLong."""
    lines = text.splitlines(keepends=True)
    header = read_header(lines[0]) if lines else None
    if header is None:
        raise DamagedJournal("the journal is empty")
    if not 0 <= header.version < 2**31:
        raise DamagedJournal("no rules have such a version")
    if len(lines) > MOST_LINES:
        raise TooLong("the journal is too long", most=MOST_LINES)
    return Text(header, lines)


def replayed(
    game: AnyGame, text: Text, moment: int, check: Callable[[], None] = lambda: None
) -> tuple[Match, list[StoredStep]]:
    """The match of a journal, and its entries with their numbers in all streams.

    `check` is called after every entry and may raise. Raises DamagedJournal, TooLong.
    """
    journal = load(game, text.lines)
    table_match = TableMatch(game, journal.header)
    table_match.adopting()
    steps = []
    for entry in journal.entries:
        steps.append(table_match.adopt(entry, moment))
        if table_match.match.replayed > MOST_REPLAYED * len(text.lines):
            raise TooLong("too many steps are taken back", most=MOST_REPLAYED * len(text.lines))
        check()
    table_match.match.drop_saved()
    return table_match.match, steps


def player_names(header: Header, seats: int) -> list[str]:
    """A name for every seat; a number where the journal has none."""
    return [*header.players, *(f"{number + 1}" for number in range(len(header.players), seats))]


def adopted_seats(
    person: str, names: Sequence[str], is_bot: Callable[[str], bool]
) -> list[SeatRecord]:
    """The seats of an adopted match: bots play on, the others belong to the person.

    Between bots alone, the person gets all seats: a table needs a person.
    """
    has_people = not all(map(is_bot, names))
    return [
        SeatRecord(number, "bot", None, name, name, None, None, None)
        if has_people and is_bot(name)
        else SeatRecord(number, "person", person, name, None, None, None, None)
        for number, name in enumerate(names)
    ]
