"""A live table on a meter that others feed: stakes and hits move it once, and it is never short."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.models import BalanceRow
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.tablet.dealer_room import Dealer
from tests.server.tablet.test_live_tables import rows

LINK = {"meter": 100_000, "reseed": 50_000, "increment": 50, "link": "Big Wheel"}
PLAY = {"act": "stake", "amount": 1000, "spot": "play"}
ROYAL, REST = "Ah Kh Qh", "Jh Th"


def shown(url: str) -> int:
    return dict(rows(url, BalanceRow.purse, BalanceRow.cents)).get("meter:Big Wheel", 0)


@pytest.fixture
def url(each_url: str) -> str:
    return each_url


@pytest.fixture
def room(house: House, url: str) -> Iterator[TestClient]:
    """One of two servers on the same database."""
    with Client(create_app(url, house)) as client:
        yield client
    report = anyio.run(verify_store, url)
    assert report.ok, str(report)


@pytest.fixture
def maria(room: TestClient, url: str) -> Dealer:
    return Dealer(room, url, "Maria", Role.FLOOR)


@pytest.fixture
def nils(room: TestClient, url: str) -> Dealer:
    return Dealer(room, url, "Nils", Role.FLOOR)


def staked(dealer: Dealer) -> None:
    dealer.do("bet", seat=1, bets={"ante": 1000, "progressive": 100})
    dealer.do("deal")


def meter_lines(dealer: Dealer) -> list[int]:
    return [line["net"] for line in dealer.view["lines"] if line["spot"] == "meter"]


def test_two_live_tables_feed_one_meter_which_the_first_has_seeded(
    maria: Dealer, nils: Dealer, url: str
) -> None:
    maria.opens("three-card-poker@bclc", **LINK)
    assert shown(url) == 100_000
    nils.opens("three-card-poker@bclc", **LINK)
    assert shown(url) == 100_000
    staked(maria)
    staked(nils)
    assert shown(url) == 100_100
    assert nils.view["meter"] == {"name": "Big Wheel", "amount": 100_100, "linked": True}
    maria.do("void", why="a card fell")
    assert shown(url) == 100_050


def test_a_hit_is_paid_from_what_the_meter_shows_then_and_taken_off_it_once(
    maria: Dealer, nils: Dealer, url: str
) -> None:
    maria.opens("three-card-poker@bclc", **LINK)
    nils.opens("three-card-poker@bclc", **LINK)
    staked(maria)
    staked(nils)
    for dealer in (maria, nils):
        dealer.answers(1, **PLAY)
        dealer.keys("Qs 8s 2d", "dealer")
        dealer.keys(REST, "progressive")
    maria.keys(ROYAL, "seat 1")
    assert meter_lines(maria) == [50, -100_100, 50_000]
    assert shown(url) == 50_000  # it starts again before anybody else can win the same
    nils.keys(ROYAL, "seat 1")
    assert meter_lines(nils) == [50, -50_000, 50_000]
    assert shown(url) == 50_000
    nils.do("undo", why="it was the queen of diamonds")
    assert shown(url) == 50_000
    nils.keys("Ah Kh Qd", "seat 1")
    for dealer in (maria, nils):
        dealer.do("settle")
    assert shown(url) == 50_000


def test_a_name_without_a_meter_links_nothing(maria: Dealer) -> None:
    maria.opens("three-card-poker@bclc", link="Big Wheel")
    assert maria.view["meter"] is None
    maria.do("bet", seat=1, bets={"ante": 1000})
    maria.do("deal")


def test_a_table_that_feeds_it_otherwise_is_not_linked(maria: Dealer) -> None:
    maria.opens("three-card-poker@bclc", **LINK)
    refused = maria.opens("three-card-poker@bclc", 400, **{**LINK, "increment": 40})
    assert "a linked table has the same" in refused["error"]["message"]


def test_a_table_of_the_room_and_a_live_one_share_it(maria: Dealer, url: str) -> None:
    maria.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 100_000, **LINK})
    maria.opens("three-card-poker@bclc", **LINK)
    assert shown(url) == 100_000
    staked(maria)
    assert shown(url) == 100_050


def plays(dealer: Dealer, rounds: int) -> None:
    """Rounds with a dollar on the progressive, and not one hit."""
    for _ in range(rounds):
        staked(dealer)
        dealer.answers(1, **PLAY)
        dealer.keys("Qs 8s 2d", "dealer")
        dealer.keys(REST, "progressive")
        dealer.keys("Ah Kh 4d", "seat 1")
        dealer.do("settle")


def test_two_servers_feed_it_at_the_same_time_and_not_a_cent_is_lost(
    maria: Dealer, house: House, url: str
) -> None:
    with Client(create_app(url, house)) as other:
        nils = Dealer(other, url, "Nils", Role.FLOOR)
        for dealer in (maria, nils):
            dealer.opens("three-card-poker@bclc", **LINK)
        with ThreadPoolExecutor(2) as both:
            for done in [both.submit(plays, dealer, 3) for dealer in (maria, nils)]:
                done.result()
        assert shown(url) == 100_000 + 6 * 50
        assert maria.sees()["meter"]["amount"] == nils.sees()["meter"]["amount"] == 100_300
