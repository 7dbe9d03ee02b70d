"""Between two hands in the browser: over-blinds, a hand to show, a kill to refuse, a fee."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Pages, Room
from tests.browser.player import Player
from tests.browser.sizes import first
from tests.server.wall import until

pytestmark = pytest.mark.browser

CALIFORNIA, HOLDEM = "texas-holdem@chico", "texas-holdem@bclc"
NO_LIMIT = {"limit": "no-limit", "blinds": [100, 300], "minimum_buy_in": 1000}
LIMIT = {"limit": "limit", "limits": [400, 800], "blinds": [200, 400], "minimum_buy_in": 1000}
BY_TIME = {
    **LIMIT,
    "over_blinds": False,
    "collection_schedule": "chico/collection/poker-time.1-19.table",
    "collection_option": 1,
}

# A card room in which a half hour is near eight minutes old, and a winner has a minute to show.
SERVE = """
import sys, time
from houseway.server.house import House, Kept, Pace, Quota
from houseway.server.run import serve
ahead = time.time() // 1800 * 1800 + 460 - time.time()
house = House(pace=Pace(bot_delay=(0.0, 0.05), show_seconds=60.0),
    now=lambda: time.time() + ahead, kept=Kept(here_seconds=0.0), tables=Quota(1000, 1000, 4000))
serve(None, "127.0.0.1", int(sys.argv[1]), house)
"""


@pytest.fixture(scope="module")
def slow_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    opened = Room(tmp_path_factory.mktemp("slow"), SERVE)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def come(pages: Pages, slow_room: Room) -> Callable[..., Page]:
    """A new guest takes the free seat of a table."""

    def at(table: str, size: dict[str, int] = WIDE) -> Page:
        page = pages.take(size, touch=False)
        page.goto(f"{slow_room.url}#/table/{table}/sit")
        page.get_by_test_id("confirm-buy-in").click()
        expect(page.get_by_test_id("deal")).to_be_visible()
        return page

    return at


def opened(player: Player, game: str, **settings: Any) -> str:
    """A table with one seat for the guest beside the players'."""
    table = player.ask("tables", {"game": game, "settings": settings, "name": "Corner"})
    return str(table["id"])


def seated(room: Room, game: str, seats: tuple[int, ...], **settings: Any) -> tuple[str, Any]:
    players = {seat: Player(room, "Cal") for seat in seats}
    table = opened(players[seats[0]], game, seats=len(seats) + 1, **settings)
    for seat, player in players.items():
        player.do(table, do="sit", seat=seat, buy_in=20_000)
    return table, players


def asked(players: dict[int, Player], table: str) -> int | None:
    """The seat that is to act; none between two hands."""
    seen = next(iter(players.values())).ask(f"tables/{table}")
    return seen["round"]["to_act"] if seen["phase"] == "playing" else None


def dealt(page: Page, players: dict[int, Player], table: str) -> None:
    """The guest asks for the cards, and they have come to the table, not only to the page."""
    page.get_by_test_id("deal").click()
    until(lambda: asked(players, table), lambda seat: seat is not None)


def answered(page: Page, act: str, players: dict[int, Player], table: str) -> None:
    """The guest answers, and the table goes on to somebody else."""
    guest = asked(players, table)
    assert guest not in players
    page.get_by_test_id(f"offer-{act}").click()
    until(lambda: asked(players, table), lambda seat: seat != guest)


def acts(players: dict[int, Player], table: str, *wanted: str) -> None:
    """While one of the players is asked, he does the first of these that he may."""
    while (seat := asked(players, table)) in players:
        options = players[seat].ask(f"tables/{table}")["round"]["options"]
        offers = {each["act"] for each in options["offers"]}
        act = next(each for each in wanted if each in offers)
        players[seat].do(table, do="act", action={"act": act})


def folds(page: Page, players: dict[int, Player], table: str) -> None:
    """The first hand: the guest in seat 2 is the big blind, and everybody else folds."""
    dealt(page, players, table)
    acts(players, table, "fold")
    assert asked(players, table) is None


def raises(page: Page, players: dict[int, Player], table: str) -> None:
    """The guest raises, is called, bets the flop and wins."""
    dealt(page, players, table)
    for act in ("raise_to", "bet"):
        acts(players, table, "call", "check")
        answered(page, act, players, table)
    acts(players, table, "fold")
    assert asked(players, table) is None


@first(WIDE)
def test_an_over_blind_is_posted_answered_and_marked(
    come: Callable[..., Page], slow_room: Room, size: dict[str, int]
) -> None:
    table, players = seated(slow_room, CALIFORNIA, (1, 3), straddle_seconds=60, **NO_LIMIT)
    page = come(table, size)
    expect(page.get_by_test_id("straddle")).to_have_text("Over-blind")
    expect(page.get_by_test_id("straddle-amount")).to_have_value("6")
    page.get_by_test_id("straddle").click()
    expect(page.get_by_test_id("posted")).to_contain_text("Over-blind of $6.00")
    expect(page.get_by_test_id("seat-2").get_by_test_id("mark-over-blind")).to_be_visible()
    players[1].do(table, do="straddle", amount=1_200)
    expect(page.get_by_test_id("straddle")).to_have_text("Go over")
    expect(page.get_by_test_id("straddle-amount")).to_have_value("24")
    page.get_by_test_id("straddle-amount").fill("25")
    page.get_by_test_id("straddle").click()
    expect(page.get_by_test_id("posted")).to_contain_text("Over-blind of $25.00")
    players[3].do(table, do="deal")
    expect(page.get_by_test_id("cards-in")).to_be_visible()
    players[1].do(table, do="deal")
    expect(page.get_by_test_id("cards-in")).to_have_count(0)
    for seat in (1, 2):
        expect(
            page.get_by_test_id(f"seat-{seat}").get_by_test_id("mark-over-blind")
        ).to_be_visible()


@first(PHONE)
def test_a_winner_without_a_showdown_shows_his_hand(
    come: Callable[..., Page], slow_room: Room, size: dict[str, int]
) -> None:
    table, players = seated(slow_room, HOLDEM, (1, 3), straddle_seconds=0, **LIMIT)
    page = come(table, size)
    folds(page, players, table)
    expect(page.get_by_test_id("show")).to_be_visible()
    view = players[1].ask(f"tables/{table}")
    hidden = next(each for each in view["round"]["seats"] if each["seat"] == 2)["hands"][0]
    assert (view["show"]["seat"], hidden["cards"]) == (2, [None, None])
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("show")).to_have_count(0)
    view = players[1].ask(f"tables/{table}")
    shown = next(each for each in view["round"]["seats"] if each["seat"] == 2)["hands"][0]
    assert None not in shown["cards"]


def test_a_guest_sees_that_another_may_show_and_what_he_shows(
    come: Callable[..., Page], slow_room: Room
) -> None:
    table, players = seated(slow_room, HOLDEM, (2, 3), straddle_seconds=0, **LIMIT)
    page = come(table)  # seat 1, the small blind; seat 2 wins
    dealt(page, players, table)
    acts(players, table, "fold")
    answered(page, "fold", players, table)
    expect(page.get_by_test_id("may-show")).to_have_text(
        f"{players[2].name} may show the winning hand"
    )
    expect(page.get_by_test_id("show")).to_have_count(0)
    down = page.get_by_test_id("seat-2").locator('[data-card="down"]')
    expect(down).to_have_count(2)
    players[2].do(table, do="show")
    expect(page.get_by_test_id("may-show")).to_have_count(0)
    expect(down).to_have_count(0)


@pytest.mark.soak
@first(WIDE)
def test_a_killer_refuses_to_post_and_is_out_of_the_game(
    come: Callable[..., Page], slow_room: Room, size: dict[str, int]
) -> None:
    table, players = seated(slow_room, HOLDEM, (1, 3), straddle_seconds=0, kill="full", **LIMIT)
    page = come(table, size)
    expect(page.get_by_test_id("dealers-tray").get_by_test_id("mark-kill-button")).to_be_visible()
    folds(page, players, table)
    expect(page.get_by_test_id("dealers-tray")).to_have_count(0)
    expect(page.get_by_test_id("mark-kill-button-face-down")).to_be_visible()
    raises(page, players, table)
    expect(page.get_by_test_id("mark-kill-button-face-up")).to_be_visible()
    expect(page.get_by_test_id("kill-post")).to_contain_text("You kill the next hand with $8.00")
    page.get_by_test_id("refuse-kill").click()
    expect(page.get_by_text("Who refuses is put out of the game.")).to_be_visible()
    page.get_by_test_id("confirm-refuse").click()
    expect(page.get_by_test_id("sit")).to_be_visible()
    kill = page.get_by_test_id("dealers-tray").get_by_test_id("mark-kill-button-face-up")
    expect(kill).to_be_visible()  # the next hand is a kill all the same


@first(PHONE)
def test_the_page_says_what_the_half_hour_costs_and_what_was_taken(
    come: Callable[..., Page], slow_room: Room, size: dict[str, int]
) -> None:
    table, _ = seated(slow_room, CALIFORNIA, (1, 3), **BY_TIME)
    page = come(table, size)
    sign = page.get_by_test_id("time-fee")
    expect(sign).to_contain_text("Collection $4.00 each half hour, next at")
    due = page.get_by_test_id("time-due")
    expect(due).to_have_text("$2.50 from you before the next cards")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("time-taken")).to_contain_text("2.50 taken from you")
    expect(due).to_have_count(0)
