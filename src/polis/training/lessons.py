"""Play the matches that training learns from, and turn them into arrays."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from polis.bots.network import Network
from polis.bots.selfplay import Lesson, play_choices, play_thoughts
from polis.bots.thinker import Style
from polis.kernel.game import AnyGame
from polis.kernel.mind import AnyMind
from polis.training.fit import Matrix, Positions, Trainee, join

TEMPERATURE: Final = 0.25  # of the choice model while it plays
BLIND: Final = 0.04  # the share of plans chosen blindly, so that lessons show mistakes too
KEPT: Final = 0.4  # the share of positions that is kept of a match of the choice model
MATCHES_AT_ONCE: Final = 40  # lists become arrays after so many, to save memory
THINKING: Final = Style(worlds=(2, 4))


@dataclass
class School:
    """A game, its mind and the matches of one course."""

    game: AnyGame
    mind: AnyMind
    configs: list[Any]

    @property
    def width(self) -> int:
        width: int = self.mind.value_width(self.configs[0])
        return width

    def config(self, seed: int) -> Any:
        return self.configs[seed % len(self.configs)]


@dataclass
class Choices:
    """Choices of the searching bot: numbers and values of all plans, one choice after another."""

    plans: Matrix
    counts: NDArray[np.int64]
    values: Matrix


def positions_of(lesson: Lesson, width: int, matches: list[int]) -> Positions:
    return Positions(
        np.array(lesson.rows, np.float32).reshape(-1, width),
        np.array(lesson.won, np.float32),
        np.array(lesson.margins, np.float32),
        np.array(matches, np.int32),
    )


def choice_lessons(school: School, choice: list[float], seed: int, games: int) -> Positions:
    """Positions of matches that the choice model plays against itself."""
    parts: list[Positions] = []
    for first in range(seed, seed + games, MATCHES_AT_ONCE):
        lesson = Lesson()
        matches: list[int] = []
        for number in range(first, min(first + MATCHES_AT_ONCE, seed + games)):
            play_choices(
                *(school.game, school.mind, school.config(number), choice, number),
                *(TEMPERATURE, BLIND, KEPT, lesson),
            )
            matches += [number - first] * (len(lesson.seats) - len(matches))
        parts.append(positions_of(lesson, school.width, matches))
    return join(parts)


def thought_lessons(
    school: School,
    choice: list[float],
    network: Network,
    trainee: Trainee,
    seed: int,
    games: int,
    trace: float,
) -> tuple[Positions, Choices]:
    """Positions and choices of matches that the searching bot plays against itself.

    `trace` is the λ of TD(λ): 1 takes the outcome of the match, less looks at later positions.
    """
    parts: list[Positions] = []
    everything = Lesson()
    for number in range(seed, seed + games):
        lesson = Lesson()
        play_thoughts(
            *(school.game, school.mind, school.config(number), choice, network),
            *(THINKING, number, BLIND, lesson),
        )
        part = positions_of(lesson, school.width, [0] * len(lesson.seats))
        parts.append(traced(part, lesson.seats, trainee, trace))
        everything.plans += lesson.plans
        everything.counts += lesson.counts
        everything.values += lesson.values
    plans = np.array(everything.plans, np.float32).reshape(-1, school.mind.plan_width())
    counts = np.array(everything.counts, np.int64)
    return join(parts), Choices(plans, counts, np.array(everything.values, np.float32))


def traced(part: Positions, seats: list[int], trainee: Trainee, trace: float) -> Positions:
    """The positions of one match with λ-returns instead of its outcome."""
    if trace >= 1.0 or not len(part):
        return part
    won, margins = trainee.outputs(part.rows)
    new_won, new_margins = part.won.copy(), part.margins.copy()
    for seat in set(seats):
        places = [place for place, owner in enumerate(seats) if owner == seat]
        for place, following in zip(places[-2::-1], places[:0:-1]):
            new_won[place] = (1 - trace) * won[following] + trace * new_won[following]
            new_margins[place] = (1 - trace) * margins[following] + trace * new_margins[following]
    return Positions(part.rows, new_won, new_margins, part.match)
