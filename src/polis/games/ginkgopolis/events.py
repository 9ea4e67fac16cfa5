"""The facts of the game, in the past tense. A side is a seat, or Hal in the solo game.

Cards, tiles and cells are the ints of `components` and `geometry`; `messages` names them.
"""

from dataclasses import dataclass
from typing import ClassVar

from polis.games.ginkgopolis.components import CARD_NAMES
from polis.kernel.event import PrivateEvent, PublicEvent
from polis.kernel.message import Part, part


def card_part(card: int) -> Part:
    return part("card", CARD_NAMES[card])


def tile_part(tile: int) -> Part:
    return part("tile", CARD_NAMES[tile])


def cards_part(cards: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(card_part(card) for card in cards)


def tiles_part(tiles: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(tile_part(tile) for tile in tiles)


# -- choosing -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CharacterPicked(PublicEvent):
    side: int


@dataclass(frozen=True, slots=True)
class CharacterKept(PrivateEvent):
    card: int

    def public(self) -> PublicEvent | None:
        return CharacterPicked(self.owner)

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@dataclass(frozen=True, slots=True)
class PacketReceived(PrivateEvent):
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def public(self) -> PublicEvent | None:
        return None

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@dataclass(frozen=True, slots=True)
class CharactersShown(PublicEvent):
    side: int
    cards: tuple[int, ...]
    resources: int
    points: int
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@dataclass(frozen=True, slots=True)
class CardPicked(PrivateEvent):
    card: int

    def public(self) -> PublicEvent | None:
        return None

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@dataclass(frozen=True, slots=True)
class Sealed(PublicEvent):
    side: int
    with_tile: bool


@dataclass(frozen=True, slots=True)
class ChoiceSealed(PrivateEvent):
    card: int
    tile: int  # NOTHING: the card alone

    def public(self) -> PublicEvent | None:
        return Sealed(self.owner, self.tile >= 0)

    def parts(self) -> tuple[Part, ...]:
        tiles = (tile_part(self.tile),) if self.tile >= 0 else ()
        return (card_part(self.card), *tiles)


@dataclass(frozen=True, slots=True)
class HandRenewed(PublicEvent):
    side: int
    discarded: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.discarded)


# -- acting ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChoiceRevealed(PublicEvent):
    side: int
    card: int
    tile: int  # NOTHING: the card alone
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        tiles = (tile_part(self.tile),) if self.tile >= 0 else ()
        return (card_part(self.card), *tiles)


@dataclass(frozen=True, slots=True)
class FellBack(PublicEvent):
    """The tile could not be paid for: it went back to the stock."""

    side: int
    tile: int

    def parts(self) -> tuple[Part, ...]:
        return (tile_part(self.tile),)


@dataclass(frozen=True, slots=True)
class Exploited(PublicEvent):
    side: int
    card: int
    cell: int  # NOTHING for a letter
    height: int


@dataclass(frozen=True, slots=True)
class Urbanized(PublicEvent):
    side: int
    card: int
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class FloorBuilt(PublicEvent):
    side: int
    card: int
    tile: int
    cell: int
    height: int
    points_paid: int
    resources_placed: int
    resources_paid: int  # for another colour, back to the pool


@dataclass(frozen=True, slots=True)
class ResourcesReturned(PublicEvent):
    """A building was covered: its resources went back to their owner."""

    side: int
    resources: int
    points: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(PublicEvent):
    letter: int
    cell: int
    pushed: bool


@dataclass(frozen=True, slots=True)
class Gained(PublicEvent):
    side: int
    cause: str  # building, bonus, letter, hal
    resources: int
    points: int


@dataclass(frozen=True, slots=True)
class TilesTakenUnseen(PublicEvent):
    side: int
    count: int


@dataclass(frozen=True, slots=True)
class TilesTaken(PrivateEvent):
    tiles: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def public(self) -> PublicEvent | None:
        return TilesTakenUnseen(self.owner, len(self.tiles))

    def parts(self) -> tuple[Part, ...]:
        return tiles_part(self.tiles)


# -- the table ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    number: int
    first: int


@dataclass(frozen=True, slots=True)
class CardsReceived(PrivateEvent):
    """The cards that came into a hand: passed on by the neighbour, drawn, or both."""

    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def public(self) -> PublicEvent | None:
        return None

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@dataclass(frozen=True, slots=True)
class DeckRebuilt(PublicEvent):
    joined: tuple[int, ...]
    set_aside: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.joined + self.set_aside)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(PublicEvent):
    """Solo: the unused cards were discarded."""

    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@dataclass(frozen=True, slots=True)
class SupplyExhausted(PublicEvent):
    times: int


@dataclass(frozen=True, slots=True)
class TilesGivenBack(PublicEvent):
    side: int
    count: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TilesReturned(PrivateEvent):
    tiles: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def public(self) -> PublicEvent | None:
        return TilesGivenBack(self.owner, len(self.tiles))

    def parts(self) -> tuple[Part, ...]:
        return tiles_part(self.tiles)


@dataclass(frozen=True, slots=True)
class EndTriggered(PublicEvent):
    cause: str  # tiles, resources, hal (he cannot build), rounds
    side: int  # NOTHING for tiles and rounds


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    totals: tuple[int, ...]  # by side


# -- Hal ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HalDrew(PublicEvent):
    """Hal's card was turned over."""

    card: int
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@dataclass(frozen=True, slots=True)
class HalDiscarded(PublicEvent):
    """Expert level, or a turn that Hal could not take: a card he did not use."""

    card: int

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@dataclass(frozen=True, slots=True)
class HalTookTile(PublicEvent):
    tile: int
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return (tile_part(self.tile),)


EVENT_TYPES = (
    CharacterPicked,
    CharacterKept,
    PacketReceived,
    CharactersShown,
    CardPicked,
    Sealed,
    ChoiceSealed,
    HandRenewed,
    ChoiceRevealed,
    FellBack,
    Exploited,
    Urbanized,
    FloorBuilt,
    ResourcesReturned,
    MarkerMoved,
    Gained,
    TilesTakenUnseen,
    TilesTaken,
    RoundBegan,
    CardsReceived,
    DeckRebuilt,
    CardsDiscarded,
    SupplyExhausted,
    TilesGivenBack,
    TilesReturned,
    EndTriggered,
    GameEnded,
    HalDrew,
    HalDiscarded,
    HalTookTile,
)
