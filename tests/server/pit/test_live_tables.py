"""Live tables on the floor: pace, what they took and should have, as their logs say."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.tablet.dealer_room import Dealer
from tests.server.wall import Wall

SIX_TO_FIVE = "2h 3h Td 6s 9c"  # the banker wins


def test_what_the_house_puts_into_a_meter_is_no_result(
    room: TestClient, flo: Any, url: str
) -> None:
    link = {"meter": 100_000, "reseed": 50_000, "increment": 50, "link": "Big Wheel"}
    Dealer(room, url, "Dana", Role.FLOOR).opens("three-card-poker@bclc", **link)
    seen = flo.get("/floor")
    assert [table["took"] for table in seen["tables"]] == [0]
    assert seen["meters"] == [{"name": "Big Wheel", "amount": 100_000}]


def test_a_live_table_has_its_pace_and_its_theory(
    room: TestClient, flo: Any, url: str, wall: Wall
) -> None:
    dana = Dealer(room, url, "Dana", Role.FLOOR)
    dana.opens("mini-baccarat@bclc")
    for number in range(4):
        dana.do("bet", seat=1, bets={"player": 10_000})
        dana.do("behind", name="Bob", seat=1, bets={"player": 2_000})
        dana.do("deal")
        dana.keys(SIX_TO_FIVE)
        dana.do("settle")
        dana.do("shoe")
        wall.time += 5 * 60 if number < 3 else 0
    [shown] = flo.get("/floor")["tables"]
    assert (shown["kind"], shown["rounds"], shown["took"]) == ("dealer", 4, 48_000)
    assert shown["pace"] == 16  # four in the quarter of an hour
    assert shown["theory"]["expected"] == round(48_000 * 0.01235)
    assert shown["theory"]["words"] == "of all that was staked"
    wall.time += 24 * 3600
    [shown] = flo.get("/floor")["tables"]
    assert (shown["rounds"], shown["took"], shown["pace"]) == (0, 0, None)
