"""Serve the files of the web client: compressed, and cached as long as they stay true."""

from pathlib import Path

from servestatic import ServeStaticASGI
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from polis.server.http.security import HASHED_FILES
from polis.server.ops.settings import Settings


def client_folder(settings: Settings) -> Path:
    """The folder of the web client: the one of the settings, else the one of the package."""
    return Path(settings.static) if settings.static else Path(__file__).parents[2] / "static"


def has_client(settings: Settings) -> bool:
    return (client_folder(settings) / "index.html").is_file()


def client_files(folder: Path) -> ASGIApp:
    """Serve the files of a folder, in the best encoding that the build has prepared.

    Browsers keep hashed files for ever. They ask again for all others, and get an empty answer
    if nothing has changed.
    """
    files: ASGIApp = ServeStaticASGI(
        _missing,
        root=folder,
        index_file=True,
        max_age=0,
        allow_all_origins=False,
        immutable_file_test=f"^({'|'.join(HASHED_FILES)})",
    )
    return files


async def _missing(scope: Scope, receive: Receive, send: Send) -> None:
    raise HTTPException(404)
