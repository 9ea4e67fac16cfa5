"""What operators change while the server runs: bans and limits. All processes follow.

They are read with every heartbeat, so a change by command takes effect within seconds.
"""

from dataclasses import fields, replace

import structlog

from polis.server.ops.settings import Limits
from polis.server.store import bans, operators
from polis.server.tables.registry import Hub

log = structlog.get_logger()


class Rules:
    """The operator's rules, as this process follows them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._limits = hub.settings.limits
        self.usual = replace(self._limits)  # without changes by operators

    async def read(self) -> None:
        """Follow the present rules."""
        if self._hub.bans.take(await bans.lasting(self._hub.database)):
            self._hub.close_banned()
        changed = await operators.limits(self._hub.database)
        known = {item.name for item in fields(Limits)}
        for name in known:
            value = changed.get(name, getattr(self.usual, name))
            if getattr(self._limits, name) != value:
                setattr(self._limits, name, value)
                log.info("a limit changed", limit=name, value=value)
