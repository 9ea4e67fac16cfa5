"""The error that a refusal of the server raises."""


class Refused(Exception):
    """The server's code and its arguments; `status` is 0 on a socket."""

    def __init__(self, code: str, args: dict[str, int | str], status: int = 0) -> None:
        super().__init__(f"{code}: {args.get('reason', '')}")
        self.code = code
        self.arguments = args
        self.status = status
