"""Draw the load: moves per second, and how long until all players received a move."""

from xml.sax.saxutils import escape

from bench.chart import STYLE
from bench.load.results import Played, Results, share
from bench.load.scenarios import HOLD

WIDTH = 720
MARGIN = 24
LABEL = 290  # where bars begin
BARS = 300  # how long they are at most
ROW = 30
HEIGHT = 14
PARTS = (
    (0.5, "half of all moves"),
    (0.9, "nine of ten"),
    (0.99, "99 of 100"),
    (0.999, "999 of 1,000"),
)
LIMIT = 100.0  # ms

Bar = tuple[str, float, str, str]  # words, length, value, class


def draw(results: Results, note: str) -> str:
    """Both charts, one above the other."""
    fast = [played for played in results.played if played.rate is None]
    held = results.find(HOLD)
    top, parts = _bars("Moves per second, as fast as possible", [_speed(p) for p in fast], 64, None)
    if held is not None:
        title = f"{held.tables:,} tables, {held.rate:g} moves per second: ms until all received it"
        top, more = _bars(title, [_latency(held, *part) for part in PARTS], top + 24, LIMIT)
        parts += more
    height = top + 12
    return "\n".join(
        [
            _opening(height),
            f"<style>{STYLE}</style>",
            _rect("panel", 0.5, 0.5, WIDTH - 1, height - 1),
            _text(MARGIN, 32, "Load: whole games through sockets", "ink title"),
            _text(MARGIN, 50, note, "soft small"),
            *parts,
            "</svg>\n",
        ]
    )


def _speed(played: Played) -> Bar:
    rate = played.moves_per_second
    return played.name, rate, f"{rate:.0f}", "part" if played.share else "done"


def _latency(held: Played, part: float, words: str) -> Bar:
    millis = 1000 * share(held.latencies, part)
    return words, millis, f"{millis:.0f} ms", "done" if millis < LIMIT else "miss"


def _bars(title: str, bars: list[Bar], top: int, limit: float | None) -> tuple[int, list[str]]:
    longest = max([length for _, length, _, _ in bars] + ([limit] if limit else []), default=1.0)
    parts = [_text(MARGIN, top + 14, title, "ink value")]
    top += 26
    for words, length, value, name in bars:
        width = BARS * length / longest
        parts += [
            _text(MARGIN, top + 12, words, "ink"),
            _rect("track", LABEL, top, BARS, HEIGHT),
            _rect(name, LABEL, top, width, HEIGHT),
            _text(LABEL + BARS + 12, top + 12, value, "ink value"),
        ]
        if limit:
            x = LABEL + BARS * limit / longest
            ends = f'x1="{x:.1f}" x2="{x:.1f}" y1="{top - 3}" y2="{top + HEIGHT + 3}"'
            parts.append(f'<line class="aim" {ends}/>')
        top += ROW
    return top, parts


def _opening(height: int) -> str:
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    title = "Moves per second and latency of the server under load"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">\n'
        f'<title id="title">{title}</title>'
    )


def _rect(name: str, x: float, y: float, width: float, height: float) -> str:
    size = f'x="{x:g}" y="{y:g}" width="{width:.1f}" height="{height:g}" rx="7"'
    return f'<rect class="{name}" {size}/>'


def _text(x: float, y: float, words: str, name: str) -> str:
    return f'<text class="{name}" x="{x:g}" y="{y:g}">{escape(words)}</text>'
