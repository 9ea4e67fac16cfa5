"""Notices on a device: offered where they work, subscribed, shown by the service worker, ended.

The browser's push service is somewhere in the internet, so the page gets a subscription of ours.
Everything else is real: the permission, the worker, the server's answers, the message's arrival.
"""

import json
from typing import Any, Final

from tests.server.people.push_device import Device
from tests.waiting import patiently, pause
from tests.web.conftest import NewPage
from tests.web.hands import open_home

DEVICE: Final = Device("https://push.example.org/device")
SUBSCRIBED: Final = f"""
    const given = {json.dumps(DEVICE.subscription())};
    let mine = null;
    const made = {{
        endpoint: given.endpoint,
        toJSON: () => ({{
            endpoint: given.endpoint, keys: {{ p256dh: given.p256dh, auth: given.auth }},
        }}),
        unsubscribe: async () => {{ mine = null; return true; }},
    }};
    PushManager.prototype.subscribe = async (options) => {{
        if (options.applicationServerKey.length !== 65) throw new Error("not a key");
        return (mine = made);
    }};
    PushManager.prototype.getSubscription = async () => mine;
"""
SHOWN: Final = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return (await found.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""


def is_subscription(answer: Any) -> bool:
    return str(answer.url).endswith("/api/push") and answer.request.method == "POST"


def notices(page: Any) -> Any:
    """The switch in the settings."""
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog").get_by_role("checkbox", name="when it is my turn")


def deliver(page: Any, message: dict[str, str]) -> None:
    """Have the browser hand a message to the worker, as its push service would."""
    session = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in patiently("the worker is registered"):
        if registrations:
            break
        pause(page)
    address = {"origin": page.url.partition("/#")[0].rstrip("/")}
    target = address | {"registrationId": registrations[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", target | {"data": json.dumps(message)})


def test_a_device_subscribes_shows_a_message_and_unsubscribes(new_page: NewPage) -> None:
    page = new_page(permissions=["notifications"], service_workers="allow")
    page.add_init_script(SUBSCRIBED)
    open_home(page)
    switch = notices(page)
    with page.expect_response(is_subscription) as told:
        switch.check()
    assert told.value.json() == {"subscribed": True}
    assert switch.is_checked()
    deliver(page, {"text": "Your turn: Sunday", "path": "/table/abc"})
    for _ in patiently("the notice is shown"):
        if shown := page.evaluate(SHOWN):
            assert shown == [["polis", "Your turn: Sunday", "/table/abc"]]
            break
        pause(page)
    with page.expect_response("**/api/push/end") as ended:
        switch.uncheck()
    assert ended.value.json() == {"subscribed": False}
    assert not switch.is_checked()


def test_a_visit_renews_the_subscription(new_page: NewPage) -> None:
    page = new_page(permissions=["notifications"], service_workers="allow")
    page.add_init_script(SUBSCRIBED)
    open_home(page)
    with page.expect_response(is_subscription):
        notices(page).check()
    with page.expect_response(is_subscription):
        page.reload()


def test_a_refused_permission_is_reported(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("Notification.requestPermission = async () => 'denied';")
    open_home(page)
    switch = notices(page)
    switch.click()
    page.get_by_text("The browser does not allow notices").first.wait_for()
    assert not switch.is_checked()


def test_nothing_is_offered_where_it_cannot_work(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    page.add_init_script("delete window.PushManager;")  # a phone's browser that is not installed
    open_home(page)
    switch = notices(page)
    page.get_by_role("dialog").wait_for()
    assert not switch.count()
