"""The folder of a training: checkpoint, weights so far, learning curve."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polis.bots.weights import PREFIX, write_model
from polis.training.curve import drawing
from polis.training.loop import Course, restore_course, save_course


@dataclass(frozen=True)
class Folder:
    """Where the training of one course keeps what it has."""

    path: Path
    course: str
    command: str

    def save(self, training: Course) -> None:
        """Keep a stage. The record is written last, so that it never promises too much."""
        self.path.mkdir(parents=True, exist_ok=True)
        save_course(training, self._file(".npz"))
        text = write_model(training.weights(), training.trainee.plain(), self._record(training))
        self._write(".json", text)
        self._write(".svg", drawing(f"{self.command}: victories over greedy", training.curve))
        self._write(".progress", json.dumps(self._progress(training)))

    def restore(self, training: Course) -> bool:
        """Continue an interrupted training of the same seed; False: there is none."""
        progress = self._file(".progress")
        if not progress.exists():
            return False
        record = json.loads(progress.read_text("utf-8"))
        if record["seed"] != training.seed or record["command"] != self.command:
            return False
        restore_course(training, record, self._file(".npz"))
        return True

    def _record(self, training: Course) -> dict[str, Any]:
        """How the weights were made, for the file of weights."""
        return {
            "course": self.course,
            "command": self.command,
            "seed": training.seed,
            "matches": training.matches,
            "cpu_seconds": round(training.cpu),
            "curve": training.curve,
        }

    def _progress(self, training: Course) -> dict[str, Any]:
        return {**self._record(training), "stage": training.stage, "cpu": training.cpu}

    def _file(self, ending: str) -> Path:
        return self.path / f"{PREFIX}{self.course}{ending}"

    def _write(self, ending: str, text: str) -> None:
        new = self._file(ending + ".new")
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(self._file(ending))
