"""Time banks at cash tables: drawn on when the clock has run out, and all of it in the log."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.house import House
from tests.server.houses import house_with
from tests.server.wall import Wall, until

HOLDEM = "texas-holdem@bclc"
BLINDS = {"blinds": [500, 1000], "minimum_buy_in": 10_000, "straddle_seconds": 0}


@pytest.fixture
def house(quick: House, wall: Wall) -> House:
    return house_with(quick, now=wall, bank_seconds=30.0, bank_gain=2.0)


def test_the_bank_is_drawn_on_and_what_is_left_of_it_stays(
    room: TestClient, people: Any, house: House, wall: Wall
) -> None:
    """`room` verifies the books at the end: the log, played again, comes to the same table."""
    players = {seat: people(room, f"P{seat}") for seat in (1, 2)}
    table = players[1].open(HOLDEM, settings=BLINDS)["id"]
    for seat, each in players.items():
        each.look(table)
        each.do("sit", seat=seat, buy_in=20_000)
    players[1].look()
    slow = players[players[1].do("deal")["round"]["to_act"]]
    quick = players[2] if slow is players[1] else players[1]
    assert slow.look()["time_bank"] == 30.0
    quick.look()
    ends_at = quick.do("clock")["clock"]["ends_at"]
    wall.time = ends_at + 1
    quick.do("back")  # whatever happens, the house looks at the clock
    clock = until(lambda: slow.look()["clock"], lambda clock: clock and clock["banked"])
    assert clock["ends_at"] == pytest.approx(wall.time + 30.0, abs=1.0)
    assert slow.view["time_bank"] == 0.0
    wall.time += 10
    slow.act("call")
    assert slow.look()["time_bank"] == pytest.approx(20.0, abs=1.0)
    assert slow.view["seats"][0]["away"] is False
    left = slow.view["time_bank"]
    while (view := slow.look())["phase"] == "playing":
        player = players[view["round"]["to_act"]]
        player.look()
        player.act("check")
    slow.do("deal")
    assert slow.look()["time_bank"] == pytest.approx(left + 2.0, abs=0.01)


def test_whoever_has_used_it_up_is_folded_and_sat_out(
    room: TestClient, people: Any, wall: Wall
) -> None:
    players = {seat: people(room, f"P{seat}") for seat in (1, 2)}
    table = players[1].open(HOLDEM, settings=BLINDS)["id"]
    for seat, each in players.items():
        each.look(table)
        each.do("sit", seat=seat, buy_in=20_000)
    players[1].look()
    seat = players[1].do("deal")["round"]["to_act"]
    players[3 - seat].look()
    wall.time = players[3 - seat].do("clock")["clock"]["ends_at"] + 1
    players[3 - seat].do("back")
    until(lambda: players[1].look()["clock"], lambda clock: clock and clock["banked"])
    wall.time += 31
    players[3 - seat].do("back")
    view = until(players[1].look, lambda view: view["phase"] == "waiting")
    assert {each["seat"]: each["away"] for each in view["seats"]}[seat] is True
