"""A tournament that the server deals, in a browser: from registration to prizes."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.pictures import FOLDER, picture

pytestmark = pytest.mark.browser

SHOTS = os.environ.get("HOUSEWAY_SHOTS")
MOST_SECONDS = 150
CHEAPEST = """() => {
  const offers = ["check", "call", "fold"].map((act) => `[data-testid="offer-${act}"]`);
  const there = offers.map((each) => document.querySelector(each));
  const found = there.find((each) => each && !each.disabled);
  found?.click();
  return found !== undefined;
}"""  # looked for and pressed in one moment: the next hand does not wait


def shot(page: Page, name: str) -> None:
    """Keep what the page looks like, where somebody wants to see it."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def announce(page: Page, name: str, players: int) -> None:
    page.get_by_test_id("to-nights").click()
    announce_now(page, name, players)


def announce_now(page: Page, name: str, players: int) -> None:
    page.get_by_test_id("event-name").fill(name)
    page.get_by_test_id("event-players").fill(str(players))
    page.get_by_test_id("event-hands").select_option("2")
    page.get_by_test_id("event-speed").select_option("at once")
    shot(page, f"announce-{page.viewport_size['width']}")  # type: ignore[index]
    assert fits(page)
    page.get_by_test_id("open-event").click()
    expect(page.get_by_test_id("event-start")).to_be_visible()


def plays_on(page: Page) -> bool:
    """Do whatever costs least where we are asked; whether we are still in."""
    if page.get_by_test_id("event-place").count() or page.get_by_test_id("event").count():
        return False
    if page.evaluate(CHEAPEST):
        return True
    page.wait_for_timeout(50)
    return True


def test_a_tournament_of_eighteen_from_registration_to_prizes(visit: Callable[..., Page]) -> None:
    page = visit(PHONE, touch=True)
    announce(page, "Eighteen", 18)
    page.get_by_test_id("door-register").click()
    expect(page.get_by_test_id("event-you")).to_have_text("You are registered.")
    page.get_by_test_id("door-withdraw").click()
    page.get_by_test_id("door-register").click()
    expect(page.get_by_test_id("event-now")).to_contain_text("1 registered")
    shot(page, "registered-390")
    assert fits(page)
    address = page.url
    wide = visit(WIDE)
    wide.goto(address)
    page.get_by_test_id("event-start").click()
    expect(page.get_by_test_id("event-sign")).to_be_visible()  # the page goes to its table
    if FOLDER:  # the documentation shows the moment in which we are asked
        page.locator('[data-testid^="offer-"]:enabled').first.wait_for()
    picture(page, "event-table")
    tables, ends = set(), time.monotonic() + MOST_SECONDS
    while plays_on(page):
        if page.url not in tables and "#/table/" in page.url:
            tables.add(page.url)
            shot(page, f"table-{len(tables)}-390")
            assert fits(page)
        assert time.monotonic() < ends, "the event did not come to its end"
    page.goto(address)
    expect(page.get_by_test_id("event-you")).to_contain_text("You finished")
    expect(wide.get_by_test_id("event-now")).to_contain_text("Over.", timeout=60_000)
    rows = wide.get_by_test_id("field").locator("tr")
    expect(rows).to_have_count(18)
    assert rows.first.inner_text().startswith("1st")
    expect(wide.get_by_test_id("prizes").locator("tr").first).to_contain_text("1st")
    shot(wide, "results-1440")
    assert fits(wide)
    expect(page.get_by_test_id("event-now")).to_contain_text("Over.")
    shot(page, "results-390")
    assert fits(page)


@pytest.mark.soak
def test_the_button_calls_the_game_that_comes(visit: Callable[..., Page]) -> None:
    page = visit(PHONE, touch=True)
    page.get_by_test_id("to-nights").click()
    page.get_by_test_id("event-mix").select_option("HORSE")
    expect(page.get_by_text("5 games, at most 6 at a table.")).to_be_visible()
    page.get_by_test_id("event-mix").select_option("own")
    for game in ("omaha@bclc", "texas-holdem@bclc"):
        page.get_by_test_id("mix-games").locator(f'input[value="{game}"]').check()
    page.get_by_test_id("mix-turns").select_option("choice")
    announce_now(page, "Choice", 2)
    page.get_by_test_id("door-register").click()
    page.get_by_test_id("event-start").click()
    choice, ends = page.get_by_test_id("dealers-choice"), time.monotonic() + MOST_SECONDS
    while not choice.count():
        page.evaluate(CHEAPEST)
        page.wait_for_timeout(50)
        assert time.monotonic() < ends, "the button never came to us"
    shot(page, "choice-390")
    assert fits(page)
    choice.get_by_test_id("call-omaha@bclc").click()
    expect(choice).to_have_count(0)
    expect(page.get_by_text("Omaha").first).to_be_visible()
