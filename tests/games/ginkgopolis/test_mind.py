"""What the learned bots are told about a match: Hal, and nothing that is hidden."""

from collections.abc import Mapping

import pytest

from polis.bots.bot import Turn
from polis.bots.registry import LEVEL_NAMES, bot_names, find_bot
from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.hal_features import HAL_WIDTH, hal_features
from polis.games.ginkgopolis.mind import MIND
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.config import Value
from polis.kernel.playout import first_waiting, play_steps
from polis.kernel.rng import seeded
from tests.games.ginkgopolis.positions import SOLO, city, position

VARIANTS: tuple[Mapping[str, Value], ...] = (
    {"seats": 1, "solo": "expert"},
    {"seats": 3, "characters": "draft"},
    {"seats": 4},
    {"seats": 5, "screens": True},
)


def after(options: Mapping[str, Value], steps: int) -> GinkgoState:
    state = GAME.start(GAME.config(options), 11)
    play_steps(GAME, state, seeded(2), steps)
    return state


def hal_numbers(state: GinkgoState) -> list[float]:
    out: list[float] = []
    hal_features(state, 0.5, 10, out)
    return out


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("name", [*bot_names(), *LEVEL_NAMES])
def test_no_bot_reads_hidden_facts_in_any_variant(name: str, options: Mapping[str, Value]) -> None:
    for steps in (1, 9):
        state = after(options, steps)
        seat = first_waiting(state)
        view = GAME.view(state, seat)
        answers = set()
        for world in (state, GAME.imagine(view, seeded(41)), GAME.imagine(view, seeded(42))):
            legal = tuple(GAME.legal_actions(world, seat))
            turn = Turn(GAME, seat, GAME.view(world, seat), legal, 3, iterations=30)
            answers.add(find_bot(name).choose(turn))
        assert len(answers) == 1


def test_a_match_of_any_variant_belongs_to_a_course_that_is_trained() -> None:
    for options in VARIANTS:
        assert MIND.course(GAME.config(options)) in MIND.courses()


def test_courses_mix_the_variants_of_a_seat_count() -> None:
    for course, tables in MIND.courses().items():
        configs = [GAME.config(table) for table in tables]
        assert {MIND.course(config) for config in configs} == {course}
        if course == "solo":
            assert {config.expert for config in configs} == {False, True}
        else:
            assert {config.draft for config in configs} == {False, True}
            assert {config.screens for config in configs} == {False, True}


def test_only_solo_positions_say_something_about_hal() -> None:
    alone = MIND.value_width(GAME.config({"seats": 1}))
    assert alone == MIND.value_width(GAME.config({"seats": 2})) + HAL_WIDTH


def test_hal_is_stuck_when_his_pool_pays_for_no_card() -> None:
    rich = position(SOLO, city("0,0:B7^3@1"))
    assert hal_numbers(rich)[2] == 0.0
    poor = rich.clone()
    poor.sides[1].pool = 0
    assert hal_numbers(poor)[2] > 0.4
    assert hal_numbers(poor)[6] == 0.0  # no round is left


def test_letters_are_worth_more_to_hal_beside_tall_buildings() -> None:
    state = position(SOLO, city())
    taller = state.clone()
    taller.heights[taller.cells.index(max(taller.cells))] += 3
    assert hal_numbers(taller)[4] > hal_numbers(state)[4]
