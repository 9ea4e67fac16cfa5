"""The events of the game, in the past tense. All seats see all of them.

Cards, tiles, kinds and colours are the ints of `components`; places are tile cells and spaces of
the seat's district, counted from its starting tile.
"""

from functools import cache
from typing import ClassVar

from polis.games.cities.components import (
    BUILDINGS,
    COLOUR_NAMES,
    COLUMNS,
    DISTRICTS,
    FEATURES,
    GOALS,
    KIND_NAMES,
)
from polis.kernel.event import PublicEvent, event
from polis.kernel.message import Part, part


def goal_part(card: int) -> Part:
    return part("goal", card + 1)


def tile_part(tile: int) -> Part:
    return part("tile", tile + 1)


def feature_part(kind: int) -> Part:
    return part("feature", KIND_NAMES[kind])


def building_part(colour: int) -> Part:
    return part("building", COLOUR_NAMES[colour])


def item_part(row: int, item: int) -> Part:
    """A component of a row of the market, as a part."""
    if row == GOALS:
        return goal_part(item)
    if row == DISTRICTS:
        return tile_part(item)
    return feature_part(item) if row == FEATURES else building_part(item)


def item_parts(row: int, items: tuple[int, ...]) -> tuple[Part, ...]:
    return tuple(item_part(row, item) for item in items)


def slot_part(slot: int) -> Part:
    return part("slot", f"{slot // COLUMNS + 1}.{slot % COLUMNS + 1}")


def cell_part(x: int, y: int) -> Part:
    """A cell of a district, as a part."""
    return part("cell", f"{x},{y}")


@cache  # scores point at hundreds of spaces
def space_part(x: int, y: int) -> Part:
    return part("space", f"{x},{y}")


# -- setup and market -----------------------------------------------------------------------------


@event
class StartTileChosen(PublicEvent):
    seat: int
    tile: int

    def parts(self) -> tuple[Part, ...]:
        return (tile_part(self.tile),)


@event
class MarketFilled(PublicEvent):
    number: int  # of the round
    goals: tuple[int, ...]
    tiles: tuple[int, ...]
    features: tuple[int, ...]
    buildings: tuple[int, ...]  # column by column
    reveals: ClassVar[bool] = True
    begins_round: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return (
            *item_parts(GOALS, self.goals),
            *item_parts(DISTRICTS, self.tiles),
            *item_parts(FEATURES, self.features),
            *item_parts(BUILDINGS, self.buildings),
        )


@event
class MarketCleared(PublicEvent):
    """With three players: the components that no player took left the game."""

    goals: tuple[int, ...]
    tiles: tuple[int, ...]
    features: tuple[int, ...]
    buildings: tuple[int, ...]
    hidden: tuple[int, ...]  # the rows whose hidden component left unseen

    def parts(self) -> tuple[Part, ...]:
        return (
            *item_parts(GOALS, self.goals),
            *item_parts(DISTRICTS, self.tiles),
            *item_parts(FEATURES, self.features),
            *item_parts(BUILDINGS, self.buildings),
        )


@event
class StarTaken(PublicEvent):
    seat: int


@event
class GameEnded(PublicEvent):
    pass


# -- a turn ---------------------------------------------------------------------------------------


@event
class WorkerPlaced(PublicEvent):
    seat: int
    slot: int


@event
class ItemsRevealed(PublicEvent):
    """A hidden component, or one from the bag, is shown to all seats."""

    seat: int
    row: int
    items: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def parts(self) -> tuple[Part, ...]:
        return item_parts(self.row, self.items)


@event
class ItemsTaken(PublicEvent):
    seat: int
    row: int
    items: tuple[int, ...]

    def parts(self) -> tuple[Part, ...]:
        return item_parts(self.row, self.items)


@event
class TilePlaced(PublicEvent):
    seat: int
    tile: int
    x: int
    y: int
    turn: int

    def parts(self) -> tuple[Part, ...]:
        return (tile_part(self.tile),)


@event
class FeaturePlaced(PublicEvent):
    seat: int
    feature: int
    x: int
    y: int

    def parts(self) -> tuple[Part, ...]:
        return (feature_part(self.feature),)


@event
class TheaterTaken(PublicEvent):
    """A feature just taken was given up for a theater."""

    seat: int
    given: int
    theater: int

    def parts(self) -> tuple[Part, ...]:
        return (feature_part(self.given), feature_part(self.theater))


@event
class BuildingPlaced(PublicEvent):
    seat: int
    colour: int
    x: int
    y: int
    height: int

    def parts(self) -> tuple[Part, ...]:
        return (building_part(self.colour),)


@event
class ItemsLeft(PublicEvent):
    """Components that the player could not or would not place left the game."""

    seat: int
    row: int
    items: tuple[int, ...]

    def parts(self) -> tuple[Part, ...]:
        return item_parts(self.row, self.items)


@event
class AchievementGained(PublicEvent):
    seat: int
    achievement: int  # of the match's city
    points: int


EVENT_TYPES = (
    StartTileChosen,
    MarketFilled,
    MarketCleared,
    StarTaken,
    GameEnded,
    WorkerPlaced,
    ItemsRevealed,
    ItemsTaken,
    TilePlaced,
    FeaturePlaced,
    TheaterTaken,
    BuildingPlaced,
    ItemsLeft,
    AchievementGained,
)
