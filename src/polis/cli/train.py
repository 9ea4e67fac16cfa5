"""`polis train`: train the weights of the learned bots from nothing."""

from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

from polis.cli.language import choose_language
from polis.cli.misuse import Misuse, the_game
from polis.kernel.config import Value
from polis.text.voice import Voice


def train(
    game: str,
    /,
    *,
    seats: int | None = None,
    solo: bool = False,
    seed: int = 1,
    effort: float = 1.0,
    folder: Path = Path("build/train"),
    lang: str | None = None,
) -> int:
    """Train the weights of the learned bots from nothing. A repeated command continues.

    Parameters
    ----------
    game
        Which game, for example ginkgopolis.
    seats
        The number of players to train for.
    solo
        Train for a player alone.
    seed
        The seed of the training; the same seed trains the same weights.
    effort
        How much to play, compared with the weights that polis ships.
    folder
        Where checkpoint, weights and learning curve are written.
    lang
        en, ru, zh-Hant, es or hu; default: the language of the terminal.
    """
    voice = Voice(choose_language(lang))
    if find_spec("numpy") is None:
        raise Misuse("no-numpy")
    if seed < 0 or effort <= 0:
        raise Misuse("negative", option="--seed" if seed < 0 else "--effort")
    options: dict[str, Value] = {"seats": 1} if solo else {} if seats is None else {"seats": seats}
    return _train(game, options, seed, effort, folder, voice)


def _train(
    game: str, options: dict[str, Value], seed: int, effort: float, folder: Path, voice: Voice
) -> int:
    from polis.training.folder import Folder
    from polis.training.lessons import School
    from polis.training.loop import Course, Syllabus

    rules = the_game(game)
    mind = rules.mind()
    config = rules.config(options)
    name = "" if mind is None else mind.course(config)
    if mind is None or name not in mind.courses():
        raise Misuse("no-course", game=game)
    school = School(rules, mind, [rules.config(each) for each in mind.courses()[name]])
    training = Course.begin(school, Syllabus.of(effort, config.seats), seed)
    who = "--solo" if config.seats == 1 else f"--seats {config.seats}"
    amount = "" if effort == 1.0 else f" --effort {effort:g}"
    place = Folder(folder, name, f"polis train {game} {who} --seed {seed}{amount}")
    if place.restore(training):
        print(voice.tell("train-resumed", stage=training.stage, stages=training.syllabus.stages))
    training.run(place.save, _Reporter(voice, training.syllabus.stages).report)
    print(voice.tell("train-done", folder=str(folder)))
    return 0


class _Reporter:
    """Print a line for each stage, with the time that is left."""

    def __init__(self, voice: Voice, stages: int) -> None:
        self._voice = voice
        self._stages = stages
        self._begin = process_time()
        self._done = 0

    def report(self, figures: dict[str, Any]) -> None:
        self._done += 1
        each = (process_time() - self._begin) / self._done
        left = round(each * (self._stages - figures["stage"]) / 60)
        line = self._voice.tell(
            "train-stage",
            stage=figures["stage"],
            stages=self._stages,
            matches=figures["matches"],
            wins=round(100 * figures["vs_greedy"]),
            minutes=left,
        )
        print(line, flush=True)
