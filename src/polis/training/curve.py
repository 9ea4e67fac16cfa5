"""Draw the learning curve of a training as SVG: the share of victories over greedy bots."""

from collections.abc import Sequence
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 56
BOTTOM: Final = 44
TOP: Final = 34
RIGHT: Final = 20


def drawing(title: str, curve: Sequence[dict[str, Any]]) -> str:
    """One point per stage, by the processor time so far."""
    longest = max([point["cpu"] for point in curve], default=0) or 1
    points = [(_x(point["cpu"], longest), _y(point["vs_greedy"])) for point in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    font = 'font-family="sans-serif" font-size="12"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {font}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{title}</text>',
        *_grid(longest),
        f'<polyline points="{line}" fill="none" stroke="#1b6e53" stroke-width="2"/>',
        *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#1b6e53"/>' for x, y in points),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(cpu: float, longest: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * cpu / longest


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share


def _grid(longest: float) -> list[str]:
    lines: list[str] = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for part in (0.0, 0.5, 1.0):
        x, seconds = _x(part, 1.0), part * longest
        place = f'x="{x:.1f}" y="{HEIGHT - 24}" text-anchor="middle"'
        lines.append(f"<text {place}>{seconds:.0f} s</text>")
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">processor time</text>')
    return lines
