"""Write docs/strong-play.md: what strong play looks like, from matches of the strongest level."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from polis.arena.chart import Bar, draw
from polis.arena.intervals import wilson
from polis.kernel.message import Message, Part
from polis.kernel.registry import find_game
from polis.text.voice import Voice
from tools.tallies import Tally

HERO: Final = "master"  # also with a budget
LEAST: Final = 10  # matches with a trait before it is shown
MOST: Final = 12  # traits of one kind in a chart: the best and the worst half
START: Final = """# What strong play looks like

`make strength` writes this page from the matches of `master` that it keeps; see
[strength](strength.md). The bars of a chart have 95 % intervals, and a mark shows the mean. Look at
the intervals first: small samples say little.
"""


@dataclass
class Hero:
    """All kept matches of the strongest level against other bots, in one game."""

    matches: int = 0
    wins: float = 0.0
    points: float = 0.0
    opponents: int = 0  # seats
    sources: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    traits: dict[str, tuple[int, float]] = field(default_factory=dict)

    def add(self, tally: Tally, seats: int) -> None:
        self.matches += tally.matches
        self.wins += tally.wins
        self.points += tally.points
        self.opponents += tally.matches * (seats - 1)
        self.sources.update(tally.sources)
        self.others.update(tally.others)
        for trait, (matches, wins) in tally.traits.items():
            before = self.traits.get(trait, (0, 0.0))
            self.traits[trait] = (before[0] + int(matches), before[1] + wins)


def write(docs: Path, rows: Sequence[Mapping[str, Any]], kept: Mapping[str, Tally]) -> None:
    """Write the page and its charts."""
    parts = [START]
    for game in dict.fromkeys(each["game"] for each in rows):
        parts += _game(docs, game, _hero([each for each in rows if each["game"] == game], kept))
    text = "\n".join(parts) + "\n"
    (docs / "strong-play.md").write_text(text, encoding="utf-8", newline="\n")


def _hero(rows: Iterable[Mapping[str, Any]], kept: Mapping[str, Tally]) -> Hero:
    hero = Hero()
    for each in rows:
        bots, tally = each["bots"], kept.get(each["id"])
        if bots[0].partition("@")[0] == HERO and len(bots) > 1 and tally and tally.sources:
            hero.add(tally, len(bots))
    return hero


def _game(docs: Path, game: str, hero: Hero) -> list[str]:
    parts = ["", f"## {game.capitalize()}", ""]
    if not hero.matches:
        return [*parts, "No matches are kept yet."]
    share, mean = 100 * hero.wins / hero.matches, hero.points / hero.matches
    parts += [
        f"`{HERO}` won {share:.0f} % of {hero.matches} matches against other bots.",
        f"It had {mean:.1f} points on average.",
        "",
        *_sources(docs, game, hero),
    ]
    for kind in sorted({trait.partition(":")[0] for trait in hero.traits}):
        parts += _traits(docs, game, kind, hero)
    return parts


def _sources(docs: Path, game: str, hero: Hero) -> list[str]:
    """Where the points come from: the strongest level beside its opponents."""
    own = {source: points / hero.matches for source, points in hero.sources.items()}
    others = {source: points / hero.opponents for source, points in hero.others.items()}
    order = sorted(own, key=lambda source: -own[source])
    names = {source: _source_name(game, source) for source in order}
    bars = [Bar(names[key], max(0.0, own[key]), mark=others.get(key)) for key in order]
    name = f"strong-{game}-sources.png"
    draw(f"Points by source: {HERO} (mark: its opponents)", bars, docs / "pictures" / name, False)
    lines = ["| points from | `master` | opponents |", "| --- | --- | --- |"]
    lines += [f"| {names[key]} | {own[key]:.1f} | {others.get(key, 0.0):.1f} |" for key in order]
    return [f"![Points by source](pictures/{name})", "", *lines, ""]


def _traits(docs: Path, game: str, kind: str, hero: Hero) -> list[str]:
    """How often the strongest level wins with each character, city or place in the order."""
    known = {
        trait: wilson(wins, matches)
        for trait, (matches, wins) in hero.traits.items()
        if trait.startswith(f"{kind}:") and matches >= LEAST
    }
    if len(known) < 2:
        return []
    order = sorted(known, key=lambda trait: (-known[trait].value, trait))
    if len(order) > MOST:
        order = [*order[: MOST // 2], *order[-MOST // 2 :]]
    mean = hero.wins / hero.matches
    bars = [
        Bar(_name(game, trait), *known[trait], mean, f"({hero.traits[trait][0]})")
        for trait in order
    ]
    name = f"strong-{game}-{kind}.png"
    draw(f"Share of victories of {HERO} by {kind}", bars, docs / "pictures" / name)
    return [f"![Victories by {kind}](pictures/{name})", ""]


def _name(game: str, trait: str) -> str:
    """The name of a component in English; a place in the order is a number."""
    part = Part(trait)
    if part.kind == "order":
        return f"player {part.name}"
    known = find_game(game)
    view = known.view(known.start(known.config({}), 0), None)
    return Voice("en", known).name(part, view)


def _source_name(game: str, line: str) -> str:
    """The heading of such lines on the score sheet."""
    voice = Voice("en", find_game(game))
    heading = f"rows-{line}" if voice.knows(f"rows-{line}") else line
    return voice.render(Message(heading), None)
