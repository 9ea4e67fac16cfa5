"""The health and load of this process, for the operator."""

import os
import shutil
from importlib.metadata import version
from pathlib import Path

from prometheus_client import Counter

from polis.kernel.errors import PolisError
from polis.server.errors import Unavailable
from polis.server.ops import clock, recent_errors
from polis.server.ops.memory import resident_bytes
from polis.server.ops.operator import backup_files, limit_infos
from polis.server.ops.settings import Limits
from polis.server.services import Services
from polis.server.store import operators, people, search
from polis.server.store.database import Database
from polis.wire.admin import Overview


async def check_ready(services: Services) -> None:
    """Raises Unavailable with the reason why this process cannot serve players."""
    if services.hub.is_draining:
        raise Unavailable("the server is stopping")
    await people.find(services.database, "readiness check")
    if not services.jobs.is_beating:
        raise Unavailable("the database does not store anything")


async def overview(services: Services) -> Overview:
    """Everything that the first page of the operator shows."""
    found = await stored(services.database, services.jobs.rules.usual)
    hub = services.hub
    found.started = clock.now() - int((clock.monotonic() - hub.opened) * 1000)
    found.trouble = await trouble_of(services)
    found.memory = resident_bytes()
    found.sockets, found.tables_awake = len(hub.connections), len(hub.tables)
    found.flooded, found.refused = counts(hub.metrics.flooded), counts(hub.metrics.refused)
    found.errors = recent_errors.latest()
    return found


async def stored(database: Database, usual: Limits) -> Overview:
    """What a command can tell without the server's process."""
    return Overview(
        version=version("polis"),
        started=0,
        trouble="",
        database="sqlite" if database.is_sqlite else "postgresql",
        database_bytes=await search.size(database),
        disk_free=_disk_free(database),
        memory=None,
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        processors=os.cpu_count() or 1,
        sockets=0,
        tables_awake=0,
        people=await search.num_people(database),
        tables=await search.phases(database),
        flooded={},
        refused={},
        jobs=await search.job_counts(database),
        errors=[],
        backups=backup_files(database),
        retention=await operators.retention(database),
        limits=limit_infos(usual, await operators.limits(database)),
    )


async def trouble_of(services: Services) -> str:
    """Why this process is not ready; empty: it is."""
    try:
        await check_ready(services)
    except PolisError as error:
        return str(error)
    return ""


def _disk_free(database: Database) -> int | None:
    if not database.is_sqlite or not database.url.database:
        return None
    return shutil.disk_usage(Path(database.url.database).resolve().parent).free


def counts(counter: Counter) -> dict[str, int]:
    """The values of a counter by its label."""
    (metric,) = counter.collect()
    found = {
        next(iter(sample.labels.values())): int(sample.value)
        for sample in metric.samples
        if sample.name.endswith("_total") and sample.labels
    }
    return dict(sorted(found.items()))
