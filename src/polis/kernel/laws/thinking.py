"""Laws about what a game tells searching and learning bots. Without a mind, none can be broken."""

from math import isfinite

from polis.kernel.game import Seat
from polis.kernel.laws.trial import Trial, law
from polis.kernel.mind import AnyMind, Plan
from polis.kernel.state import State, seats_waiting


@law
def law_plans_can_be_played(trial: Trial) -> None:
    """Every seat that owes a decision has a plan, and no two alike. Each action of a plan is legal
    when its turn comes, the seat is asked for all of them, and only the last one uses chance. The
    plans are the same in every state that fits the seat's view."""
    mind = trial.game.mind()
    if mind is None:
        return
    for state in trial.some_states():
        for seat in seats_waiting(state):
            plans = mind.plans(state, seat)
            trial.demand(bool(plans), f"seat {seat} has no plan")
            trial.demand(len({tuple(p) for p in plans}) == len(plans), f"plans twice: {plans}")
            for plan in plans:
                _play(trial, trial.game.clone(state), seat, plan)
            if trial.sometimes():
                imagined = trial.game.imagine(trial.game.view(state, seat), trial.rng)
                trial.demand(mind.plans(imagined, seat) == plans, "hidden facts change the plans")


def _play(trial: Trial, state: State, seat: Seat, plan: Plan) -> None:
    draws = state.rng.draws
    for action in plan:
        legal = trial.game.legal_actions(state, seat)
        trial.demand(action in legal, f"{action} of the plan {plan} is not legal")
        trial.demand(state.rng.draws == draws, f"chance decides in the middle of {plan}")
        trial.game.apply(state, seat, action, None)


@law
def law_numbers_describe_positions_and_plans(trial: Trial) -> None:
    """Positions and plans are described by finite numbers, always as many as announced. Prospects
    are finite too. The same state gives the same numbers, and describing does not change it."""
    mind = trial.game.mind()
    if mind is None:
        return
    for state in trial.some_states():
        before = trial.game.write(state)
        for seat in trial.seats:
            twice = [_numbers(trial, mind, state, seat) for _ in range(2)]
            trial.demand(twice[0] == twice[1], f"other numbers for seat {seat} the second time")
            trial.demand(all(map(isfinite, twice[0])), f"a number of seat {seat} is not finite")
        trial.demand(trial.game.write(state) == before, "describing changed the state")


def _numbers(trial: Trial, mind: AnyMind, state: State, seat: Seat) -> list[float]:
    """All numbers of a position and of the seat's plans in it."""
    out: list[float] = []
    if state.waiting:
        mind.value_features(state, seat, out)
        trial.demand(len(out) == mind.value_width(trial.config), f"{len(out)} position numbers")
        out.append(mind.prospects(state, seat))
    if state.waiting >> seat & 1:
        plans = mind.plans(state, seat)
        wanted = len(out) + mind.plan_width() * len(plans)
        mind.plan_features(state, seat, plans, out)
        trial.demand(len(out) == wanted, f"seat {seat} has other than {wanted} numbers")
    return out


@law
def law_quick_answers_lead_to_rest(trial: Trial) -> None:
    """From every position, quick answers of all seats are legal and lead to a position that rests,
    or to the end of the match."""
    mind = trial.game.mind()
    if mind is None:
        return
    limit = trial.game.limits(trial.config).max_steps
    for state in trial.some_states():
        state = trial.game.clone(state)
        for _ in range(limit):
            if not state.waiting:
                break
            seat = seats_waiting(state)[0]
            action = mind.answer(state, seat, trial.rng)
            legal = trial.game.legal_actions(state, seat)
            trial.demand(action in legal, f"the quick answer {action} is not legal")
            trial.game.apply(state, seat, action, None)
            if mind.rests(state, seat):
                break
        done = not state.waiting or any(mind.rests(state, seat) for seat in trial.seats)
        trial.demand(done, "no position rests")


@law
def law_resealed_choices_look_the_same(trial: Trial) -> None:
    """Replacing a sealed choice by another sealed plan changes no other seat's view, no component
    and not who is waited for."""
    mind = trial.game.mind()
    if mind is None:
        return
    for state in trial.some_states():
        for seat in trial.seats:
            plans = mind.sealed_plans(state, seat)
            if plans:
                _reseal(trial, mind, state, seat, plans[trial.rng.below(len(plans))])


def _reseal(trial: Trial, mind: AnyMind, state: State, seat: Seat, plan: Plan) -> None:
    game = trial.game
    other = game.clone(state)
    mind.reseal(other, seat, plan)
    trial.demand(other.waiting == state.waiting, f"{plan} waits for other seats")
    trial.demand(game.census(other) == game.census(state), f"{plan} changes the components")
    for viewer in trial.viewers:
        same = viewer == seat or game.view(other, viewer) == game.view(state, viewer)
        trial.demand(same, f"viewer {viewer} can tell the sealed {plan} apart")
