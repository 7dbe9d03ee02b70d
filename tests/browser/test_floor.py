"""The floor on a phone, a tablet and a wall: what is to do, orders, people, a dispute, a report."""

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PASSWORD, PHONE, WIDE, Room
from tests.browser.player import Player

pytestmark = pytest.mark.browser

TABLET = {"width": 820, "height": 1180}
SIZES = {"phone": (PHONE, True), "tablet": (TABLET, True), "wall": (WIDE, False)}
THREE_CARD = "three-card-poker@bclc"
ENTRY = re.compile(r"^Corner, entry \d+$")  # of the log, by the name of its table


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room with somebody on the floor, a table at which three rounds were lost and disputed."""
    opened = Room(tmp_path_factory.mktemp("room"))
    opened.open()
    opened.staff("Flo", "floor")
    ann = Player(opened, "Ann")
    form = {"game": THREE_CARD, "settings": {"minimum": 500, "maximum": 10_000}, "name": "Corner"}
    table = ann.ask("tables", form)["id"]
    ann.do(table, do="sit", seat=1, buy_in=20_000)
    for number in range(1, 4):
        ann.do(table, do="bet", bets={"ante": 1_000}, tips={})
        ann.do(table, do="deal")
        ann.do(table, do="act", action={"act": "fold"})
        ann.ask(f"tables/{table}/rounds/{number}/dispute", {"note": f"round {number} was mine"})
    yield opened
    opened.close()


def sign_in(page: Page) -> None:
    page.get_by_role("button", name="Sign in").first.click()
    page.get_by_label("Name", exact=True).fill("Flo")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_player_sets_himself_a_limit(visit: Callable[..., Page]) -> None:
    page = visit(PHONE, touch=True)
    sign_in(page)
    page.get_by_test_id("to-rounds").click()
    page.get_by_test_id("to-limits").click()
    page.get_by_test_id("limit-loss").fill("50")
    page.get_by_test_id("set-loss").click()
    expect(page.get_by_role("dialog")).to_contain_text("Most to lose in a day: 50.00")
    page.get_by_test_id("limit-loss").fill("80")
    page.get_by_test_id("set-loss").click()
    expect(page.get_by_role("dialog")).to_contain_text("80.00 from")
    fits(page)


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


def snap(page: Page, name: str) -> None:
    """A picture for the eye, where somebody wants to look: HOUSEWAY_PICTURES names a folder."""
    if folder := os.environ.get("HOUSEWAY_PICTURES"):
        page.screenshot(path=f"{folder}/floor-{name}.png", full_page=True)


@pytest.fixture(params=list(SIZES))
def where(request: pytest.FixtureRequest) -> str:
    """On a phone, a tablet and a wall."""
    return str(request.param)


@pytest.mark.some(1)
def test_whoever_runs_the_room_does_it_from_one_page(
    visit: Callable[..., Page], where: str
) -> None:
    size, touch = SIZES[where]
    page = visit(size, touch=touch)
    sign_in(page)
    page.get_by_test_id("to-floor").click()
    sees_the_room(page)
    gives_orders(page, where)
    refuses_what_is_not_in_the_tray(page)
    goes_on_from_what_is_to_do(page)
    gives_a_comp(page)
    rules_on_a_dispute(page, list(SIZES).index(where) + 1)
    reads_a_report(page)
    looks_at_the_class(page)


def sees_the_room(page: Page) -> None:
    corner = page.get_by_test_id("floor-table").filter(has_text="Corner")
    expect(corner).to_contain_text("Three Card Poker")
    expect(corner).to_contain_text("+30.00")  # what was folded is the house's, whatever the cards
    expect(corner).to_contain_text("Theory")
    expect(page.get_by_test_id("alert-dispute").first).to_contain_text("rule by a clause")
    fits(page)


def gives_orders(page: Page, where: str) -> None:
    corner = page.get_by_test_id("floor-table").filter(has_text="Corner")
    corner.get_by_test_id("order").click()
    page.get_by_test_id("order-do").select_option("fill")
    page.get_by_test_id("order-amount").fill("250")
    page.get_by_test_id("order-why").fill(f"for the {where}")
    page.get_by_test_id("order-why").press("Enter")  # by keys; the next by touch
    expect(page.get_by_test_id("notice")).to_contain_text("bring chips to a table's tray")
    last = page.get_by_test_id("floor-acts").get_by_role("listitem").first
    expect(last).to_contain_text(f"for the {where}")
    corner.get_by_test_id("order").click()
    page.get_by_test_id("order-do").select_option("stakes")
    stakes = page.get_by_test_id("order-setting").locator("option").all_inner_texts()
    assert "maximum, now 100.00" in stakes  # what is posted here, and no blinds
    assert not [each for each in stakes if "blinds" in each]
    page.get_by_test_id("order-do").select_option("seat")
    expect(page.get_by_test_id("order-seat")).to_have_value("2")  # Ann has the first
    page.get_by_test_id("order-do").select_option("pause")
    page.get_by_test_id("order-send").click()
    expect(corner).to_contain_text("paused")
    corner.get_by_test_id("order").click()
    page.get_by_test_id("order-send").click()  # it goes on
    expect(corner).to_contain_text("between rounds")


def refuses_what_is_not_in_the_tray(page: Page) -> None:
    corner = page.get_by_test_id("floor-table").filter(has_text="Corner")
    corner.get_by_test_id("order").click()
    page.get_by_test_id("order-do").select_option("credit")
    page.get_by_test_id("order-amount").fill("1000000")
    page.get_by_test_id("order-send").click()
    expect(page.get_by_role("alert").filter(has_text="in its tray")).to_be_visible()
    page.keyboard.press("Escape")


def goes_on_from_what_is_to_do(page: Page) -> None:
    """A table that rests is among what is to do, and its orders are given there."""
    corner = page.get_by_test_id("floor-table").filter(has_text="Corner")
    corner.get_by_test_id("order").click()
    page.get_by_test_id("order-send").click()  # pause
    page.get_by_test_id("alert-paused").get_by_test_id("alert-order").click()
    expect(page.get_by_role("dialog")).to_contain_text("Corner")
    page.get_by_test_id("order-send").click()
    expect(page.get_by_test_id("alert-paused")).to_have_count(0)


def gives_a_comp(page: Page) -> None:
    """What is missing is said where it was asked for, and what was given is not given twice."""
    people, wrong = page.get_by_test_id("floor-people"), page.get_by_test_id("person-trouble")
    page.get_by_test_id("find-person").fill("Ann")
    page.get_by_test_id("comp").first.click()
    expect(wrong).to_have_text("Say how many chips.")
    expect(wrong).to_be_in_viewport()
    page.get_by_test_id("exclude-days").fill("seven")
    page.get_by_test_id("person-why").fill("a long wait")
    page.get_by_test_id("exclude").first.click()
    expect(wrong).to_contain_text("seven is no number of days")
    expect(people).not_to_contain_text("excluded")
    page.get_by_test_id("comp-amount").fill("5")
    page.get_by_test_id("comp").first.click()
    expect(page.get_by_test_id("comp-amount")).to_have_value("")
    expect(page.get_by_test_id("notice")).to_contain_text("give a player chips on the house")
    fits(page)


def rules_on_a_dispute(page: Page, number: int) -> None:
    page.goto(page.url.split("#")[0] + "#/disputes")
    held = page.get_by_role("listitem").filter(has_text=f"round {number} was mine")
    held.get_by_test_id("review").click()
    page.get_by_test_id("review-seats").get_by_role("link", name="1. Ann").click()
    expect(page.get_by_role("banner")).to_contain_text("saw it")
    page.get_by_test_id("step-back").click()
    expect(page.get_by_test_id("review-seats")).to_contain_text("Proof")
    expect(page.get_by_role("button", name="Sit")).to_have_count(0)  # the round is over
    fits(page)
    page.goto(page.url.split("#")[0] + "#/disputes")
    held.get_by_test_id("answer").fill("A fold gives the ante up.")
    held.get_by_test_id("answer-clause").fill("bclc-poker/6/6.8.2")
    held.get_by_test_id("send-answer").click()
    ruling = held.get_by_test_id("ruling")
    expect(ruling).to_contain_text("Flo: A fold gives the ante up. (by bclc")
    fits(page)


def reads_a_report(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/floor/report")
    expect(page.get_by_test_id("report-table")).to_contain_text("Corner")
    expect(page.get_by_test_id("report-staked").get_by_role("button")).to_be_hidden()
    page.get_by_test_id("report-table").get_by_role("button", name="Theory").click()
    expect(page.get_by_test_id("report-staked").get_by_role("button")).to_be_visible()
    page.get_by_test_id("report-table").get_by_role("button", name="Took +30.00").click()
    expect(page.get_by_role("dialog").get_by_role("link").first).to_have_text(ENTRY)
    expect(page.get_by_test_id("entries-total")).to_have_text("+30.00")
    expect(page.get_by_role("dialog").get_by_role("row")).to_have_count(4)  # a head, three rounds
    page.keyboard.press("Escape")
    fits(page)
    page.emulate_media(media="print")
    expect(page.get_by_test_id("report-csv")).to_be_hidden()
    page.emulate_media(media="screen")
    page.goto(page.url.split("#")[0] + "#/floor/report/2020-01-31/2")
    expect(page.get_by_test_id("empty-day")).to_be_visible()
    expect(page.get_by_test_id("shift-report")).not_to_contain_text("not known")
    expect(page.get_by_role("heading", level=1)).to_have_text("Shift 2 of 3, gaming day 2020-01-31")
    fits(page)


def looks_at_the_class(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/floor")
    page.get_by_test_id("to-class").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The class")


def test_who_is_excluded_is_put_out_from_what_is_to_do(
    visit: Callable[..., Page], room: Room
) -> None:
    cid, bob = Player(room, "Cid"), Player(room, "Bob")
    form = {"game": THREE_CARD, "settings": {"minimum": 500, "maximum": 10_000}, "name": "Side"}
    table = cid.ask("tables", form)["id"]
    cid.do(table, do="sit", seat=1, buy_in=20_000)
    bob.do(table, do="sit", seat=2, buy_in=20_000)
    page = visit(PHONE, touch=True)
    sign_in(page)
    page.goto(page.url.split("#")[0] + "#/floor")
    page.get_by_test_id("find-person").fill(bob.name)
    page.get_by_test_id("person-why").fill("threats")
    page.get_by_test_id("exclude-days").fill("7")
    page.get_by_test_id("exclude").tap()
    alert = page.get_by_test_id("alert-excluded").filter(has_text=bob.name)
    alert.get_by_test_id("alert-order").tap()
    expect(page.get_by_test_id("order-do")).to_have_value("put_out")
    expect(page.get_by_test_id("order-who")).to_have_value("2")  # him, and not who sits first
    page.get_by_test_id("order-send").tap()
    expect(alert).to_have_count(0)
    expect(page.get_by_label("Side", exact=True)).to_contain_text(cid.name)


def test_a_table_for_the_house_opens_with_whatever_is_posted(visit: Callable[..., Page]) -> None:
    page = visit(TABLET, touch=True)
    sign_in(page)
    page.goto(page.url.split("#")[0] + "#/floor")
    page.get_by_test_id("open-for-house").tap()
    page.get_by_test_id("house-game").select_option("mini-baccarat@bclc")
    page.get_by_test_id("house-name").fill("High room")
    page.get_by_test_id("setting-minimum").fill("100")
    page.get_by_test_id("setting-maximum").fill("2000")
    page.get_by_test_id("more-settings").locator("summary").tap()
    page.get_by_test_id("setting-decks").fill("6")
    fits(page)
    snap(page, "open-for-house")
    page.get_by_test_id("house-open").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_label("High room", exact=True)).to_contain_text("100 to 2,000")
