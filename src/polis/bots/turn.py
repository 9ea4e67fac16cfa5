"""Build the turn of a bot: the same in the terminal, in the arena and on a server.

The seed of a turn depends on the match, the seat, and how many steps of the seat stand. So a bot
answers the same question the same way in every shell, whatever the other seats did meanwhile.
"""

from collections.abc import Sequence

from polis.bots.bot import Turn, turn_seed
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.match import Match
from polis.kernel.state import State


def turn_of(
    game: AnyGame,
    state: State,
    seat: Seat,
    legal: Sequence[Action],
    match_seed: int,
    answered: int,
) -> Turn:
    """The turn of a seat that has answered so many questions of a match."""
    seed = turn_seed(match_seed, seat, answered)
    return Turn(game, seat, game.view(state, seat), tuple(legal), seed)


def turn_in(match: Match, seat: Seat) -> Turn:
    """The turn of a seat that owes a decision in a match."""
    answered = sum(step.seat == seat for step in match.standing)
    legal, seed = match.legal_actions(seat), match.journal.header.seed
    return turn_of(match.game, match.state, seat, legal, seed, answered)
