"""What all routes share: answers as JSON, bodies that are checked, who asks, and the schema.

Bodies and answers are the msgspec types of `protocol` and `resources`; here they are read, written
and put into the OpenAPI document, so that one definition serves all three.
"""

from collections.abc import AsyncIterator, Callable, Iterable
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response
from fastapi.openapi.utils import get_openapi

from polis.kernel.errors import PolisError
from polis.server.errors import BadMessage, status_of
from polis.server.guard import address_of, check_request, read_body
from polis.server.house import House
from polis.server.identity import COOKIE
from polis.server.protocol import Command, FromClient, Strict, ToClient, encode
from polis.server.resources import ErrorAnswer
from polis.server.store.rows import PersonRow

T = TypeVar("T")
Handler = TypeVar("Handler", bound=Callable[..., Any])

TablePath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,24}$")]
SeatPath = Annotated[int, Path(ge=0, le=31)]
SeatQuery = Annotated[int | None, Query(ge=0, le=31)]
BeforeQuery = Annotated[str | None, Query(max_length=100)]  # `next` of the page before
NumberQuery = Annotated[int, Query(ge=0, le=2**31 - 1)]

VERSION = version("polis")
BODY = "x-body"
ANSWER = "x-answer"


class Nothing(Strict):
    """The body of a request whose address says it all."""


class Json(Response):
    """An answer of one of our types."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)


async def one_look(request: Request) -> AsyncIterator[None]:
    """Around a route that only shows something: whoever asks for much waits for itself. Raises
    TooMany."""
    house = house_of(request)
    key = house.identity.key_of(request.cookies.get(COOKIE))
    async with house.hub.askers.looking(key or address_of(request.scope)):
        yield


LOOK = [Depends(one_look)]


def route(
    router: APIRouter,
    method: str,
    path: str,
    answer: Any,
    body: Any = None,
    is_limited: bool = True,
) -> Callable[[Handler], Handler]:
    """Register a handler, and what it takes and gives for the schema. Posts count what is posted
    themselves (see `posted`)."""
    extra = {ANSWER: answer.__name__} | ({} if body is None else {BODY: body})

    def register(handler: Handler) -> Handler:
        router.add_api_route(
            path,
            handler,
            methods=[method],
            dependencies=LOOK if method == "GET" and is_limited else [],
            response_model=None,
            response_class=Json,
            openapi_extra=extra,
            summary=(handler.__doc__ or "").partition("\n")[0],
            operation_id=handler.__name__,
        )
        return handler

    return register


def text_route(router: APIRouter, path: str, kind: str) -> Callable[[Handler], Handler]:
    """Register a handler that shows a text of some media type."""

    def register(handler: Handler) -> Handler:
        router.add_api_route(
            path,
            handler,
            dependencies=LOOK,
            response_class=Response,
            responses={200: {"content": {kind: {"schema": {"type": "string"}}}}},
            operation_id=handler.__name__,
        )
        return handler

    return register


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def body_of(request: Request, kind: type[T], most: int | None = None) -> T:
    """The body of a request as one of our types. Raises BadMessage, TooLarge, BadOrigin."""
    house = house_of(request)
    check_request(request, house.settings.public_url)
    data = await read_body(request, most or house.settings.limits.body)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


async def asker(request: Request) -> PersonRow | None:
    return await house_of(request).identity.find(request.cookies.get(COOKIE))


async def required(request: Request) -> PersonRow:
    return await house_of(request).identity.require(request.cookies.get(COOKIE))


async def posted(request: Request, kind: type[T]) -> tuple[House, PersonRow, T]:
    """What most posts need: where they go, who sends them, what they say. Raises TooMany."""
    body = await body_of(request, kind)
    house, person = house_of(request), await required(request)
    house.hub.askers.check_post(person.id)
    return house, person, body


def error_answer(error: PolisError) -> Json:
    answer = ErrorAnswer(code=error.code, args=dict(error.args_by_name))
    response = Json(answer, status_code=status_of(error))
    if "seconds" in error.args_by_name:
        response.headers["retry-after"] = str(error.args_by_name["seconds"])
    return response


# -- the schema -----------------------------------------------------------------------------------


def schema_of(app: FastAPI, kinds: Iterable[Any]) -> dict[str, Any]:
    """The OpenAPI document, with our types and with the messages of the socket."""
    document = get_openapi(
        title="polis", version=VERSION, routes=app.routes, description=DESCRIPTION
    )
    template = "#/components/schemas/{name}"
    unions = {"FromClient": FromClient, "ToClient": ToClient, "Command": Command}
    types = [*unions.values(), ErrorAnswer, *kinds]
    schemas, components = msgspec.json.schema_components(types, ref_template=template)
    components |= dict(zip(unions, schemas))
    document.setdefault("components", {})["schemas"] = dict(sorted(components.items()))
    for path in document["paths"].values():
        for operation in path.values():
            _complete(operation, template)
    return document


def _complete(operation: dict[str, Any], template: str) -> None:
    answer = operation.pop(ANSWER, None)
    body = operation.pop(BODY, None)
    responses: dict[str, Any] = {"default": _content("A refusal", template, "ErrorAnswer")}
    if answer is not None:
        responses["200"] = _content("What was asked for", template, answer)
    else:
        responses["200"] = operation["responses"]["200"]
    if body == "Command":
        responses["409"] = _content("The command is refused", template, "Refusal")
    operation["responses"] = responses
    if body is not None:
        operation["requestBody"] = {"required": True, **_content(None, template, body)}


def _content(description: str | None, template: str, name: str) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": template.format(name=name)}}}
    return {"content": content} | ({} if description is None else {"description": description})


DESCRIPTION = (
    "Tables of board games that never lose a move. The live messages of the socket `/api/live` are "
    "the schemas FromClient and ToClient."
)
