"""Routes of the links in letters: confirm a mailbox, or end all letters to it."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from polis.server.errors import BadLink
from polis.server.http.routing import Json, body_of, count_shared_post, route, services_of
from polis.server.people.mail import Purpose
from polis.server.store import people
from polis.wire.account import MailBody, MailState

router = APIRouter()
TokenPath = Annotated[str, Path(max_length=600, pattern=r"^[A-Za-z0-9._-]+$")]


@route(router, "POST", "/api/mail/confirm", MailState, "MailBody")
async def post_mail_confirm(request: Request) -> Response:
    """Confirm the mailbox of a letter: reminders go there from now on."""
    body = await body_of(request, MailBody)
    await _carry_out(request, "confirm", body.token)
    return Json(MailState(confirmed=True))


@route(router, "POST", "/api/mail/end/{token}", MailState)
async def post_mail_end(request: Request, token: TokenPath) -> Response:
    """End all letters to a mailbox. Mail programs call this too (RFC 8058)."""
    await _carry_out(request, "end", token)
    return Json(MailState(confirmed=False))


async def _carry_out(request: Request, purpose: Purpose, token: str) -> None:
    services = services_of(request)
    count_shared_post(request)
    player, mailbox = services.mail.read(purpose, token)
    if not await people.answer_mail(services.database, player, mailbox, purpose == "confirm"):
        raise BadLink("the person has another mailbox now")
    if purpose == "confirm":
        services.hub.reachable.add(player)
        services.hub.peers.tell_reachable(player)
