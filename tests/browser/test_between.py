"""Between hands in the browser: the waiting list, the seat that is held, the straddle's moment."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WIDE, Room
from tests.browser.player import HOLDEM, Player
from tests.browser.sizes import first
from tests.browser.test_play import sit_down

pytestmark = pytest.mark.browser


@first(WIDE)
def test_a_guest_waits_for_a_seat_and_gets_it(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    ann, bob = Player(room, "Ann"), Player(room, "Bob")
    table = ann.open(seats=2)
    ann.do(table, do="sit", seat=1, buy_in=20_000)
    bob.do(table, do="sit", seat=2, buy_in=20_000)
    page = visit(size)
    page.goto(f"{room.url}#/table/{table}")
    page.get_by_test_id("join-list").click()
    expect(page.get_by_test_id("place")).to_have_text("You are the first on the list.")
    bob.do(table, do="leave")
    expect(page.get_by_text("Seat 2 is held for you until")).to_be_visible()
    page.get_by_test_id("take-seat").click()
    page.get_by_test_id("confirm-buy-in").click()
    expect(page.get_by_test_id("deal")).to_be_visible()
    expect(page.get_by_test_id("waiting-list")).to_have_count(0)


def test_the_lobby_leads_to_the_list_of_a_full_table(
    visit: Callable[..., Page], room: Room
) -> None:
    ann = Player(room, "Ann")
    table = ann.open(seats=1)
    ann.do(table, do="sit", seat=1, buy_in=20_000)
    page = visit()
    page.locator(f'a[href="#/table/{table}"]', has_text="Wait").click()
    page.get_by_test_id("join-list").click()
    page.get_by_test_id("leave-list").click()
    expect(page.get_by_test_id("join-list")).to_be_visible()


def test_the_cards_wait_for_the_straddle(visit: Callable[..., Page], room: Room) -> None:
    """The button is in seat 4 and the blinds in 1 and 2: the guest in seat 3 may straddle."""
    others = [Player(room, name) for name in ("Ann", "Bob", "Dan")]
    table = others[0].open(seats=4, straddle_seconds=60)
    for player, seat in zip(others, (1, 2, 4), strict=True):
        player.do(table, do="sit", seat=seat, buy_in=20_000)
    page = visit()
    page.goto(f"{room.url}#/table/{table}/sit")
    page.get_by_test_id("confirm-buy-in").click()
    button = page.get_by_test_id("straddle")
    expect(button).to_have_text("Straddle 20")
    others[0].do(table, do="deal")
    expect(page.get_by_test_id("cards-in")).to_contain_text("The cards come in")
    button.click()
    expect(page.get_by_test_id("cards-in")).to_have_count(0)
    expect(page.get_by_text(f"{others[2].name} to act")).to_be_visible()


@pytest.mark.soak
def test_the_host_closes_his_empty_table(visit: Callable[..., Page], room: Room) -> None:
    page = visit()
    sit_down(page, HOLDEM)
    address = page.url
    page.get_by_role("button", name="Seat", exact=True).click()
    page.get_by_test_id("leave").click()
    expect(page.get_by_text("Take a seat.")).to_be_visible()
    page.goto(address)
    expect(page.get_by_test_id("sit")).to_be_visible()
    page.get_by_role("button", name="Seat", exact=True).click()
    page.get_by_test_id("close-table").click()
    expect(page.get_by_text("Take a seat.")).to_be_visible()
    page.goto(address)
    expect(page.get_by_text("This table is closed.")).to_be_visible()
