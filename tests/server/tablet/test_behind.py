"""People behind a seat who bet on it, and commission laid down before the cards."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.tablet.dealer_room import Dealer
from tests.server.tablet.test_dealer_tables import purses


@pytest.fixture
def dealer(room: TestClient, sqlite_url: str) -> Dealer:
    return Dealer(room, sqlite_url, "Maria", Role.FLOOR)


def baccarat(dealer: Dealer) -> Dealer:
    dealer.opens("mini-baccarat@bclc")
    dealer.do("sit", seat=1, name="Ann", buy_in=50_000)
    dealer.do("bet", seat=1, bets={"banker": 10_000})
    return dealer


def test_who_bets_behind_a_seat_is_paid_beside_it(dealer: Dealer, sqlite_url: str) -> None:
    baccarat(dealer).do("behind", name="Bob", seat=1, bets={"banker": 2000, "tie": 500})
    dealer.do("behind", name="Cid", seat=1, bets={"player": 1000})
    dealer.do("behind", name="Cid", seat=1, bets={})  # and takes it back
    assert dealer.view["seats"][0]["behind"] == [
        {"name": "Bob", "bets": {"banker": 2000, "tie": 500}, "net": None}
    ]
    dealer.do("deal")
    dealer.keys("2h 3h Td 6s 9c")  # banker wins
    behind = [line for line in dealer.view["lines"] if line["by"] == "Bob"]
    assert [(line["spot"], line["net"]) for line in behind] == [
        ("banker", 2000),
        ("commission", -100),
        ("tie", -500),
    ]
    assert dealer.view["seats"][0]["behind"][0]["net"] == 1400
    dealer.do("settle")
    assert dealer.view["seats"][0]["behind"] == []
    held = purses(sqlite_url, dealer)
    assert held == {"cage": -48_600, "seat:1": 59_500, "bank": -11_500, "commission": 600}


def test_where_the_rulebook_forbids_it_nobody_bets_behind(dealer: Dealer) -> None:
    dealer.opens("three-card-poker@bclc")
    assert dealer.view["takes_behind"] is None
    dealer.do("bet", seat=1, bets={"ante": 1000})
    refused = dealer.do("behind", 409, name="Bob", seat=1, bets={"ante": 1000})
    assert refused["error"]["clause"] == "bclc-poker/6/3.3"


def test_commission_laid_down_before_goes_back_where_none_is_due(dealer: Dealer) -> None:
    baccarat(dealer)
    assert dealer.view["takes_prepaid"]["id"] == "bclc-baccarat/1/5.1.1"
    dealer.do("prepay", seat=1, amount=500)
    assert dealer.view["seats"][0]["prepaid"] == 500
    dealer.do("deal")
    dealer.keys("2h 3h Td 6s 9c")
    assert dealer.view["seats"][0]["prepaid_back"] == 0  # the banker won: it is taken
    dealer.do("settle")
    assert (dealer.view["seats"][0]["stack"], dealer.view["seats"][0]["prepaid"]) == (59_500, 0)
    dealer.do("bet", seat=1, bets={"banker": 10_000})
    dealer.do("prepay", seat=1, amount=500)
    dealer.do("deal")
    dealer.keys("9h Th Td 4s")  # the player won
    assert dealer.view["seats"][0]["prepaid_back"] == 500
    dealer.do("settle")
    assert dealer.view["seats"][0]["stack"] == 49_500


def test_a_game_without_commission_takes_none_beforehand(dealer: Dealer) -> None:
    dealer.opens("ruyi-baccarat@bclc")
    dealer.do("bet", seat=1, bets={"banker": 1000})
    dealer.do("prepay", 409, seat=1, amount=50)
