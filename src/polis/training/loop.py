"""The training of one course, stage by stage; each stage can be resumed.

First the choice model plays itself, a network is fitted to the outcomes, the searching bot plays
with it, and the choice model learns from its choices. After some rounds of this the network is
tuned on positions of the searching bot itself, with λ-returns.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np

from polis.arena.outcome import winners
from polis.bots.bot import Turn, turn_seed
from polis.bots.greedy import Greedy
from polis.bots.thinker import Style, Thought
from polis.kernel.playout import first_waiting
from polis.training.fit import (
    FastNetwork,
    Matrix,
    Positions,
    Trainee,
    fit_choice,
    fit_network,
    join,
)
from polis.training.lessons import School, choice_lessons, thought_lessons

HIDDEN: Final = (64, 32)
EPOCHS: Final = 14
STAGE_SEEDS: Final = 1_000_000  # seeds of one stage
CHECK_SEEDS: Final = 1 << 40  # deals for checks are never used for lessons
TRACE: Final = 0.7
USUAL_SEATS: Final = 2  # the amounts of a syllabus are those for so many seats


@dataclass(frozen=True)
class Syllabus:
    """How much is played in each stage, with two seats."""

    rounds: int = 4
    games: int = 4000
    thoughts: int = 80
    tunings: int = 2
    tuning_games: int = 240
    kept: int = 4  # tuning stages whose positions are used again
    checks: int = 30

    @property
    def stages(self) -> int:
        return self.rounds + self.tunings

    @classmethod
    def of(cls, effort: float, seats: int) -> "Syllabus":
        """The usual amounts, multiplied; more matches if each has fewer seats to learn from."""
        more = effort * USUAL_SEATS / seats
        return cls(
            games=max(20, round(cls.games * max(effort, more))),
            thoughts=max(2, round(cls.thoughts * more)),
            tunings=round(cls.tunings * max(1, USUAL_SEATS / seats)),
            tuning_games=max(2, round(cls.tuning_games * more)),
            checks=max(2, round(cls.checks * effort)),
        )


@dataclass
class Course:
    """The state of a training between two stages."""

    school: School
    syllabus: Syllabus
    seed: int
    choice: Matrix
    trainee: Trainee
    stage: int = 0
    cpu: float = 0.0
    matches: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)
    kept: list[Positions] = field(default_factory=list)

    @classmethod
    def begin(cls, school: School, syllabus: Syllabus, seed: int) -> "Course":
        sizes = [school.width, *HIDDEN, 2]
        trainee = Trainee(sizes, np.random.default_rng([seed, 0]))
        choice = np.zeros(school.mind.plan_width(), np.float32)
        return cls(school, syllabus, seed, choice, trainee)

    def weights(self) -> list[float]:
        return [float(x) for x in self.choice]

    def run(
        self, save: Callable[["Course"], None], report: Callable[[dict[str, Any]], None]
    ) -> None:
        """Run the stages that are left; call `save` after each."""
        while self.stage < self.syllabus.stages:
            begin = process_time()
            rng = np.random.default_rng([self.seed, 1 + self.stage])
            if self.stage < self.syllabus.rounds:
                figures = self._round(rng)
            else:
                figures = self._tune(rng)
            self.stage += 1
            self.cpu += process_time() - begin
            figures |= {"stage": self.stage, "cpu": round(self.cpu), "matches": self.matches}
            figures["vs_greedy"] = round(self.check(self.syllabus.checks), 3)
            self.curve.append(figures)
            save(self)
            report(figures)

    def _seed(self) -> int:
        return (self.seed * 1000 + self.stage + 1) * STAGE_SEEDS

    def _round(self, rng: np.random.Generator) -> dict[str, Any]:
        plan = self.syllabus
        data = choice_lessons(self.school, self.weights(), self._seed(), plan.games)
        loss = fit_network(self.trainee, data, EPOCHS, rng)
        agreement, _ = self._think(plan.thoughts, 1.0)
        self.matches += plan.games
        return {"loss": round(loss, 4), "agreement": round(agreement, 3), "rows": len(data)}

    def _tune(self, rng: np.random.Generator) -> dict[str, Any]:
        agreement, data = self._think(self.syllabus.tuning_games, TRACE)
        self.kept = [*self.kept, data][-self.syllabus.kept :]
        joined = join(self.kept)
        loss = fit_network(self.trainee, joined, 6, rng, rate=4e-4)
        return {"loss": round(loss, 4), "agreement": round(agreement, 3), "rows": len(joined)}

    def _think(self, games: int, trace: float) -> tuple[float, Positions]:
        """Let the searching bot play; the choice model learns from it."""
        network = FastNetwork(self.trainee)
        data, choices = thought_lessons(
            *(self.school, self.weights(), network, self.trainee),
            *(self._seed() + STAGE_SEEDS // 2, games, trace),
        )
        self.choice, agreement = fit_choice(
            self.choice, choices.plans, choices.counts, choices.values
        )
        self.matches += games
        return agreement, data

    def check(self, games: int) -> float:
        """The share of victories over greedy bots, with rotated seats."""
        network = FastNetwork(self.trainee)
        shares = 0.0
        for number in range(games):
            config = self.school.config(number)
            shares += self._match(config, number % config.seats, CHECK_SEEDS + number, network)
        return shares / max(1, games)

    def _match(self, config: Any, hero: int, seed: int, network: FastNetwork) -> float:
        game, style, greedy = self.school.game, Style(), Greedy()
        state = game.start(config, seed)
        steps = 0
        while state.waiting:
            seat = first_waiting(state)
            legal = tuple(game.legal_actions(state, seat))
            turn = Turn(game, seat, game.view(state, seat), legal, turn_seed(seed, seat, steps))
            if len(legal) == 1:
                action = legal[0]
            elif seat == hero:
                action = Thought(turn, self.school.mind, self.weights(), network, style).best()
            else:
                action = greedy.choose(turn)
            game.apply(state, seat, action, None)
            steps += 1
        won = winners(game.result(state))
        return 1.0 / len(won) if hero in won else 0.0


def save_course(course: Course, file: Path) -> None:
    """Write a checkpoint. An interrupted write leaves the previous one."""
    arrays: dict[str, Any] = {"choice": course.choice, "scale": course.trainee.scale}
    for depth, (weights, biases) in enumerate(zip(course.trainee.weights, course.trainee.biases)):
        arrays |= {f"weights{depth}": weights, f"biases{depth}": biases}
    for number, part in enumerate(course.kept):
        arrays |= {f"rows{number}": part.rows, f"won{number}": part.won}
        arrays |= {f"margins{number}": part.margins, f"match{number}": part.match}
    new = file.with_suffix(".new.npz")
    with new.open("wb") as stream:
        np.savez(stream, **arrays)
    new.replace(file)


def restore_course(course: Course, record: dict[str, Any], file: Path) -> None:
    """Continue where a checkpoint ends."""
    with np.load(file) as arrays:
        course.choice = arrays["choice"]
        course.trainee.scale = arrays["scale"]
        depths = range(len(course.trainee.weights))
        course.trainee.weights = [arrays[f"weights{depth}"] for depth in depths]
        course.trainee.biases = [arrays[f"biases{depth}"] for depth in depths]
        parts = sum(name.startswith("rows") for name in arrays)
        names = ("rows", "won", "margins", "match")
        course.kept = [Positions(*(arrays[f"{n}{i}"] for n in names)) for i in range(parts)]
    course.stage, course.cpu = record["stage"], record["cpu"]
    course.matches, course.curve = record["matches"], record["curve"]
