"""What a server answers instead of doing what it was asked for."""


class Refused(Exception):
    """The server's code and its arguments; `status` is 0 on a socket."""

    def __init__(self, code: str, args: dict[str, int | str], status: int = 0) -> None:
        super().__init__(f"{code}: {args.get('reason', '')}")
        self.code = code
        self.arguments = args
        self.status = status
