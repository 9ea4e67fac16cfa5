"""Errors before the server runs; each is one clear line for the operator."""

from polis.kernel.errors import PolisError


class BadSetting(PolisError):
    """A setting has an invalid value."""

    code = "bad-setting"

    def __init__(self, name: str, value: object, reason: str) -> None:
        super().__init__(f"{name}={value}: {reason}", name=name, value=str(value))


class OneProcess(PolisError):
    """`polis serve` runs one process; an operator starts several behind a balancer."""

    code = "one-process"

    def __init__(self) -> None:
        super().__init__(
            "polis serve runs one process; start several on different ports and one PostgreSQL, "
            "behind a balancer: see deploy/ and docs/operate.md"
        )


class NoAddress(PolisError):
    """The server cannot listen on the given address."""

    code = "no-address"

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"{host}:{port}: {reason}", address=f"{host}:{port}", why=reason)


class PortTaken(NoAddress):
    """Another program listens there."""

    code = "port-taken"


class NoClient(PolisError):
    """The package has no files for browsers."""

    code = "no-client"

    def __init__(self) -> None:
        super().__init__("the web client is not built: make static, or install a complete wheel")


class NoDatabase(PolisError):
    """The database is missing, refuses the connection, or is not a polis database."""

    code = "no-database"

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"the database {address} cannot be used: {why}", address=address, why=why)


class NoDatabaseFile(NoDatabase):
    """The file cannot be created or written, or its folder."""

    code = "no-database-file"


def cause_of(error: BaseException) -> str:
    """The root cause of an error in one line, without stack traces."""
    while error.__cause__ is not None:
        error = error.__cause__
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    reason = getattr(error, "strerror", None) or (said[0] if said else "")
    return str(reason) or type(error).__name__
