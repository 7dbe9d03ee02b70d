"""Every page for everybody: axe-core, the floor's answers, sounds, jumps, keys and fingers."""

import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from houseway import games
from tests.browser import every_page
from tests.browser.conftest import PASSWORD, PATIENCE, PHONE, SERVE, WIDE, Room
from tests.browser.every_page import THREE
from tests.browser.reading import serious
from tests.browser.sizes import first
from tests.browser.test_play import bet_first_spot, deal, play_out, runs_off, sit_down
from tests.browser.test_room import MOST_SHIFT, SHIFTS

pytestmark = pytest.mark.browser

KAY = "Kay"
ROLES = ("admin", "committee", "director", "floor")
BY_ITSELF = SHIFTS.replace(
    "+= entry.value", "+= entry.hadRecentInput ? 0 : entry.value"
)  # cards that come to a hand one by one, or split it, move those that lie there
HEARD = """() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.heard += 1;
      return start.apply(this, when);
    };
  }
}"""  # whatever the browser is told to play


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room that one person runs, with every role that there is a page for."""
    opened = Room(tmp_path_factory.mktemp("room"), SERVE)
    opened.open()
    opened.staff(KAY, *ROLES)
    yield opened
    opened.close()


def asked(page: Page, room: Room, path: str, form: dict[str, Any] | None = None) -> Any:
    url = f"{room.url}api/{path}"
    answer = page.request.get(url) if form is None else page.request.post(url, data=form)
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def as_kay(page: Page, room: Room) -> None:
    asked(page, room, "session", {"name": KAY, "password": PASSWORD})
    page.reload()


def at(page: Page, room: Room, path: str) -> None:
    page.goto(f"{room.url}#/{path}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")


@first(PHONE)
def test_axe_finds_nothing_serious_on_any_page(
    visit: Callable[..., Page], room: Room, size: dict[str, int]
) -> None:
    """A page that is new in the app's routes fails this until it has an address here."""
    page = visit(size)
    as_kay(page, room)
    found: dict[str, list[str]] = {}
    seen = set()
    for path in every_page.addresses(partial(asked, page, room)):
        at(page, room, path)
        seen.add(page.locator("html").get_attribute("data-page"))
        expect(
            page.get_by_role("main").get_by_role("alert").filter(has_text=re.compile(r"\w"))
        ).to_have_count(0)
        found[path] = serious(page)
        assert runs_off(page) == 0, f"{path} scrolls sideways"
    assert {path: each for path, each in found.items() if each} == {}
    assert seen == every_page.names()


def test_axe_finds_nothing_serious_in_a_form_with_everything_open(
    visit: Callable[..., Page], room: Room
) -> None:
    """A night with a mix of one's own and what a club decides otherwise."""
    page = visit(WIDE)
    as_kay(page, room)
    at(page, room, "nights")
    page.get_by_test_id("event-mix").select_option("own")
    page.get_by_test_id("mix-games").get_by_role("checkbox").first.check()
    page.get_by_test_id("mix-turns").select_option("choice")
    for each in page.get_by_test_id("new-night").locator("summary").all():
        each.click()
    expect(page.get_by_test_id("club-options").get_by_role("combobox").first).to_be_visible()
    assert serious(page) == []


def test_a_page_is_loaded_when_somebody_goes_there(chromium: Browser, room: Room) -> None:
    """The lobby loads none of it; where it cannot be loaded, the page says so."""
    browser = chromium.new_context()  # one that keeps nothing of other tests
    page = browser.new_page()
    page.goto(room.url)
    expect(page.get_by_test_id(f"play-{THREE}")).to_be_visible()
    loaded = "performance.getEntriesByType('resource').map((each) => each.name)"
    assert not [each for each in page.evaluate(loaded) if "LearnPage" in each]
    page.route("**/assets/LearnPage*.js", lambda route: route.abort())
    page.goto(f"{room.url}#/how-to-play/{THREE}")
    expect(page.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load anew").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("How to play")
    browser.close()


@pytest.mark.soak
def test_the_floor_answers_a_dispute(visit: Callable[..., Page], room: Room) -> None:
    """Somebody doubts a round; the floor sees it as he saw it, and he reads the answer."""
    player, floor = visit(PHONE, touch=True), visit(WIDE)
    sit_down(player, "mini-baccarat@bclc")
    player.get_by_test_id("spot-player").tap()
    player.get_by_test_id("deal").first.tap()
    expect(player.get_by_test_id("result")).to_be_visible()
    at(player, room, "rounds")
    player.get_by_test_id("round-link").first.tap()
    player.get_by_test_id("dispute").tap()
    player.get_by_test_id("dispute-note").fill("The third card was not mine")
    player.get_by_test_id("send-dispute").tap()
    expect(player.get_by_test_id("disputed")).to_be_visible()

    as_kay(floor, room)
    floor.get_by_test_id("to-disputes").click()
    asks = floor.get_by_role("listitem").filter(has_text="The third card was not mine")
    expect(asks).to_be_visible()
    assert serious(floor) == []
    asks.get_by_role("link", name="see the round").click()
    expect(floor.get_by_test_id("recall-said")).not_to_be_empty()
    assert serious(floor) == []
    floor.go_back()
    asks.get_by_test_id("answer").fill("It was: player drew to five, 7.1")
    asks.get_by_test_id("send-answer").click()
    expect(asks).to_contain_text("Kay: It was: player drew to five, 7.1")
    player.reload()
    expect(player.get_by_text("The floor: It was: player drew to five")).to_be_visible()


@pytest.mark.soak
def test_sounds_are_heard_once_they_are_wanted(visit: Callable[..., Page]) -> None:
    page = visit(WIDE)
    page.evaluate(HEARD)
    sit_down(page, THREE)
    page.get_by_test_id("spot-ante").click()
    deal(page)
    play_out(page)
    assert page.evaluate("heard") == 0
    page.keyboard.press("?")
    page.get_by_test_id("sounds").check()
    page.keyboard.press("Escape")
    before = page.evaluate("heard")
    assert before > 0, "whoever turns them on hears that they are on"
    page.get_by_test_id("spot-ante").click()
    deal(page)
    expect(page.get_by_test_id("offer-stake-play")).to_be_visible()
    assert page.evaluate("heard") > before


@pytest.mark.parametrize(
    ("id", "size", "counted"),
    [
        ("pure-21.5-blackjack-6-5@chico", PHONE, BY_ITSELF),
        ("ultimate-texas-holdem@bclc", PHONE, SHIFTS),
        pytest.param("double-flop-holdem@chico", PHONE, BY_ITSELF, marks=pytest.mark.soak),
        pytest.param("seven-card-stud@bclc", WIDE, BY_ITSELF, marks=pytest.mark.soak),
        pytest.param("omaha-hi-lo@bclc", PHONE, BY_ITSELF, marks=pytest.mark.soak),
        pytest.param("2-7-triple-draw@bcpc", WIDE, BY_ITSELF, marks=pytest.mark.soak),
        pytest.param("pai-gow-poker@bclc", PHONE, SHIFTS, marks=pytest.mark.soak),
        pytest.param("four-card-poker@bclc", PHONE, SHIFTS, marks=pytest.mark.soak),
    ],
    ids=["pure", "ultimate", "double-flop", "stud", "omaha", "draw", "pai-gow", "four-card"],
)
def test_nothing_jumps_in_a_round(
    visit: Callable[..., Page], id: str, size: dict[str, int], counted: str
) -> None:
    """Where the cards have their room before they come, after a click of one's own neither."""
    page = visit(size, touch=size is PHONE)
    sit_down(page, id)
    if games.find(id).kind == "banked":
        bet_first_spot(page, id)
    page.evaluate("document.fonts.ready")
    page.evaluate(counted)
    deal(page)
    play_out(page)
    assert page.evaluate("shifted") <= MOST_SHIFT
    assert serious(page) == []


def test_a_pot_game_with_keys_alone(visit: Callable[..., Page]) -> None:
    """From the deal to the next one: every answer by its key; whose chips are gone buys more."""
    page = visit(WIDE)
    sit_down(page, "texas-holdem@bcpc")
    page.keyboard.press("d")
    over = page.locator('[data-testid="check-cards"][data-key]')
    ends = time.monotonic() + PATIENCE * 4 / 1000
    while not over.count() and time.monotonic() < ends:
        page.keyboard.press("2")  # check, or call; said too early it is not heard
        page.wait_for_timeout(60)
    expect(over).to_have_accessible_name("Check the cards of round 1")
    expect(page.get_by_test_id("result")).to_be_visible()
    again, buys = page.get_by_test_id("deal").first, page.get_by_test_id("buy")
    expect(again.or_(buys)).to_be_enabled()
    if buys.count():  # all of them were called for, and lost
        page.keyboard.press("b")
        page.get_by_test_id("buy-in").press("Enter")
        expect(again).to_be_enabled()
    page.keyboard.press("d")
    # The next hand is dealt; it may be over before anybody looks.
    first = page.get_by_role("button", name="Check the cards of round 1", exact=True)
    expect(first).to_have_count(0)
