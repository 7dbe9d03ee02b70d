"""The table between hands: the waiting list, players who have gone, the straddle's moment."""

import time
from collections.abc import Callable
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.wall import Wall, refusal, until

HOLDEM, THREE_CARD = "texas-holdem@bclc", "three-card-poker@bclc"
BLINDS = {"blinds": [500, 1000], "minimum_buy_in": 10_000, "seats": 2}
MINUTE = 60.0


@pytest.fixture
def meet(room: TestClient, people: Any) -> Callable[..., list[Any]]:
    """People at a new table: those who sit, in seats 1, 2, …, and those who look on."""

    def come(*names: str, sitting: int, game: str = HOLDEM, **more: Any) -> list[Any]:
        here = [people(room, name) for name in names]
        settings = {**BLINDS, **more.pop("settings", {})}
        here[0].open(game, settings=settings, **more)
        for each in here[1:]:
            each.look(here[0].view["id"])
        for seat, each in enumerate(here[:sitting], start=1):
            each.look()
            each.do("sit", seat=seat, buy_in=20_000)
        return here

    return come


# The waiting list


def test_a_seat_that_opens_is_held_for_the_first_on_the_list(meet: Any, wall: Wall) -> None:
    ann, _bob, cat, dan = meet("Ann", "Bob", "Cat", "Dan", sitting=2)
    assert cat.do("join_list")["waiting_list"]["your_place"] == 1
    assert dan.do("join_list")["waiting_list"]["your_place"] == 2
    assert cat.get("/tables")[0]["waiting"] == 2
    ann.look()
    ann.do("leave")
    listed = cat.look()["waiting_list"]
    held = {"seat": 1, "name": "Cat", "yours": True, "until": wall.time + 180}
    assert (listed["held"], listed["your_place"], listed["names"]) == ([held], None, ["Dan"])
    listed = dan.look()["waiting_list"]
    assert listed["held"] == [{**held, "yours": False}]
    assert listed["your_place"] == 1
    assert refusal(dan.do("sit", 409, seat=1, buy_in=20_000)) == "seat 1 is held for Cat"
    assert refusal(cat.do("join_list", 409)) == "seat 1 is held for you already"
    view = cat.do("sit", seat=1, buy_in=20_000)
    assert (view["your_seat"], view["waiting_list"]["held"]) == (1, [])
    assert dan.look()["waiting_list"]["names"] == ["Dan"]


def test_who_does_not_come_is_passed_over(meet: Any, wall: Wall) -> None:
    ann, _bob, cat, dan = meet("Ann", "Bob", "Cat", "Dan", sitting=2)
    cat.do("join_list")
    dan.do("join_list")
    ann.look()
    ann.do("leave")
    wall.time += 179
    assert cat.look()["waiting_list"]["held"][0]["name"] == "Cat"
    wall.time += 2
    held = until(lambda: dan.look()["waiting_list"]["held"], lambda held: held[0]["yours"])
    assert held[0]["until"] == wall.time + 180
    assert cat.look()["waiting_list"]["your_place"] is None
    assert refusal(cat.do("leave_list", 409)) == "you are not on the list"


def test_who_declines_goes_to_the_end_and_the_seat_to_the_next(meet: Any) -> None:
    ann, _bob, cat, dan = meet("Ann", "Bob", "Cat", "Dan", sitting=2)
    cat.do("join_list")
    dan.do("join_list")
    ann.look()
    ann.do("leave")
    view = cat.do("decline_seat")
    assert view["waiting_list"]["your_place"] == 1
    assert view["waiting_list"]["held"][0]["name"] == "Dan"
    dan.do("leave_list")
    view = cat.look()
    assert view["waiting_list"]["held"] == []  # nobody is left who wants it: it is free
    assert cat.do("sit", seat=1, buy_in=20_000)["waiting_list"]["names"] == []


def test_nobody_waits_for_what_he_has_or_could_have(meet: Any) -> None:
    ann, bob = meet("Ann", "Bob", sitting=1)
    assert refusal(bob.do("join_list", 409)) == "seat 2 is free; sit down there"
    assert refusal(ann.do("join_list", 409)).startswith("you sit in seat 1 of ")
    assert refusal(bob.do("decline_seat", 409)).startswith("no seat is held for")


def test_a_list_command_answers_no_state(meet: Any) -> None:
    """Cards fly while somebody puts his name down."""
    ann, bob, cat = meet("Ann", "Bob", "Cat", sitting=2)
    bob.look()
    bob.do("deal")
    assert cat.view["state"] < bob.view["state"]
    assert cat.do("join_list")["waiting_list"]["your_place"] == 1
    assert ann.do("leave", 409)


def test_a_bot_makes_room_for_who_waits(meet: Any) -> None:
    ann, bob, cat = meet("Ann", "Bob", "Cat", sitting=1, settings={"seats": 3}, bots=5)
    assert [seat["bot"] for seat in ann.look()["seats"]] == [False, True]
    bob.do("sit", seat=3, buy_in=20_000)
    view = cat.do("join_list")
    assert [seat["seat"] for seat in view["seats"]] == [1, 3]
    assert view["waiting_list"]["held"][0] == {
        "seat": 2,
        "name": "Cat",
        "yours": True,
        "until": view["waiting_list"]["held"][0]["until"],
    }


# Those who have gone


def test_a_player_who_is_away_is_picked_up_with_every_chip(meet: Any, wall: Wall) -> None:
    ann, bob, cat = meet("Ann", "Bob", "Cat", sitting=2)
    cat.do("join_list")
    bob.look()
    bob.do("away")
    wall.time += 29 * MINUTE
    ann.look()
    ann.do("back")  # she is still here
    assert len(ann.look()["seats"]) == 2
    assert bob.me()["wallet"] == 80_000
    wall.time += 1 * MINUTE
    view = until(ann.look, lambda view: len(view["seats"]) == 1)
    assert bob.me()["wallet"] == 100_000
    assert view["waiting_list"]["held"][0]["name"] == "Cat"
    assert bob.look()["your_seat"] is None


def test_who_comes_back_in_time_keeps_his_seat(meet: Any, wall: Wall) -> None:
    _ann, bob = meet("Ann", "Bob", sitting=2)
    bob.look()
    bob.do("away")
    wall.time += 29 * MINUTE
    bob.do("back")
    wall.time += 29 * MINUTE
    time.sleep(0.3)
    assert bob.look()["your_seat"] == 2


def test_a_table_may_post_hands_and_another_limit(meet: Any, wall: Wall) -> None:
    posted = {"seats": 4, "away_limit": 5, "away_hands": 2, "straddle_seconds": 0}
    ann, bob, cat = meet("Ann", "Bob", "Cat", sitting=3, settings=posted)
    cat.look()
    cat.do("away")
    for hand in range(2):
        ann.look()
        ann.do("deal")
        bob.look()
        folder = ann if ann.view["round"]["to_act"] == 1 else bob
        assert cat.me()["wallet"] == (80_000 if hand == 0 else 100_000)
        folder.act("fold")
    bob.look()
    bob.do("away")
    wall.time += 5 * MINUTE
    until(bob.me, lambda me: me["wallet"] > 90_000)


def test_a_player_of_whom_nothing_is_heard_is_sat_out_first(meet: Any, wall: Wall) -> None:
    ann, bob = meet("Ann", "Bob", sitting=2)
    ann.look()
    ann.do("deal")
    slow, other = (ann, bob) if ann.view["round"]["to_act"] == 1 else (bob, ann)
    wall.time += 20 * MINUTE
    other.look()
    other.do("clock")  # he is here; the slow one stays silent
    wall.time += 10 * MINUTE + 1
    view = until(other.look, lambda view: view["phase"] == "waiting")
    seats = {seat["name"]: seat["away"] for seat in view["seats"]}
    assert seats == {slow.name: True, other.name: False}
    wall.time += 15 * MINUTE
    other.look()
    other.do("back")
    wall.time += 15 * MINUTE
    until(other.look, lambda view: len(view["seats"]) == 1)
    assert slow.me()["wallet"] < 100_000  # his blind, or what he had called
    assert slow.me()["wallet"] >= 98_000


def test_whoever_lets_his_time_run_out_is_sat_out(
    quick: House, people: Any, sqlite_url: str
) -> None:
    hasty = house_with(quick, clock_seconds=0.2, clock_warning=0.1)
    with Client(create_app(sqlite_url, hasty)) as client:
        ann, bob = people(client, "Ann"), people(client, "Bob")
        ann.open(HOLDEM, settings=BLINDS)
        bob.look(ann.view["id"])
        ann.do("sit", seat=1, buy_in=20_000)
        bob.do("sit", seat=2, buy_in=20_000)
        ann.do("deal")
        bob.look()
        asked = ann.view["round"]["to_act"]
        (bob if asked == 1 else ann).do("clock")
        view = until(ann.look, lambda view: view["phase"] == "waiting")
        assert {seat["seat"]: seat["away"] for seat in view["seats"]} == {
            asked: True,
            3 - asked: False,
        }


def test_at_other_tables_the_rooms_own_limit_holds(meet: Any, wall: Wall) -> None:
    limits = {"minimum": 500, "maximum": 50_000}
    ann, bob = meet("Ann", "Bob", sitting=0)
    ann.open(THREE_CARD, settings=limits)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    wall.time += 30 * MINUTE
    until(ann.look, lambda view: view["seats"][0]["away"])
    wall.time += 30 * MINUTE
    until(ann.look, lambda view: view["seats"] == [])
    assert ann.me()["wallet"] == 100_000
    assert bob.me()["wallet"] == 100_000


def test_a_pick_up_happens_once_whoever_looks(quick: House, each_url: str, people: Any) -> None:
    """Two processes on one database both find the same player overdue."""
    wall = Wall()
    house = house_with(quick, now=wall)
    with Client(create_app(each_url, house)) as one, Client(create_app(each_url, house)):
        ann, bob = people(one, "Ann"), people(one, "Bob")
        ann.open(HOLDEM, settings=BLINDS)
        ann.do("sit", seat=1, buy_in=20_000)
        bob.look(ann.view["id"])
        bob.do("sit", seat=2, buy_in=20_000)
        bob.do("away")
        ann.look()
        ann.do("away")
        wall.time += 30 * MINUTE
        until(ann.look, lambda view: view["seats"] == [])
        assert (ann.me()["wallet"], bob.me()["wallet"]) == (100_000, 100_000)
    report = anyio.run(verify_store, each_url)
    assert report.ok, str(report)


def test_who_was_away_when_the_house_closed_is_picked_up_when_it_opens(
    quick: House, sqlite_url: str, people: Any
) -> None:
    wall = Wall()
    with Client(create_app(sqlite_url, house_with(quick, now=wall))) as client:
        ann = people(client, "Ann")
        ann.open(HOLDEM, settings=BLINDS)
        ann.do("sit", seat=1, buy_in=20_000)
        ann.do("away")
    wall.time += 12 * 60 * MINUTE
    with Client(create_app(sqlite_url, house_with(quick, now=wall))) as client:
        ann.client = client
        until(ann.me, lambda me: me["wallet"] == 100_000)


# Closing


def test_the_host_closes_a_table_at_which_nobody_sits(meet: Any) -> None:
    ann, bob = meet("Ann", "Bob", sitting=1)
    assert (ann.look()["yours"], bob.look()["yours"]) == (True, False)
    assert refusal(ann.do("close", 409)) == (
        "seat 1 is taken; a table is closed when nobody sits there"
    )
    ann.do("leave")
    assert refusal(bob.do("close", 409)).endswith("is not yours to close; whoever opened it may")
    assert ann.do("close")["closed"] is True
    assert ann.get("/tables") == []
    for command in ({"do": "sit", "seat": 1, "buy_in": 20_000}, {"do": "join_list"}):
        assert "is closed; the lobby lists the tables that are open" in refusal(
            bob.do(status=409, **command)
        )
    assert refusal(ann.do("close", 409)).endswith("is closed already")
    assert bob.look()["closed"] is True


def test_bots_leave_with_the_last_player(meet: Any) -> None:
    ann, bob = meet("Ann", "Bob", sitting=0, settings={"seats": 6}, bots=3)
    assert len(ann.look()["seats"]) == 3  # they wait for the first
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look()
    bob.do("sit", seat=6, buy_in=20_000)
    ann.look()
    assert len(ann.do("leave")["seats"]) == 4
    assert bob.do("leave")["seats"] == []


def test_a_table_with_bots_alone_may_be_closed_too(meet: Any) -> None:
    (ann,) = meet("Ann", sitting=0, settings={"seats": 6}, bots=3)
    view = ann.do("close")
    assert (view["seats"], view["closed"]) == ([], True)


def test_a_table_that_nobody_comes_to_is_closed_by_the_house(meet: Any, wall: Wall) -> None:
    (ann,) = meet("Ann", sitting=0)
    wall.time += 14 * MINUTE
    time.sleep(0.2)
    assert len(ann.get("/tables")) == 1
    wall.time += 2 * MINUTE
    until(lambda: ann.get("/tables"), lambda tables: tables == [])


# A moment for the straddle


def four(meet: Any, **settings: Any) -> list[Any]:
    posted = {"seats": 4, **settings}
    return list(meet("Ann", "Bob", "Cat", "Dan", sitting=4, settings=posted))


def test_the_cards_wait_for_who_may_straddle(meet: Any, wall: Wall) -> None:
    """The button is in seat 4, the blinds in 1 and 2: seat 3 may."""
    ann, _bob, cat, dan = four(meet)
    may = {"kind": "straddle", "seats": [3], "least": 2000, "most": 2000, "step": 100}
    assert (ann.look()["straddle"], ann.view["deals_at"]) == (may, None)
    view = ann.do("deal")
    assert view["phase"] == "waiting"
    assert (view["straddle"], view["deals_at"]) == (may, wall.time + 5)
    assert [seat["ready"] for seat in view["seats"]] == [True, False, False, False]
    dan.look()
    assert dan.do("deal")["phase"] == "waiting"
    cat.look()
    view = cat.do("straddle", amount=2000)  # nobody else may: the cards come
    assert view["phase"] == "playing"
    assert view["round"]["to_act"] == 4
    assert view["straddle"] is None


def test_the_cards_come_when_the_moment_is_over(meet: Any, wall: Wall) -> None:
    ann, *_ = four(meet)
    ann.look()
    ann.do("deal")
    wall.time += 4
    time.sleep(0.2)
    assert ann.look()["phase"] == "waiting"
    wall.time += 1
    view = until(ann.look, lambda view: view["phase"] == "playing")
    assert view["round"]["to_act"] == 3


def test_who_may_straddle_and_wants_the_cards_gets_them(meet: Any) -> None:
    _ann, _bob, cat, _dan = four(meet)
    cat.look()
    assert cat.do("deal")["phase"] == "playing"


def test_without_the_moment_the_cards_come_at_once(meet: Any) -> None:
    ann, *_ = four(meet, straddle_seconds=0)
    ann.look()
    assert ann.do("deal")["phase"] == "playing"


def test_nobody_deals_when_too_few_are_left(meet: Any, wall: Wall) -> None:
    """Where the button may straddle, the cards wait for it even heads-up."""
    ann, bob = meet("Ann", "Bob", sitting=2, settings={"mississippi": True})
    ann.look()
    assert ann.view["straddle"]["seats"] == [2]
    assert ann.do("deal")["seats"][0]["ready"] is True
    bob.look()
    view = bob.do("leave")
    assert view["straddle"] is None
    assert view["seats"][0]["ready"] is False
    wall.time += 6
    time.sleep(0.2)
    assert ann.look()["phase"] == "waiting"
    bob.do("sit", seat=2, buy_in=20_000)
    time.sleep(0.2)
    assert ann.look()["phase"] == "waiting"  # she has to ask again
