"""Two servers on one database: whoever writes late loses cleanly, and nobody loses a chip."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI

from houseway.server.app import create_app
from houseway.server.desk import Desk
from houseway.server.house import House
from houseway.server.logs import events
from houseway.server.logs.verify import verify_store

pytestmark = pytest.mark.anyio

GAME, LIMITS = "three-card-poker@bclc", {"minimum": 500, "maximum": 50_000}
HOLDEM = "texas-holdem@bclc"
BLINDS = {"blinds": [100, 200], "minimum_buy_in": 10_000}


class Two:
    """Two servers, and people who are known to both."""

    def __init__(self, apps: list[FastAPI], clients: list[httpx2.AsyncClient]) -> None:
        self.desks: list[Desk] = [app.state.desk for app in apps]
        self.clients = clients

    async def person(self, name: str) -> dict[str, str]:
        client = self.clients[0]
        await client.post("/api/session/guest", json={"name": name})
        token = (await client.post("/api/tokens")).json()["token"]
        client.cookies.clear()
        return {"Authorization": f"Bearer {token}"}

    async def open(self, who: dict[str, str], game: str, **settings: Any) -> Any:
        answer = await self.clients[0].post(
            "/api/tables", json={"game": game, "settings": settings}, headers=who
        )
        return answer.json()

    async def do(self, at: int, who: dict[str, str], view: Any, key: str, **command: Any) -> Any:
        return await self.clients[at].post(
            f"/api/tables/{view['id']}/commands",
            json={"key": key, "state": view["state"], "command": command},
            headers=who,
        )


@pytest.fixture
async def two(each_url: str, quick: House) -> AsyncIterator[Two]:
    apps = [create_app(each_url, quick), create_app(each_url, quick)]
    async with AsyncExitStack() as stack:
        clients = []
        for app in apps:
            await stack.enter_async_context(app.router.lifespan_context(app))
            client = httpx2.AsyncClient(
                transport=httpx2.ASGITransport(app=app), base_url="http://testserver"
            )
            clients.append(await stack.enter_async_context(client))
        yield Two(apps, clients)


async def test_one_seat_for_many(two: Two, each_url: str) -> None:
    people = [await two.person(f"P{number}") for number in range(8)]
    view = await two.open(people[0], GAME, **LIMITS)
    answers = await asyncio.gather(
        *(
            two.do(number % 2, who, view, f"k{number}", do="sit", seat=1, buy_in=5000)
            for number, who in enumerate(people)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    told = {answer.json()["error"]["message"] for answer in answers if answer.status_code == 409}
    assert told == {"seat 1 is taken; seats are not shared"}
    report = await verify_store(each_url)
    assert report.ok, str(report)


async def test_every_seat_is_filled_and_both_servers_agree(two: Two, each_url: str) -> None:
    people = [await two.person(f"P{number}") for number in range(6)]
    view = await two.open(people[0], GAME, **LIMITS)
    answers = await asyncio.gather(
        *(
            two.do(seat % 2, who, view, f"k{seat}", do="sit", seat=seat, buy_in=5000)
            for seat, who in enumerate(people, start=1)
        )
    )
    assert [answer.status_code for answer in answers] == [200] * 6
    seen = [(await client.get(f"/api/tables/{view['id']}")).json() for client in two.clients]
    assert seen[0] == seen[1]
    assert [seat["seat"] for seat in seen[0]["seats"]] == [1, 2, 3, 4, 5, 6]
    assert (await verify_store(each_url)).ok


async def test_one_answer_to_one_question(two: Two, each_url: str) -> None:
    ann = await two.person("Ann")
    view = await two.open(ann, GAME, **LIMITS)
    await two.do(0, ann, view, "sit", do="sit", seat=1, buy_in=50_000)
    for number in range(4):
        await two.do(0, ann, view, f"bet{number}", do="bet", bets={"ante": 1000})
        view = (await two.do(1, ann, view, f"deal{number}", do="deal")).json()
        play = {"act": "stake", "spot": "play", "amount": 1000}
        answers = await asyncio.gather(
            two.do(0, ann, view, f"a{number}", do="act", action={"act": "fold"}),
            two.do(1, ann, view, f"b{number}", do="act", action=play),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        late = next(answer.json() for answer in answers if answer.status_code == 409)
        assert late["error"]["code"] == "stale"
        view = next(answer.json() for answer in answers if answer.status_code == 200)
        assert view["phase"] == "betting"
    report = await verify_store(each_url)
    assert report.ok, str(report)
    assert report.rounds == 4


async def test_one_key_sent_to_both_happens_once(two: Two, each_url: str) -> None:
    ann = await two.person("Ann")
    view = await two.open(ann, GAME, **LIMITS)
    await two.do(0, ann, view, "sit", do="sit", seat=1, buy_in=5000)
    answers = await asyncio.gather(
        *(two.do(each % 2, ann, view, "same", do="buy", amount=1000) for each in range(6))
    )
    assert [answer.status_code for answer in answers] == [200] * 6
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].json()["wallet"] == 94_000
    assert (await verify_store(each_url)).ok


async def test_a_late_writer_starts_over(
    two: Two, each_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second server read the log before the first wrote to it."""
    ann, bob = await two.person("Ann"), await two.person("Bob")
    view = await two.open(ann, GAME, **LIMITS)
    for desk in two.desks:
        await desk.room.look(view["id"])
    await two.do(0, ann, view, "a", do="sit", seat=1, buy_in=5000)
    looks = []

    async def head(conn: Any, log: str, **how: Any) -> Any:
        looks.append(log)
        found = await as_it_is(conn, log, **how)
        return events.Head(found.seq - 1, found.tail) if len(looks) == 1 else found

    as_it_is = events.head
    monkeypatch.setattr(events, "head", head)
    answer = await two.do(1, bob, view, "b", do="sit", seat=2, buy_in=5000)
    assert [seat["name"] for seat in answer.json()["seats"]] == ["Ann", "Bob"]
    assert looks.count(view["id"]) == 2
    assert b"houseway_late_writes_total 1.0" in two.desks[1].metrics.page()
    monkeypatch.undo()
    assert (await verify_store(each_url)).ok


async def test_a_wallet_is_not_spent_twice(two: Two, each_url: str) -> None:
    ann = await two.person("Ann")
    tables = [await two.open(ann, GAME, **LIMITS) for _ in range(4)]
    answers = await asyncio.gather(
        *(
            two.do(number % 2, ann, view, f"k{number}", do="sit", seat=1, buy_in=60_000)
            for number, view in enumerate(tables)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    report = await verify_store(each_url)
    assert report.ok, str(report)


async def test_what_one_server_does_is_heard_at_the_other(two: Two) -> None:
    ann = await two.person("Ann")
    view = await two.open(ann, GAME, **LIMITS)
    with two.desks[1].hub.listening(view["id"]) as listener:
        await listener.wait(0.2)  # what had happened before
        await two.do(0, ann, view, "sit", do="sit", seat=1, buy_in=5000)
        assert await listener.wait(2.0)
    seen = (await two.clients[1].get(f"/api/tables/{view['id']}", headers=ann)).json()
    assert seen["your_seat"] == 1


async def test_a_hand_is_played_through_both_servers(two: Two, each_url: str) -> None:
    people = {seat: await two.person(f"P{seat}") for seat in (1, 2, 3)}
    view = await two.open(people[1], HOLDEM, **BLINDS)
    for seat, who in people.items():
        await two.do(seat % 2, who, view, f"sit{seat}", do="sit", seat=seat, buy_in=10_000)
    for hand in range(3):
        view = (await two.do(hand % 2, people[1], view, f"deal{hand}", do="deal")).json()
        step = 0
        while view["phase"] == "playing":
            seat = view["round"]["to_act"]
            step += 1
            server = step % 2
            path = f"/api/tables/{view['id']}"
            mine = (await two.clients[server].get(path, headers=people[seat])).json()
            acts = [offer["act"] for offer in mine["round"]["options"]["offers"]]
            act = "check" if "check" in acts else "call"
            key = f"act{hand}.{step}"
            answer = await two.do(
                1 - server, people[seat], mine, key, do="act", action={"act": act}
            )
            assert answer.status_code == 200, answer.text
            view = answer.json()
    report = await verify_store(each_url)
    assert report.ok, str(report)
    assert report.rounds == 3
