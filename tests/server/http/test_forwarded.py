"""The client's address behind proxies; a client cannot invent it."""

import httpx
import pytest

from polis.server.http.forwarded import TrustedProxies
from polis.server.ops.settings import from_environment
from polis.server.ops.settings_check import check
from polis.server.ops.startup_errors import BadSetting
from tests.server.serving import in_loop, serving, settings_for, with_limits

CASES = [
    (["*"], "203.0.113.9, 198.51.100.1", "198.51.100.1"),
    (["*"], "198.51.100.1", "198.51.100.1"),
    (["*", "10.0.0.0/8"], "203.0.113.9, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
    (["10.0.0.0/8"], "203.0.113.9, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
    (["10.0.0.0/8"], "10.0.0.7, 10.1.2.3", "10.0.0.7"),
    (["*"], "nonsense, 198.51.100.1:4711", "198.51.100.1"),
    (["*"], "[2001:db8::1]:80", "2001:db8::1"),
    (["*"], "unknown", None),
]


@pytest.mark.parametrize("trusted, forwarded, client", CASES)
def test_the_client_is_the_rightmost_address_that_is_no_proxy(
    trusted: list[str], forwarded: str, client: str | None
) -> None:
    assert TrustedProxies(trusted).client_of(forwarded) == client


@in_loop
@pytest.mark.usefixtures("clock")
async def test_invented_addresses_do_not_escape_a_limit(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite, trusted_proxies=("*",)), persons_per_hour=1)
    async with serving(settings) as server, httpx.AsyncClient() as http:
        answers = []
        for invented in ("203.0.113.1", "203.0.113.2"):
            http.cookies.clear()
            headers = {"x-forwarded-for": f"{invented}, 198.51.100.1"}  # appended by the proxy
            url = f"{server.url}/api/me"
            answers.append(
                (await http.post(url, json={"name": "Ana"}, headers=headers)).status_code
            )
        assert answers == [200, 429]


@pytest.mark.parametrize("name", ["POLIS_TRUSTED_PROXIES", "FORWARDED_ALLOW_IPS"])
def test_a_proxy_that_is_no_address_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "10.0.0.1,proxy.example")
    with pytest.raises(BadSetting, match="trusted_proxies"):
        check(from_environment(database="sqlite:///x.db"))
