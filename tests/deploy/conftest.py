"""The databases of the server's tests."""

from tests.server.conftest import postgres, shared_database

__all__ = ["postgres", "shared_database"]
