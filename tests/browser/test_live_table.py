"""A live hand at the tablet: three irregular acts, corrections, cards keyed, the pot pushed."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PASSWORD, PHONE, WIDE, Room
from tests.browser.reading import serious
from tests.browser.sizes import first

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room with somebody who runs the floor, made at the terminal."""
    opened = Room(tmp_path_factory.mktemp("room"))
    opened.open()
    opened.staff("Flo", "floor")
    yield opened
    opened.close()


def sign_in(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sign in").first.click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def snap(page: Page, name: str) -> None:
    """A picture for the eye, where somebody wants to look: HOUSEWAY_PICTURES names a folder."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls aside"
    if folder := os.environ.get("HOUSEWAY_PICTURES"):
        page.screenshot(path=f"{folder}/live-{name}.png", full_page=True)


def open_table(page: Page) -> None:
    page.get_by_test_id("open-live").click()
    page.get_by_test_id("live-game").select_option("texas-holdem@bcpc")
    page.get_by_label("Blinds").fill("100, 200")
    page.get_by_label("Minimum buy in").fill("1000")
    page.get_by_text("More settings").click()
    page.get_by_label("Maximum buy in").fill("100000")
    page.get_by_label("Big blind ante").uncheck()
    page.get_by_test_id("open-live-table").click()
    expect(page.get_by_test_id("live-table")).to_be_visible()
    for seat, name in enumerate(("Ann", "Bob", "Cleo", "Dan"), 1):
        page.get_by_test_id(f"sit-{seat}").click()
        page.get_by_test_id("sit-name").fill(name)
        page.get_by_test_id("sit-chips").fill("10000")
        page.get_by_test_id("sit-down").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("live-seat-1").click()
    page.get_by_test_id("give-button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def chips(page: Page, *units: int) -> None:
    for each in units:
        page.get_by_test_id(f"chip-{100 * each}").click()


def ruled(page: Page, words: str) -> None:
    page.get_by_test_id("rule").click()
    expect(page.get_by_test_id("aloud")).to_have_text(words)


def to_act(page: Page, name: str) -> None:
    expect(page.get_by_test_id("ruling")).to_have_count(0)
    expect(page.get_by_test_id("to-act")).to_have_text(name)


def key(page: Page, *cards: str) -> None:
    for card in cards:
        page.get_by_test_id(f"card-{card}").click()
    page.get_by_test_id("key-cards").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@first(PHONE)
def test_one_hand_with_irregular_acts(visit: Callable[..., Page], size: dict[str, int]) -> None:
    page, watcher = visit(size, touch=size is PHONE), visit(WIDE)
    width = "phone" if size is PHONE else "wide"
    sign_in(page, "Flo")
    open_table(page)
    watcher.goto(page.url)
    page.get_by_test_id("deal-hand").click()
    before_the_flop(page, watcher, width)
    on_the_flop(page, width)
    to_the_end(page, width)
    expect(watcher.get_by_test_id("live-seat-2")).to_contain_text("£11,900")
    expect(watcher.get_by_test_id("deal-hand")).to_have_count(0)


def before_the_flop(page: Page, watcher: Page, width: str) -> None:
    """One chip too large, an act out of turn, and a raise that is half of one."""
    to_act(page, "Dan")
    chips(page, 1000)
    ruled(page, "Call £200.00. £800.00 comes back.")
    expect(watcher.get_by_test_id("aloud")).to_have_text("Call £200.00. £800.00 comes back.")
    expect(watcher.get_by_test_id("as-ruled")).to_have_count(0)
    snap(page, f"{width}-ruling")
    page.get_by_test_id("as-ruled").click()

    to_act(page, "Ann")
    page.get_by_test_id("live-seat-2").click()  # Bob does not wait for Ann
    expect(page.get_by_test_id("turn")).to_contain_text("out of turn: Ann is to act")
    page.get_by_test_id("word-call").click()
    page.get_by_test_id("rule").click()
    to_act(page, "Ann")
    expect(page.get_by_test_id("live-seat-2")).to_contain_text("call out of turn")
    snap(page, f"{width}-out-of-turn")
    page.get_by_test_id("word-raise").click()
    page.get_by_test_id("said-amount").fill("600")
    page.get_by_test_id("rule").click()
    to_act(page, "Bob")
    expect(page.get_by_test_id("live-record")).to_contain_text("Bob may call, raise or fold")

    chips(page, 500, 100, 100)  # with 100 there half of a raise above 600, which is made a full one
    ruled(page, "Raise to £1,000.00.")
    page.get_by_test_id("take-back").click()
    page.get_by_test_id("why").fill("one of the chips was not his")
    page.get_by_test_id("say-why").click()
    to_act(page, "Bob")
    expect(page.get_by_test_id("live-record")).to_contain_text("one of the chips was not his")
    for name, act in (("Bob", "call"), ("Cleo", "fold"), ("Dan", "call")):
        to_act(page, name)
        page.get_by_test_id(f"quick-{act}").click()


def on_the_flop(page: Page, width: str) -> None:
    """An underbet is made a full one; then it turns out to have been more, and called."""
    to_act(page, "Bob")
    expect(page.get_by_test_id("pot")).to_have_text("£2,000")
    page.get_by_test_id("key-next").click()
    snap(page, f"{width}-cards")
    key(page, "Ah", "7d", "2c")
    chips(page, 100)
    ruled(page, "Bet £200.00.")
    page.get_by_test_id("as-ruled").click()
    to_act(page, "Dan")
    page.get_by_test_id("quick-call").click()
    to_act(page, "Ann")
    expect(page.get_by_test_id("pot")).to_have_text("£2,400")
    page.get_by_test_id("correct-8").click()
    page.get_by_role("dialog").get_by_test_id("chip-50000").click()
    page.get_by_role("dialog").get_by_test_id("rule").click()
    page.get_by_test_id("why").fill("the chip was a 500")
    page.get_by_test_id("say-why").click()
    expect(page.get_by_test_id("pot")).to_have_text("£3,000")
    expect(page.get_by_test_id("live-record")).to_contain_text("Bet £500.00. That goes for Dan.")
    snap(page, f"{width}-turn")
    page.get_by_test_id("quick-fold").click()


def to_the_end(page: Page, width: str) -> None:
    """Two streets are checked, one hand is shown, and the other was never seen."""
    for card in ("Ks", "Qs"):
        to_act(page, "Bob")
        page.get_by_test_id("key-next").click()
        key(page, card)
        page.get_by_test_id("quick-check").click()
        to_act(page, "Dan")
        page.get_by_test_id("quick-check").click()
    expect(page.get_by_test_id("showdown")).to_be_visible()
    snap(page, f"{width}-showdown")
    page.get_by_test_id("key-hand-2").click()
    key(page, "As", "Ac")
    page.get_by_role("button", name="Bob for the main pot", exact=True).click()
    expect(page.get_by_test_id("hand-over")).to_contain_text("Bob £3,000")
    snap(page, f"{width}-over")
    page.get_by_test_id("push-pot").click()
    expect(page.get_by_test_id("live-seat-2")).to_contain_text("£11,900")
    expect(page.get_by_test_id("deal-hand")).to_have_text("Cards are out: hand 2")


TABLET = {"width": 820, "height": 1180}


@pytest.mark.soak
def test_a_hand_goes_on_while_the_room_is_gone_and_the_page_is_loaded_anew(
    visit: Callable[..., Page], room: Room
) -> None:
    page = visit(TABLET, touch=True)
    sign_in(page, "Flo")
    open_table(page)
    page.get_by_test_id("deal-hand").tap()
    to_act(page, "Dan")
    page.get_by_test_id("quick-call").tap()
    to_act(page, "Ann")
    expect(page.locator("html")).to_have_attribute("data-kept", "yes")
    room.kill()
    page.get_by_test_id("quick-call").tap()
    waits(page, 1)
    page.reload()
    waits(page, 1)
    expect(page.get_by_test_id("live-seat-4")).to_contain_text("in: £200")
    before_the_room_is_back(page)
    room.open()
    expect(page.get_by_test_id("waiting")).to_have_count(0)
    expect(page.get_by_test_id("hand-over")).to_contain_text("Cleo £1,400")
    expect(page.get_by_test_id("place-board").locator(".card")).to_have_count(4)
    acts = page.get_by_test_id("live-record").get_by_text("“bet £300”")
    expect(acts).to_have_count(1)
    page.get_by_test_id("push-pot").tap()
    expect(page.get_by_test_id("live-seat-3")).to_contain_text("£10,900")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You have signed out.")).to_be_visible()
    assert not page.evaluate("Object.keys(localStorage).filter((each) => each.includes('seen'))")


def before_the_room_is_back(page: Page) -> None:
    """The rest of the hand, keyed blind: who is next is foreseen; another can be named."""
    for name, act in (("Bob", "call"), ("Cleo", "check")):
        to_act(page, name)
        page.get_by_test_id(f"quick-{act}").tap()
    page.get_by_test_id("alone-board").tap()
    page.get_by_test_id("card-text").fill("Ah 7d 2c")
    page.get_by_test_id("card-text").press("Enter")
    page.get_by_test_id("key-cards").tap()
    waits(page, 4)
    to_act(page, "Bob")
    page.get_by_test_id("quick-check").tap()
    to_act(page, "Cleo")
    page.get_by_test_id("word-bet").tap()
    page.get_by_test_id("said-amount").fill("300")
    page.get_by_test_id("rule").tap()
    snap(page, "alone")
    assert serious(page) == []
    for name, act in (("Dan", "call"), ("Ann", "fold"), ("Bob", "fold")):
        to_act(page, name)
        page.get_by_test_id(f"quick-{act}").tap()
    page.get_by_test_id("alone-board").tap()
    page.get_by_test_id("card-text").fill("Ks")
    page.get_by_test_id("card-text").press("Enter")
    page.get_by_test_id("key-cards").tap()
    to_act(page, "Cleo")
    page.get_by_test_id("live-seat-4").tap()
    to_act(page, "Dan")
    page.get_by_test_id("live-seat-3").tap()
    page.get_by_test_id("quick-check").tap()
    to_act(page, "Dan")
    page.get_by_test_id("quick-fold").tap()


def waits(page: Page, acts: int) -> None:
    words = "1 act waits" if acts == 1 else f"{acts} acts wait"
    expect(page.get_by_test_id("waiting")).to_contain_text(f"{words} to be sent")
