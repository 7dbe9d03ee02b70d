"""Once somebody wants the cards, the others have a moment to bet, and no longer."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.server.house import House
from tests.server.houses import house_with
from tests.server.test_secrecy import settings_of
from tests.server.wall import Wall, until

GAME = "three-card-poker@bclc"
SECONDS = 20.0


@pytest.fixture
def house(quick: House, wall: Wall) -> House:
    return house_with(quick, now=wall, betting_seconds=SECONDS)


@pytest.fixture
def pair(room: TestClient, people: Any) -> list[Any]:
    """Two at one table, the first of whom has bet."""
    ann, bob = people(room, "Ann"), people(room, "Bob")
    opened = ann.open(GAME, settings=settings_of(games.find(GAME)))
    for seat, each in enumerate((ann, bob), 1):
        each.look(opened["id"])
        each.do("sit", seat=seat, buy_in=20_000)
    ann.look()
    ann.do("bet", bets={"ante": 500}, tips={})
    return [ann, bob]


def playing(view: dict[str, Any]) -> bool:
    return view["phase"] == "playing"


def test_who_has_not_bet_is_waited_for(pair: list[Any], wall: Wall) -> None:
    ann, bob = pair
    view = ann.do("deal")
    assert not playing(view)
    assert view["deals_at"] == wall() + SECONDS
    bob.look()
    bob.do("bet", bets={"ante": 1000}, tips={})
    assert playing(bob.do("deal"))
    assert {each["seat"] for each in bob.view["round"]["seats"]} == {1, 2}


def test_who_never_bets_is_dealt_past(pair: list[Any], wall: Wall) -> None:
    ann, _bob = pair
    ann.do("deal")
    wall.time += SECONDS - 1
    assert not playing(ann.look())
    wall.time += 2
    view = until(ann.look, playing)
    assert [each["seat"] for each in view["round"]["seats"]] == [1]


def test_who_bets_and_says_nothing_is_dealt_in(pair: list[Any], wall: Wall) -> None:
    ann, bob = pair
    bob.look()
    bob.do("bet", bets={"ante": 700}, tips={})
    ann.look()
    assert not playing(ann.do("deal"))
    wall.time += SECONDS + 1
    view = until(ann.look, playing)
    assert [each["seat"] for each in view["round"]["seats"]] == [1, 2]


def test_nobody_waits_for_somebody_who_is_away_or_alone(pair: list[Any]) -> None:
    ann, bob = pair
    bob.look()
    bob.do("away")
    ann.look()
    assert playing(ann.do("deal"))


def test_the_moment_ends_when_the_one_who_wanted_cards_takes_his_bet_back(
    pair: list[Any],
) -> None:
    ann, _bob = pair
    ann.do("deal")
    view = ann.do("bet", bets={}, tips={})
    assert view["deals_at"] is None
