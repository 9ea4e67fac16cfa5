"""Places in lists of tables: where the next page begins."""

import base64

from polis.server.errors import BadMessage


def place_text(moment: int, table_id: str) -> str:
    """A place as the text that a client sends back."""
    return base64.urlsafe_b64encode(f"{moment} {table_id}".encode()).decode()


def read_place(text: str) -> tuple[int, str]:
    """The place of a text. Raises BadMessage."""
    try:
        found, _, table_id = base64.urlsafe_b64decode(text.encode()).decode().partition(" ")
        moment = int(found)
    except ValueError as error:
        raise BadMessage("`before` is not from a list of this server") from error
    if not 0 <= moment < 2**62 or "\0" in table_id:
        raise BadMessage("`before` is not from a list of this server")
    return moment, table_id
