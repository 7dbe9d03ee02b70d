"""A room people come back to: company, chips, pace, looks; each heading at both widths."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.player import Player
from tests.browser.reading import serious
from tests.browser.sizes import first
from tests.browser.test_play import deal, play_out, runs_off, sit_down

pytestmark = pytest.mark.browser

RARE = "flushes-gone-wild@bclc"  # a game that no other test plays by "Play now"
ULTIMATE = "ultimate-texas-holdem@bclc"
LIMITS = {"minimum": 500, "maximum": 50_000}
PAGES = (
    "desk", "nights", "clubs", "people", "disputes", "rounds", "how-to-play/three-card-poker@bclc",
    "report/three-card-poker@bclc", "train/three-card-poker@bclc",
)  # fmt: skip
MOST_SHIFT = 0.05
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value; // after a click too
  }).observe({ type: "layout-shift", buffered: false });
}"""


@first(PHONE)
def test_play_now_leads_to_people_and_they_talk(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    ann = Player(room, "Ann")
    table = ann.ask("tables", {"game": RARE, "settings": LIMITS, "name": "Company"})["id"]
    ann.do(table, do="sit", seat=2, buy_in=20_000)
    page = visit(size, touch=size is PHONE)
    page.get_by_test_id(f"play-{RARE}").click()
    expect(page.get_by_test_id("deal").first).to_be_visible()
    assert table in page.url
    ann.do(table, do="say", phrase="Hello")
    expect(page.get_by_test_id("remark")).to_have_text("Hello")
    page.get_by_test_id("talk").click()
    page.get_by_role("button", name="Good luck").click()
    expect(page.get_by_test_id("remark").filter(has_text="Good luck")).to_be_visible()
    assert runs_off(page) == 0
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("notice")).to_contain_text("stay at Company")
    page.get_by_test_id("stand-up").click()  # so that the next visitor is the second one again
    ann.do(table, do="leave")


@first(WIDE)
def test_out_of_chips_the_way_to_more_stands_where_they_were(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    ann = Player(room, "Ann")
    table = ann.ask("tables", {"game": RARE, "settings": LIMITS, "name": "Poor"})["id"]
    page = visit(size, touch=size is PHONE)
    page.goto(f"{room.url}#/table/{table}/sit")
    page.get_by_test_id("buy-in").fill("4")
    page.get_by_test_id("confirm-buy-in").click()
    expect(page.get_by_text("4.00 here and the least bet is")).to_be_visible()
    expect(page.get_by_test_id("deal")).to_have_count(0)
    page.get_by_test_id("buy").click()
    page.get_by_test_id("confirm-buy-in").click()
    expect(page.get_by_test_id("deal").first).to_be_visible()
    expect(page.get_by_test_id("more-chips-here")).to_have_count(0)


@first(PHONE)
def test_one_person_plays_two_hands(visit: Callable[..., Page], size: dict[str, int]) -> None:
    page = visit(size, touch=size is PHONE)
    sit_down(page, ULTIMATE)
    page.get_by_role("button", name="Seat", exact=True).click()
    page.get_by_test_id("another-hand").click()
    page.get_by_test_id("confirm-buy-in").click()
    other = page.locator('[data-testid^="take-seat-"]')
    expect(other).to_be_visible()
    for _ in range(2):
        page.get_by_test_id("spot-ante").first.click()
        expect(page.get_by_role("status").filter(has_text="Press Deal")).to_be_visible()
        other.click()
    deal(page)
    own = page.locator('[data-testid^="hand-seat"] [data-card]:not([data-card=down])')
    expect(own).to_have_count(4)
    play_out(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    assert page.locator(".rail h3").filter(has_text="You, seat").count() == 2
    picture(page, "table-hands" if size is WIDE else "table-hands-phone")
    assert runs_off(page) == 0


@first(WIDE)
def test_what_was_said_ahead_is_done_in_turn(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    """The guest in seat 2 means to check or fold; Ann raises, and he folds without a click."""
    ann = Player(room, "Ann")
    table = ann.open(seats=2)
    ann.do(table, do="sit", seat=1, buy_in=20_000)
    page = visit(size, touch=size is PHONE)
    page.goto(f"{room.url}#/table/{table}/sit")
    page.get_by_test_id("confirm-buy-in").click()
    expect(page.get_by_test_id("auto-deal")).not_to_be_checked()
    deal(page)
    call, wish = page.get_by_test_id("offer-call"), page.get_by_test_id("ahead-check_fold")
    expect(call.or_(wish).first).to_be_visible()
    if call.count():  # who has the button acts first
        call.click()
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    ann.do(table, do="act", action={"act": "raise_to", "amount": 3000})
    expect(page.get_by_test_id("result")).to_have_text("You lost $10.00")
    expect(page.get_by_text("You fold").first).to_be_visible()


@pytest.mark.soak
def test_what_keeps_somebody_out_would_be_noticed(visit: Callable[..., Page], room: Room) -> None:
    """Nothing of it in the lobby and on the pages of one's rounds; made on purpose, it is found."""
    page = visit()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert serious(page) == []
    page.get_by_test_id("open-texas-holdem@bclc").click()
    expect(page.get_by_test_id("open-table")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.goto(f"{room.url}#/rounds")
    expect(page.get_by_role("heading", name="My rounds")).to_be_visible()
    assert serious(page) == []
    page.evaluate(
        "document.querySelector('main').innerHTML = '<button></button><img src=/icon.svg>'"
    )
    assert len(serious(page)) == 2


@pytest.mark.soak
@pytest.mark.parametrize("path", PAGES)
def test_nobody_is_kept_out_of_any_page(visit: Callable[..., Page], room: Room, path: str) -> None:
    page = visit()
    expect(page.get_by_test_id("board")).to_be_visible()
    page.goto(f"{room.url}#/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious(page) == []


@first(PHONE)
def test_nothing_jumps_and_everything_can_be_read(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    """One round with its layout shifts counted, by night and by day."""
    page = visit(size, touch=size is PHONE)
    sit_down(page, "three-card-poker@bclc")
    page.get_by_test_id("spot-ante").click()
    page.wait_for_function("document.fonts.ready")
    page.evaluate(SHIFTS)
    deal(page)
    page.get_by_test_id("offer-stake-play").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    shifted = page.evaluate("window.shifted")
    assert shifted <= MOST_SHIFT
    lines = page.get_by_test_id("line")
    if size is WIDE:
        last = lines.last.bounding_box()
        assert last
        assert last["y"] + last["height"] <= WIDE["height"], "a line is out of sight"
    else:
        expect(page.get_by_test_id("to-lines")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Seat", exact=True).click()
    page.get_by_role("button", name="Keys and help").last.click()
    page.get_by_test_id("light").check()
    page.get_by_test_id("four-colours").check()
    assert serious(page) == []
    page.reload()
    expect(page.locator("html[data-theme=light][data-deck=four]")).to_be_attached()
    expect(page.get_by_test_id("deal").first).to_be_visible()
    assert serious(page) == []


@first(WIDE)
def test_a_disputed_round_lies_before_the_floor(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    page = visit(size, touch=size is PHONE)
    sit_down(page, "mini-baccarat@bclc")
    page.get_by_test_id("spot-player").click()
    deal(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    page.goto(f"{room.url}#/rounds")
    page.get_by_test_id("round-link").first.click()
    page.get_by_test_id("dispute").click()
    page.get_by_test_id("send-dispute").click()
    expect(page.get_by_text("Say in a few words what is wrong.")).to_be_visible()
    page.get_by_test_id("dispute-note").fill("The third card was not mine")
    page.get_by_test_id("send-dispute").click()
    expect(page.get_by_test_id("disputed")).to_contain_text("The third card was not mine")


@first(PHONE)
def test_a_phone_begins_with_the_open_tables(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    """And a search finds a game by what people call it."""
    page = visit(size, touch=size is PHONE)
    board = page.get_by_test_id("board").bounding_box()
    shelf = page.get_by_test_id("lobby-game-texas-holdem@bclc").bounding_box()
    assert board
    assert shelf
    if size is PHONE:
        assert board["y"] < shelf["y"]
        assert board["y"] < PHONE["height"]
        picture(page, "lobby-phone")
    for called, found in (
        ("plo", "omaha@bclc"),
        ("blackjack", "pure-21.5-blackjack-6-5@chico"),
        ("UTH", ULTIMATE),
    ):
        page.get_by_placeholder("Find a game").fill(called)
        expect(page.get_by_test_id(f"play-{found}")).to_be_visible()


@first(WIDE)
def test_the_same_bets_are_those_before_the_deal(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    """What a decision added is not laid again."""
    page = visit(size, touch=size is PHONE)
    sit_down(page, "three-card-poker@bclc")
    page.get_by_test_id("spot-ante").click()
    deal(page)
    page.get_by_test_id("offer-stake-play").click()
    again = page.get_by_test_id("again")
    expect(again).to_contain_text("$5.00")
    again.click()
    expect(page.get_by_test_id("offer-stake-play")).to_be_enabled()
    expect(page.get_by_test_id("spot-ante")).to_have_accessible_name(re.compile("5.00 staked"))
    expect(page.get_by_test_id("spot-play")).not_to_have_accessible_name(re.compile("5.00 staked"))


@pytest.mark.soak
@first(PHONE)
def test_a_click_hurries_cards_that_come_slowly(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(size)
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, "mini-baccarat@bclc")
    page.keyboard.press("?")
    page.get_by_test_id("speed").select_option("slow")
    page.keyboard.press("Escape")
    page.get_by_test_id("spot-player").click()
    deal(page)
    expect(page.get_by_test_id("hand-player").locator("[data-card]")).to_have_count(1)
    expect(page.get_by_test_id("result")).to_have_count(0)
    page.get_by_test_id("hand-player").click()
    assert page.get_by_test_id("result").count() == 1


@first(PHONE)
def test_a_form_says_what_is_wrong(visit: Callable[..., Page], size: dict[str, int]) -> None:
    """A short password, one that everybody tries first, a name that is taken."""
    name = f"Somebody of {size['width']}"
    page = visit(size)
    for password, trouble in (
        ("seven", "A password has at least 12 characters; this has 5."),
        ("royalflush123", "one that many people use"),
        ("four of a kind and a king", ""),
        ("four of a kind and a queen", "taken"),
    ):
        page.get_by_role("button", name="Sign in").first.click()
        page.get_by_role("button", name="Create an account instead").click()
        page.get_by_role("textbox", name="Name").fill(name)
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Create account").click()
        if trouble:
            expect(page.get_by_role("alert").filter(has_text=trouble)).to_be_visible()
            page.keyboard.press("Escape")
        else:
            expect(page.get_by_role("dialog")).to_have_count(0)
            page.context.clear_cookies()
            page.reload()


@first(WIDE)
def test_a_marked_game_is_one_tap_away(visit: Callable[..., Page], size: dict[str, int]) -> None:
    page = visit(size)
    page.get_by_role("button", name="Mark Badugi of BCPC as yours").click()
    page.reload()
    page.get_by_test_id("your-games").get_by_role("button", name="Play Badugi, BCPC").click()
    expect(page.get_by_test_id("deal").first).to_be_visible()


@first(WIDE)
def test_whoever_watches_may_take_any_free_seat(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    ann = Player(room, "Ann")
    table = ann.ask("tables", {"game": ULTIMATE, "settings": LIMITS, "name": "Free"})["id"]
    ann.do(table, do="sit", seat=4, buy_in=20_000)
    page = visit(size)
    page.goto(f"{room.url}#/table/{table}")
    for seat in (1, 2, 3, 5, 6):
        page.get_by_role("button", name=f"Sit down in seat {seat}").click(trial=True)
