"""`polis play` over pipes, as a script would use it."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]

FIRST_CHOICES = "1\n" * 200


def test_a_script_plays_a_whole_match_by_numbers(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=FIRST_CHOICES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final scores" in done.stdout
    assert "Player 1" in done.stdout
    assert "random 2" in done.stdout
    assert "The seed of this match was 5." in done.stdout


def test_a_process_of_its_own_plays_over_pipes(polis_process: Run) -> None:
    args = ("play", "peaks", "--seats", "human,greedy", "--seed", "5", "--lang", "ru")
    done = polis_process(*args, typed=FIRST_CHOICES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Итоговый счёт" in done.stdout


def test_the_same_seed_and_answers_give_the_same_match(polis: Run) -> None:
    args = ("play", "sealed_bids", "--seats", "human,greedy,random", "--seed", "7")
    texts = [polis(*args, typed=FIRST_CHOICES).stdout for _ in range(2)]
    first, second = (re.sub(r"Resume with: .*", "", text) for text in texts)
    assert first == second


def test_over_a_pipe_there_are_no_colours_and_no_cursor_tricks(polis: Run) -> None:
    done = polis("play", "sealed_bids", "--seats", "human,human,random", typed=FIRST_CHOICES)
    assert "\x1b" not in done.stdout
    assert done.returncode == 0


def test_several_people_see_whose_turn_it_is(polis: Run) -> None:
    seats = "human:Ana,human:Bo,random"
    done = polis("play", "sealed_bids", "--seats", seats, "--seed", "1", typed=FIRST_CHOICES)
    assert "── Ana ──" in done.stdout
    assert "── Bo ──" in done.stdout


def test_bots_alone_play_without_asking(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "greedy,random", "--seed", "2")
    assert done.returncode == 0
    assert "Your choice" not in done.stdout


def test_a_choice_can_be_typed_in_words(polis: Run) -> None:
    typed = "lay the 3 on space 6\nq\n"
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=typed)
    assert "Player 1 laid the 3 on space 6." in done.stdout


def test_words_that_fit_several_choices_list_them(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed="space 6\nq\n")
    assert "3 choices fit:" in done.stdout


def test_words_that_fit_nothing_change_nothing(polis: Run) -> None:
    typed = "elephant\n999\n\n0\n-1\nq\n"
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=typed)
    assert done.stdout.count("Nothing on the list fits.") == 4
    assert "laid" not in done.stdout


def test_help_table_log_and_scores_are_a_letter_away(polis: Run) -> None:
    typed = "h\nt\n1\nl\ns\nq\n"
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=typed)
    assert "take back your last step" in done.stdout
    assert "Your score, if the game ended now" in done.stdout
    assert done.stdout.count("Player 1 laid the 1 on space 1.") == 2


@pytest.mark.parametrize("game", ["peaks", "sealed_bids"])
def test_a_choice_can_be_withdrawn_until_somebody_else_has_chosen(polis: Run, game: str) -> None:
    seats = "human:Ana,human:Bo" + ",random" * (game == "sealed_bids")
    done = polis("play", game, "--seats", seats, "--seed", "1", typed="1\nu\n2\nl\nq\n")
    assert done.stdout.count("Ana takes the last step back.") >= 1
    assert done.stdout.count("── Ana ──") == 2
    assert done.stdout.count("── Bo ──") == 2


def test_a_choice_that_was_taken_back_can_be_played_again(polis: Run) -> None:
    typed = "3\nu\nr\nl\nq\n"
    done = polis("play", "peaks", "--seats", "human:Ana,human:Bo", "--seed", "1", typed=typed)
    assert "Ana takes the last step back." in done.stdout
    assert done.stdout.count("── Bo ──") == 2


def test_what_chance_or_others_have_gone_past_cannot_be_withdrawn(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "1", typed="1\nu\nq\n")
    assert "There is nothing that you could still take back" in done.stdout


def test_quitting_says_how_to_resume(polis: Run, tmp_path: Path) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed="1\nq\n")
    assert done.returncode == 0
    (kept,) = (tmp_path / "data" / "polis").iterdir()
    assert re.search(rf"Resume with: \S+ play --journal {kept}", done.stdout)


def test_the_end_of_the_input_is_one_line_and_not_success(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed="1\n")
    assert done.returncode == 1
    assert re.match(r"The input ended before the match did. Resume with: \S+ play", done.stderr)
    assert done.stderr.count("\n") == 1


def test_without_a_game_the_first_installed_one_is_played(polis: Run) -> None:
    done = polis("play", "--seats", "random,random")
    assert done.returncode == 0


def test_an_option_of_the_game_can_be_set(polis: Run) -> None:
    args = ("play", "peaks", "--option", "seats=3", "--option", "numbers=2", "--seed", "1")
    done = polis(*args, typed=FIRST_CHOICES)
    assert done.returncode == 0
    assert "greedy 3" in done.stdout


def test_a_number_of_seats_means_one_person_and_bots(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "3", "--seed", "1", typed=FIRST_CHOICES)
    assert done.returncode == 0
    assert "greedy 3" in done.stdout


@pytest.mark.parametrize(
    "language, words",
    [
        ("ru", "Итоговый счёт"),
        ("zh-TW", "最終計分"),
        ("es", "Puntuación final"),
        ("hu-HU", "Végeredmény"),
    ],
)
def test_a_match_is_told_in_the_language_asked_for(polis: Run, language: str, words: str) -> None:
    args = ("play", "peaks", "--seats", "human,random", "--seed", "5", "--lang", language)
    done = polis(*args, typed=FIRST_CHOICES)
    assert done.returncode == 0
    assert words in done.stdout


def test_the_language_of_the_terminal_is_the_default(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "random,random", LANG="hu_HU.UTF-8")
    assert "Végeredmény" in done.stdout


def test_a_terminal_in_a_language_we_lack_gets_english(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "random,random", LANG="xh_ZA.UTF-8")
    assert "Final scores" in done.stdout
