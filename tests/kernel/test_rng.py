"""The generator: known numbers, equal probabilities, and a count of the draws."""

import pytest

from polis.kernel.rng import Rng, seeded

# From sfc32 as written down in C by its author's recipe: 15 rounds of warm-up, counter from 1.
KNOWN = [
    (0, [0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9, 0x7CB0A909], 0x8DA505F4),
    (1, [0xC9ECBB16, 0x406CA90B, 0xD3639F9A, 0xAA94A873, 0x1991BBF7], 0x4D4AFB5F),
    (
        0x12345678_CAFEBABE_DEADBEEF,
        [0xC2527DFC, 0x8E184F25, 0x28B844D3, 0xB7A56A93, 0x53F45361],
        0x706028AA,
    ),
    (2**96 - 1, [0x09BBA655, 0x03F8F681, 0xFA3EDD8D, 0x50D7CD34, 0x6BA7581C], 0x5EBABE87),
]


@pytest.mark.parametrize("seed, first, thousandth", KNOWN, ids=[hex(row[0]) for row in KNOWN])
def test_a_seed_gives_its_known_numbers(seed: int, first: list[int], thousandth: int) -> None:
    rng = seeded(seed)
    numbers = [rng.next32() for _ in range(1000)]
    assert numbers[:5] == first
    assert numbers[-1] == thousandth


def test_draws_and_shuffles_give_their_known_results() -> None:
    rng = seeded(7)
    dice = [rng.below(6) for _ in range(20)]
    assert dice == [5, 5, 4, 2, 2, 4, 2, 1, 5, 2, 5, 3, 3, 0, 2, 4, 2, 4, 3, 0]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [2, 3, 0, 7, 9, 6, 4, 1, 8, 5]
    bag = list(range(8))
    assert [rng.draw(bag) for _ in range(8)] == [2, 5, 6, 1, 7, 3, 0, 4]


def test_all_96_bits_of_a_seed_count() -> None:
    firsts = {seeded(1 << bit).next32() for bit in range(96)}
    assert len(firsts) == 96
    assert seeded(5 + (1 << 96)).next32() == seeded(5).next32()


def test_a_clone_draws_the_same_and_leaves_its_source_alone() -> None:
    source = seeded(3)
    clone = source.clone()
    numbers = [clone.next32() for _ in range(10)]
    assert source.draws != clone.draws
    assert [source.next32() for _ in range(10)] == numbers


def test_the_count_shows_whether_the_generator_was_used() -> None:
    rng = seeded(3)
    before = rng.draws
    rng.below(6)
    assert rng.draws == before + 1
    rng.shuffle([1])
    assert rng.draws == before + 1, "one item needs no chance"


def test_the_counter_goes_on_beyond_32_bits() -> None:
    far, near = Rng(1, 2, 3, 2**32 + 5), Rng(1, 2, 3, 5)
    assert [far.next32() for _ in range(5)] == [near.next32() for _ in range(5)]
    assert far.draws == 2**32 + 10


def spread(counts: list[int]) -> float:
    """Chi-squared: how far the counts are from equal ones."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# The limits are far out (one in a million); the seeds are fixed, so they never fail by chance.


@pytest.mark.parametrize("n, limit", [(2, 24), (6, 36), (7, 38), (10, 45), (60, 130)])
def test_every_number_is_equally_likely(n: int, limit: int) -> None:
    rng = seeded(n)
    counts = [0] * n
    for _ in range(20_000):
        counts[rng.below(n)] += 1
    assert spread(counts) < limit


def test_a_range_that_does_not_divide_all_numbers_is_not_biased() -> None:
    """Without rejection every third number would come up twice as often as the others."""
    n = 3 << 30
    rng = seeded(11)
    counts = [0, 0, 0]
    for _ in range(9_000):
        counts[rng.below(n) % 3] += 1
    assert spread(counts) < 28


def test_every_card_is_equally_likely_to_be_drawn_first_and_last() -> None:
    rng = seeded(5)
    first, last = [0] * 6, [0] * 6
    for _ in range(6_000):
        bag = list(range(6))
        drawn = [rng.draw(bag) for _ in range(6)]
        assert not bag
        assert sorted(drawn) == list(range(6))
        first[drawn[0]] += 1
        last[drawn[-1]] += 1
    assert spread(first) < 36
    assert spread(last) < 36


def test_every_order_is_equally_likely_after_a_shuffle() -> None:
    rng = seeded(6)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert spread(list(counts.values())) < 72
