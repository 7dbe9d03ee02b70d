"""Keys of commands: each is done once; answers are kept for a while, and not for ever."""

import uuid
from typing import Any

from sqlalchemy import select
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.models import KeyRow
from houseway.server.house import House
from houseway.server.logs import keys
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.wall import Wall, until

POSTED = {"minimum": 500, "maximum": 50_000}
EACH = 3


def sent(person: Any, command: dict[str, Any]) -> dict[str, Any]:
    """A command that was done, as it can be sent again."""
    body = {"key": uuid.uuid4().hex, "state": person.look()["state"], "command": command}
    body["answer"] = person.post(f"/tables/{person.view['id']}/commands", body)
    return body


def again(person: Any, body: dict[str, Any], status: int = 200) -> Any:
    told = {name: body[name] for name in ("key", "state", "command")}
    return person.post(f"/tables/{person.view['id']}/commands", told, status)


def whole(client: TestClient) -> tuple[int, int]:
    """How many keys there are, and how many of them with what was answered."""
    store = client.app.state.desk.store  # type: ignore[attr-defined]

    async def counted() -> tuple[int, int]:
        async with store.read() as conn:
            answers = (await conn.execute(select(KeyRow.answer))).scalars().all()
            return len(answers), sum(each is not None for each in answers)

    assert client.portal is not None
    return client.portal.call(counted)


def steps(ann: Any, count: int) -> list[dict[str, Any]]:
    return [sent(ann, {"do": "away" if turn % 2 else "back"}) for turn in range(count)]


def test_the_last_answers_of_an_account_are_kept(each_url: str, quick: House, people: Any) -> None:
    """However much somebody does: his last answers are there, of older ones the key alone."""
    with Client(create_app(each_url, house_with(quick, answers=EACH))) as client:
        ann = people(client, "Ann")
        ann.open("three-card-poker@bclc", settings=POSTED)
        ann.do("sit", seat=1, buy_in=5000)
        done = steps(ann, 10 * EACH)
        for each in done[-EACH:]:
            assert again(ann, each) == each["answer"]
        state = ann.look()["state"]
        refused = again(ann, done[0], 409)["error"]
        assert refused["code"] == "stale"
        assert "was done" in refused["message"]
        other = {**done[0], "command": {"do": "leave"}}
        assert again(ann, other, 409)["error"]["code"] == "key_reused"
        assert ann.look()["state"] == state
        count, answers = whole(client)
        assert count > 10 * EACH
        assert answers <= 2 * EACH


def test_old_answers_go_and_then_their_keys(
    each_url: str, house: House, wall: Wall, people: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr(keys, "AT_ONCE", 4)  # so that there are several slices
    timed = house_with(house, answer_seconds=60, key_seconds=6000)
    with Client(create_app(each_url, timed)) as client:
        ann = people(client, "Ann")
        ann.open("three-card-poker@bclc", settings=POSTED)
        ann.do("sit", seat=1, buy_in=5000)
        first = steps(ann, 11)[0]
        count, answers = whole(client)
        assert count == answers > 11
        wall.time += 100
        until(lambda: whole(client), lambda found: found == (count, 0), 15)
        assert again(ann, first, 409)["error"]["code"] == "stale"
        wall.time += 6000
        until(lambda: whole(client), lambda found: found == (0, 0), 15)
