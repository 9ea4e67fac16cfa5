"""`python -m tests.web.speed`: how long a touch takes late in a match, on a slower processor.

A touch is pointing at a part, or choosing it. Two figures are reported for each game:

- the processor time that the page's main thread spends on a touch, from the browser's trace;
- the browser's own Event Timing, with the processor slowed down four times.

Both depend on the machine and on what else it does. The test compares the first with fixed work
in the same page instead (`test_speed.py`).
"""

import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from polis.kernel.registry import game_names
from tests.web import house
from tests.web.late import open_late

SLOWDOWN: Final = 4
ROUNDS: Final = 3
PARTS: Final = 6
HELD_MS: Final = 60  # a person holds a button down for a moment
STEPS: Final = 3  # pressed, released, taken back: each of them is painted
WORK: Final = """() => new Promise((done) => setTimeout(() => {
    const counts = new Map();
    for (let at = 0; at < 600_000; at += 1) {
        const key = (at * 7919) % 1009;
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    done();
}))"""
CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
WATCH: Final = """() => {
    window.touches = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.touches.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 });
}"""
PAINTED: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))"
ASK_TO_CONFIRM: Final = "localStorage.setItem('polis.settings', '{\"confirm\": true}')"
Place = tuple[float, float]


@dataclass(frozen=True)
class Cost:
    """Processor time of the page's main thread in milliseconds, medians of several rounds."""

    pointing: float
    choosing: float
    work: float  # the fixed work, measured between the touches

    @property
    def touch(self) -> float:
        return max(self.pointing, self.choosing)


def open_late_match(page: Any, game: str) -> list[Place]:
    """Open a late position in which a click only proposes; where to touch it."""
    page.add_init_script(ASK_TO_CONFIRM)
    open_late(page, game)
    return lit_places(page)


def lit_places(page: Any) -> list[Place]:
    """Positions of some parts that can be chosen, spread over all of them."""
    places: list[Place] = page.evaluate(
        """(most) => {
            const seen = [...document.querySelectorAll("main [data-lit]")].flatMap((lit) => {
                const { x, y, width, height } = lit.getBoundingClientRect();
                const at = [x + width / 2, y + height / 2];
                return lit.contains(document.elementFromPoint(...at)) ? [at] : [];
            });
            const step = Math.max(1, Math.floor(seen.length / most));
            return seen.filter((_, index) => index % step === 0).slice(0, most);
        }""",
        PARTS,
    )
    return places


def busy_ms(browser: Any, page: Any, do: Callable[[], None]) -> float:
    """Processor time of the page's main thread while `do` runs."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    do()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {(e["pid"], e["tid"]) for e in events if e.get("name") == "FunctionCall"}
    spent: list[int] = [
        e.get("tdur", 0)
        for e in events
        if e.get("name") == "RunTask" and (e["pid"], e["tid"]) in threads
    ]
    return sum(spent) / 1000


def pointing(page: Any, places: list[Place]) -> None:
    for place in places:
        page.mouse.move(*place)
        page.evaluate(PAINTED)


def choosing(page: Any, places: list[Place]) -> None:
    """A click proposes, because the settings ask for a confirmation; Escape takes it back."""
    for place in places:
        page.mouse.click(*place, delay=HELD_MS)
        page.evaluate(PAINTED)
        page.keyboard.press("Escape")
        page.evaluate(PAINTED)


def measured(browser: Any, page: Any, places: list[Place]) -> Cost:
    """The cost of a touch. Touches and fixed work take turns, so that both meet the same load."""
    busy_ms(browser, page, lambda: page.evaluate(WORK))  # the browser compiles it once
    pointed, chosen, work = [], [], []
    for _ in range(ROUNDS):
        pointed.append(busy_ms(browser, page, lambda: pointing(page, places)) / len(places))
        work.append(busy_ms(browser, page, lambda: page.evaluate(WORK)))
        chosen.append(busy_ms(browser, page, lambda: choosing(page, places)) / len(places) / STEPS)
        work.append(busy_ms(browser, page, lambda: page.evaluate(WORK)))
    return Cost(*(statistics.median(series) for series in (pointed, chosen, work)))


def event_timings(page: Any, places: list[Place]) -> list[float]:
    """Event Timing of all touches on the slowed processor; the browser notes no quick events."""
    page.evaluate(WATCH)
    slower = page.context.new_cdp_session(page)
    slower.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    found: list[float] = []
    for touch in (pointing, choosing):
        for place in places:
            touch(page, [place])
            page.wait_for_timeout(100)
            found.append(max([16.0, *page.evaluate("() => window.touches.splice(0)")]))
    slower.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found


def report(browser: Any, page: Any, game: str) -> str:
    """One line about a game."""
    places = open_late_match(page, game)
    cost, timings = measured(browser, page, places), event_timings(page, places)
    return (
        f"{game}: processor time of a touch, {SLOWDOWN} times slower: "
        f"{cost.touch * SLOWDOWN:.0f} ms (pointing {cost.pointing:.1f}, choosing "
        f"{cost.choosing:.1f}, fixed work {cost.work:.1f}); Event Timing: median "
        f"{statistics.median(timings):.0f} ms, worst {max(timings):.0f} ms"
    )


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        house.serving(Path(folder)) as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=house.CHROMIUM)
        for game in game_names():
            page = browser.new_context(base_url=address).new_page()
            sys.stdout.write(f"{report(browser, page, game)}\n")
        browser.close()


if __name__ == "__main__":
    main()
