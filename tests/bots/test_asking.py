"""A bot that fails never stops a table."""

import logging

import pytest

from polis.bots.asking import BotFailed, checked_answer, table_answer
from polis.bots.bot import Bot
from polis.bots.custom import BadBot, is_custom, load_bot
from polis.bots.registry import UnknownBot, find_bot, split_name
from polis.bots.turn import turn_of
from polis.kernel.playout import first_waiting
from tests.bots import broken
from tests.toys import TOYS

GAME = TOYS[0]
STATE = GAME.start(GAME.config({}), 3)
SEAT = first_waiting(STATE)
TURN = turn_of(GAME, STATE, SEAT, GAME.legal_actions(STATE, SEAT), 3, 0)
HERE = "tests.bots.broken"


@pytest.mark.parametrize(
    "bot, kind",
    [
        (broken.Crashing(), "crashed"),
        (broken.Quitting(), "crashed"),
        (broken.Cheating(), "illegal"),
    ],
)
def test_a_failing_bot_is_replaced_and_the_log_says_so(
    bot: Bot, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        action, failure = table_answer(bot, TURN)
    assert action in TURN.legal
    assert failure is not None
    assert failure.kind == kind
    assert type(bot).__name__ in caplog.text


def test_a_bot_that_is_no_longer_installed_is_replaced() -> None:
    action, failure = table_answer("gone:1", TURN)
    assert action in TURN.legal
    assert failure is not None


def test_a_good_answer_is_used_as_it_is() -> None:
    assert table_answer(broken.First(), TURN) == (TURN.legal[0], None)


def test_the_reason_of_a_failure_is_one_line() -> None:
    with pytest.raises(BotFailed, match=r"^ValueError: out of ideas$"):
        checked_answer(broken.Crashing(), TURN)


def test_a_class_of_a_module_is_a_bot() -> None:
    assert is_custom(f"{HERE}:First")
    assert load_bot(f"{HERE}:First").choose(TURN) == TURN.legal[0]


@pytest.mark.parametrize("name", ["greedy", "greedy:1", "random", "random:1", "rival:5", "master"])
def test_names_of_installed_bots_are_not_custom(name: str) -> None:
    assert not is_custom(name)
    assert type(load_bot(name)) is type(find_bot(name))


@pytest.mark.parametrize("name", ["nowhere:First", f"{HERE}:Last", f"{HERE}:NOT_A_BOT"])
def test_a_class_that_cannot_be_loaded_is_refused(name: str) -> None:
    with pytest.raises(BadBot):
        load_bot(name)


def test_a_server_never_loads_a_module_by_name() -> None:
    with pytest.raises(UnknownBot):
        split_name(f"{HERE}:First")
    with pytest.raises(UnknownBot):
        find_bot(f"{HERE}:First")


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:1", "greedy:2", "random:1"])
def test_seats_stored_under_the_first_names_still_have_their_bots(name: str) -> None:
    action, failure = table_answer(name, TURN)
    assert failure is None
    assert action in TURN.legal
