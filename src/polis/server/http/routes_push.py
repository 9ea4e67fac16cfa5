"""Routes for push messages: the server's key, and the subscription of a device."""

from fastapi import APIRouter, Request, Response

from polis.server.http.routing import Json, posted, route, services_of
from polis.server.people.push import check_subscription
from polis.server.store import push
from polis.server.store.push import PushRow
from polis.wire.push import EndpointBody, PushBody, PushKey, PushState

router = APIRouter()


@route(router, "GET", "/api/push", PushKey)
async def get_push_key(request: Request) -> Response:
    """The key that a browser needs for a subscription."""
    return Json(PushKey(key=services_of(request).push.key))


@route(router, "POST", "/api/push", PushState, "PushBody")
async def post_push(request: Request) -> Response:
    """Send "your turn" and invitations to this device."""
    services, person, body = await posted(request, PushBody)
    row = PushRow(body.endpoint, person.id, body.p256dh, body.auth)
    is_private_allowed = services.settings.private_webhooks
    await push.subscribe(services.database, check_subscription(row, is_private_allowed))
    services.hub.reachable.add(person.id)
    services.hub.peers.tell_reachable(person.id)
    return Json(PushState(subscribed=True))


@route(router, "POST", "/api/push/end", PushState, "EndpointBody")
async def post_push_end(request: Request) -> Response:
    """Send nothing to this device any more."""
    services, person, body = await posted(request, EndpointBody)
    await push.unsubscribe(services.database, body.endpoint, person.id)
    return Json(PushState(subscribed=False))
