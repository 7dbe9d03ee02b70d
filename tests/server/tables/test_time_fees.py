"""Collection by time in the running room: at the half hour, before the cards, into the books."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from datetime import time as clock
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.floor.gaming_day import Calendar
from houseway.server.house import House
from houseway.server.money.takings import read_takings
from tests.server.houses import house_with
from tests.server.wall import Wall, until

HOLDEM = "texas-holdem@chico"
BY_TIME = {
    "limit": "limit",
    "limits": [400, 800],
    "blinds": [200, 400],
    "minimum_buy_in": 100,
    "away_limit": 600,
    "over_blinds": False,
    "collection_schedule": "chico/collection/poker-time.1-19.table",
    "collection_option": 1,  # 8.00 an hour
}
DAY = Calendar(clock(6), UTC)


def moment(hour: int, minute: int) -> datetime:
    return datetime(2026, 3, 2, hour, minute, tzinfo=UTC)


@pytest.fixture
def wall() -> Wall:
    return Wall(moment(10, 0).timestamp())


@pytest.fixture
def house(quick: House, wall: Wall) -> House:
    return house_with(quick, now=wall, calendar=DAY)


@pytest.fixture
def meet(room: TestClient, people: Any) -> Callable[..., list[Any]]:
    """People in seats 1, 2, … of a new table that collects by the half hour."""

    def come(*stacks: int, **more: Any) -> list[Any]:
        here = [people(room, f"P{number}") for number in range(1, len(stacks) + 1)]
        here[0].open(HOLDEM, settings=BY_TIME, **more)
        for seat, (each, stack) in enumerate(zip(here, stacks, strict=True), start=1):
            each.look(here[0].view["id"])
            each.do("sit", seat=seat, buy_in=stack)
        return here

    return come


def stacks(person: Any) -> dict[int, int]:
    return {seat["seat"]: seat["stack"] for seat in person.look()["seats"]}


def taken(person: Any) -> dict[int, int]:
    return {each["seat"]: each["amount"] for each in person.look()["time_fee"]["taken"]}


def play(*players: Any) -> None:
    """A hand in which everybody folds to the last."""
    players[0].look()
    players[0].do("deal")
    fold_out(*players)


def fold_out(*players: Any) -> None:
    while players[0].look()["phase"] == "playing":
        actor = players[0].view["round"]["to_act"]
        next(each for each in players if each.look()["your_seat"] == actor).act("fold")


def test_the_fee_is_taken_before_the_first_cards_and_again_at_the_mark(
    meet: Any, wall: Wall, sqlite_url: str
) -> None:
    ann, bob = meet(20_000, 20_000)
    fee = ann.look()["time_fee"]
    told = {"fee": 400, "due": 400, "next_at": wall.time + 1800, "taken_at": None, "taken": []}
    assert fee == told
    ann.do("deal")
    assert (taken(ann), ann.view["time_fee"]["taken_at"]) == ({1: 400, 2: 400}, wall.time)
    assert ann.view["time_fee"]["due"] == 0
    assert ann.view["phase"] == "playing"
    assert sum(stacks(ann).values()) == 39_200 - 600  # the blinds lie before them
    fold_out(ann, bob)
    wall.to(moment(10, 29))
    play(ann, bob)
    assert sum(stacks(ann).values()) == 39_200  # nothing more in the same half hour
    wall.to(moment(10, 30))
    view = until(bob.look, lambda view: view["time_fee"]["taken_at"] == wall.time)
    assert sum(seat["stack"] for seat in view["seats"]) == 38_400
    assert view["time_fee"]["next_at"] == wall.time + 1800
    books = anyio.run(read_takings, sqlite_url, DAY.day(wall.time), DAY)
    assert books.tables[0].taken["collection"] == 1_600
    assert books.tables[0].total == 1_600


def test_a_hand_is_finished_before_the_fee_is_taken(meet: Any, wall: Wall) -> None:
    ann, bob = meet(20_000, 20_000)
    ann.look()
    ann.do("deal")
    first = ann.view["time_fee"]["taken_at"]
    wall.to(moment(10, 31))
    time.sleep(0.3)
    assert ann.look()["time_fee"]["taken_at"] == first
    fold_out(ann, bob)
    assert ann.look()["time_fee"]["taken_at"] == wall.time
    assert taken(ann) == {1: 400, 2: 400}  # the whole half hour: they were there when it began


def test_who_sits_down_later_pays_for_what_is_left(meet: Any, wall: Wall, people: Any) -> None:
    ann, bob = meet(20_000, 20_000)
    play(ann, bob)
    wall.to(moment(10, 10))
    cat = people(ann.client, "Cat")
    cat.look(ann.view["id"])
    cat.do("sit", seat=3, buy_in=10_000)
    assert cat.view["time_fee"]["due"] == 250  # two thirds of 4.00, down to the half dollar
    assert ann.look()["time_fee"]["due"] == 0
    play(ann, bob, cat)
    assert taken(ann) == {3: 250}
    wall.to(moment(10, 30))
    until(lambda: taken(ann), lambda fees: fees == {1: 400, 2: 400, 3: 400})


def test_who_was_away_at_the_mark_pays_when_he_comes_back(meet: Any, wall: Wall) -> None:
    ann, bob, cat = meet(20_000, 20_000, 20_000)
    play(ann, bob, cat)
    cat.look()
    cat.do("away")
    wall.to(moment(10, 30))
    until(lambda: taken(ann), lambda fees: fees == {1: 400, 2: 400})
    wall.to(moment(10, 45))
    cat.look()
    cat.do("back")
    assert cat.view["time_fee"]["due"] == 200
    play(ann, bob, cat)
    assert taken(ann) == {3: 200}


def test_who_cannot_pay_sits_out_until_he_has_bought_chips(meet: Any, wall: Wall) -> None:
    ann, bob, cat = meet(20_000, 20_000, 400)
    play(ann, bob)
    assert taken(ann) == {1: 400, 2: 400}
    seat = ann.look()["seats"][2]
    assert (seat["stack"], seat["away"]) == (400, True)
    cat.look()
    cat.do("back")
    play(ann, bob)
    assert ann.look()["seats"][2]["away"] is True  # it is asked for again, and he has no more
    cat.look()
    cat.do("buy", amount=5_000)
    cat.do("back")
    play(ann, bob, cat)
    assert taken(ann) == {3: 400}


def test_a_game_that_one_player_cannot_pay_for_is_not_dealt(meet: Any) -> None:
    ann, _bob = meet(20_000, 400)
    ann.look()
    view = ann.do("deal")
    assert (view["phase"], view["waiting_for"]) == (
        "waiting",
        "a hand needs two players with chips",
    )
    assert view["time_fee"]["taken"] == []
    assert stacks(ann) == {1: 20_000, 2: 400}


def test_nothing_is_taken_where_no_game_goes_on(meet: Any, wall: Wall) -> None:
    ann, bob = meet(20_000, 20_000)
    play(ann, bob)
    bob.look()
    bob.do("leave")
    left = stacks(ann)
    wall.to(moment(10, 30))
    time.sleep(0.3)
    wall.to(moment(11, 40))
    time.sleep(0.3)
    assert stacks(ann) == left
    bob.do("sit", seat=2, buy_in=10_000)
    assert ann.look()["time_fee"]["due"] == 250  # twenty minutes
    play(ann, bob)
    assert taken(ann) == {1: 250, 2: 250}


def test_a_bot_pays_like_anybody_and_buys_chips_for_it(meet: Any, wall: Wall) -> None:
    (ann,) = meet(20_000, bots=2)
    assert stacks(ann) == {1: 20_000, 2: 200, 3: 200}
    view = ann.do("deal")  # as the cards come, before a bot has answered
    fees = {each["seat"]: each["amount"] for each in view["time_fee"]["taken"]}
    assert fees == {1: 400, 2: 400, 3: 400}
    chips = {
        seat["seat"]: seat["stack"] + sum(seat["bets"].values()) for seat in view["round"]["seats"]
    }
    assert chips == {1: 19_600, 2: 200, 3: 200}  # each bought twice, and paid


def test_a_table_that_does_not_collect_by_time_says_nothing_of_it(person: Any) -> None:
    view = person("Ann").open(
        "texas-holdem@bclc", settings={"blinds": [500, 1000], "minimum_buy_in": 1000}
    )
    assert view["time_fee"] is None
