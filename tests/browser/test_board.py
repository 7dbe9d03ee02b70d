"""The board in the browser: a name goes up in the lobby, and the seat is ready wherever one is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Room
from tests.browser.player import HOLDEM, Player
from tests.browser.sizes import first

pytestmark = pytest.mark.browser


@first(PHONE)
def test_a_name_goes_up_and_the_seat_is_ready_elsewhere(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    """A guest waits for any table, watches one, and is called to the other."""
    ann, bob = Player(room, "Ann"), Player(room, "Bob")
    blinds = [700, 1400 + size["width"]]  # a line of the board of its own
    one, two = ann.open(seats=1, blinds=blinds), bob.open(seats=1, blinds=blinds)
    ann.do(one, do="sit", seat=1, buy_in=20_000)
    bob.do(two, do="sit", seat=1, buy_in=20_000)
    page = visit(size)
    line = page.get_by_test_id(f"board-{ann.table['board']}")
    line.get_by_test_id("board-join").click()
    expect(line.get_by_test_id("your-place")).to_have_text("You are first in line.")
    page.goto(f"{room.url}#/table/{one}")
    expect(page.get_by_test_id("board-place")).to_contain_text("You are first in line for any")
    bob.do(two, do="leave")
    ready = page.get_by_test_id("seat-ready")
    expect(ready).to_contain_text("Your seat is ready. Seat 1 of Corner")
    page.get_by_test_id("take-ready").click()
    page.get_by_test_id("confirm-buy-in").click()
    expect(page.get_by_test_id("deal")).to_be_visible()
    expect(ready).to_have_count(0)
    page.goto(room.url)
    expect(line.get_by_test_id("your-place")).to_have_count(0)


def test_a_name_for_a_game_without_a_table(visit: Callable[..., Page], room: Room) -> None:
    page = visit()
    page.get_by_test_id(f"wait-{HOLDEM}").click()
    page.get_by_role("dialog").get_by_label("Blinds").fill("3, 11")
    page.get_by_test_id("ask-game").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    line = page.locator("[data-testid^=board-list-]", has_text="3/11")
    expect(line).to_contain_text("1 of 4 names for a table")
    line.get_by_test_id("board-leave").click()
    expect(line).to_have_count(0)
