"""No test depends on how busy the machine is.

A test compares no measured time with a fixed limit, does not sleep, and states no limit of its own:
`tests/waiting.py` does the waiting. Every check is a function from text to findings, tried on bad
samples here before it is trusted.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
# The one place that waits, and two reports that are no tests.
MAY_WAIT = {"waiting.py", "web/pictures.py", "web/speed.py"}
CLOCKS = {
    *("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"),
    "now",  # the server's own clock; a fake clock is asked by its name: clock.now()
}
SLEEPS = {"asyncio.sleep", "time.sleep", "sleep"}
LIMITS = {"asyncio.timeout": 0, "timeout": 0, "asyncio.wait_for": 1, "wait_for": 1}
LIMIT_NAMES = {"timeout", "seconds"}
WAITS_FOR_A_LIMIT = ("until", "wait", "click", "communicate", "run", "urlopen", "expect")


def dotted(node: ast.expr) -> str:
    """The name of what is called: `time.sleep`, `sleep`; `.until` for a method of anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        owner = node.value
        return f"{owner.id if isinstance(owner, ast.Name) else ''}.{node.attr}"
    return ""


# --- measured time in an assertion ----------------------------------------------------------------


class Measured:
    """The names of a module that hold measured time, or return it."""

    def __init__(self, tree: ast.Module) -> None:
        self._names: set[str] = set()
        while self._names != (grown := self._names | set(self._found(tree))):
            self._names = grown

    def _found(self, tree: ast.Module) -> Iterator[str]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
                if node.value is not None and self.holds(node.value):
                    yield from _targets(node)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                returns = [one for one in ast.walk(node) if isinstance(one, ast.Return)]
                if any(one.value is not None and self.holds(one.value) for one in returns):
                    yield node.name
            elif isinstance(node, ast.Call) and dotted(node.func).endswith(".append"):
                if any(self.holds(argument) for argument in node.args):
                    yield dotted(node.func).removesuffix(".append")

    def holds(self, value: ast.expr) -> bool:
        """Whether an expression has something to do with the time that is measured."""
        return any(
            (isinstance(node, ast.Name) and node.id in self._names)
            or (isinstance(node, ast.Call) and _is_clock(dotted(node.func)))
            for node in ast.walk(value)
        )


def _is_clock(name: str) -> bool:
    owner, _, last = name.rpartition(".")
    return last in CLOCKS and owner in ("", "time", "loop")


def _targets(node: ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    for target in targets:
        yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))


def wall_clock_assertions(text: str) -> list[int]:
    """The lines that compare measured time with something that was not measured beside it."""
    tree = ast.parse(text)
    measured = Measured(tree)
    return [
        node.lineno
        for asserted in ast.walk(tree)
        if isinstance(asserted, ast.Assert)
        for node in ast.walk(asserted.test)
        if isinstance(node, ast.Compare)
        and not isinstance(node.ops[0], ast.In | ast.NotIn)
        and _has_fixed_limit(measured, [node.left, *node.comparators])
    ]


def _has_fixed_limit(measured: Measured, sides: list[ast.expr]) -> bool:
    is_measured = [measured.holds(side) for side in sides]
    if all(is_measured):  # a ratio; but `max(2.0, 20 * calm)` is a limit in disguise
        return any(_is_number(one) for side in sides for one in _arguments_of_max(side))
    return any(is_measured)


def _arguments_of_max(value: ast.expr) -> Iterator[ast.expr]:
    for node in ast.walk(value):
        if isinstance(node, ast.Call) and dotted(node.func) in ("max", "min"):
            yield from node.args


# --- sleeping, and limits -------------------------------------------------------------------------


def sleeps(text: str) -> list[int]:
    """The lines that wait for a fixed time. `asyncio.sleep(0)` only lets other tasks work."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [
        call.lineno
        for call in calls
        if dotted(call.func).endswith(".wait_for_timeout")
        or (dotted(call.func) in SLEEPS and not _is_number(call.args[0], 0))
    ]


def own_limits(text: str) -> list[int]:
    """The lines that give up after a number of seconds that stands there."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [call.lineno for call in calls if any(_is_number(limit) for limit in _limits(call))]


def _limits(call: ast.Call) -> Iterator[ast.expr]:
    name = dotted(call.func)
    if name in LIMITS:
        yield from call.args[LIMITS[name] :]
    if name.endswith(".until"):
        yield from call.args[1:]
    if name.rpartition(".")[2].startswith(WAITS_FOR_A_LIMIT):
        yield from (one.value for one in call.keywords if one.arg in LIMIT_NAMES)


def _is_number(node: ast.expr, number: float | None = None) -> bool:
    is_one = isinstance(node, ast.Constant) and isinstance(node.value, int | float)
    return is_one and (number is None or node.value == number)  # type: ignore[attr-defined]


# --- the files ------------------------------------------------------------------------------------

FILES = sorted(path.relative_to(TESTS).as_posix() for path in TESTS.rglob("*.py"))


def test_the_files_were_found() -> None:
    assert set(FILES) > MAY_WAIT
    assert "test_timing.py" in FILES


@pytest.mark.parametrize("check", [wall_clock_assertions, sleeps, own_limits])
def test_no_test_depends_on_how_busy_the_machine_is(check: object) -> None:
    assert callable(check)
    found = {path: check((TESTS / path).read_text("utf-8")) for path in set(FILES) - MAY_WAIT}
    assert {path: lines for path, lines in found.items() if lines} == {}


# --- the checks can fail --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "assert time.monotonic() - began < 15",
        "took = perf_counter() - began\nassert took < 2",
        "assert max(2.0, took()) > 3\ndef took():\n    return time.time() - began",
        "times = []\ntimes.append(time.perf_counter())\nassert times[1] - times[0] < 1",
        "assert abs(ends - now()) < 5_000",
        "calm = time.monotonic() - 1\nassert time.monotonic() < max(2.0, 20 * calm)",
        "end = (begin := loop.time()) + 5\nassert begin > 3 and end",
    ],
)
def test_an_assertion_on_measured_time_is_found(text: str) -> None:
    assert len(wall_clock_assertions(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "calm = time.monotonic() - began\nassert time.monotonic() - began < 20 * calm",
        "assert clock.now() == 5",
        "while time.monotonic() < end:\n    pass",
        "assert process_time() > 0",
    ],
)
def test_a_comparison_of_measured_times_and_a_fake_clock_are_allowed(text: str) -> None:
    assert wall_clock_assertions(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "await asyncio.sleep(0.1)",
        "time.sleep(seconds)",
        "page.wait_for_timeout(300)",
        "from time import sleep\nsleep(1)",
    ],
)
def test_sleeping_is_found(text: str) -> None:
    assert len(sleeps(text)) == 1


def test_letting_other_tasks_work_is_not_sleeping() -> None:
    assert sleeps("await asyncio.sleep(0)") == []


@pytest.mark.parametrize(
    "text",
    [
        "async with asyncio.timeout(10):\n    pass",
        "await asyncio.wait_for(closed(), 15)",
        "await live.until(lambda: True, 5)",
        "await live.until(lambda: True, seconds=20)",
        "page.locator('p').wait_for(timeout=15_000)",
        "process.communicate(timeout=30)",
    ],
)
def test_a_limit_of_its_own_is_found(text: str) -> None:
    assert len(own_limits(text)) == 1


@pytest.mark.parametrize(
    "text", ["asyncio.timeout(HANG_SECONDS)", "summary(seconds=2.0)", "live.until(lambda: True)"]
)
def test_a_shared_limit_is_allowed(text: str) -> None:
    assert own_limits(text) == []
