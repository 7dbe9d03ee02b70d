"""Dealer mode over HTTP: a round keyed in, undone, sent once, kept, recalled and verified."""

from __future__ import annotations

from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.database.models import BalanceRow
from houseway.server.money.rounds_played import read_rounds
from houseway.server.people.roles import Role
from tests.server.conftest import Person, Staff, make_staff
from tests.server.tablet.dealer_room import Dealer
from tests.server.tablet.test_live_tables import rows

PLAY = {"act": "stake", "amount": 1000, "spot": "play"}


@pytest.fixture
def dealer(room: TestClient, sqlite_url: str) -> Dealer:
    return Dealer(room, sqlite_url, "Maria", Role.FLOOR)


def three_card(dealer: Dealer) -> Dealer:
    dealer.opens("three-card-poker@bclc")
    dealer.do("bet", seat=2, bets={"ante": 1000})
    dealer.do("deal")
    return dealer


def purses(url: str, dealer: Dealer) -> dict[str, int]:
    mine = f"live:{dealer.view['id']}:"
    found = rows(url, BalanceRow.purse, BalanceRow.cents)
    return {purse.removeprefix(mine): cents for purse, cents in found if purse.startswith(mine)}


def test_a_round_is_keyed_from_the_bets_to_the_last_line(dealer: Dealer, sqlite_url: str) -> None:
    dealer.opens("three-card-poker@bclc")
    assert dealer.prompt == "Take bets: there is no bet on the table"
    assert [spot["name"] for spot in dealer.view["spots"]][:2] == ["ante", "pair_plus"]
    dealer.do("sit", seat=2, name="Ann", buy_in=50_000)
    dealer.do("bet", seat=2, bets={"ante": 1000, "pair_plus": 500})
    dealer.do("bet", seat=5, bets={"ante": 2500})
    assert [(each["seat"], each["name"]) for each in dealer.view["seats"]] == [
        (2, "Ann"),
        (5, "Seat 5"),
    ]
    dealer.do("deal")
    assert dealer.prompt == "Seat 2: fold or play $10.00"
    assert dealer.view["prompt"]["clause"]["id"] == "bclc-poker/6/6.5"
    assert [each["seat"] for each in dealer.view["ahead"]] == [5]
    dealer.answers(2, **PLAY)
    dealer.answers(5, act="fold")
    assert dealer.view["wanted"] == [  # and nobody looks at a hand that was folded
        {"place": "dealer", "label": "Dealer", "count": 3, "up": False, "needed": True}
    ]
    dealer.keys("Qs 8s 2d")
    assert dealer.view["shoe"]["held"].get("Qs") is None
    dealer.keys("Kh 9h 4h")
    assert dealer.view["phase"] == "over"
    assert [(line["seat"], line["spot"], line["net"]) for line in dealer.view["lines"]] == [
        (5, "ante", -2500),
        (2, "play", 1000),
        (2, "ante", 1000),
        (2, "pair_plus", 2000),
    ]
    dealer.do("settle")
    assert dealer.view["phase"] == "waiting"
    assert {each["seat"]: each["stack"] for each in dealer.view["seats"]} == {2: 54_000, 5: -2500}
    assert purses(sqlite_url, dealer) == {"cage": -52_500, "seat:2": 54_000, "bank": -1500}
    dealer.do("cash_out", seat=2)
    dealer.do("close")


def test_a_card_seen_before_is_refused_and_a_wrong_one_put_right(dealer: Dealer) -> None:
    three_card(dealer).answers(2, **PLAY)
    dealer.keys("Qs 8s 2d")
    refused = dealer.keys("Kh 8s 4h", status=400)
    assert refused["error"]["message"].startswith("8s cannot be there: it was seen before, dealer")
    dealer.do("put_right", place="dealer", at=1, card="8h", why="misread")
    dealer.do("undo", 422, why="")
    dealer.do("undo", why="it was the eight of spades")
    assert [(each["words"], each["by"]) for each in dealer.view["struck"]] == [
        ("Dealer: 8h, not 8s", "Maria"),
        ("Dealer: 8h put right", "Maria"),
    ]
    dealer.keys("Kh 9h 4h")
    dealer.do("settle")


def test_what_a_tablet_did_without_the_network_is_done_in_order_and_once(dealer: Dealer) -> None:
    three_card(dealer)
    queued = [
        dealer.form("answer", 0, seat=2, action=PLAY),
        dealer.form("cards", 1, cards=["Qs", "8s", "2d", "Kh", "9h", "4h"], place=None),
        dealer.form("settle", 2),
        dealer.form("bet", 3, seat=2, bets={"ante": 500}),
    ]
    dealer.sends(queued[0])
    dealer.sends(queued[0])  # its answer was lost, so it is sent again
    for form in queued[1:]:
        dealer.sends(form)
    after = dealer.view["state"]
    for form in queued:
        dealer.sends(form)
    assert dealer.sees()["state"] == after
    assert dealer.view["seats"][0]["stack"] == 2000
    wrong = dealer.form("cards", 1, cards=["Qs"])
    assert dealer.sends(wrong, 409)["error"]["code"] == "stale"


def test_only_who_keeps_the_count_sees_a_hand_that_lies_face_down(
    dealer: Dealer, room: TestClient
) -> None:
    dealer.opens("pai-gow-poker@bclc")
    dealer.do("bet", seat=1, bets={"base": 1000})
    dealer.do("deal")
    assert dealer.prompt == "Dealer: 7 cards"
    dealer.keys("As Ks Qs 9d 8d 4c 2h")
    (way,) = dealer.view["ways"]
    assert (way["label"], sorted(way["hands"][1])) == ("Dealer", ["Ks", "Qs"])
    watching = Person(room, "Wes").get(f"/dealer-tables/{dealer.view['id']}")
    assert not watching["yours"]
    text = str(watching)
    assert not [card for card in ("As", "Ks", "Qs", "9d", "8d", "4c", "2h") if f"'{card}'" in text]
    assert (watching["ways"], watching["keyed"], watching["shoe"]["held"]) == ([], [], {})
    dealer.keys("Ad Ac Qd 9c 8c 4h 2s")
    dealer.answers(1, act="set", hands=[["Ad", "Ac", "8c", "4h", "2s"], ["Qd", "9c"]])
    assert dealer.view["phase"] == "over"
    shown = Person(room, "Wendy").get(f"/dealer-tables/{dealer.view['id']}")
    assert "2h" in [card for hand in shown["places"] for card in hand["cards"]]


def test_a_shoe_goes_on_and_its_rounds_are_recalled_and_reckoned_with(
    dealer: Dealer, room: TestClient, sqlite_url: str
) -> None:
    dealer.opens("mini-baccarat@bclc")
    for cards in ("9h Th Kc Qc", "2h 3h Td 6s 9c"):
        dealer.do("bet", seat=1, bets={"banker": 10_000})
        dealer.do("deal")
        dealer.keys(cards)
        dealer.do("settle")
    assert dealer.view["shoe"]["left"] == 8 * 52 - 9
    assert dealer.view["shoe"]["held"]["9h"] == 7
    assert dealer.view["taken"] == {"bank": 0, "commission": 500}
    recalled: dict[str, Any] = Person(room, "Rae").get(f"/tables/{dealer.view['id']}/rounds/2")
    assert recalled["live"]
    assert [line["net"] for line in recalled["steps"][-1]["lines"]] == [10_000, -500]
    assert [each["name"] for each in recalled["people"]] == ["Seat 1"]
    (played,) = anyio.run(read_rounds, sqlite_url)
    assert (played.game.id, played.rounds) == ("mini-baccarat@bclc", 2)
    assert played.spots["banker"].action == 20_000
    make_staff(sqlite_url, "Cass", Role.CASHIER)
    (day,) = Staff(room, "Cass").get("/takings")["tables"]
    assert (day["live"], day["rounds"], day["commission"]) == (True, 2, 500)
    dealer.do("shoe")
    assert dealer.view["shoe"]["left"] == 8 * 52


def test_a_bank_is_taken_and_the_dice_are_keyed(dealer: Dealer) -> None:
    dealer.opens("fortune-pai-gow@chico", collection_option=1, maximum=100_000)
    assert dealer.view["bank"]["needed"]
    assert dealer.view["chance"]["most"]
    dealer.do("sit", seat=1, name="Ann", buy_in=100_000)
    dealer.do("bank", seat=1, roll=50_000)
    dealer.do("bet", seat=2, bets={"base": 2500})
    refused = dealer.do("deal", 409, thrown=[9, 9, 9, 9])
    assert "cannot be thrown" in refused["error"]["message"]
    dealer.do("deal", thrown=dealer.view["chance"]["most"])
    assert dealer.view["lines"][0]["spot"] == "collection"
    dealer.do("void", why="misdeal")
    assert dealer.view["phase"] == "waiting"
    assert dealer.view["struck"] == [{"words": "Misdeal", "by": "Maria", "why": "misdeal"}]


def test_who_may_not_deal_only_watches(dealer: Dealer, room: TestClient, sqlite_url: str) -> None:
    three_card(dealer)
    form = dealer.form("answer", seat=2, action=PLAY)
    Person(room, "Pat").post(f"/dealer-tables/{dealer.view['id']}/commands", form, 403)
    other = Dealer(room, sqlite_url, "Dora", Role.DEALER)
    other.opens("three-card-poker@bclc", 403)
    other.sees(dealer.view["id"])
    other.answers(2, **PLAY)
    dealer.opens("texas-holdem@bcpc", 400, blinds=[100, 200])
    listed = dealer.get("/live-tables")
    assert [(each["game"], each["kind"]) for each in listed] == [
        ("three-card-poker@bclc", "banked")
    ]
