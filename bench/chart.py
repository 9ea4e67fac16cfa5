"""Draw the goals as a picture: for every ratio a bar on a track with floor and aim.

Every track has its own unit, the aim; so the bars can be compared although the ratios differ.
"""

from xml.sax.saxutils import escape

from bench.goals import AIM_REACHED, FLOOR_MISSED, Goal, Outcome
from bench.result_tables import short

WIDTH = 720
MARGIN = 24
TOP = 64
ROW = 52
TRACK = 12
SCALE_END = 2.0  # a bar ends here at the latest, in aims
TRACK_WIDTH = 500

# The light theme, then the changes for the dark one; the opaque panel suits any page.
STYLE = """
  .panel { fill: #fbfaf6; stroke: #d9d4c5; }
  .ink { fill: #2a2c30; } .soft { fill: #5d6068; }
  .track { fill: #e6e2d5; }
  .aim { stroke: #2a2c30; stroke-width: 2.5; } .floor { stroke: #7d8089; stroke-width: 1.5; }
  .done { fill: #2f7d5b; } .part { fill: #b07a1c; } .miss { fill: #b2452f; }
  text { font-family: system-ui, sans-serif; font-size: 13px; }
  .title { font-size: 16px; font-weight: 600; } .value { font-weight: 600; }
  .small { font-size: 11.5px; }
  @media (prefers-color-scheme: dark) {
    .panel { fill: #1d1f23; stroke: #3a3d44; }
    .ink { fill: #ecebe6; } .soft { fill: #a9abb2; }
    .track { fill: #33363d; }
    .aim { stroke: #ecebe6; } .floor { stroke: #9a9da5; }
    .done { fill: #5cc195; } .part { fill: #dfab4e; } .miss { fill: #e57f68; }
  }
"""


def draw(outcomes: list[Outcome], note: str) -> str:
    """Draw all measured goals."""
    rows = [outcome for outcome in outcomes if outcome.ratio and isinstance(outcome.goal, Goal)]
    height = TOP + ROW * len(rows) + 16
    legend = f"bar: reached; thin line: the floor; thick line: the aim; {note}"
    parts = [
        _opening(height),
        f"<style>{STYLE}</style>",
        _panel(height),
        _text(MARGIN, 32, "Speed, against other engines in the same run", "ink title"),
        _text(MARGIN, 50, legend, "soft small"),
        *(part for index, row in enumerate(rows) for part in _bar(row, TOP + ROW * index)),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _opening(height: int) -> str:
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    title = "Speed of polis as ratios to other engines, with floor and aim"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">\n'
        f'<title id="title">{title}</title>'
    )


def _panel(height: int) -> str:
    size = f'width="{WIDTH - 1}" height="{height - 1}"'
    return f'<rect class="panel" x="0.5" y="0.5" {size} rx="10"/>'


def _bar(outcome: Outcome, top: int) -> list[str]:
    assert outcome.ratio is not None
    assert isinstance(outcome.goal, Goal)
    goal = outcome.goal
    value = outcome.ratio.middle
    share = value / goal.aim
    y = top + 20
    right = _x(SCALE_END) + 12
    return [
        _text(MARGIN, top + 12, goal.text, "ink"),
        _rect(y, SCALE_END, "track"),
        _rect(y + 3, share, _class(outcome.verdict), TRACK - 6),
        _line(goal.floor / goal.aim, y, "floor"),
        _line(1, y, "aim"),
        _text(right, y - 8, f"floor {goal.floor:g}×, aim {goal.aim:g}×", "soft small"),
        _text(right, y + 11, f"{short(value)}×" + (" →" if share > SCALE_END else ""), "ink value"),
        _text(right + 70, y + 11, outcome.verdict.partition(",")[0], "soft small"),
    ]


def _x(share: float) -> float:
    return round(MARGIN + TRACK_WIDTH * min(share, SCALE_END) / SCALE_END, 1)


def _rect(y: float, share: float, name: str, height: int = TRACK) -> str:
    """A bar from the left margin to a share of the aim."""
    size = f'width="{_x(share) - MARGIN:g}" height="{height}"'
    return f'<rect class="{name}" x="{MARGIN}" y="{y:g}" {size} rx="{height / 2:g}"/>'


def _line(share: float, y: float, name: str) -> str:
    x = _x(share)
    ends = f'x1="{x:g}" x2="{x:g}" y1="{y - 3:g}" y2="{y + TRACK + 3:g}"'
    return f'<line class="{name}" {ends}/>'


def _text(x: float, y: float, words: str, name: str) -> str:
    return f'<text class="{name}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def _class(verdict: str) -> str:
    return {AIM_REACHED: "done", FLOOR_MISSED: "miss"}.get(verdict, "part")
