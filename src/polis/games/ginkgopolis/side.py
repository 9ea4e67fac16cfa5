"""What belongs to one side: a seat, or Hal."""

from polis.games.ginkgopolis.components import NOTHING


class Side:
    """Amounts, sets of tiles and cards (a bit each), a hand (`hands`) and a choice.

    Amounts lie behind the screen but can be tracked; tiles, hand and choice are secret: owner.
    """

    __slots__ = (
        "bonuses",
        "chosen_card",
        "chosen_tile",
        "hand",
        "passed",
        "points",
        "pool",
        "resources",
        "tableau",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        pool: int = 0,
        resources: int = 0,
        points: int = 0,
        tokens: int = 0,
        tiles: int = 0,
        tableau: int = 0,
        bonuses: int = 0,
        hand: int = 0,
        passed: int = 0,
        chosen_card: int = NOTHING,
        chosen_tile: int = NOTHING,
    ) -> None:
        self.pool: int = pool  # public
        self.resources: int = resources
        self.points: int = points
        self.tokens: int = tokens  # public
        self.tiles: int = tiles  # a set; secret: owner
        self.tableau: int = tableau  # a set of building cards; public
        self.bonuses: int = bonuses  # what the tableau brings, packed by `components`; public
        self.hand: int = hand  # secret: owner
        self.passed: int = passed  # a hand, given on; secret: giver
        self.chosen_card: int = chosen_card  # still in the hand; secret: owner
        self.chosen_tile: int = chosen_tile  # no longer in stock; secret: owner

    def clone(self) -> "Side":
        return Side(
            self.pool,
            self.resources,
            self.points,
            self.tokens,
            self.tiles,
            self.tableau,
            self.bonuses,
            self.hand,
            self.passed,
            self.chosen_card,
            self.chosen_tile,
        )
