"""The real nginx with the configuration in `deploy/nginx`, on ports of our own."""

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from bench.load.servers import free_port
from bench.load.usage import tree_cpu
from bench.pool import ROOT

DEPLOY = ROOT / "deploy"
PROCESSES = "polis-processes.conf"
MISSING = "nginx is not installed (apt-get install nginx-light)"

# What a distribution's own nginx.conf has around the files in conf.d.
AROUND = """\
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 20000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/conf.d/*.conf;
}}
"""


class NginxMissing(Exception):
    def __init__(self) -> None:
        super().__init__(MISSING)


def program() -> str | None:
    """The program, if it is installed; not every user has the folder in the path."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


@dataclass(frozen=True)
class Nginx:
    """A running nginx."""

    url: str
    pid: int

    def cpu(self) -> float:
        return tree_cpu(self.pid)


def write_configuration(
    folder: Path, port: int, addresses: Sequence[str], kind: str = "nginx"
) -> Path:
    """The shipped files with another port to listen at and other processes.

    The list of processes is the one in `deploy/<kind>`.
    """
    target = folder / "conf.d"
    target.mkdir()
    site = (DEPLOY / "nginx" / "polis.conf").read_text("utf-8")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    (target / "polis.conf").write_text(site, "utf-8")
    upstream = (DEPLOY / kind / PROCESSES).read_text("utf-8")
    (target / PROCESSES).write_text(with_addresses(upstream, addresses), "utf-8")
    file = folder / "nginx.conf"
    user = "user root;" if os.getuid() == 0 else ""  # or it could not write to the folder
    file.write_text(AROUND.format(folder=folder, user=user), "utf-8")
    return file


def with_addresses(upstream: str, addresses: Sequence[str]) -> str:
    """The text with as many `server` lines as there are addresses, all with the same options."""
    first, *others = re.findall(r"^ +server .*;\n", upstream, re.MULTILINE)
    for line in others:
        upstream = upstream.replace(line, "")
    lines = [re.sub(r"server \S+", f"server {address}", first) for address in addresses]
    return upstream.replace(first, "".join(lines))


@asynccontextmanager
async def nginx(addresses: Sequence[str]) -> AsyncIterator[Nginx]:
    """nginx before the processes at these addresses, host and port each. Raises NginxMissing."""
    found = program()
    if found is None:
        raise NginxMissing
    with tempfile.TemporaryDirectory(prefix="polis-nginx-") as folder:
        port = free_port()
        file = write_configuration(Path(folder), port, addresses)
        command = [found, "-p", folder, "-c", str(file), "-e", f"{folder}/error.log"]
        process = subprocess.Popen(command)
        try:
            url = f"http://127.0.0.1:{port}"
            await _until_ready(process, url)
            yield Nginx(url, process.pid)
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


async def _until_ready(process: subprocess.Popen[bytes], url: str) -> None:
    async with httpx.AsyncClient() as http:
        while True:
            if process.poll() is not None:
                raise RuntimeError("nginx ended at once")
            try:
                await http.get(f"{url}/metrics")  # nginx answers this itself
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
            else:
                return
