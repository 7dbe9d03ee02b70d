"""Dealer mode: rounds keyed with a finger and with keys, one of them cut off in the middle."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Room
from tests.browser.reading import serious
from tests.browser.test_live_table import sign_in

pytestmark = pytest.mark.browser

TABLET = {"width": 820, "height": 1180}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room with somebody who runs the floor and somebody who deals, made at the terminal."""
    opened = Room(tmp_path_factory.mktemp("room"))
    opened.open()
    opened.staff("Flo", "floor")
    opened.staff("Dora", "dealer")
    yield opened
    opened.close()


def snap(page: Page, name: str) -> None:
    """A picture for the eye, where somebody wants to look: HOUSEWAY_PICTURES names a folder."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls aside"
    if folder := os.environ.get("HOUSEWAY_PICTURES"):
        page.screenshot(path=f"{folder}/dealer-{name}.png", full_page=True)


def open_table(page: Page, game: str) -> None:
    sign_in(page, "Flo")
    page.get_by_test_id("open-live").click()
    page.get_by_test_id("live-game").select_option(game)
    page.get_by_test_id("open-live-table").click()
    expect(page.get_by_test_id("dealer-table")).to_be_visible()


def prompts(page: Page, words: str) -> None:
    expect(page.get_by_test_id("prompt-words")).to_have_text(words)


def types(page: Page, cards: str) -> None:
    """Cards as a scanner types them: the text, and Enter."""
    page.get_by_test_id("card-text").fill(cards)
    page.get_by_test_id("card-text").press("Enter")


def taps(page: Page, *cards: str) -> None:
    for card in cards:
        page.get_by_test_id(f"card-{card}").tap()
    page.get_by_test_id("key-cards").tap()


@pytest.mark.soak
def test_three_card_poker_with_a_finger_cut_off_in_the_middle(visit: Callable[..., Page]) -> None:
    page, watcher = visit(TABLET, touch=True), visit(WIDE)
    open_table(page, "three-card-poker@bclc")
    watcher.goto(page.url)
    page.get_by_test_id("seat-2").tap()
    page.get_by_test_id("chip-500").tap()
    page.get_by_test_id("spot-ante").tap()
    page.get_by_test_id("spot-ante").tap()
    page.get_by_test_id("lay-bets").tap()
    expect(page.get_by_test_id("dealer-seat-2")).to_contain_text("ante $10")
    snap(page, "bets")
    page.get_by_test_id("close-bets").tap()
    prompts(page, "Seat 2: fold or play $10.00")
    expect(page.get_by_test_id("prompt")).to_contain_text("bclc-poker/6/6.5")
    assert serious(page) == []
    page.context.set_offline(True)
    page.get_by_test_id("offer-stake-play-1000").tap()
    expect(page.get_by_test_id("waiting")).to_contain_text("1 act waits to be sent")
    page.get_by_test_id("at-dealer").tap()
    taps(page, "Qs", "8s", "2d")
    expect(page.get_by_test_id("waiting")).to_contain_text("2 acts wait to be sent")
    taps(page, "Kh", "9h", "4h")
    expect(page.get_by_test_id("waiting")).to_contain_text("3 acts wait to be sent")
    snap(page, "cut-off")
    assert serious(page) == []
    page.context.set_offline(False)
    expect(page.get_by_test_id("waiting")).to_have_count(0)
    expect(page.get_by_test_id("dealer-lines").locator("li")).to_have_count(2)
    expect(page.get_by_test_id("net-2")).to_have_text("+20.00")
    snap(page, "lines")
    page.get_by_test_id("paid").tap()
    expect(page.get_by_test_id("bet-pad")).to_be_visible()
    expect(watcher.get_by_test_id("dealer-seat-2")).to_contain_text("tonight +20.00")
    expect(watcher.get_by_test_id("bet-pad")).to_have_count(0)


def test_baccarat_on_a_phone_with_keys_and_a_card_that_cannot_be_there(
    visit: Callable[..., Page],
) -> None:
    page = visit(PHONE)
    open_table(page, "mini-baccarat@bclc")
    page.get_by_test_id("seat-1").click()
    page.get_by_test_id("bet-amount").fill("100")
    page.get_by_test_id("spot-banker").press("Enter")
    page.get_by_test_id("lay-bets").press("Enter")
    expect(page.get_by_test_id("close-bets")).to_be_enabled()
    page.get_by_test_id("close-bets").press("Enter")
    prompts(page, "Player: 2 cards")
    expect(
        page.get_by_test_id("key-cards")
    ).to_be_in_viewport()  # under the thumb, with no scrolling
    expect(page.get_by_test_id("at-seat 1")).to_have_count(0)  # nobody holds cards of his own
    types(page, "2h 3h Td 6s")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    prompts(page, "Player: a card")
    page.get_by_test_id("undo").press("Enter")
    page.get_by_test_id("why").fill("keyed wrong")
    page.get_by_test_id("say-why").press("Enter")
    expect(page.get_by_test_id("struck")).to_contain_text("keyed wrong")
    types(page, "2h 3h Td 6s 9c")
    expect(page.get_by_test_id("net-1")).to_have_text("+95.00")
    expect(page.get_by_test_id("dealer-lines")).to_contain_text("commission")
    snap(page, "phone")
    assert serious(page) == []
    page.get_by_test_id("paid").press("Enter")
    expect(page.get_by_test_id("shoe")).to_contain_text("411 of 416 left")
    page.get_by_test_id("close-live").press("Enter")
    page.get_by_test_id("close-it").press("Enter")
    expect(page.get_by_test_id("live-closed")).to_contain_text("This table is closed.")


def test_pai_gow_on_a_wide_screen_with_the_house_way(visit: Callable[..., Page]) -> None:
    page = visit(WIDE)
    open_table(page, "pai-gow-poker@bclc")
    page.get_by_test_id("seat-3").click()
    page.get_by_test_id("bet-amount").fill("20")
    page.get_by_test_id("spot-base").click()
    page.get_by_test_id("lay-bets").click()
    expect(page.get_by_test_id("dealer-seat-3")).to_contain_text("base $20")
    page.get_by_test_id("close-bets").click()
    prompts(page, "Dealer: 7 cards")
    types(page, "As Ks Qs 9d 8d 4c 2h")
    expect(page.get_by_test_id("way-dealer")).to_contain_text("bclc-poker/2/9.")
    prompts(page, "Seat 3: 7 cards")
    types(page, "As Ac Qd 9c 8c 4h 2s")
    expect(page.get_by_test_id("refused")).to_contain_text("As cannot be there: it was seen before")
    types(page, "Ad Ac Qd 9c 8c 4h 2s")
    expect(page.get_by_test_id("way-seat 3")).to_be_visible()
    expect(page.get_by_test_id("set-hand")).to_have_text("Tap the lower hand")
    expect(page.get_by_test_id("set-hand")).to_be_disabled()
    page.get_by_test_id("set-house-way").click()
    snap(page, "house-way")
    page.get_by_test_id("set-hand").click()
    expect(page.get_by_test_id("paid")).to_be_visible()
    assert serious(page) == []
    page.get_by_test_id("paid").click()
    expect(page.get_by_role("link", name="Round 1 again")).to_be_visible()


def test_what_one_did_without_the_network_waits_for_him_and_not_for_the_next(
    visit: Callable[..., Page],
) -> None:
    page = visit(TABLET)
    open_table(page, "mini-baccarat@bclc")
    table, others = page.url, page.get_by_test_id("others-acts")
    page.context.set_offline(True)
    page.get_by_test_id("seat-1").click()
    page.get_by_test_id("bet-amount").fill("100")
    page.get_by_test_id("spot-banker").click()
    page.get_by_test_id("lay-bets").click()
    expect(page.get_by_test_id("waiting")).to_contain_text("1 act waits to be sent")
    page.get_by_role("link", name="Houseway").click()
    expect(page.get_by_test_id("dealer-table")).to_have_count(0)
    page.context.set_offline(False)
    page.get_by_role("button", name="Sign out").click()
    sign_in(page, "Dora")
    page.goto(table)
    expect(others).to_contain_text("1 act by Flo waits on this tablet")
    expect(others).to_contain_text("Seat 1: banker $100")
    expect(page.get_by_test_id("waiting")).to_have_count(0)
    snap(page, "others")
    page.get_by_test_id("light-room").click()  # a bright one
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    snap(page, "light")
    assert serious(page) == []
    page.get_by_test_id("seat-2").click()  # she goes on, in her own name
    page.get_by_test_id("bet-amount").fill("50")
    page.get_by_test_id("spot-banker").click()
    page.get_by_test_id("lay-bets").click()
    expect(page.get_by_test_id("dealer-seat-2")).to_contain_text("banker $50")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You have signed out.")).to_be_visible()
    expect(others).to_contain_text("let Flo sign in here")
    expect(others).not_to_contain_text("banker")  # whoever walks by reads no cards and no bets
    sign_in(page, "Flo")
    expect(page.get_by_test_id("refused")).to_contain_text("The table has moved on since.")
    expect(page.get_by_test_id("waiting")).to_contain_text("Seat 1: banker $100")
    expect(page.get_by_test_id("dealer-seat-2")).to_contain_text("banker $50")
    page.get_by_test_id("send-again").click()
    expect(page.get_by_test_id("dealer-seat-1")).to_contain_text("banker $100")
    expect(page.get_by_test_id("waiting")).to_have_count(0)
    expect(others).to_have_count(0)


@pytest.mark.soak
def test_a_page_loaded_anew_while_the_room_is_gone_goes_on_with_its_round(
    visit: Callable[..., Page], room: Room
) -> None:
    page = visit(TABLET)
    open_table(page, "mini-baccarat@bclc")
    page.get_by_test_id("seat-1").click()
    page.get_by_test_id("bet-amount").fill("100")
    page.get_by_test_id("spot-banker").click()
    page.get_by_test_id("lay-bets").click()
    page.get_by_test_id("dealer-seat-1").click()
    page.get_by_test_id("behind-name").fill("Bob")
    page.get_by_test_id("behind-spot").select_option("banker")
    page.get_by_test_id("behind-amount").fill("20")
    snap(page, "behind")
    page.get_by_test_id("bets-behind").click()
    expect(page.get_by_test_id("behind-1")).to_have_text("Bob behind: banker $20")
    page.get_by_test_id("close-bets").click()
    prompts(page, "Player: 2 cards")
    expect(page.locator("html")).to_have_attribute("data-kept", "yes")
    room.kill()
    types(page, "2h 3h")
    expect(page.get_by_test_id("waiting")).to_contain_text("1 act waits to be sent")
    page.reload()
    expect(page.get_by_test_id("waiting")).to_contain_text("1 act waits to be sent")
    expect(page.get_by_test_id("dealer-seat-1")).to_contain_text("banker $100")
    types(page, "Td 6s 9c")
    expect(page.get_by_test_id("waiting")).to_contain_text("2 acts wait to be sent")
    snap(page, "reloaded")
    assert serious(page) == []
    room.open()
    expect(page.get_by_test_id("waiting")).to_have_count(0)
    expect(page.get_by_test_id("net-1")).to_have_text("+95.00")
    expect(page.get_by_test_id("behind-1")).to_contain_text("+19.00")
    page.get_by_test_id("paid").click()
    expect(page.get_by_role("link", name="Round 1 again")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You have signed out.")).to_be_visible()
    assert not page.evaluate("Object.keys(localStorage).filter((each) => each.includes('seen'))")
