"""Save the results of a run, so that tables and picture can be made again without a run."""

import json
from pathlib import Path

from bench.engine import Facts, Slice
from bench.pool import ROOT, Results

FILE = ROOT / "build" / "bench.json"


def save(results: Results, path: Path = FILE) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {
        "slices": [[*key, slices] for key, slices in results.slices.items()],
        "facts": [[*key, found.decisions, found.legal] for key, found in results.facts.items()],
        "versions": results.versions,
        "notes": results.notes,
        "about": results.about,
        "profiles": results.profiles,
    }
    path.write_text(json.dumps(data, indent=1), "utf-8")


def load(path: Path = FILE) -> Results:
    data = json.loads(path.read_text("utf-8"))
    return Results(
        {(engine, task): [Slice(*row) for row in rows] for engine, task, rows in data["slices"]},
        {(engine, task): Facts(*row) for engine, task, *row in data["facts"]},
        data["versions"],
        data["notes"],
        data["about"],
        {
            engine: [(name, share) for name, share in rows]
            for engine, rows in data["profiles"].items()
        },
    )
