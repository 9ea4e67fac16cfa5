"""Metrics for Prometheus. Each process has its own numbers.

None tells of the whole database, so the sum over all processes is right for every one of them.
"""

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from polis.server.ops.memory import resident_bytes

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.steps = self._counter("polis_steps", "Entries stored by this process")
        self.races = self._counter("polis_races", "Entries that another process was quicker with")
        self.refused = Counter(
            "polis_refused", "Commands and requests refused", ["code"], registry=self._registry
        )
        self.woken = self._counter("polis_tables_woken", "Tables read from the store")
        self.sockets = self._gauge("polis_sockets", "Open sockets")
        self.tables = self._gauge("polis_tables_awake", "Tables in memory")
        self.flooded = Counter(
            "polis_flooded", "Refusals of a flood, by its kind", ["kind"], registry=self._registry
        )
        self.expired = self._counter("polis_tables_expired", "Open tables closed without a match")
        self.deleted = self._counter("polis_tables_deleted", "Old tables that were deleted")
        self.ready = self._gauge("polis_ready", "Whether this process can serve players")
        self.memory = self._gauge("polis_memory_bytes", "Memory of this process")
        self.database_failures = self._counter(
            "polis_database_failures", "Heartbeats and sweeps that the database did not carry out"
        )
        self.reports = self._counter("polis_reports", "Lines of chat that people have reported")
        text = "From the arrival of a command to its answer"
        steps = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
        self.command_seconds = Histogram(
            "polis_command_seconds", text, buckets=steps, registry=self._registry
        )

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(name, text, registry=self._registry)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self._registry)

    def page(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        self.memory.set(resident_bytes() or 0)
        return generate_latest(self._registry)
