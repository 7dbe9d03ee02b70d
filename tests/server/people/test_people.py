"""Signing in: guests, accounts, cookies and tokens."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pwdlib import PasswordHash
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.errors import RateLimited, SignedOut
from houseway.server.house import House
from houseway.server.people import passwords
from houseway.server.run import settings
from houseway.server.web.limits import Limits, Rate
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.wall import Wall

PASSWORD = "four of a kind"


def test_a_guest_gets_a_name_and_play_chips(client: TestClient) -> None:
    me = client.post("/api/session/guest").json()
    assert me["guest"] is True
    assert me["wallet"] == 100_000
    assert me["name"].startswith("Guest ")
    assert client.get("/api/me").json() == me


def test_a_guest_may_choose_his_name(client: TestClient) -> None:
    me = client.post("/api/session/guest", json={"name": "  Ann   Lee "}).json()
    assert me["name"] == "Ann Lee"


def test_the_cookie_is_for_the_server_alone(client: TestClient) -> None:
    header = client.post("/api/session/guest").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "secure" not in header  # over plain http it would never come back


def test_over_https_the_cookie_is_secure(client: TestClient) -> None:
    answer = client.post("https://testserver/api/session/guest")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_nobody_is_signed_in_at_first(client: TestClient) -> None:
    answer = client.get("/api/me")
    assert answer.status_code == 401
    assert answer.json() == {
        "error": {
            "code": "signed_out",
            "message": "nobody is signed in; start as a guest or sign in first",
            "clause": None,
            "options": None,
        }
    }


def test_an_account_comes_back_with_its_password(client: TestClient) -> None:
    made = client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD}).json()
    assert made["guest"] is False
    assert made["wallet"] == 100_000
    assert client.delete("/api/session").status_code == 204
    assert client.get("/api/me").status_code == 401
    again = client.post("/api/session", json={"name": "aNN", "password": PASSWORD}).json()
    assert again == made


def test_a_guest_who_opens_an_account_keeps_his_chips(client: TestClient) -> None:
    guest = client.post("/api/session/guest", json={"name": "Ann"}).json()
    made = client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD}).json()
    assert made == {**guest, "guest": False}


@pytest.mark.parametrize(
    ("name", "password"), [("Ann", "four of a kine"), ("Bob", PASSWORD), ("", PASSWORD)]
)
def test_a_wrong_password_and_an_unknown_name_sound_alike(
    client: TestClient, name: str, password: str
) -> None:
    client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    answer = client.post("/api/session", json={"name": name, "password": password})
    assert answer.status_code == 401
    assert answer.json()["error"]["message"] == (
        "no account has this name and password; check both and try again"
    )


def _refused(client: TestClient, path: str, body: Any, status: int) -> str:
    answer = client.post(path, json=body)
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == "bad_request"
    return str(answer.json()["error"]["message"])


def test_a_taken_name_is_refused_to_accounts_and_guests(client: TestClient) -> None:
    client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    client.cookies.clear()
    told = _refused(client, "/api/accounts", {"name": "ann", "password": PASSWORD}, 400)
    assert told == "ann is taken; choose another name"
    told = _refused(client, "/api/session/guest", {"name": "ANN"}, 400)
    assert told == "ANN belongs to an account; sign in with its password or choose another"


def test_a_short_password_is_refused(client: TestClient) -> None:
    told = _refused(client, "/api/accounts", {"name": "Ann", "password": "eleven chrs"}, 422)
    assert told == "password: at least 12 characters, please"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x07b"])
def test_a_name_is_short_and_printable(client: TestClient, name: str) -> None:
    told = _refused(client, "/api/accounts", {"name": name, "password": PASSWORD}, 400)
    assert told.startswith("a name is 1 to 24 printable characters; this has ")


def test_a_program_plays_with_a_token(client: TestClient) -> None:
    me = client.post("/api/session/guest", json={"name": "Ann"}).json()
    bearer = {"Authorization": f"Bearer {client.post('/api/tokens').json()['token']}"}
    client.cookies.clear()
    assert client.get("/api/me", headers=bearer).json() == me
    assert client.delete("/api/session", headers=bearer).status_code == 204
    assert client.get("/api/me", headers=bearer).status_code == 401


@pytest.mark.parametrize("forged", ["x", "InNvbWVib2R5Ig.AAAA", ""])
def test_a_forged_cookie_is_nobody(client: TestClient, forged: str) -> None:
    client.cookies.set("houseway_session", forged)
    assert client.get("/api/me").status_code == 401


def test_a_page_from_elsewhere_cannot_use_the_cookie(client: TestClient) -> None:
    client.post("/api/session/guest")
    assert client.get("/api/me", headers={"Origin": "https://elsewhere"}).status_code == 401
    assert client.post("/api/tokens", headers={"Origin": "https://elsewhere"}).status_code == 403
    assert client.post("/api/tokens", headers={"Origin": "http://testserver"}).status_code == 200


def test_only_hashes_of_secrets_are_kept(client: TestClient, tmp_path: Any) -> None:
    client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    token = client.post("/api/tokens").json()["token"]
    with sqlite3.connect(tmp_path / "house.db") as db:
        kept = "\n".join(db.iterdump())
    db.close()
    assert token not in kept
    assert PASSWORD not in kept
    assert "$argon2id$" in kept


def test_to_guess_a_password_is_costly(costly_hasher: Callable[[], PasswordHash]) -> None:
    """Each try fills 64 MB three times; only the tests' own houses ask for less."""
    assert costly_hasher().hash(PASSWORD).startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_sign_ins_outlive_a_restart(sqlite_url: str, quick: House) -> None:
    with Client(create_app(sqlite_url, quick)) as first:
        me = first.post("/api/session/guest").json()
        cookies = dict(first.cookies)
    with Client(create_app(sqlite_url, quick), cookies=cookies) as second:
        assert second.get("/api/me").json() == me


def test_too_many_sign_ins_are_told_to_wait(sqlite_url: str) -> None:
    house = house_with(sign_ins=Rate(burst=2, per_second=0.1))
    with Client(create_app(sqlite_url, house)) as client:
        statuses = [client.post("/api/session/guest").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        error = client.post("/api/session/guest").json()["error"]
    assert error["code"] == "rate_limited"
    told = re.fullmatch(r"too many requests; try again in (\d+) s", error["message"])
    assert told
    assert 1 <= int(told[1]) <= 10  # one in ten seconds, of which some may have passed


def test_a_long_request_is_not_read(client: TestClient) -> None:
    answer = client.post("/api/session/guest", content=b"x" * 70_000)
    assert answer.status_code == 413
    told = answer.json()["error"]
    assert told["message"] == "the request is longer than the 65536 bytes that are read"

    def dribble() -> Any:
        yield from (b"x" * 1000 for _ in range(70))

    assert client.post("/api/session/guest", content=dribble()).status_code == 413


def test_who_has_few_chips_left_gets_new_ones(client: TestClient, person: Any) -> None:
    """What lies on the tables counts: nobody sits down, fills up and sits down again."""
    ann = person("Ann")
    refused = ann.post("/me/chips", {}, status=409)
    assert refused["error"]["message"] == (
        "your wallet holds 1,000.00; new chips are given below 100.00"
    )
    ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 5000})
    ann.do("sit", seat=1, buy_in=95_000)
    refused = ann.post("/me/chips", {}, status=409)
    assert refused["error"]["message"] == (
        "your wallet holds 50.00 and 950.00 lie on tables; new chips are given below 100.00"
    )
    ann.do("leave")
    assert ann.me()["wallet"] == 100_000


def test_a_gamblers_wallet_is_filled_up_once(sqlite_url: str, quick: House, people: Any) -> None:
    house = house_with(quick, low_chips=100_000)
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 5000})
        ann.do("sit", seat=1, buy_in=50_000)
        ann.do("bet", bets={"ante": 5000})
        ann.do("deal")
        ann.act("fold")
        assert ann.post("/me/chips", {})["wallet"] == 55_000  # 450.00 are in front of him
        ann.post("/me/chips", {}, status=409)


def test_a_token_does_not_outlive_the_sign_in_that_made_it(
    sqlite_url: str, house: House, wall: Wall
) -> None:
    """Nor does one that it makes in time: whoever found a token does not keep it for ever."""
    with Client(create_app(sqlite_url, house)) as client:
        client.post("/api/session/guest", json={"name": "Ann"})
        headers: dict[str, str] = {}
        for _ in range(3):
            token = client.post("/api/tokens", headers=headers).json()["token"]
            client.cookies.clear()
            headers = {"Authorization": f"Bearer {token}"}
            assert client.get("/api/me", headers=headers).status_code == 200
            wall.time += house.kept.session_seconds / 4
        wall.time += house.kept.session_seconds / 3
        assert client.get("/api/me", headers=headers).status_code == 401


def test_tokens_end_with_the_sign_in_that_made_them(client: TestClient) -> None:
    client.post("/api/session/guest")
    first = {"Authorization": f"Bearer {client.post('/api/tokens').json()['token']}"}
    cookies = dict(client.cookies)
    client.cookies.clear()
    second = {
        "Authorization": f"Bearer {client.post('/api/tokens', headers=first).json()['token']}"
    }
    assert client.get("/api/me", headers=second).status_code == 200
    client.cookies.update(cookies)
    assert client.delete("/api/session").status_code == 204
    for bearer in (first, second):
        assert client.get("/api/me", headers=bearer).status_code == 401


def test_what_opened_a_guest_does_not_open_his_account(client: TestClient) -> None:
    client.post("/api/session/guest", json={"name": "Ann"})
    bearer = {"Authorization": f"Bearer {client.post('/api/tokens').json()['token']}"}
    kept = dict(client.cookies)
    client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    assert client.get("/api/me").json()["guest"] is False
    client.cookies.clear()
    client.cookies.update(kept)
    assert client.get("/api/me").status_code == 401
    assert client.get("/api/me", headers=bearer).status_code == 401


def test_a_password_is_changed_by_who_knows_it(client: TestClient) -> None:
    client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    here = dict(client.cookies)
    client.cookies.clear()
    client.post("/api/session", json={"name": "Ann", "password": PASSWORD})
    elsewhere = dict(client.cookies)
    client.cookies.clear()
    told = {"old": PASSWORD, "new": "a straight flush"}
    wrong, weak = {**told, "old": "two small pairs"}, {**told, "new": "password12345"}

    def by(cookies: dict[str, str], method: str, path: str, body: Any = None) -> int:
        client.cookies.clear()
        client.cookies.update(cookies)
        return client.request(method, f"/api/me{path}", json=body).status_code

    assert by(here, "POST", "/password", wrong) == 401
    assert by(here, "POST", "/password", weak) == 400
    assert by(elsewhere, "GET", "") == 200
    assert by(here, "POST", "/password", told) == 200
    assert by(here, "GET", "") == 200
    assert by(elsewhere, "GET", "") == 401
    client.cookies.clear()
    old, new = ({"name": "Ann", "password": each} for each in (PASSWORD, "a straight flush"))
    assert client.post("/api/session", json=old).status_code == 401
    assert client.post("/api/session", json=new).status_code == 200


def test_a_guest_has_no_password_to_change(client: TestClient) -> None:
    client.post("/api/session/guest")
    told = {"old": PASSWORD, "new": "a straight flush"}
    assert client.post("/api/me/password", json=told).status_code == 403


def test_guesses_at_one_name_are_slowed_down(client: TestClient) -> None:
    """The house of these tests lets anybody come as often as he likes; a name is tried ten."""
    client.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    client.cookies.clear()
    guess = {"name": "Ann", "password": "four of a kine"}
    statuses = [client.post("/api/session", json=guess).status_code for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2
    other = {"name": "Bob", "password": "four of a kine"}
    assert client.post("/api/session", json=other).status_code == 401


def test_nobody_holds_the_database_while_a_password_is_tried(
    sqlite_url: str, quick: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty who sign in at once are tried two at a time, some are told to wait, none is a fault."""
    at_once: list[int] = []
    trying = [0]

    class Slow:
        def verify(self, *_: str) -> bool:
            trying[0] += 1
            at_once.append(trying[0])
            time.sleep(0.01)
            trying[0] -= 1
            return False

        def hash(self, _: str) -> str:
            return "*"

    with Client(create_app(sqlite_url, quick)) as client:
        monkeypatch.setattr(passwords, "_hasher", Slow)
        desk = client.app.state.desk  # type: ignore[attr-defined]

        async def all_at_once() -> list[int]:
            async def one(number: int) -> int:
                try:
                    await desk.doors.opens(f"Nobody {number}", PASSWORD, f"a{number}")
                except SignedOut:
                    return 401
                except RateLimited:
                    return 429
                raise AssertionError("nobody has this name")

            found = await asyncio.gather(*(one(number) for number in range(60)))
            assert desk.store.engine.pool.checkedout() <= 2  # the lines that are always kept
            return found

        assert client.portal is not None
        statuses = client.portal.call(all_at_once)
    assert set(statuses) == {401, 429}
    assert max(at_once) <= passwords.AT_ONCE


def test_where_a_caller_comes_from_is_not_his_to_say(sqlite_url: str) -> None:
    """A header that names another address is read from a trusted proxy alone."""
    house = house_with(sign_ins=Rate(burst=2, per_second=0.01))
    config = settings(create_app(sqlite_url, house), house.doors)
    config.load()
    assert not config.proxy_headers
    trusting = settings(create_app(sqlite_url, house), Limits(trusted=frozenset({"192.0.2.1"})))
    assert trusting.proxy_headers
    assert trusting.forwarded_allow_ips == ["192.0.2.1"]
    with Client(config.loaded_app) as client:
        statuses = [
            client.post(
                "/api/session/guest", headers={"X-Forwarded-For": f"192.0.2.{number}"}
            ).status_code
            for number in range(4)
        ]
    assert statuses == [200, 200, 429, 429]


def test_the_form_asks_for_as_long_a_password_as_the_room_takes() -> None:
    form = Path(__file__).parents[3] / "web/src/account/SignInDialog.svelte"
    assert f"SHORTEST = {passwords.SHORTEST_PASSWORD};" in form.read_text()
