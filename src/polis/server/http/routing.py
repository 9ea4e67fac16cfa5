"""Shared by all routes: JSON answers, checked bodies, the asking person, the schema.

Bodies and answers are the types of `polis.wire`. They are decoded, encoded and put into the OpenAPI
document here, so that one definition serves all three.
"""

from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response
from fastapi.openapi.utils import get_openapi

from polis.kernel.errors import PolisError
from polis.server.codec import REF, JsonObject, decode, encode, schema_components
from polis.server.errors import TooMany, status_of
from polis.server.http.security import SAFE_METHODS, address_of, check_request, read_body
from polis.server.people.identity import COOKIE
from polis.server.services import Services
from polis.server.store.rows import PersonRow
from polis.wire.protocol import Command, FromClient, ToClient
from polis.wire.resources import ErrorAnswer

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


@dataclass(slots=True)
class Nothing:
    """The empty body of a request whose path says everything."""


class Json(Response):
    """An answer of a wire type."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return encode(content)


async def one_look(request: Request) -> AsyncIterator[None]:
    """Count and queue a read. Raises TooMany."""
    limits, who = services_of(request).hub.rate_limits, looker(request)
    if not limits.may_look(who):
        note_flood(request, "reads")
        raise TooMany("too many requests", seconds=1)
    async with limits.turn_of(who):
        yield


def count_post(request: Request, person_id: str) -> None:
    """Count a post of a person. Raises TooMany."""
    _take(request, person_id, "posts")


def count_shared_post(request: Request, purpose: str = "") -> None:
    """Count a post at a limit that all clients of an address share. Raises TooMany.

    Other clients may have used it up, so no device is blocked for it. Clients without an identity
    are, all together.
    """
    who = f"{purpose} {address_of(request.scope)}".lstrip()
    _take(request, who, "posts" if device_key(request) is None else "shared posts")


def _take(request: Request, who: str, kind: str) -> None:
    if not services_of(request).hub.rate_limits.may_say(who, address_of(request.scope), 1):
        note_flood(request, kind)
        raise TooMany("too many requests", seconds=1)


def note_flood(request: Request, kind: str) -> None:
    """Count a request that was refused because there are too many like it."""
    floods = services_of(request).hub.floods
    floods.note(kind, address_of(request.scope), device_key(request))


def device_key(request: Request) -> str | None:
    return services_of(request).identity.key_of(request.cookies.get(COOKIE))


def looker(request: Request) -> str:
    """The owner of the limit for a read: a device, or all clients of an address without one."""
    return device_key(request) or address_of(request.scope)


LOOK = [Depends(one_look)]


def route(
    router: APIRouter,
    method: str,
    path: str,
    answer: type[object],
    body: str | None = None,
    is_limited: bool = True,
) -> Callable[[Handler], Handler]:
    """Register a handler, with its body and answer for the schema.

    Posts are counted in `posted`.
    """
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
    """Register a handler that answers with text of a media type."""

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


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def body_of(request: Request, kind: type[T], most: int | None = None) -> T:
    """The body of a request as a wire type. Raises BadMessage, TooLarge, BadOrigin."""
    services = services_of(request)
    check_request(request, services.settings.public_url)
    data = await read_body(request, most or services.settings.limits.body)
    return decode(data or b"{}", kind)


async def asker(request: Request) -> PersonRow | None:
    return await services_of(request).identity.find(request.cookies.get(COOKIE))


async def required(request: Request) -> PersonRow:
    """The person who asks. Raises NoIdentity; Banned unless they only read."""
    services = services_of(request)
    person = await services.identity.require(request.cookies.get(COOKIE))
    if request.method not in SAFE_METHODS:
        services.hub.bans.check(person.id, address_of(request.scope))
    return person


async def posted(request: Request, kind: type[T]) -> tuple[Services, PersonRow, T]:
    """Read a post: the services, the person who sends it, its body. Raises TooMany."""
    body = await body_of(request, kind)
    person = await required(request)
    count_post(request, person.id)
    return services_of(request), person, body


def error_answer(error: PolisError) -> Json:
    answer = ErrorAnswer(code=error.code, args=dict(error.args_by_name))
    response = Json(answer, status_code=status_of(error))
    if "seconds" in error.args_by_name:
        response.headers["retry-after"] = str(error.args_by_name["seconds"])
    return response


# -- the schema -----------------------------------------------------------------------------------


def schema_of(app: FastAPI, kinds: Iterable[type[object]]) -> JsonObject:
    """The OpenAPI document, with the wire types and the messages of the socket."""
    document = get_openapi(
        title="polis", version=VERSION, routes=app.routes, description=DESCRIPTION
    )
    unions = {"FromClient": FromClient, "ToClient": ToClient, "Command": Command}
    types = [*unions.values(), ErrorAnswer, *kinds]
    schemas, components = schema_components(types)
    components |= dict(zip(unions, schemas))
    document.setdefault("components", {})["schemas"] = dict(sorted(components.items()))
    for path in document["paths"].values():
        for operation in path.values():
            _complete(operation)
    return document


def _complete(operation: JsonObject) -> None:
    answer = operation.pop(ANSWER, None)
    body = operation.pop(BODY, None)
    responses: JsonObject = {"default": _content("A refusal", "ErrorAnswer")}
    if answer is not None:
        responses["200"] = _content("What was asked for", answer)
    else:
        responses["200"] = operation["responses"]["200"]
    if body == "Command":
        responses["409"] = _content("The command is refused", "Refusal")
    operation["responses"] = responses
    if body is not None:
        operation["requestBody"] = {"required": True, **_content(None, body)}


def _content(description: str | None, name: str) -> JsonObject:
    content = {"application/json": {"schema": {"$ref": REF.format(name=name)}}}
    return {"content": content} | ({} if description is None else {"description": description})


DESCRIPTION = (
    "Tables of board games that never lose a move. The live messages of the socket `/api/live` are "
    "the schemas FromClient and ToClient."
)
