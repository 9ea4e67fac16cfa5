"""The race between plans: who may still win it, and when it is over."""

from itertools import pairwise

from polis.bots.race import EQUAL_WEIGHT, Race, expected_gain


def race(*judgements: list[float]) -> Race:
    """A race of plans that look alike at first sight, with these judgements."""
    found = Race([0.0] * len(judgements))
    for plan, early in enumerate(judgements):
        found.early[plan] += early
    return found


LUCK = [20.0, -15.0, 3.0, 40.0]  # of four worlds


def test_the_luck_of_a_world_does_not_count() -> None:
    found = race([luck + 0.1 * place for place, luck in enumerate(LUCK)], [x - 3 for x in LUCK])
    assert found.still_open([0, 1]) == [0]


def test_a_plan_that_is_not_clearly_behind_stays() -> None:
    found = race([5.0, -5.0, 8.0, -4.0], [4.0, 5.0, -9.0, 3.0], [-90.0, -80.0, -95.0, -85.0])
    assert found.still_open([0, 1, 2]) == [0, 1]


def test_plans_that_are_alike_in_every_world_end_the_race() -> None:
    assert race(LUCK, LUCK).still_open([0, 1]) == [0]


def test_late_judgements_count_the_more_the_more_there_are() -> None:
    leads = []
    for worlds in (1, EQUAL_WEIGHT, 20 * EQUAL_WEIGHT):
        found = race([1.0] * 200, [0.0] * 200)
        found.late[0] += [0.0] * worlds
        found.late[1] += [1.0] * worlds
        leads.append(found.mean(0) - found.mean(1))
    assert leads[0] > 0.5
    assert abs(leads[1]) < 0.01
    assert leads[2] < -0.8


def test_early_judgements_alone_do_not_settle_a_close_race() -> None:
    wild = [3.0, -3.0] * 500
    calm = [x + 0.3 for x in reversed(wild)]
    found = race(wild, calm)
    assert found.still_open([0, 1]) == [1, 0]
    for plan, judgements in enumerate((wild, calm)):
        found.late[plan] += judgements
    assert found.still_open([0, 1]) == [1]


def test_before_any_playout_the_first_sight_decides() -> None:
    means = Race([3.0, 7.0, 5.0]).means()
    assert means[1] > means[2] > means[0]


def test_the_expected_gain_falls_with_the_lead_and_grows_with_the_error() -> None:
    gains = [expected_gain(lead, 1.0) for lead in (-1.0, 0.0, 1.0, 2.0, 3.0)]
    assert all(more > less > 0 for more, less in pairwise(gains))
    assert abs(gains[1] - 0.3989) < 0.0001
    assert expected_gain(1.0, 2.0) > expected_gain(1.0, 1.0)
    assert expected_gain(1.0, 0.0) == 0.0
