"""`polis play` over pipes, as a script would use it."""

import re
import shutil
import subprocess
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from polis.games.cities.content import read_box

Run = Callable[..., subprocess.CompletedProcess[str]]

FIRST_CHOICES = "1\n" * 200


def test_a_script_plays_a_whole_match_by_numbers(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=FIRST_CHOICES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final scores" in done.stdout
    assert "Player 1" in done.stdout
    assert "random 2" in done.stdout
    assert "The seed of this match was 5." in done.stdout


def test_a_separate_process_plays_over_pipes(polis_process: Run) -> None:
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


def test_a_match_between_bots_asks_no_questions(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "greedy,random", "--seed", "2")
    assert done.returncode == 0
    assert "Your choice" not in done.stdout


def test_a_choice_can_be_typed_in_words(polis: Run) -> None:
    typed = "lay the 3 on space 6\nq\n"
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=typed)
    assert "Player 1 laid the 3 on space 6." in done.stdout


def test_words_that_match_several_choices_list_them(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed="space 6\nq\n")
    assert "3 choices match:" in done.stdout


def test_words_that_match_no_choice_change_nothing(polis: Run) -> None:
    typed = "elephant\n999\n\n0\n-1\nq\n"
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=typed)
    assert done.stdout.count("No choice matches.") == 4
    assert "laid" not in done.stdout


def test_help_table_log_and_scores_are_a_letter_away(polis: Run) -> None:
    typed = "h\nt\n1\nl\ns\nq\n"
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed=typed)
    assert "take back your last step" in done.stdout
    assert "The scores if the game ended now" in done.stdout
    assert done.stdout.count("Player 1 laid the 1 on space 1.") == 2


def test_unknown_points_are_shown_as_a_question_mark(polis: Run) -> None:
    args = ("play", "ginkgopolis", "--seats", "human:Ana,random", "--option", "screens=true")
    done = polis(*args, typed="s\nq\n")
    _, _, scores = done.stdout.partition("The scores if the game ended now")
    assert re.search(r"Ana +random 2", scores)
    assert re.search(r"New Hand tokens \(2\) +4 +4", scores)
    assert re.search(r"Total +\d+ +\?", scores)


def test_an_opponent_without_a_seat_has_a_column_too(polis: Run) -> None:
    done = polis("play", "ginkgopolis", "--solo", typed="s\nq\n")
    _, _, scores = done.stdout.partition("The scores if the game ended now")
    assert re.search(r"Player 1 +Hal", scores)


def test_every_beat_is_a_paragraph_of_the_log(polis: Run) -> None:
    args = ("play", "sealed_bids", "--seats", "human:Ana,random,random", "--seed", "1")
    done = polis(*args, typed="1\nq\n")
    assert re.search(r"\n\n· The bids are .*\n· random \d wins .*\n\n· ", done.stdout)


@pytest.mark.parametrize("game", ["peaks", "sealed_bids"])
def test_a_choice_can_be_withdrawn_until_another_player_has_chosen(polis: Run, game: str) -> None:
    seats = "human:Ana,human:Bo" + ",random" * (game == "sealed_bids")
    done = polis("play", game, "--seats", seats, "--seed", "1", typed="1\nu\n2\nl\nq\n")
    assert done.stdout.count("Ana takes back the last step.") >= 1
    assert done.stdout.count("── Ana ──") == 2
    assert done.stdout.count("── Bo ──") == 2


def test_a_takeback_can_be_redone(polis: Run) -> None:
    typed = "3\nu\nr\nl\nq\n"
    done = polis("play", "peaks", "--seats", "human:Ana,human:Bo", "--seed", "1", typed=typed)
    assert "Ana takes back the last step." in done.stdout
    assert done.stdout.count("── Bo ──") == 2


def test_no_takeback_after_randomness_or_another_players_move(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "1", typed="1\nu\nq\n")
    assert "You can take back or redo nothing now" in done.stdout


def test_quitting_says_how_to_resume(polis: Run, tmp_path: Path) -> None:
    done = polis("play", "peaks", "--seats", "human,random", "--seed", "5", typed="1\nq\n")
    assert done.returncode == 0
    (kept,) = (tmp_path / "data" / "polis").iterdir()
    assert re.search(rf"Resume with: \S+ play --journal {kept}", done.stdout)


def test_the_end_of_the_input_is_reported_in_one_line_as_a_failure(polis: Run) -> None:
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
def test_a_match_uses_the_requested_language(polis: Run, language: str, words: str) -> None:
    args = ("play", "peaks", "--seats", "human,random", "--seed", "5", "--lang", language)
    done = polis(*args, typed=FIRST_CHOICES)
    assert done.returncode == 0
    assert words in done.stdout


def test_the_language_of_the_terminal_is_the_default(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "random,random", LANG="hu_HU.UTF-8")
    assert "Végeredmény" in done.stdout


def test_a_terminal_in_an_unsupported_language_gets_english(polis: Run) -> None:
    done = polis("play", "peaks", "--seats", "random,random", LANG="xh_ZA.UTF-8")
    assert "Final scores" in done.stdout


@pytest.mark.parametrize(
    "words",
    [("--option", "seats=2", "city=venice"), ("--option", "seats=2", "--option", "city=venice")],
)
def test_several_options_follow_one_flag_or_several(polis: Run, words: tuple[str, ...]) -> None:
    done = polis("play", "cities", *words, "--seed", "1", typed="q\n")
    assert "Venice, round 1 of 4" in done.stdout


def test_after_a_piece_only_what_changed_is_drawn(polis: Run) -> None:
    """Starting tile, then the third slot of buildings: red, green, green."""
    args = ("--seats", "human,greedy:1", "--seed", "3", "--lang", "en", "--option", "city=venice")
    done = polis("play", "cities", *args, typed="1\n15\n1\nq\n")
    first, second = re.findall(r"Place your buildings: .*", done.stdout)[:2]
    assert first != second
    between = done.stdout.partition(first)[2].partition(second)[0]
    assert "points so far" in between  # the own district
    assert "District tiles\n" not in between  # the market
    assert "tree f" not in between  # the legend


def test_a_city_of_other_content_is_chosen_by_name(polis: Run, tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    with as_file(files("polis.games.cities") / "data") as data:
        shutil.copytree(data, folder)
    path = folder / "cities.toml"
    path.write_text(path.read_text("utf-8").replace('id = "venice"', 'id = "paris"'), "utf-8")
    given = ("--option", f"content={folder}", "city=paris", "seats=2")
    done = polis("play", "cities", *given, "--seed", "1", typed="q\n")
    assert "paris, round 1 of 4" in done.stdout
    path.write_text(path.read_text("utf-8").replace("need = 10", 'need = "ten"', 1), "utf-8")
    read_box.cache_clear()
    done = polis("play", "cities", *given, "--seed", "1", typed="q\n")
    assert done.returncode == 2
    assert "barcelona achievement 2: need cannot be 'ten': a number from 1 to 60" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_adaptive_bot_begins_gentle_and_the_journal_names_its_level(
    polis: Run, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    polis("play", "peaks", "--seats", "adaptive,random", "--journal", str(file))
    assert '"adaptive:1"' in file.read_text().splitlines()[0]
