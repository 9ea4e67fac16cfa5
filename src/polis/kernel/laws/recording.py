"""Laws about the journal: it records the whole match, and a takeback can be redone."""

from polis.kernel.game import Seat
from polis.kernel.journal import Header, digest, dump, load
from polis.kernel.laws.trial import Trial, law
from polis.kernel.match import Match, replay


def _begin(trial: Trial) -> Match:
    game = trial.game
    return Match(game, Header(game.id, game.version, dict(trial.options), trial.seed))


@law
def law_journals_replay(trial: Trial) -> None:
    """A journal can be written and read back, and a replay gives the same digests and events."""
    match = _begin(trial)
    while not match.is_over:
        trial.count_step()
        match.play(*trial.choose(match.state))
    text = dump(match.journal)
    journal = load(trial.game, text.splitlines(keepends=True))
    trial.demand(journal == match.journal, f"the journal reads back differently:\n{text}")
    again = replay(trial.game, journal).journal
    for entry, other in zip(match.journal.entries, again.entries):
        trial.demand(entry == other, f"{entry} became {other}")


@law
def law_takebacks_can_be_redone(trial: Trial) -> None:
    """A takeback leaves no trace: the seat is asked again and can repeat its step, which restores
    the state before the takeback. The journal replays to the same state."""
    match = _begin(trial)
    while not match.is_over:
        trial.count_step()
        match.play(*trial.choose(match.state))
        if trial.sometimes():
            seat = trial.rng.below(len(trial.seats))
            if match.can_take_back(seat):
                _try_takeback(trial, match, seat)
    again = replay(trial.game, match.journal)
    same = digest(trial.game, again.state) == digest(trial.game, match.state)
    trial.demand(same, "the journal with its takebacks replays to another state")


def _try_takeback(trial: Trial, match: Match, seat: Seat) -> None:
    before, num_standing = digest(trial.game, match.state), len(match.standing)
    match.take_back(seat)
    trial.demand(match.decision(seat) == match.seq, f"seat {seat} is not asked again")
    step = match.redo(seat)
    trial.demand(digest(trial.game, match.state) == before, f"{step} led elsewhere the second time")
    trial.demand(len(match.standing) == num_standing, "a step was lost or won")
