"""`python -m polis.export [--check]`, or `frames GAME` for drawing without a server."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from polis.export.catalogues import game_words, shell_words
from polis.export.frames import frames
from polis.export.game_types import game_types
from polis.export.lessons import lesson, record_of
from polis.export.moments import moments
from polis.export.names import extra_facts, gather
from polis.export.types import wire_types
from polis.kernel.game import AnyGame
from polis.kernel.registry import find_game, game_names
from polis.local.requests import catalogue
from polis.text.catalogue import LANGUAGES
from polis.text.voice import package_of
from polis.wire.plain import plain

OUT: Final = Path("web/src/generated")


def files() -> dict[str, str]:
    """The contents of the folder, by path."""
    found = {f"shell/{language}.ftl": shell_words(language) for language in LANGUAGES}
    found["wire.ts"] = wire_types()
    found["catalogue.json"] = _compact(plain(catalogue()))
    for name in game_names():
        game = find_game(name)
        for language in LANGUAGES:
            found[f"games/{name}/{language}.ftl"] = game_words(package_of(game), language)
        found[f"games/{name}/types.ts"] = game_types(game)
        found[f"games/{name}/moments.json"] = _compact(moments(game))
        if (record := record_of(package_of(game))) is not None:
            found[f"games/{name}/lesson.json"] = _compact(lesson(game, record))
        found[f"games/{name}/facts.json"] = _json(facts(game))
    return found


def facts(game: AnyGame) -> dict[str, Any]:
    return {"parts": gather(game), "facts": extra_facts(package_of(game))}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"


def stale(out: Path, wanted: dict[str, str]) -> list[str]:
    """The files that are missing, differ, or do not belong in the folder."""
    there = {
        path.relative_to(out).as_posix(): path.read_text("utf-8")
        for path in out.rglob("*")
        if path.is_file() and path.suffix in (".ftl", ".json", ".ts")
    }
    names = sorted({*there, *wanted})
    return [name for name in names if there.get(name) != wanted.get(name)]


def write(out: Path, wanted: dict[str, str]) -> list[str]:
    """Bring the folder up to date; unchanged files are not touched."""
    changed = stale(out, wanted)
    for name in changed:
        path = out / name
        if name in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[name], "utf-8")
        else:
            path.unlink()
    return changed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m polis.export", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if stale")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("frames", nargs="*", help="frames GAME [SEATS [SEED [SEAT]]]")
    args = parser.parse_args()
    if args.frames:
        return _frames(args.frames[1:])
    wanted = files()
    if not args.check:
        for name in write(args.out, wanted):
            sys.stdout.write(f"{args.out / name}\n")
        return 0
    for name in (changed := stale(args.out, wanted)):
        sys.stderr.write(f"stale: {args.out / name}\n")
    return 1 if changed else 0


def _frames(words: list[str]) -> int:
    """Print a random match as JSON."""
    seats, seed, seat = [int(word) for word in [*words[1:], *("3", "1", "0")[len(words) - 1 :]]]
    shown = frames(find_game(words[0]), {"seats": seats}, seed, seat)
    sys.stdout.write(json.dumps(shown, ensure_ascii=False, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
