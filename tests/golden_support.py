"""Golden files: recorded behaviour of the rules, which a person has read. To regenerate them:

    python -m tests.golden_support             (all games)
    python -m tests.golden_support <game>      (one game)

Read the difference before you commit it: it must come from the rule you changed and nothing else.

A game takes part with `tests/games/<id>/goldens.py`, whose `Plan` lists the contents of
`tests/golden/<id>/`:

    perft.txt          positions, and how many action sequences of each depth start there
    order.txt          positions, and their legal actions spelled in order
    play-<name>.txt    a whole random match: legal actions, the chosen action, events
"""

import dataclasses
import importlib
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polis.kernel.game import AnyGame, Seat
from polis.kernel.message import Message
from polis.kernel.perft import perft
from polis.kernel.playout import play_steps
from polis.kernel.recorder import events_of
from polis.kernel.rng import seeded
from polis.kernel.state import State, seats_waiting

FOLDER = Path(__file__).parent / "golden"
PLANS = sorted((Path(__file__).parent / "games").glob("*/goldens.py"))
EVERY = 40  # a play file has the whole position and view once in this many steps

Options = Mapping[str, int | str | bool]


@dataclass(frozen=True)
class Origin:
    """A position of a random match: its options, its seed, how many steps were taken."""

    options: Options
    seed: int
    steps: int

    def reach(self, game: AnyGame) -> State:
        state: State = game.start(game.config(self.options), self.seed)
        play_steps(game, state, seeded(self.seed), self.steps)
        return state

    def __str__(self) -> str:
        return f"{_told(self.options)} seed={self.seed} steps={self.steps}"


@dataclass(frozen=True)
class Plan:
    """The golden files of a game."""

    game: AnyGame
    perft: tuple[tuple[Origin, int], ...]  # with the greatest depth
    order: tuple[Origin, ...]
    play: tuple[tuple[str, Options, int], ...]  # name, options, seed
    written: tuple[tuple[str, str], ...] = ()  # positions by hand for the order: title, text


# -- positions and what is kept of them -----------------------------------------------------------


def perft_text(plan: Plan) -> str:
    blocks = [_head(plan, "perft: the number of action sequences of each depth")]
    for origin, deepest in plan.perft:
        state = origin.reach(plan.game)
        answers = [_count(plan.game, state, depth) for depth in range(1, deepest + 1)]
        blocks.append(_block(str(origin), plan.game.write(state), answers))
    return "\n".join(blocks)


def order_text(plan: Plan) -> str:
    blocks = [_head(plan, "order: the legal actions of every waiting seat, in order")]
    for origin in plan.order:
        state = origin.reach(plan.game)
        blocks.append(_block(str(origin), plan.game.write(state), _legal_lines(plan.game, state)))
    for title, text in plan.written:
        state = plan.game.read(text)
        blocks.append(_block(title, text, _legal_lines(plan.game, state)))
    return "\n".join(blocks)


def _block(title: str, position: str, answers: list[str]) -> str:
    return "\n".join([f"== {title}", position.strip(), *(f"-- {answer}" for answer in answers), ""])


def _count(game: AnyGame, state: State, depth: int) -> str:
    return f"depth {depth}: {perft(game, state, depth)}"


def _legal_lines(game: AnyGame, state: State) -> list[str]:
    return [f"seat {seat}: {_legal(game, state, seat)}" for seat in seats_waiting(state)]


def _legal(game: AnyGame, state: State, seat: Seat) -> str:
    view = game.view(state, seat)
    return " | ".join(str(game.spell(view, a)) for a in game.legal_actions(state, seat))


def blocks_of(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    """The title, the position and the answers of every block of a perft or order file."""
    for block in path.read_text("utf-8").split("\n== ")[1:]:
        title, *lines = block.splitlines()
        position = [line for line in lines if line and not line.startswith("-- ")]
        answers = [line.removeprefix("-- ") for line in lines if line.startswith("-- ")]
        yield title, "\n".join(position), answers


def perft_answers(game: AnyGame, position: str, answers: list[str]) -> list[str]:
    """The counts of the current rules, to the same depths."""
    state = game.read(position)
    return [_count(game, state, int(answer.split()[1].rstrip(":"))) for answer in answers]


def order_answers(game: AnyGame, position: str) -> list[str]:
    """The legal actions under the current rules."""
    return _legal_lines(game, game.read(position))


# -- whole matches --------------------------------------------------------------------------------


def play_text(plan: Plan, options: Options, seed: int) -> str:
    """A random match: the legal actions and events of every step, and some whole positions."""
    game = plan.game
    state = game.start(game.config(options), seed)
    chance = seeded(seed)
    lines = [_head(plan, f"a random match: {_told(options)} seed={seed}")]
    seen: dict[str, str] = {}
    number = 0
    while state.waiting:
        if number % EVERY == 0:
            lines += _moment(game, state, seen)
        waiting = seats_waiting(state)
        seat = waiting[chance.below(len(waiting))]
        legal = game.legal_actions(state, seat)
        action = legal[chance.below(len(legal))]
        view = game.view(state, seat)
        number += 1
        lines.append(f"{number}. seat {seat}: {game.spell(view, action)}")
        lines.append(f"   of {_legal(game, state, seat)}")
        events = events_of(game, state, seat, action)
        lines += [f"   * {_words(game.say(event, view))}" for event in events]
    lines += [*_moment(game, state, seen), "", f"result {game.result(state)}"]
    for seat in range(game.config(options).seats):
        lines.append(f"sheet of seat {seat}:")
        lines += [f"   {line.points} {_words(line.label)}" for line in game.sheet(state, seat)]
    return "\n".join(lines) + "\n"


def _moment(game: AnyGame, state: State, seen: dict[str, str]) -> list[str]:
    """The position, and the changes in the view of seat 0."""
    view = game.view(state, 0)
    fields = {f.name: repr(getattr(view, f.name)) for f in dataclasses.fields(view)}
    fields.pop("config", None)
    news = [f"view of 0: {name} {text}" for name, text in fields.items() if seen.get(name) != text]
    seen.update(fields)
    return ["", game.write(state).strip(), *news, ""]


def _words(said: Message) -> str:
    return " ".join([said.id, *(f"{name}={_argument(arg)}" for name, arg in said.args.items())])


def _argument(arg: Any) -> str:
    if isinstance(arg, Message):
        return f"({_words(arg)})" if arg.args else arg.id
    return ",".join(arg) if isinstance(arg, tuple) else str(arg)


# -- files ----------------------------------------------------------------------------------------


def _head(plan: Plan, what: str) -> str:
    return (
        f"# {plan.game.id}, {what}\n# written by: python -m tests.golden_support {plan.game.id}\n"
    )


def _told(options: Options) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def golden_files(plan: Plan) -> dict[Path, Callable[[], str]]:
    """Every file of a game, and how its text is made."""
    folder = FOLDER / plan.game.id
    files: dict[Path, Callable[[], str]] = {
        folder / "perft.txt": lambda: perft_text(plan),
        folder / "order.txt": lambda: order_text(plan),
    }
    for name, options, seed in plan.play:
        files[folder / f"play-{name}.txt"] = (
            lambda options=options, seed=seed: play_text(plan, options, seed)  # type: ignore[misc]
        )
    return files


def load_plan(path: Path) -> Plan:
    plan = importlib.import_module(f"tests.games.{path.parent.name}.goldens").PLAN
    assert isinstance(plan, Plan)
    return plan


def main(names: list[str]) -> None:
    for path in PLANS:
        if not names or path.parent.name in names:
            for file, text in golden_files(load_plan(path)).items():
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text(), "utf-8")
                sys.stdout.write(
                    f"{file.name} of {path.parent.name}: {file.stat().st_size} bytes\n"
                )


if __name__ == "__main__":  # the plans import this module by its full name
    importlib.import_module("tests.golden_support").main(sys.argv[1:])
