"""`polis` without a command: the web app on this computer."""

import logging
import os
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog

from polis.cli.browser import opens_browser
from polis.cli.open_app import is_polis
from tests.waiting import HANG_SECONDS

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def environment(environment: dict[str, str], tmp_path: Path) -> dict[str, str]:
    """With a web client of one page, and a port of its own."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client/index.html").write_text("<title>polis</title>", "utf-8")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    more = {"POLIS_STATIC": str(tmp_path / "client"), "POLIS_PORT": str(port)}
    return {**environment, **more}


@pytest.fixture(autouse=True)
def _logs_end_with_the_test() -> Iterator[None]:
    """A server in this process sends its logs to the output that the test captures."""
    handlers = logging.root.handlers[:]
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers


@contextmanager
def started(environment: dict[str, str], *args: str) -> Iterator[str]:
    """The address that a running `polis` prints, over a pipe. At the end a signal stops it."""
    command = [sys.executable, "-m", "polis.cli", *args]
    env = {**os.environ, **environment}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(word for word in process.stdout.readline().split() if "://" in word)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(HANG_SECONDS)


def test_polis_alone_serves_the_app_and_keeps_matches_in_the_data_folder(
    environment: dict[str, str], polis: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with started(environment) as address:
        with urllib.request.urlopen(address, timeout=HANG_SECONDS) as page:
            assert b"<title>polis</title>" in page.read()
        again = polis("--open")
        assert (again.returncode, again.stdout, opened) == (
            0,
            f"polis is already running at {address}.\n",
            [address],
        )
        elsewhere = polis("--port", "0")
        assert elsewhere.returncode == 1
        assert "Another process already uses this database file" in elsewhere.stderr
    assert (tmp_path / "data/polis/polis.db").is_file()
    assert not list(tmp_path.glob("*.db"))


def test_a_port_of_another_program_is_refused(polis: Run) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        done = polis(POLIS_PORT=str(other.getsockname()[1]))
    assert done.returncode == 1
    assert done.stderr.endswith("Stop it, or choose another port with --port.\n")


def test_a_package_without_the_web_client_says_how_to_get_it(polis: Run, tmp_path: Path) -> None:
    done = polis("--no-open", POLIS_STATIC=str(tmp_path / "none"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "no web client" in done.stderr
    assert "make static" in done.stderr


def test_a_data_folder_that_cannot_be_written_is_named(polis: Run) -> None:
    done = polis("--no-open", XDG_DATA_HOME=os.devnull)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"sqlite:///{os.devnull}/polis/polis.db cannot be written" in done.stderr
    assert "--database" in done.stderr


def test_a_mistyped_option_or_command_is_named(polis: Run) -> None:
    assert "Did you mean --port?" in polis("--prot", "1").stderr
    assert 'Did you mean "play"?' in polis("ply").stderr


def test_another_server_is_not_taken_for_polis() -> None:
    assert not is_polis("http://127.0.0.1:1")


@pytest.mark.parametrize(
    "terminal, display, asked, is_opened",
    [
        (True, ":0", None, True),
        (True, "", None, False),
        (False, ":0", None, False),
        (False, "", True, True),
        (True, ":0", False, False),
    ],
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="windows are always there")
def test_a_browser_opens_from_a_terminal_with_a_display(
    monkeypatch: pytest.MonkeyPatch,
    terminal: bool,
    display: str,
    asked: bool | None,
    is_opened: bool,
) -> None:
    for name in ("WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert opens_browser(asked) is is_opened
