"""Seats and rounds are not forgotten: the strip, the way back, every round again, card by card."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.sizes import first
from tests.browser.test_play import sit_down

pytestmark = pytest.mark.browser

LOOKING = """() => {
  const count = (...ids) => document.querySelectorAll(ids.join()).length;
  window.seen = [];
  const look = () => {
    const cards = count("[data-testid=hand-player] [data-card]",
                        "[data-testid=hand-banker] [data-card]");
    const told = count("[data-testid=result]", "[data-testid=line]") > 0;
    const last = window.seen.at(-1);
    if (!last || last[0] !== cards || last[1] !== told) window.seen.push([cards, told]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
POKER = "three-card-poker@bclc"


def play_a_round(page: Page) -> None:
    page.get_by_test_id("spot-ante").click()
    page.get_by_test_id("deal").click()
    page.locator("[data-testid^=offer-]").last.click()
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.soak
@first(WIDE)
def test_seats_are_in_sight_and_one_tap_away(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    page = visit(size)
    sit_down(page, POKER)
    expect(page.get_by_test_id("my-seat")).to_have_count(0)
    table = page.url
    page.goto(f"{room.url}#/rounds")
    expect(page.get_by_test_id("my-seat")).to_contain_text("Three Card Poker")
    page.get_by_test_id("my-seat").click()
    expect(page).to_have_url(table)
    expect(page.get_by_test_id("spot-ante")).to_be_visible()
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("notice")).to_contain_text("You stood up from")
    expect(page.get_by_test_id("my-seat")).to_have_count(0)
    expect(page.get_by_test_id("wallet").first).to_have_text(re.compile("1,000.00"))


def test_play_now_goes_back_to_ones_seat(visit: Callable[..., Page], room: Room) -> None:
    page = visit()
    page.get_by_test_id(f"play-{POKER}").click()
    expect(page.get_by_test_id("spot-ante")).to_be_visible()
    table = page.url
    page.goto(f"{room.url}#/")
    play = page.get_by_test_id(f"play-{POKER}")
    expect(play).to_have_text("Back to your seat")
    picture(page, "lobby")
    play.click()
    expect(page).to_have_url(table)


@first(PHONE)
def test_a_round_is_stepped_through_and_shared(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    page = visit(size)
    sit_down(page, POKER)
    play_a_round(page)
    own = page.locator("[data-testid^='hand-seat'] [data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    page.goto(f"{room.url}#/rounds")
    expect(page.get_by_test_id("round-link").first).to_be_visible()
    if size is PHONE:
        picture(page, "rounds-phone")
    page.get_by_test_id("rounds-day").select_option(index=1)
    page.get_by_test_id("rounds-table").select_option(index=1)
    expect(page.get_by_test_id("round-link")).to_have_count(1)
    page.get_by_test_id("round-link").first.click()
    dealer = page.get_by_test_id("hand-dealer").locator("[data-card]")
    expect(dealer.first).not_to_have_attribute("data-card", "down")
    page.keyboard.press("ArrowLeft")
    expect(dealer.first).to_have_attribute("data-card", "down")
    page.get_by_test_id("step-on").click()
    expect(dealer.first).not_to_have_attribute("data-card", "down")
    if size is WIDE:
        picture(page, "recall")
    page.get_by_test_id("share-round").click()
    link = page.get_by_test_id("share-link").input_value()
    other = visit(size)
    other.goto(link)
    expect(other.get_by_test_id("recall-said")).to_be_visible()
    seen = other.locator("[data-testid^='hand-seat'] [data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    assert seen == own
    expect(other.get_by_test_id("share-round")).to_have_count(0)
    told = re.compile(r"Guest \d+ (won|lost|broke even)")
    expect(other.get_by_role("main")).to_contain_text(told)
    expect(other.get_by_role("main")).not_to_contain_text(re.compile(r"\bYou\b"))


@pytest.mark.soak
def test_what_the_stack_does_not_cover_is_not_laid(visit: Callable[..., Page]) -> None:
    page = visit()
    sit_down(page, POKER)
    page.locator("[data-testid^=chip-]").last.click()  # the largest that 200.00 hold: 100.00
    for _ in range(4):
        page.get_by_test_id("spot-ante").click()
    expect(page.get_by_text(re.compile("You have .?0.00 left to bet"))).to_be_visible()
    laid = page.get_by_test_id("spot-ante")
    expect(laid).to_have_attribute("aria-label", re.compile("200.00 staked"))


def test_nothing_is_told_before_it_is_seen(visit: Callable[..., Page]) -> None:
    """Card after card of a coup, and the result only with the last of them."""
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, "mini-baccarat@bclc")
    page.get_by_test_id("spot-player").click()
    page.evaluate(LOOKING)
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    seen = page.evaluate("window.seen")
    most = max(cards for cards, _ in seen)
    assert [told for cards, told in seen if cards < most] == [False] * sum(
        cards < most for cards, _ in seen
    )
    assert {1, 2, 3} <= {cards for cards, _ in seen}
