"""`python -m tests.web.device.measure`: what a match costs a device that has no server.

    python -m tests.web.device.measure [--slow] [GAME ...]

It opens the folder of `make site` in Chromium, which keeps the app and the engine, starts Chromium
again and plays a match against bots of the usual level. No debugger is attached: it would keep a
copy of every file in the page's process. `--slow` lets all processes of the browser run only a
quarter of the time, as on a processor that is four times slower; Chromium's own slowdown leaves
out workers.

Memory is that of the page's process alone, as a browser's task manager shows it; `resident` adds
the browser's own code, which all of its processes share. Times depend on what else the machine
does, so the load average and the processor time are reported too.
"""

import contextlib
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from polis.kernel.registry import game_names
from tests.waiting import MATCH_SECONDS
from tests.web import house

PLAYER: Final = Path(__file__).with_suffix(".js")
SLOWDOWN: Final = 4
SLICE: Final = 0.004  # the browser runs for so many seconds, then it stands still
ENGINE: Final = "DedicatedWorker\n"  # the name of the thread
PATH: Final = "clubs/polis"
FLAGS: Final = ("--headless", "--no-first-run", "--no-sandbox", "--disable-gpu", "--lang=en")


@dataclass(frozen=True, slots=True)
class Usage:
    """Of one process: memory in megabytes, processor time in seconds since it began."""

    private: float
    resident: float
    process: float
    engine: float  # of the thread in which Python runs


@dataclass(slots=True)
class Match:
    """What the player inside the page has reported, with the usage at that moment."""

    reports: list[tuple[dict[str, Any], Usage]] = field(default_factory=list)
    kept: threading.Event = field(default_factory=threading.Event)
    over: threading.Event = field(default_factory=threading.Event)

    def lines(self) -> Iterator[str]:
        """The figures in words."""
        moments = [usage for _, usage in self.reports]
        (home,) = (number for number, (given, _) in enumerate(self.reports) if is_home(given))
        start, decisions = self.reports[home + 1][0], self.reports[home + 2 : -2]
        spent = moments[home + 1].process - moments[home].process
        yield f"to the first decision: {start['ms'] / 1000:.1f} s; processor {spent:.1f} s"
        late = [usage for _, usage in decisions[-len(decisions) // 4 :]]
        own, all_of_it = [one.private for one in late], [one.resident for one in late]
        waits, moves = [], []
        for number, (given, usage) in enumerate(decisions, home + 2):
            if given["bots"] > 0:
                waits.append(given["engine"] / given["bots"] / 1000)
                moves.append((usage.engine - moments[number - 1].engine) / given["bots"])
        yield f"a bot's move: {spread(waits)} s; processor of the engine {spread(moves)} s"
        yield f"memory late in the match: {spread(own, 0)} MB; resident {spread(all_of_it, 0)} MB"
        yield f"after a pause: {moments[-1].private:.0f} MB; resident {moments[-1].resident:.0f} MB"


def is_home(given: dict[str, Any]) -> bool:
    return bool(given["kind"] == "home")


def spread(values: list[float], digits: int = 2) -> str:
    """The median and the worst."""
    return f"{statistics.median(values):.{digits}f} (worst {max(values):.{digits}f})"


class Files(SimpleHTTPRequestHandler):
    """The plain file server; it also hears the player inside the page."""

    def __init__(self, *given: Any, match: Match, **more: Any) -> None:
        self.match = match
        super().__init__(*given, **more)

    def do_POST(self) -> None:
        report = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.match.reports.append((report, usage_of_page()))
        self.send_response(204)
        self.end_headers()
        ends = {"kept": self.match.kept, "end": self.match.over}
        if report["kind"] in ends:
            ends[report["kind"]].set()

    def log_message(self, *_given: object) -> None:
        pass


# -- processes ------------------------------------------------------------------------------------


def processes() -> dict[int, int]:
    """The parent of every process of this machine."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            found[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    return found


def below(root: int) -> list[int]:
    """All processes that a process has started, and theirs."""
    parents = processes()
    found, new = [root], [root]
    while new := [pid for pid, parent in parents.items() if parent in new]:
        found += new
    return found


def usage_of_page() -> Usage:
    """Of the largest page among the browsers that this process has started."""
    pages = [pid for pid in below(os.getpid()) if "--type=renderer" in command_of(pid)]
    return max((usage_of(pid) for pid in pages), key=lambda usage: usage.private)


def command_of(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


def usage_of(pid: int) -> Usage:
    process = Path(f"/proc/{pid}")
    rows = re.findall(r"^(\w+):\s+(\d+) kB", (process / "status").read_text(), re.MULTILINE)
    sizes = {name: int(size) / 1024 for name, size in rows}
    threads = [path for path in process.glob("task/*") if (path / "comm").read_text() == ENGINE]
    private = sizes["RssAnon"] + sizes["VmSwap"]
    return Usage(private, sizes["VmRSS"], seconds(process), sum(map(seconds, threads)))


def seconds(process: Path) -> float:
    """The processor time of a process or thread."""
    user, system = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def slowed(root: int) -> Iterator[None]:
    """Stop a process and all below it for three quarters of the time."""
    ends = threading.Event()

    def send(number: int) -> None:
        for pid in below(root):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def pace() -> None:
        while not ends.wait(SLICE):
            send(signal.SIGSTOP)
            ends.wait(SLICE * (SLOWDOWN - 1))
            send(signal.SIGCONT)

    thread = threading.Thread(target=pace)
    thread.start()
    try:
        yield
    finally:
        ends.set()
        thread.join()


# -- a match --------------------------------------------------------------------------------------


def site(root: Path, game: str) -> None:
    """The folder of `make site`, with the player in its page."""
    target = root / PATH
    script = house.ROOT / "web/site.py"
    subprocess.run([sys.executable, script, house.static_folder(), target], check=True)
    (target / PLAYER.name).write_bytes(PLAYER.read_bytes())
    index = target / "index.html"
    player = f'<script type="module" src="./{PLAYER.name}" data-game="{game}"></script>'
    index.write_text(index.read_text("utf-8").replace("</title>", f"</title>{player}"), "utf-8")
    subprocess.run([sys.executable, house.ROOT / "web/offline.py", target], check=True)


def played(game: str, is_slow: bool) -> Match:
    """A match of a page that plays by itself, in a browser that starts again before it."""
    match = Match()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        site(root / "site", game)
        handler = partial(Files, match=match, directory=str(root / "site"))
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/{PATH}/"
        visit(root / "profile", f"{address}?first", match.kept, is_slow=False)
        visit(root / "profile", address, match.over, is_slow)
        server.shutdown()
    return match


def visit(profile: Path, address: str, ends: threading.Event, is_slow: bool) -> None:
    """Open an address in a browser until the page has reported what is waited for."""
    command = [str(house.CHROMIUM), *FLAGS, f"--user-data-dir={profile}", address]
    browser = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        with slowed(browser.pid) if is_slow else contextlib.nullcontext():
            if not ends.wait(MATCH_SECONDS):
                raise SystemExit(f"{address}: the page did not come to an end")
    finally:
        browser.terminate()
        browser.wait()


def main(given: list[str]) -> None:
    is_slow = "--slow" in given
    for game in [name for name in given if not name.startswith("-")] or game_names():
        before = os.getloadavg()[0]
        match = played(game, is_slow)
        speed = f"{SLOWDOWN} times slower" if is_slow else "full speed"
        load = f"load average {before:.1f} to {os.getloadavg()[0]:.1f}"
        sys.stdout.write("\n  ".join([f"{game}, {speed}, {load}", *match.lines()]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
