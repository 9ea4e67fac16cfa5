"""What an operator can get wrong, or find broken, before a server runs: each is one clear line."""

from polis.kernel.errors import PolisError


class BadSetting(PolisError):
    """A setting has a value that cannot be meant."""

    code = "bad-setting"

    def __init__(self, name: str, value: object, reason: str) -> None:
        super().__init__(f"{name}={value}: {reason}", name=name, value=str(value))


class NeedsPostgres(PolisError):
    """Several processes cannot share a SQLite file."""

    code = "needs-postgres"

    def __init__(self) -> None:
        super().__init__(
            "one SQLite file serves one process; for several use --database postgresql://..."
        )


class NoAddress(PolisError):
    """The server cannot listen where it is told to."""

    code = "no-address"

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"{host}:{port}: {reason}", address=f"{host}:{port}", why=reason)


class NoDatabase(PolisError):
    """The database is not there, does not let us in, or is something else."""

    code = "no-database"

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"the database {address} cannot be used: {why}", address=address, why=why)


def cause_of(error: BaseException) -> str:
    """What went wrong in the first place, in one line and without traces of libraries."""
    while error.__cause__ is not None:
        error = error.__cause__
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    reason = getattr(error, "strerror", None) or (said[0] if said else "")
    return str(reason) or type(error).__name__
