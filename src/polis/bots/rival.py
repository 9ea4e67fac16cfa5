"""The ladder of opponents: five levels, the same in every game, each stronger than the last.

A level is a way to think plus natural mistakes: it overlooks plans, or takes one that looks almost
as good. Where no weights were trained, the levels search by playouts if the game has plans, and
otherwise the greedy bot stands in.
"""

from typing import Final

from polis.bots.bot import Bot, Turn
from polis.bots.greedy import Greedy
from polis.bots.playouts import Foresight, Search
from polis.bots.thinker import Style, Thought
from polis.bots.weights import Model, find_model
from polis.kernel.game import Action, AnyGame

STYLES: Final = (
    Style(worlds=(), temperature=2.5, overlooked=0.3),
    Style(worlds=(), temperature=0.6),
    Style(worlds=(2,), temperature=0.06),
    Style(worlds=(4,), temperature=0.03),
    Style(worlds=(6, 6, 12, 24, 48), survivors=2),
)
FORESIGHTS: Final = (
    Foresight(shortlist=99, positions=0, temperature=4.0, overlooked=0.6),
    Foresight(shortlist=99, positions=0, temperature=1.5, overlooked=0.3),
    Foresight(shortlist=99, positions=0, temperature=0.8),
    Foresight(shortlist=4, positions=8, rounds=0, temperature=0.7),
    Foresight(),
)
GREEDY_LEVELS: Final = (1, 1, 2, 2, 2)  # what stands in where nothing was trained


class Rival(Bot):
    """An opponent of level 1 (the gentlest) to 5."""

    def __init__(self, level: int = 3) -> None:
        self.style: Style = STYLES[level - 1]
        self.foresight: Foresight = FORESIGHTS[level - 1]
        self.stand_in = Greedy(GREEDY_LEVELS[level - 1])

    def choose(self, turn: Turn) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        thought = think(turn, self.style)
        if thought is not None:
            return thought.best()
        mind = turn.game.mind()
        if mind is None:
            return self.stand_in.choose(turn)
        return Search(turn, mind, self.foresight).best()


def think(turn: Turn, style: Style) -> Thought | None:
    """The search for a turn; None: nothing was trained for this match."""
    mind = turn.game.mind()
    model = model_for(turn.game, turn.view)
    if mind is None or model is None:
        return None
    return Thought(turn, mind, model.choice, model.network, style)


def model_for(game: AnyGame, view: object) -> Model | None:
    """The weights for a match; a view says which options are played."""
    mind = game.mind()
    if mind is None:
        return None
    return find_model(game, mind.course(getattr(view, "config")))  # noqa: B009 - any view has it
