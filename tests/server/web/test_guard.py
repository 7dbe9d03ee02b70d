"""What is refused before it is read: addresses, strangers' pages, bodies; and how it is told."""

import json
import re
from collections.abc import Callable
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.web.guard import Guard
from houseway.server.web.limits import Limits, Rate, counted_as
from tests.server.client import Client
from tests.server.houses import house_with

JSON = {"Content-Type": "application/json"}
LIMITS = {"minimum": 500, "maximum": 50_000}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 400),
        ("/api/tables/%00", 400),
        ("/api/clauses?q=%00", 400),
        ("/api/clauses?q=%1f", 400),
        ("/" + "a" * 5000, 414),
        ("/" + "a/" * 900, 404),
        ("/assets/" + "b" * 300, 404),
        ("/api/clauses?q=" + "c" * 5000, 414),
    ],
)
def test_an_odd_address_is_refused_in_words(client: TestClient, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("text", ["a\0b", "\0"])
def test_no_text_has_a_nul_in_it(client: TestClient, text: str) -> None:
    answer = client.post("/api/session/guest", json={"name": text})
    assert answer.status_code == 400
    assert answer.json()["error"]["message"] == "no text has a NUL in it"


def test_a_backslash_before_it_is_a_backslash(client: TestClient) -> None:
    """`\\\\u0000` in JSON is a backslash and five letters."""
    answer = client.post("/api/session/guest", content=b'{"name": "a\\\\u0000"}', headers=JSON)
    assert answer.json()["name"] == "a\\u0000"


WRITES = [
    ("POST", "/api/session/guest"),
    ("POST", "/api/session"),
    ("POST", "/api/accounts"),
    ("DELETE", "/api/session"),
    ("POST", "/api/tokens"),
    ("POST", "/api/me/chips"),
    ("POST", "/api/tables"),
]


@pytest.mark.parametrize(("method", "path"), WRITES)
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_from_elsewhere_changes_nothing(
    client: TestClient, method: str, path: str, headers: dict[str, str]
) -> None:
    client.post("/api/session/guest", json={"name": "Ann"})
    kept = dict(client.cookies)
    answer = client.request(method, path, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert dict(client.cookies) == kept
    assert client.get("/api/me").json()["name"] == "Ann"


def test_every_route_that_changes_something_looks_where_it_came_from(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    writes = [
        (method, path.replace("{", "").replace("}", ""))
        for path, methods in paths.items()
        for method in methods
        if method not in ("get", "head")
    ]
    assert len(writes) > 20
    for method, path in writes:
        answer = client.request(method, path, headers={"Origin": "https://elsewhere"})
        assert answer.status_code == 403, path


def test_who_must_wait_is_told_how_long(sqlite_url: str) -> None:
    house = house_with(sign_ins=Rate(burst=1, per_second=0.1))
    with Client(create_app(sqlite_url, house)) as client:
        client.post("/api/session/guest")
        answer = client.post("/api/session/guest")
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["retry-after"]) <= 10


def test_what_is_counted_is_for_who_has_the_token(sqlite_url: str, quick: House) -> None:
    with Client(create_app(sqlite_url, quick)) as closed:
        assert closed.get("/metrics").status_code == 404
        assert closed.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404
    with Client(create_app(sqlite_url, house_with(quick, metrics="seventeen"))) as client:
        assert client.get("/metrics").status_code == 404
        wrong = {"Authorization": "Bearer eighteen"}
        assert client.get("/metrics", headers=wrong).status_code == 404
        right = {"Authorization": "Bearer seventeen"}
        assert "houseway_requests_total" in client.get("/metrics", headers=right).text


@pytest.mark.parametrize(
    "action",
    [
        {"act": "fold", "amount": 1},
        {"act": "stake", "spot": "play", "amount": 1000, "cards": ["As"]},
        {"act": "fold", "spot": "play"},
        {"act": "fold", "hands": []},
    ],
)
def test_an_act_that_says_more_than_it_takes_is_refused(
    person: Callable[[str], Any], action: dict[str, Any]
) -> None:
    ann = person("Ann")
    ann.open("three-card-poker@bclc", settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    ann.do("deal")
    told = ann.do("act", 400, action=action)["error"]["message"]
    assert "takes" in told
    assert ann.look()["phase"] == "playing"


def test_every_answer_has_a_number_that_the_log_has_too(
    client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = {client.get("/api/health").headers["x-request-id"] for _ in range(3)}
    assert len(numbers) == 3


def test_a_body_that_dawdles_is_not_waited_for() -> None:
    """The whole of it has a time, however steadily a byte comes now and then."""
    told: list[Any] = []

    async def dawdles() -> dict[str, Any]:
        await anyio.sleep(0.02)
        return {"type": "http.request", "body": b" ", "more_body": True}

    async def hears(message: Any) -> None:
        told.append(message)

    async def never(*_: Any) -> None:
        raise AssertionError("the card room was asked")

    scope = {"type": "http", "method": "POST", "path": "/api/session/guest", "headers": []}
    guard = Guard(
        never,
        most=1000,
        limits=Limits(body_seconds=0.1),
        document=1000,
        documents=re.compile("nowhere"),
    )
    anyio.run(guard, {**scope, "query_string": b""}, dawdles, hears)
    assert told[0]["status"] == 408
    assert "0.1 s" in json.loads(told[1]["body"])["error"]["message"]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one(host: str, counted: str) -> None:
    assert counted_as(host) == counted
