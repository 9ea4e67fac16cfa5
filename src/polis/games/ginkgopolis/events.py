"""The facts of the game, in the past tense. A side is a seat, or Hal in the solo game.

Cards, tiles and cells are the ints of `components` and `geometry`; `messages` names them.
"""

from typing import ClassVar

from polis.games.ginkgopolis.components import CARD_NAMES, NUM_TILES
from polis.kernel.event import PrivateEvent, PublicEvent, event
from polis.kernel.message import Part, part

_CARD_PARTS = tuple(part("card", name) for name in CARD_NAMES)
_TILE_PARTS = tuple(part("tile", name) for name in CARD_NAMES[:NUM_TILES])


def card_part(card: int) -> Part:
    return _CARD_PARTS[card]


def tile_part(tile: int) -> Part:
    return _TILE_PARTS[tile]


def cards_part(cards: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(card_part(card) for card in cards)


def tiles_part(tiles: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(tile_part(tile) for tile in tiles)


# -- choosing -------------------------------------------------------------------------------------


@event
class CharacterPicked(PublicEvent):
    side: int


@event
class CharacterKept(PrivateEvent):
    card: int

    def public(self) -> PublicEvent | None:
        return CharacterPicked(self.owner)

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@event
class PacketReceived(PrivateEvent):
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def public(self) -> PublicEvent | None:
        return None

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@event
class CharactersShown(PublicEvent):
    side: int
    cards: tuple[int, ...]
    resources: int
    points: int
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@event
class CardPicked(PrivateEvent):
    card: int

    def public(self) -> PublicEvent | None:
        return None

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@event
class Sealed(PublicEvent):
    side: int
    with_tile: bool


@event
class ChoiceSealed(PrivateEvent):
    card: int
    tile: int  # NOTHING: the card alone

    def public(self) -> PublicEvent | None:
        return Sealed(self.owner, self.tile >= 0)

    def parts(self) -> tuple[Part, ...]:
        tiles = (tile_part(self.tile),) if self.tile >= 0 else ()
        return (card_part(self.card), *tiles)


@event
class HandRenewed(PublicEvent):
    side: int
    discarded: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.discarded)


# -- acting ---------------------------------------------------------------------------------------


@event
class ChoiceRevealed(PublicEvent):
    side: int
    card: int
    tile: int  # NOTHING: the card alone
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        tiles = (tile_part(self.tile),) if self.tile >= 0 else ()
        return (card_part(self.card), *tiles)


@event
class FellBack(PublicEvent):
    """The tile could not be paid for: it went back to the stock."""

    side: int
    tile: int

    def parts(self) -> tuple[Part, ...]:
        return (tile_part(self.tile),)


@event
class Exploited(PublicEvent):
    side: int
    card: int
    cell: int  # NOTHING for a letter
    height: int


@event
class Urbanized(PublicEvent):
    side: int
    card: int
    tile: int
    cell: int


@event
class FloorBuilt(PublicEvent):
    side: int
    card: int
    tile: int
    cell: int
    height: int
    points_paid: int
    resources_placed: int
    resources_paid: int  # for another colour, back to the pool


@event
class ResourcesReturned(PublicEvent):
    """A building was covered: its resources went back to their owner."""

    side: int
    resources: int
    points: int


@event
class MarkerMoved(PublicEvent):
    letter: int
    cell: int
    pushed: bool


@event
class Gained(PublicEvent):
    side: int
    cause: str  # building, bonus, letter, hal
    payer: int  # the cell of the building that paid; NOTHING: another cause
    resources: int
    points: int


@event
class TilesTakenUnseen(PublicEvent):
    side: int
    count: int
    payer: int


@event
class TilesTaken(PrivateEvent):
    tiles: tuple[int, ...]
    payer: int  # the cell of the building that paid; NOTHING: another cause
    reveals: ClassVar[bool] = True

    def public(self) -> PublicEvent | None:
        return TilesTakenUnseen(self.owner, len(self.tiles), self.payer)

    def parts(self) -> tuple[Part, ...]:
        return tiles_part(self.tiles)


@event
class TilesLost(PublicEvent):
    """Tiles that were to be taken after the second exhaustion."""

    side: int
    count: int


# -- the table ------------------------------------------------------------------------------------


@event
class RoundBegan(PublicEvent):
    number: int
    first: int
    begins_round: ClassVar[bool] = True


@event
class CardsReceived(PrivateEvent):
    """The cards that came into a hand: passed on by the neighbour, drawn, or both."""

    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def public(self) -> PublicEvent | None:
        return None

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@event
class DeckRebuilt(PublicEvent):
    joined: tuple[int, ...]
    set_aside: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.joined + self.set_aside)


@event
class CardsDiscarded(PublicEvent):
    """Solo: the unused cards were discarded."""

    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return cards_part(self.cards)


@event
class SupplyExhausted(PublicEvent):
    times: int


@event
class TilesReturned(PublicEvent):
    """All see which tiles a side gave back, before they are shuffled face down (G14.4)."""

    side: int
    tiles: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return tiles_part(self.tiles)


@event
class EndTriggered(PublicEvent):
    cause: str  # tiles, resources, hal (he cannot build), rounds
    side: int  # NOTHING for tiles and rounds


@event
class GameEnded(PublicEvent):
    totals: tuple[int, ...]  # by side


# -- Hal ------------------------------------------------------------------------------------------


@event
class HalDrew(PublicEvent):
    """Hal's card was turned over."""

    card: int
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@event
class HalDiscarded(PublicEvent):
    """Expert level, or a turn that Hal could not take: a card he did not use."""

    card: int
    kept: int  # the card that he plays instead; NOTHING: none

    def parts(self) -> tuple[Part, ...]:
        return (card_part(self.card),)


@event
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
    TilesLost,
    RoundBegan,
    CardsReceived,
    DeckRebuilt,
    CardsDiscarded,
    SupplyExhausted,
    TilesReturned,
    EndTriggered,
    GameEnded,
    HalDrew,
    HalDiscarded,
    HalTookTile,
)
