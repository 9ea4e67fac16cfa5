"""All tables of a device as one file, and back."""

import json
from typing import Any

from polis.kernel.errors import DamagedJournal, PolisError
from polis.kernel.journal import header_line
from polis.kernel.registry import find_game
from polis.local.host import STATISTICS
from polis.local.statistics import statistics_of
from polis.local.store import Changes, Store, message_text, read_step, read_table, step_text
from polis.local.table import LocalTable, header_of

FORMAT = 1


async def export_all(store: Store) -> str:
    """Every table with its journal, as JSON. A page takes journals for a server from the file."""
    tables = []
    for text in await store.tables():
        saved = read_table(text)
        steps = [*await store.steps(saved.row.id, 0)]
        tables.append({"table": text, "header": header_line(header_of(saved)), "steps": steps})
    return json.dumps({"polis": "device", "format": FORMAT, "tables": tables}, ensure_ascii=False)


async def import_all(store: Store, text: str) -> int:
    """Add the tables of a file that this device does not have; how many were added.

    Every journal is replayed first. One that is damaged refuses the whole file.
    """
    known = {read_table(one).row.id: one for one in await store.tables()}
    changes = Changes()
    for item in _items(text):
        table_id = _check(item)
        if table_id in known:
            continue
        changes.tables[table_id] = item["table"]
        changes.steps += [
            (table_id, step.seq, step_text(step)) for step in map(read_step, item["steps"])
        ]
    every = [read_table(one) for one in {**known, **changes.tables}.values()]
    results = [saved.result for saved in every if saved.result is not None]
    changes.values[STATISTICS] = message_text(statistics_of(results))
    await store.write(changes)
    return len(changes.tables)


def _items(text: str) -> list[dict[str, Any]]:
    try:
        data = json.loads(text)
        if data["polis"] != "device" or data["format"] != FORMAT:
            raise DamagedJournal("this is not a file of all matches of a device")
        return list(data["tables"])
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedJournal("this is not a file of all matches of a device") from error


def _check(item: dict[str, Any]) -> str:
    """The id of a table whose journal can be replayed. Raises DamagedJournal."""
    try:
        saved = read_table(item["table"])
        steps = [read_step(step) for step in item["steps"]]
        game = find_game(saved.row.game)
        table = LocalTable(game, saved, steps, lambda _socket, _text: None)
        if table.match.seq != saved.row.version:
            raise DamagedJournal(f"entries of the table {saved.row.id} are missing")
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise DamagedJournal("a table of this file cannot be read") from error
    except PolisError:
        raise
    return saved.row.id
