"""Laws about scores: sheets add up, and standings agree with the sheets."""

from polis.kernel.game import Seat
from polis.kernel.laws.trial import Trial, law
from polis.kernel.message import seat_part
from polis.kernel.score import ScoreLine, Standing, total
from polis.kernel.state import State


@law
def law_score_sheets_add_up(trial: Trial) -> None:
    """At any time the lines of a seat's score sheet add up to the first number of its result."""
    for state in trial.some_states():
        results = trial.game.result(state)
        for seat in trial.seats:
            points = total(trial.game.sheet(state, seat))
            wanted = results[seat][0]
            trial.demand(points == wanted, f"seat {seat}: the sheet says {points}, not {wanted}")


@law
def law_standings_tell_the_score_sheets(trial: Trial) -> None:
    """A viewer's standings contain every line of every seat's score sheet, or mark it as hidden.
    The points of automata count against every seat, and automata have names."""
    for state in trial.some_states():
        for viewer in trial.viewers:
            standings = trial.game.standings(trial.game.view(state, viewer))
            sides = [standing.side for standing in standings]
            trial.demand(sides == list(range(len(sides))), f"the sides are {sides}")
            for seat in trial.seats:
                _compare_sheet(trial, state, seat, standings)
            for automaton in standings[len(trial.seats) :]:
                trial.game.say(seat_part(automaton.side), trial.game.view(state, viewer))


def _compare_sheet(trial: Trial, state: State, seat: Seat, standings: list[Standing]) -> None:
    sheet, own = trial.game.sheet(state, seat), standings[seat]
    known = [line for line in sheet if line.label not in own.hidden]
    lines = list(own.lines)
    trial.demand(known[: len(lines)] == lines, f"seat {seat} has {known}, but is told {lines}")
    hidden = [line.label for line in sheet if line.label in own.hidden]
    trial.demand(hidden == list(own.hidden), f"seat {seat} hides {own.hidden}, not {hidden}")
    _compare_automata(trial, known[len(lines) :], standings[len(trial.seats) :])


def _compare_automata(trial: Trial, rest: list[ScoreLine], automata: list[Standing]) -> None:
    against = sum(total(standing.lines) for standing in automata)
    trial.demand(total(rest) == -against, f"automata have {against}, the sheet says {total(rest)}")
