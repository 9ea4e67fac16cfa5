"""Come back with a passkey: a real browser, with an authenticator that it simulates."""

from typing import Any

from tests.web.conftest import NewPage
from tests.web.hands import open_home
from tests.web.test_account import become, name_of, open_account

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(page: Any) -> tuple[Any, str]:
    """The session with the browser's tools, and the authenticator's id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def credentials(session: Any, authenticator: str) -> Any:
    asked = {"authenticatorId": authenticator}
    return session.send("WebAuthn.getCredentials", asked)["credentials"]


def by_name(address: str) -> str:
    """Browsers bind passkeys to a name, not to an address."""
    return address.replace("127.0.0.1", "localhost")


def test_a_player_comes_back_with_a_passkey(new_page: NewPage, address: str) -> None:
    page = new_page(390, 844, has_touch=True, base_url=by_name(address))
    session, authenticator = with_authenticator(page)
    become(page, "Ana")
    panel = open_account(page)
    panel.get_by_role("button", name="Add a passkey").click()
    panel.get_by_text("last use: just now").wait_for()
    (made,) = credentials(session, authenticator)
    assert made["rpId"] == "localhost"
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.reload()
    panel = open_account(page)
    panel.get_by_text("You are not known here yet").wait_for()
    with page.expect_event("load"):
        panel.get_by_role("button", name="Log in with a passkey").click()
    assert name_of(page) == "Ana"
    panel = open_account(page)
    panel.get_by_text("this device").wait_for()
    assert panel.get_by_text("last visit").count() == 2  # the lost cookie, and the new one


def test_a_removed_passkey_does_not_work_any_more(new_page: NewPage, address: str) -> None:
    page = new_page(base_url=by_name(address))
    with_authenticator(page)
    become(page, "Bo")
    panel = open_account(page)
    panel.get_by_role("button", name="Add a passkey").click()
    panel.get_by_role("button", name="Remove").click()
    panel.get_by_role("button", name="Remove").wait_for(state="detached")
    panel.get_by_role("button", name="Log in with a passkey").click()
    page.get_by_text("This passkey does not work here").first.wait_for()


def test_passkeys_are_not_offered_where_they_cannot_work(new_page: NewPage) -> None:
    page = new_page()  # an address of numbers
    open_home(page)
    panel = open_account(page)
    panel.get_by_text("You are not known here yet").wait_for()
    assert not panel.get_by_role("button").count()
