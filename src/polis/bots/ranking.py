"""The plans of a turn in the order in which a level prefers them, and their explanation."""

from collections.abc import Sequence
from typing import Any

from polis.bots.bot import Turn
from polis.bots.explain import IDEAS, WORLDS, Explanation, explain
from polis.bots.playouts import Search
from polis.bots.rival import Rival, think
from polis.kernel.mind import Plan


def explained(bot: Rival, turn: Turn, worlds: int = WORLDS, ideas: int = IDEAS) -> Explanation:
    """The best ideas of a level for a turn. The first one is what the level plays."""
    return explain(turn, ranked_plans(bot, turn), worlds, ideas)


def ranked_plans(bot: Rival, turn: Turn) -> list[Plan]:
    """The plans, best first; the first one is what the bot chooses."""
    thought = think(turn, bot.style)
    if thought is not None:
        chosen = thought.plan()
        means = [thought.mean(index) for index in range(len(thought.totals))]
        return _ordered(chosen, thought.plans, means)
    mind = turn.game.mind()
    if mind is not None:
        search = Search(turn, mind, bot.foresight)
        return _ordered(search.plan(), search.plans, _places(search))
    chosen = [bot.choose(turn)]
    return _ordered(chosen, [[action] for action in turn.legal], [])


def _places(search: Search) -> list[tuple[float, ...]]:
    """By plan: how long it stayed in the race, then what it is worth there and at first sight."""
    race = search.race
    return [
        (len(race.early[plan]), race.mean(plan), value) for plan, value in enumerate(search.values)
    ]


def _ordered(chosen: Plan, plans: Sequence[Plan], values: Sequence[Any]) -> list[Plan]:
    """The chosen plan, then the others by their values, if they have any."""
    if len(values) == len(plans):
        order = sorted(range(len(plans)), key=lambda index: values[index], reverse=True)
        plans = [plans[index] for index in order]
    return [chosen, *[plan for plan in plans if plan != chosen]]
