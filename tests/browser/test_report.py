"""A game's report in a browser: edges at a glance, other odds as they are typed, the PAR sheet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from houseway import games
from houseway.analysis.edges.shipped import shipped
from tests.browser.conftest import PHONE, WIDE
from tests.browser.pictures import picture
from tests.browser.sizes import first

pytestmark = pytest.mark.browser

BEYOND = """svg => {
  const all = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter(each => {
    const own = each.getBoundingClientRect();
    return own.left < all.left - 1 || own.right > all.right + 1;
  }).map(each => each.textContent);
}"""
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@first(PHONE)
def test_a_game_is_reported_and_a_pay_table_tried_out(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(size)
    page.get_by_test_id("report-three-card-poker@bclc").click()
    expect(page.get_by_test_id("edge-ante")).to_have_text("3.373%")
    expect(page.get_by_test_id("outcomes")).to_be_visible()
    expect(page.get_by_test_id("bankrolls").locator("polyline")).to_have_count(11)
    expect(page.get_by_test_id("editor")).to_have_count(0)  # the main game is no side bet
    assert not page.evaluate(TOO_WIDE)

    if size is WIDE:
        picture(page, "report")
    page.get_by_test_id("wager-pair_plus").click()
    tried = page.get_by_test_id("tried")
    expect(tried).to_contain_text("As printed it costs 5.575%")
    page.get_by_test_id("odds-3").fill("3 to 1")  # a flush: 1,096 of 22,100 hands lose a unit
    expect(tried).to_contain_text("10.534%")
    page.get_by_test_id("odds-3").fill("three")
    expect(tried).to_contain_text("three")
    page.get_by_test_id("as-printed").click()
    expect(tried).to_contain_text("As printed")
    page.get_by_test_id("show-lines").click()
    expect(page.get_by_test_id("lines")).to_contain_text("1 in 460")

    page.get_by_role("button", name="Why? Pair plus, clause").click()
    expect(page.get_by_test_id("clause-panel")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("to-par").click()
    expect(page.get_by_test_id("par")).to_contain_text("PAR sheet: Three Card Poker")
    expect(page.get_by_test_id("par")).to_contain_text("88.84% to 100.01%")
    assert not page.evaluate(TOO_WIDE)


def test_a_chart_and_a_progressive(visit: Callable[..., Page]) -> None:
    page = visit(PHONE)
    page.goto(page.url.partition("#")[0] + "#/report/ultimate-texas-holdem@bclc")
    expect(page.get_by_test_id("chart").locator("tbody tr")).to_have_count(13)
    page.get_by_test_id("wager-progressive").click()
    expect(page.get_by_test_id("tried")).to_contain_text("It costs nothing with $")
    page.get_by_test_id("odds-meter").fill("200000")
    expect(page.get_by_test_id("tried")).to_contain_text("would cost")
    assert not page.evaluate(TOO_WIDE)


def test_no_word_of_a_drawing_is_cut_off(visit: Callable[..., Page]) -> None:
    """The last bar of Discard Inferno is +100…1000: cut short, it would be another figure."""
    page = visit(PHONE)
    page.goto(page.url.partition("#")[0] + "#/report/discard-inferno@bclc")
    expect(page.get_by_test_id("outcomes").locator("text").last).to_have_text("+100…1000")
    for drawing in ("outcomes", "bankrolls"):
        edges = page.get_by_test_id(drawing).evaluate(BEYOND)
        assert edges == [], drawing


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["390 px", "1440 px"])
def test_what_stands_beside_the_edges_is_told(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(size)
    page.goto(page.url.partition("#")[0] + "#/report/fortune-pai-gow@chico")
    kept = shipped(games.find("fortune-pai-gow@chico"))  # type: ignore[arg-type]
    assert kept is not None
    tables = page.get_by_test_id("aside")
    expect(tables).to_have_count(len(kept["asides"]))
    setting = page.get_by_role("table", name="What setting costs")
    expect(setting.get_by_role("row", name="The best setting")).to_contain_text("± 0.010%")
    envy = page.get_by_role("table", name="What envy returns of a $5 fortune bet")
    expect(envy.locator("tbody tr")).to_have_count(6)
    assert not page.evaluate(TOO_WIDE)


@pytest.mark.soak
def test_a_game_for_a_pot_has_no_edge(visit: Callable[..., Page]) -> None:
    page = visit(PHONE)
    page.goto(page.url.partition("#")[0] + "#/report/texas-holdem@bclc")
    expect(page.get_by_test_id("error")).to_contain_text("nobody has an edge by its rules")
