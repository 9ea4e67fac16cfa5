"""Write docs/strong-play.md: what strong play looks like, from matches of the strongest level."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from polis.arena.chart import Bar, draw
from polis.arena.intervals import wilson
from polis.arena.records import Played
from polis.kernel.message import Message, Part
from polis.kernel.registry import find_game
from polis.text.voice import Voice

HERO: Final = "master"  # also with a budget
LEAST: Final = 10  # matches with a trait before it is shown
MOST: Final = 12  # traits of one kind in a chart: the best and the worst half
START: Final = """# What strong play looks like

`make strength` writes this page from the matches of `master` that it keeps; see
[strength](strength.md). The bars of a chart have 95 % intervals, and a mark shows the mean. Look at
the intervals first: small samples say little.
"""

Seats = list[tuple[Played, int]]  # the seats of the strongest level


def write(
    docs: Path, rows: Sequence[Mapping[str, Any]], played: Mapping[str, list[Played]]
) -> None:
    """Write the page and its charts."""
    parts = [START]
    for game in dict.fromkeys(each["game"] for each in rows):
        own = [one for each in rows if each["game"] == game for one in played[each["id"]]]
        matches = [one for one in own if len(one.lineup) > 1]
        parts += _game(docs, game, _heroes(matches))
    text = "\n".join(parts) + "\n"
    (docs / "strong-play.md").write_text(text, encoding="utf-8", newline="\n")


def _heroes(matches: Iterable[Played]) -> Seats:
    return [
        (one, seat)
        for one in matches
        for seat, bot in enumerate(one.lineup)
        if bot.partition("@")[0] == HERO
    ]


def _game(docs: Path, game: str, seats: Seats) -> list[str]:
    parts = ["", f"## {game.capitalize()}", ""]
    if not seats:
        return [*parts, "No matches are kept yet."]
    wins = sum(one.outcome.share(seat) for one, seat in seats)
    points = [one.outcome.points[seat] for one, seat in seats]
    share, mean = 100 * wins / len(seats), sum(points) / len(points)
    parts += [
        f"`{HERO}` won {share:.0f} % of {len(seats)} matches against other bots.",
        f"It had {mean:.1f} points on average.",
        "",
        *_sources(docs, game, seats),
    ]
    kinds = sorted({trait.partition(":")[0] for one, seat in seats for trait in one.traits[seat]})
    for kind in kinds:
        parts += _traits(docs, game, kind, seats)
    return parts


def _sources(docs: Path, game: str, seats: Seats) -> list[str]:
    """Where the points come from: the strongest level beside its opponents."""
    own, others = _means(seats), _means(_opponents(seats))
    order = sorted(own, key=lambda source: -own[source])
    names = {source: _source_name(game, source) for source in order}
    bars = [Bar(names[key], max(0.0, own[key]), mark=others.get(key)) for key in order]
    name = f"strong-{game}-sources.png"
    draw(f"Points by source: {HERO} (mark: its opponents)", bars, docs / "pictures" / name, False)
    lines = ["| points from | `master` | opponents |", "| --- | --- | --- |"]
    lines += [f"| {names[key]} | {own[key]:.1f} | {others.get(key, 0.0):.1f} |" for key in order]
    return [f"![Points by source](pictures/{name})", "", *lines, ""]


def _opponents(seats: Seats) -> Seats:
    found: Seats = []
    for one in {id(one): one for one, _ in seats}.values():
        for seat, bot in enumerate(one.lineup):
            if bot.partition("@")[0] != HERO:
                found.append((one, seat))
    return found


def _means(seats: Seats) -> dict[str, float]:
    total: defaultdict[str, float] = defaultdict(float)
    for one, seat in seats:
        for source, points in one.sources[seat].items():
            total[source] += points
    return {source: points / len(seats) for source, points in total.items()}


def _traits(docs: Path, game: str, kind: str, seats: Seats) -> list[str]:
    """How often the strongest level wins with each character, city or place in the order."""
    groups: defaultdict[str, list[float]] = defaultdict(list)
    for one, seat in seats:
        for trait in one.traits[seat]:
            if trait.startswith(f"{kind}:"):
                groups[trait].append(one.outcome.share(seat))
    known = {trait: shares for trait, shares in groups.items() if len(shares) >= LEAST}
    if len(known) < 2:
        return []
    order = sorted(known, key=lambda trait: -sum(known[trait]) / len(known[trait]))
    if len(order) > MOST:
        order = [*order[: MOST // 2], *order[-MOST // 2 :]]
    mean = sum(one.outcome.share(seat) for one, seat in seats) / len(seats)
    bars = []
    for trait in order:
        share = wilson(sum(known[trait]), len(known[trait]))
        note = f"({len(known[trait])})"
        bars.append(Bar(_name(game, trait), share.value, share.low, share.high, mean, note))
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
