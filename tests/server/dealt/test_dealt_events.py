"""Events that the server deals: registered for, started, played with cards, paid out."""

import json
import time
import uuid
from collections.abc import Iterator
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from tests.server.client import Client
from tests.server.dealt.event_room import Entrant, places_of
from tests.server.wall import Wall, refusal, until

BUY_IN = 2000


@pytest.fixture
def lobby(quick: House, sqlite_url: str) -> Iterator[TestClient]:
    """A card room on real time; its books agree when the test is over."""
    with Client(create_app(sqlite_url, quick)) as client:
        yield client
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


def test_an_event_starts_when_it_is_full_and_pays_what_was_paid_in(lobby: TestClient) -> None:
    ann, bob = Entrant(lobby, "Ann"), Entrant(lobby, "Bob")
    ann.announces(full=2, bots=8)
    bob.comes_to(ann.page["id"])
    assert bob.page["may"] == ["register"]
    assert ann.asks("register")["wallet"] == 100_000 - BUY_IN
    assert ann.looks()["stage"] == "registering"
    bob.asks("register")
    page = ann.waits_for("playing")
    assert (page["entries"], page["you"]["name"]) == (8, "Ann")
    goes_on = {ann, bob}
    while goes_on:
        goes_on = {each for each in goes_on if each.plays_on()}
    page = ann.waits_for("over")
    assert places_of(page["players"]) == list(range(1, 9))
    assert page["kept"] == 8 * BUY_IN // 10
    assert sum(each["won"] for each in page["players"]) == page["pool"] == 8 * BUY_IN * 9 // 10
    for each in (ann, bob):
        won = each.looks()["you"]["won"]
        assert each.page["wallet"] == 100_000 - BUY_IN + won
    assert page["secret"] is not None


def test_who_takes_it_back_before_the_start_has_his_money_again(lobby: TestClient) -> None:
    ann, bob = Entrant(lobby, "Ann"), Entrant(lobby, "Bob")
    ann.announces()
    bob.comes_to(ann.page["id"])
    assert "not registered" in refusal(bob.asks("withdraw", 409))
    bob.asks("register")
    assert "already" in refusal(bob.asks("register", 409))
    assert bob.page["may"] == ["withdraw"]
    page = bob.asks("withdraw")
    assert (page["wallet"], page["entries"], page["you"]) == (100_000, 0, None)
    assert "takes two" in refusal(ann.runs("start", 409))
    assert refusal(bob.runs("start", 403)).startswith("Deepstack is run by")
    bob.asks("register")
    assert ann.runs("cancel")["cancelled"]
    assert bob.looks()["wallet"] == 100_000
    assert bob.page["may"] == []


def test_a_door_answers_each_key_once(lobby: TestClient) -> None:
    ann = Entrant(lobby, "Ann")
    ann.announces()
    form = {"key": "once", "do": "register"}
    first = ann.post(f"/dealt/{ann.page['id']}/door", form)
    assert ann.post(f"/dealt/{ann.page['id']}/door", form) == first
    assert ann.me()["wallet"] == 100_000 - BUY_IN


def test_nobody_enters_with_an_empty_wallet(lobby: TestClient) -> None:
    ann = Entrant(lobby, "Ann")
    ann.announces(setup={"buy_in": 200_000})
    assert "is needed" in refusal(ann.asks("register", 409))
    assert ann.looks()["entries"] == 0


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"full": 1}, "it takes two"),
        ({"mix": {"games": ["three-card-poker@bclc"]}}, "played against a bank"),
        ({"mix": {"games": ["razz@bcpc"]}}, "at most 6"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(
    lobby: TestClient, terms: dict[str, object], words: str
) -> None:
    assert words in refusal(Entrant(lobby, "Ann").announces(400, setup={"seats": 9}, **terms))


def test_a_mix_of_games_is_dealt_in_turn(lobby: TestClient) -> None:
    ann = Entrant(lobby, "Ann")
    games = ["texas-holdem@bclc", "omaha-hi-lo@bclc", "razz@bcpc", "seven-card-stud@bclc"]
    ann.announces(bots=7, mix={"games": games, "hands": 1})  # no more chairs than razz has
    ann.runs("start")
    page = ann.waits_for("over")
    assert places_of(page["players"]) == list(range(1, 8))
    dealt = _dealt_games(lobby)
    assert dealt == set(games)


def _dealt_games(lobby: TestClient) -> set[str]:
    from sqlalchemy import text

    async def read() -> set[str]:
        desk = lobby.app.state.desk  # type: ignore[attr-defined]
        async with desk.store.read() as conn:
            rows = await conn.execute(text("SELECT body FROM events WHERE kind = 'dealt'"))
            return {json.loads(body)["hand"]["game"] for (body,) in rows}

    assert lobby.portal is not None
    return lobby.portal.call(read)


def test_who_lets_his_time_run_out_is_away_and_the_event_goes_on(
    house: House, wall: Wall, sqlite_url: str
) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        ann = Entrant(client, "Ann")
        ann.announces(bots=3, seconds=20, bank=30)
        ann.asks("register")
        ann.runs("start")
        view = _asked(ann)
        assert view["event"]["bank"] == 30
        assert view["clock"]["ends_at"] == wall() + 50
        wall.time += 25  # five seconds out of the bank
        key = {"key": uuid.uuid4().hex, "state": view["state"]}
        acts = [offer["act"] for offer in view["round"]["options"]["offers"]]
        act = "check" if "check" in acts else "call"
        command = {"do": "act", "action": {"act": act}}
        path = f"/tables/{view['id']}/commands"
        assert ann.post(path, {**key, "command": command})["event"]["bank"] == 25
        _asked(ann)
        _later(client, wall, 20 + 25 - 10, str(view["id"]))  # she is warned
        _later(client, wall, 10, str(view["id"]))
        until(ann.looks, lambda page: page["you"]["away"] or page["you"]["place"])
        page = ann.waits_for("over")  # nobody waits for her again
        assert page["you"]["place"]
    assert anyio.run(verify_store, sqlite_url).ok


def _later(client: Client, wall: Wall, seconds: float, table: str) -> None:
    """Turn the clock on the wall, and let whoever watches the table look at it."""
    time.sleep(0.2)
    wall.time += seconds
    assert client.portal is not None
    client.portal.call(client.app.state.desk.hub.notify, table)  # type: ignore[attr-defined]


def _asked(who: Entrant) -> dict[str, Any]:
    def look() -> dict[str, Any]:
        you = who.looks()["you"]
        return who.look(you["table"]) if you["table"] else {"your_seat": 0}

    def mine(view: dict[str, Any]) -> bool:
        played = view.get("round")
        return bool(played and not played["over"] and played["to_act"] == view["your_seat"])

    return until(look, mine)  # type: ignore[no-any-return]


def test_an_event_starts_at_its_time_and_rests_when_it_is_told_to(
    house: House, wall: Wall, sqlite_url: str
) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        ann = Entrant(client, "Ann")
        ann.announces(bots=4, starts_at=int((wall() + 60) * 1000))
        ann.asks("register")
        assert ann.looks()["stage"] == "registering"
        wall.time += 61
        ann.waits_for("playing")
        assert ann.runs("pause")["paused"]
        assert "cannot pause" in refusal(ann.runs("pause", 409))
        assert "has started" in refusal(ann.asks("withdraw", 409))
        ann.runs("resume")
        while ann.plays_on():
            pass
        ann.waits_for("over")
    assert anyio.run(verify_store, sqlite_url).ok


def test_its_tables_are_not_in_the_lobby_and_take_no_seats(lobby: TestClient) -> None:
    ann = Entrant(lobby, "Ann")
    ann.announces(bots=4)
    ann.asks("register")
    ann.runs("start")
    view = _asked(ann)
    assert ann.get("/tables") == []
    told = ann.do("leave", 409)
    assert "deals and seats itself" in refusal(told)
    assert view["currency"] == {"code": "", "symbol": "", "name": "chips"}
    stranger = Entrant(lobby, "Eve")
    seen = stranger.look(str(view["id"]))
    hands = [hand for seat in seen["round"]["seats"] for hand in seat["hands"]]
    hidden = [card for hand in hands for card in hand["cards"]]
    assert set(hidden) == {None}
    assert stranger.do("sit", 409, seat=1, buy_in=1000)


def test_a_director_keeps_his_hands_off_the_cards(lobby: TestClient, sqlite_url: str) -> None:
    from houseway.server.people.roles import Role
    from tests.server.conftest import Staff, make_staff

    ann = Entrant(lobby, "Ann")
    ann.announces(bots=4)
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    tom = Staff(lobby, "Tom")
    path = f"/nights/{ann.page['id']}"
    form = {"key": "a", "act": {"act": "enter", "player": "Zoe"}}
    assert "dealt by the house" in refusal(tom.post(f"{path}/acts", form, 409))
    tom.post(f"{path}/acts", {"key": "c", "act": {"act": "post-prizes", "percent": ["60", "40"]}})
    assert tom.get("/nights") == []


def test_who_comes_late_is_dealt_in_and_who_is_out_comes_back(lobby: TestClient) -> None:
    ann, bob = Entrant(lobby, "Ann"), Entrant(lobby, "Bob")
    setup = {"late": 200, "re_entry": True, "stack": 1000}
    ann.announces(bots=4, setup=setup, seconds=60)
    ann.asks("register")
    ann.runs("start")
    bob.comes_to(ann.page["id"])
    assert bob.page["may"] == ["register"]
    bob.asks("register")
    until(bob.looks, lambda page: page["you"]["table"] or page["stage"] == "over")
    while bob.plays_on():
        ann.plays_on()
    page = bob.looks()
    if page["stage"] == "playing":
        assert page["may"] == ["re-enter"]
        _re_enters(bob)
    goes_on = {ann, bob}
    while goes_on:
        goes_on = {each for each in goes_on if each.plays_on()}
    page = ann.waits_for("over")
    paid = BUY_IN * page["entries"]
    assert sum(each["won"] for each in page["players"]) + page["kept"] == paid


def _re_enters(who: Entrant) -> None:
    """Comes back, unless the last of the others was out before he asked."""
    form = {"key": uuid.uuid4().hex, "do": "re-enter"}
    path = f"/api/dealt/{who.page['id']}/door"
    answer = who.client.post(path, json=form, headers=who.headers)
    if answer.status_code == 409:
        assert "is over" in refusal(answer.json())
        return
    assert answer.json()["wallet"] == 100_000 - 2 * BUY_IN
    until(who.looks, lambda page: page["you"]["chair"] or page["stage"] == "over")


def test_each_shuffle_of_an_event_is_proved(lobby: TestClient) -> None:
    ann = Entrant(lobby, "Ann")
    ann.announces(bots=3)
    ann.asks("register")
    ann.runs("start")
    table = _asked(ann)["id"]
    sealed = ann.view["commitment"]
    while ann.plays_on():
        pass
    ann.waits_for("over")
    proof = ann.get(f"/tables/{table}/rounds/1/proof")
    assert proof["commitment"] == sealed
    assert proof["openings"]
