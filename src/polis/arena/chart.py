"""Charts as PNG pictures: bars with their intervals. They need Pillow."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

SCALE: Final = 2  # pixels per unit, for sharp screens
WIDTH: Final = 720
ROW: Final = 30
LEFT: Final = 210
RIGHT: Final = 120
TOP: Final = 48
BOTTOM: Final = 40
INK: Final = "#22302b"
BAR: Final = "#5fa98d"
GRID: Final = "#dde3e0"
MARK: Final = "#b4542f"


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, value and bounds; `mark` is a value to compare with."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    mark: float | None = None
    note: str = ""


def draw(title: str, bars: Sequence[Bar], path: Path, is_share: bool = True) -> None:
    """Write a chart of horizontal bars. Shares are drawn from 0 to 100 %."""
    from PIL import Image, ImageDraw

    height = TOP + ROW * len(bars) + BOTTOM
    image = Image.new("RGB", (WIDTH * SCALE, height * SCALE), "white")
    most = 1.0 if is_share else max([bar.high or bar.value for bar in bars], default=1.0) * 1.05
    chart = _Chart(ImageDraw.Draw(image), most or 1.0, is_share)
    chart.text(LEFT, 22, title, 16, "lm")
    chart.grid(height)
    for number, bar in enumerate(bars):
        chart.bar(bar, TOP + ROW * number + ROW / 2)
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, optimize=True)


class _Chart:
    def __init__(self, pen: "ImageDraw", most: float, is_share: bool) -> None:
        self._pen = pen
        self._most = most
        self._is_share = is_share

    def text(self, x: float, y: float, text: str, size: int = 12, anchor: str = "lm") -> None:
        from PIL import ImageFont

        font = ImageFont.load_default(size * SCALE)
        self._pen.text((x * SCALE, y * SCALE), text, INK, font, anchor)

    def line(self, x: float, y: float, x2: float, y2: float, ink: str, width: float = 1) -> None:
        ends = (x * SCALE, y * SCALE, x2 * SCALE, y2 * SCALE)
        self._pen.line(ends, ink, round(width * SCALE))

    def grid(self, height: float) -> None:
        for part in range(5):
            value = self._most * part / 4
            self.line(self._x(value), TOP, self._x(value), height - BOTTOM, GRID)
            self.text(self._x(value), height - BOTTOM + 14, self._words(value), 12, "mm")

    def bar(self, bar: Bar, y: float) -> None:
        self.text(LEFT - 10, y, bar.name, 13, "rm")
        corner = (self._x(bar.value) * SCALE, (y + 8) * SCALE)
        self._pen.rectangle(((LEFT * SCALE, (y - 8) * SCALE), corner), BAR)
        if bar.low is not None and bar.high is not None:
            self.line(self._x(bar.low), y, self._x(bar.high), y, INK, 1.5)
            for end in (bar.low, bar.high):
                self.line(self._x(end), y - 4, self._x(end), y + 4, INK, 1.5)
        if bar.mark is not None:
            self.line(self._x(bar.mark), y - 11, self._x(bar.mark), y + 11, MARK, 2)
        self.text(WIDTH - RIGHT + 14, y, f"{self._words(bar.value)}  {bar.note}".strip(), 12)

    def _x(self, value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * min(1.0, max(0.0, value / self._most))

    def _words(self, value: float) -> str:
        return f"{100 * value:.1f} %" if self._is_share else f"{value:.1f}"
