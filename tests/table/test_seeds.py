"""The seeds of matches: as long as the generator's state, and stored without loss."""

from polis.kernel.journal import Header, dump, load
from polis.kernel.match import Match
from polis.table.records import SEED_BITS, new_seed
from tests.toys import peaks


def test_a_seed_fills_the_whole_state_of_the_generator() -> None:
    seeds = [new_seed() for _ in range(64)]
    assert len(set(seeds)) == 64
    assert 2**62 < max(seeds) < 2**SEED_BITS


def test_a_journal_keeps_a_long_seed() -> None:
    seed = 2**SEED_BITS - 3
    match = Match(peaks.GAME, Header("peaks", peaks.GAME.version, {"seats": 2}, seed))
    assert load(peaks.GAME, dump(match.journal).splitlines()).header.seed == seed
