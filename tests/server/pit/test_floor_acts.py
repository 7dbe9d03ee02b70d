"""What the floor does at tables: each act happens, is in the ledger, and is written down."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify
from houseway.server.people.roles import Role
from houseway.server.tables import snapshots
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.houses import house_with
from tests.server.pit.conftest import (
    BACCARAT,
    HOLDEM,
    LIMITS,
    RAKED,
    THREE_CARD,
    called_hand,
    coup,
    loses,
    on_both,
    orders,
    told,
)
from tests.server.wall import refusal, until


def seated(room: TestClient, people: Any, *names: str, **more: Any) -> list[Any]:
    """People at a table of hold'em."""
    here = [people(room, name) for name in names]
    table = here[0].open(HOLDEM, settings=RAKED, **more)["id"]
    for seat, each in enumerate(here, 1):
        each.look(table)
        each.do("sit", seat=seat, buy_in=20_000)
    return here


@on_both
def test_a_paused_table_deals_nothing_until_it_goes_on(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann, bob = seated(room, people, "Ann", "Bob", name="Rest")
    table = ann.view["id"]
    done = orders(flo, table, "pause", why="a spill")
    assert (done["by"], done["place"], done["why"]) == ("Flo", "Rest", "a spill")
    assert (done["before"], done["after"]) == ({"paused": "no"}, {"paused": "yes"})
    ann.look()
    assert "paused" in refusal(ann.do("deal", 409))
    orders(flo, table, "pause", 409)
    orders(flo, table, "resume")
    called_hand(ann, bob)
    assert [each["act"] for each in flo.get("/floor")["acts"]] == ["pause-table"] * 2


def test_a_round_is_played_to_its_end_before_a_table_rests_or_closes(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann, bob = seated(room, people, "Ann", "Bob")
    table = ann.view["id"]
    ann.look()
    ann.do("deal")
    orders(flo, table, "pause")
    assert "round" in refusal(orders(flo, table, "close", 409))
    assert "round" in refusal(orders(flo, table, "put_out", 409, seat=1))
    actor = next(each for each in (ann, bob) if each.look()["round"]["options"])
    actor.act("fold")
    closed = orders(flo, table, "close")
    assert closed["before"]["chips"] == "400.00"
    assert ann.me()["wallet"] + bob.me()["wallet"] == 200_000
    assert ann.look()["closed"]


@on_both
def test_a_player_is_moved_with_his_chips(room: TestClient, flo: Any, people: Any) -> None:
    ann, _bob = seated(room, people, "Ann", "Bob", name="From")
    cid, _dan = seated(room, people, "Cid", "Dan", name="To")
    here, there = ann.view["id"], cid.view["id"]
    done = orders(flo, here, "move", seat=1, to_table=there, to_seat=5)
    assert (done["before"]["table"], done["after"]["table"]) == ("From", "To")
    assert (done["before"]["stack"], done["after"]["seat"]) == ("200.00", "5")
    assert [each["table"] for each in ann.get("/me/seats")] == [there]
    assert ann.me()["wallet"] == 80_000
    assert "taken" in refusal(orders(flo, here, "move", 409, seat=2, to_table=there, to_seat=5))
    assert len(flo.get(f"/tables/{here}")["seats"]) == 1, "who cannot sit there stays"
    orders(flo, here, "move", 404, seat=2, to_table="nothing", to_seat=5)


def test_a_seat_is_held_for_somebody_who_buys_in_himself(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann, _bob = seated(room, people, "Ann", "Bob")
    cid, dan = people(room, "Cid"), people(room, "Dan")
    table = ann.view["id"]
    orders(flo, table, "seat", person=cid.id, seat=4)
    dan.look(table)
    dan.do("sit", 409, seat=4, buy_in=20_000)
    assert cid.get("/me/places")["places"][0]["seat"]["seat"] == 4
    cid.look(table)
    cid.do("sit", seat=4, buy_in=20_000)
    orders(flo, table, "seat", 400, person="nobody", seat=5)
    orders(flo, table, "seat", 409, person=dan.id, seat=4)


def test_who_is_put_out_has_his_chips_and_does_not_come_back(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann, bob = seated(room, people, "Ann", "Bob", name="Calm")
    orders(flo, ann.view["id"], "put_out", seat=2, why="shouting")
    assert bob.me()["wallet"] == 100_000
    bob.look()
    assert "put you out of Calm" in refusal(bob.do("sit", 409, seat=3, buy_in=20_000))
    [act] = flo.get("/floor")["acts"]
    assert (act["by"], act["why"], act["before"]["player"]) == ("Flo", "shouting", "Bob")


@on_both
def test_stakes_change_between_rounds_and_nothing_else(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann, bob = seated(room, people, "Ann", "Bob")
    table = ann.view["id"]
    board = ann.view["board"]
    assert flo.get("/floor")["tables"][0]["posted"]["blinds"] == [500, 1000]
    assert "no stake" in refusal(orders(flo, table, "stakes", 400, settings={"rake": 0}))
    orders(flo, table, "stakes", 400, settings={"blinds": [500, 1000]})
    one = refusal(orders(flo, table, "stakes", 400, settings={"minimum_buy_in": [1000, 2000]}))
    assert "'minimum_buy_in' is 10.00/20.00; it must be an amount" in one
    done = orders(flo, table, "stakes", settings={"blinds": [1000, 2000]})
    assert (done["before"]["blinds"], done["after"]["blinds"]) == ("5.00/10.00", "10.00/20.00")
    called_hand(ann, bob)
    view = ann.look()
    assert view["settings"]["blinds"] == [1000, 2000]
    assert view["board"] != board
    assert sum(each["stack"] for each in view["seats"]) == 40_000 - 400
    ann.do("deal")
    orders(flo, table, "stakes", 409, settings={"blinds": [500, 1000]})


def test_a_table_with_other_stakes_is_kept_and_taken_up_again(
    room: TestClient, flo: Any, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot of it is what its log comes to; the room's books say so when it closes."""
    ann = people(room, "Ann")
    monkeypatch.setattr(snapshots, "EVERY", 10)
    table = ann.open(THREE_CARD, settings=LIMITS)["id"]
    ann.do("sit", seat=1, buy_in=50_000)
    orders(flo, table, "stakes", settings={"maximum": 2_000})
    for _ in range(4):
        loses(ann, 500)
    desk = room.app.state.desk  # type: ignore[attr-defined]
    desk.room.tables._kept.clear()  # as after a start
    ann.do("bet", 409, bets={"ante": 5_000}, tips={})
    loses(ann, 2_000)


@on_both
def test_fills_and_credits_are_the_trays_and_no_result(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann = people(room, "Ann")
    table = ann.open(BACCARAT, settings=LIMITS, name="Tray")["id"]
    ann.do("sit", seat=1, buy_in=50_000)
    orders(flo, table, "fill", amount=500_000)
    coup(ann, player=1_000)
    done = orders(flo, table, "credit", amount=100_000)
    most = flo.get("/floor")["tables"][0]["tray"]
    said = refusal(orders(flo, table, "credit", 409, amount=most + 1))
    assert "in its tray; no more can be taken" in said
    shown = flo.get("/floor")["tables"][0]
    result = 50_000 - ann.look()["seats"][0]["stack"]
    assert (shown["took"], shown["tray"]) == (result, 400_000 + result)
    assert done["after"]["tray"].replace(",", "") == f"{(400_000 + result) / 100:.2f}"
    figures = flo.get("/floor/report")["tables"][0]["figures"]
    assert (figures["fills"], figures["credits"], figures["result"]) == (500_000, 100_000, result)


@on_both
def test_a_comp_goes_from_the_house_to_the_wallet_once(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann = people(room, "Ann")
    form = {"key": "k", "command": {"do": "comp", "amount": 5_000, "why": "a long wait"}}
    first = flo.post(f"/floor/people/{ann.id}/commands", form)
    assert flo.post(f"/floor/people/{ann.id}/commands", form) == first
    assert ann.me()["wallet"] == 105_000
    assert first["before"] == {"wallet": "1,000.00"}
    assert first["after"] == {"wallet": "1,050.00"}
    report = flo.get("/floor/report")
    assert report["comps"] == 5_000
    opened = flo.get("/floor/entries?figure=comps")
    assert (opened["total"], len(opened["entries"])) == (5_000, 1)
    told(flo, ann.id, "comp", 422, amount=5_000, why="")


def test_the_floor_opens_a_table_of_its_own(room: TestClient, flo: Any) -> None:
    form = {"key": "k", "table": {"game": BACCARAT, "settings": LIMITS, "name": "New"}}
    done = flo.post("/floor/tables", form)
    assert flo.post("/floor/tables", form) == done
    assert [each["name"] for each in flo.get("/floor")["tables"]] == ["New"]
    assert (done["act"], done["place"]) == ("open-table", "New")


def test_money_out_waits_for_a_second_person_where_the_house_wants_two(
    house: House, url: str, people: Any
) -> None:
    make_staff(url, "Flo", Role.FLOOR)
    make_staff(url, "Moe", Role.FLOOR)
    two = house_with(house, four_eyes=frozenset({"fill-table", "comp-player", "change-stakes"}))
    with Client(create_app(url, two)) as room:
        flo, moe, ann = Staff(room, "Flo"), Staff(room, "Moe"), people(room, "Ann")
        table = ann.open(BACCARAT, settings=LIMITS, name="High room")["id"]
        asked = [
            orders(flo, table, "fill", 202, amount=500_000),
            orders(flo, table, "stakes", 202, settings={"maximum": 2_000}),
            told(flo, ann.id, "comp", 202, amount=100, why="a drink"),
        ]
        assert (ann.me()["wallet"], flo.get("/floor")["tables"][0]["tray"]) == (100_000, 0)
        assert [(each["words"], each["told"]) for each in asked] == [  # names and money, to be read
            (
                "bring chips to a table's tray: High room",
                {"do": "fill", "amount": "5,000.00"},
            ),
            (
                "change a table's stakes between rounds: High room",
                {"do": "stakes", "settings maximum": "20.00"},
            ),
            (
                "give a player chips on the house: Ann",
                {"do": "comp", "amount": "1.00", "why": "a drink"},
            ),
        ]
        assert "four-eyes" in {each["about"] for each in moe.get("/floor")["alerts"]}
        for each in asked:
            flo.post(f"/four-eyes/{each['id']}/confirm", {}, 403)
            moe.post(f"/four-eyes/{each['id']}/confirm", {})
        assert (ann.me()["wallet"], flo.get("/floor")["tables"][0]["tray"]) == (100_100, 500_000)
        assert ann.look()["settings"]["maximum"] == 2_000
        acts = flo.get("/floor")["acts"]
        assert {(each["by"], each["second"]) for each in acts} == {("Flo", "Moe")}
        assert flo.get("/floor/report")["acts"] == acts
        orders(flo, table, "pause")  # for this one is enough
        [alone] = [each for each in flo.get("/floor")["acts"] if each["act"] == "pause-table"]
        assert (alone["by"], alone["second"]) == ("Flo", None)
    assert verify(url).ok


def test_a_table_of_an_event_is_left_to_its_director(
    room: TestClient, flo: Any, people: Any
) -> None:
    ann = people(room, "Ann")
    setup = {"house": "bcpc", "event": "deepstack", "buy_in": 1_000}
    form = {"key": "k", "name": "Deep", "setup": setup, "terms": {"bots": 4}}
    event = ann.post("/dealt", form)["id"]
    ann.post(f"/dealt/{event}/door", {"key": "d", "do": "register"})
    ann.post(f"/dealt/{event}/floor", {"key": "s", "do": "start"})
    shown = until(lambda: flo.get("/floor"), lambda view: view["tables"])  # the house deals it
    assert [(each["name"], each["dealt"]) for each in shown["nights"]] == [("Deep", True)]
    table = next(each for each in shown["tables"] if each["kind"] == "event")
    assert "director runs it" in refusal(orders(flo, table["id"], "pause", 409))
    orders(flo, "nothing", "pause", 404)
