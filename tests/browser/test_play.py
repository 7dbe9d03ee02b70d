"""A person in a browser: from the lobby to a paid settlement, in every game of the catalogue."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooSlow

from houseway import games
from tests.browser.conftest import PHONE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.sizes import first

pytestmark = pytest.mark.browser

BANKED = [id for id, game in games.catalogue().items() if game.kind == "banked"]
POT = [id for id, game in games.catalogue().items() if game.kind == "pot"]
MOST_DECISIONS = 60
MOST_CARDS = 25  # in one hand


def in_turn(ids: list[str], every: int = 1) -> pytest.MarkDecorator:
    """Every game, or one in so many, once, wide and narrow in turn; the rest is for `make soak`."""
    sizes = [(WIDE, "1440"), (PHONE, "390")]
    return pytest.mark.parametrize(
        ("id", "size"),
        [
            pytest.param(
                id, size, id=f"{id}-{name}", marks=[pytest.mark.soak] if other or at % every else []
            )
            for at, id in enumerate(ids)
            for other, (size, name) in enumerate(sizes if at % 2 else sizes[::-1])
        ],
    )


STAYING = (
    "stake",
    "ride",
    "set",  # once the house way has laid the cards
    "house_way",
    "keep",
    "discard",
    "pat",
    "take",
    "bring_in",
    "expose",
    "run_twice",
    "check",
    "call",
    "accept",
    "face",
    "place",
    "fold",
    "decline",
    "stand",
    "hit",
)


def sit_down(page: Page, id: str) -> None:
    """A table of one's own: "Play now" would lead to whoever plays in this room already."""
    page.get_by_test_id(f"open-{id}").click()
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("deal").first).to_be_visible()


def bet_first_spot(page: Page, id: str) -> None:
    spot = games.find(id).spots[0].name
    page.get_by_test_id(f"spot-{spot}").first.click()


def deal(page: Page) -> None:
    page.get_by_test_id("deal").first.click()


def answer(page: Page) -> bool:
    """Stay in if that is offered; False once the round is over."""
    over = page.locator('[data-testid="check-cards"][data-key]')  # a fee is a line before the cards
    chosen = page.get_by_test_id("tray").or_(page.get_by_test_id("pick-card"))
    offers = page.locator('[data-testid^="offer-"]:enabled').or_(chosen)
    expect(over.or_(offers.first).first).to_be_visible(timeout=20_000)
    choose_cards(page)
    for act in STAYING:
        offer = page.locator(f'[data-testid^="offer-{act}"]:enabled')
        if offer.count():
            with suppress(TooSlow):  # the table may have moved on meanwhile
                offer.first.click(timeout=2_000)
            return True
    return page.locator('[data-testid^="offer-"]').count() > 0 or not over.is_visible()


def choose_cards(page: Page) -> None:
    """Where some cards are to be kept or to go, take the first until there are enough."""
    left = page.get_by_test_id("tray-2").get_by_test_id("tray-card")
    for _ in range(MOST_CARDS):
        if not (page.get_by_test_id("offer-keep").count() and left.count() > 2):
            break
        left.first.click()
    too_few = page.locator('[data-testid="offer-discard"]:disabled')
    unpicked = page.locator('[data-testid="pick-card"][aria-pressed="false"]')
    for _ in range(MOST_CARDS):
        if not too_few.count():
            break
        with suppress(TooSlow):  # it may be on its way already
            unpicked.first.click(timeout=1_000)


def play_out(page: Page) -> None:
    for _ in range(MOST_DECISIONS):
        if not answer(page):
            return
        page.wait_for_timeout(60)
    raise AssertionError(f"the round was not settled after {MOST_DECISIONS} decisions")


@in_turn(BANKED, every=15)
def test_a_banked_round_from_lobby_to_settlement(
    visit: Callable[..., Page], id: str, size: dict[str, int]
) -> None:
    page = visit(size, touch=size is PHONE)
    sit_down(page, id)
    bet_first_spot(page, id)
    deal(page)
    play_out(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    assert games.find(id).section.split("/")[0] in page.get_by_test_id("line").first.inner_text()


@in_turn(POT, every=17)  # the oddest have tests of their own
def test_a_hand_against_the_bots(visit: Callable[..., Page], id: str, size: dict[str, int]) -> None:
    page = visit(size, touch=size is PHONE)
    sit_down(page, id)
    deal(page)
    play_out(page)
    expect(page.get_by_test_id("line").first).to_be_visible()


def test_reload_in_the_middle_of_a_round(visit: Callable[..., Page]) -> None:
    page = visit()
    sit_down(page, "three-card-poker@bclc")
    bet_first_spot(page, "three-card-poker@bclc")
    page.get_by_test_id("spot-pair_plus").first.click()
    deal(page)
    before = cards_of(page)
    page.reload()
    assert cards_of(page) == before
    page.get_by_test_id("offer-stake-play").click()
    expect(page.get_by_test_id("line").first).to_be_visible()
    expect(page.get_by_test_id("result")).to_be_visible()
    picture(page, "table")


def test_the_card_room_is_killed_in_the_middle_of_a_round(
    visit: Callable[..., Page], room: Room
) -> None:
    """The page reconnects by itself and the round goes on with the same cards."""
    page = visit()
    sit_down(page, "three-card-poker@bclc")
    bet_first_spot(page, "three-card-poker@bclc")
    deal(page)
    before = cards_of(page)
    room.kill()
    room.open()
    page.get_by_test_id("offer-stake-play").click()
    expect(page.get_by_test_id("line").first).to_be_visible(timeout=20_000)
    assert cards_of(page) == before


def cards_of(page: Page) -> list[str | None]:
    """The labels of one's own cards, as a screen reader says them."""
    cards = page.locator('[data-testid^="hand-seat"] [role="img"]')
    expect(cards.first).to_be_visible()
    return [card.get_attribute("aria-label") for card in cards.all()]


def test_why_opens_the_clause(visit: Callable[..., Page]) -> None:
    page = visit()
    sit_down(page, "mini-baccarat@bclc")
    bet_first_spot(page, "mini-baccarat@bclc")
    deal(page)
    page.get_by_test_id("why").first.click()
    panel = page.get_by_test_id("clause-panel")
    expect(panel).to_contain_text("bclc-baccarat/1")


def test_keyboard_alone(visit: Callable[..., Page]) -> None:
    """From the lobby to a settlement without a mouse."""
    page = visit()
    tab_to(page, "open-three-card-poker@bclc")
    page.keyboard.press("Enter")
    tab_to(page, "open-table")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("deal").first).to_be_visible()
    tab_to(page, "spot-ante")
    page.keyboard.press("Enter")
    tab_to(page, "deal")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("offer-stake-play")).to_be_visible()
    tab_to(page, "offer-stake-play")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("line").first).to_be_visible()


def tab_to(page: Page, testid: str) -> None:
    """Press Tab until the focus is there, past whatever others have opened in the room."""
    for _ in range(600):
        focused = page.evaluate("document.activeElement?.dataset?.testid ?? ''")
        if focused == testid:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {testid}")


@first(PHONE)
def test_nothing_runs_off_the_side(visit: Callable[..., Page], size: dict[str, int]) -> None:
    page = visit(size)
    expect(page.get_by_test_id("play-texas-holdem@bclc")).to_be_visible()
    assert runs_off(page) == 0, "the lobby scrolls sideways"
    sit_down(page, "texas-holdem@bclc")
    deal(page)
    answer(page)
    assert runs_off(page) == 0, "the table scrolls sideways"


MANY_CONTROLS = pytest.param("16rem", marks=pytest.mark.soak)  # at once


@pytest.mark.parametrize("height", ["13rem", MANY_CONTROLS])
def test_the_dock_leaves_the_own_plate_in_sight(visit: Callable[..., Page], height: str) -> None:
    page = visit(PHONE, touch=True)
    sit_down(page, "texas-holdem@bclc")
    dock = page.get_by_role("region", name="Your move")
    dock.evaluate("(dock, height) => (dock.style.minHeight = height)", height)
    deal(page)
    answer(page)
    plate = page.get_by_role("region", name="Your seat").locator('[data-testid^="seat-"]')
    above, below = plate.bounding_box(), dock.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    assert below["y"] + below["height"] <= PHONE["height"]


def runs_off(page: Page) -> int:
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return int(wide)


def test_every_button_and_card_has_a_name(visit: Callable[..., Page]) -> None:
    page = visit()
    sit_down(page, "three-card-poker@bclc")
    bet_first_spot(page, "three-card-poker@bclc")
    deal(page)
    expect(page.get_by_test_id("offer-fold")).to_be_visible()
    assert nameless(page) == []
    assert page.get_by_label("face-down card").count() == 3


def nameless(page: Page) -> list[str]:
    """Whatever a screen reader could not name."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('button, [role=img], input, select, a')]
        .filter((e) => e.checkVisibility()
            && !(e.getAttribute('aria-label') || e.innerText || e.title
                 || e.labels?.length || e.getAttribute('aria-labelledby')))
        .map((e) => e.outerHTML.slice(0, 120))"""
    )
    return found


@first(WIDE)
def test_four_cards_are_split_into_two_hands(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    """A second wager and a second bonus; both hands lie open and each is settled."""
    page = visit(size, touch=size is PHONE)
    sit_down(page, "fast-action-holdem@bclc")
    for spot in ("ante", "bonus"):
        page.get_by_test_id(f"spot-{spot}").first.click()
    deal(page)
    expect(page.get_by_test_id("tray-card")).to_have_count(4)
    choose_cards(page)
    page.get_by_role("button", name="Split").and_(
        page.get_by_role("button", name="bonus")
    ).last.click()
    lines = page.get_by_test_id("line")
    expect(lines).to_have_count(4)
    told = [text.splitlines()[0] for text in lines.all_inner_texts()]
    assert told == ["Ante", "Bonus", "Split", "Split bonus"]
    second = page.locator('[data-testid^="hand-"]').filter(has_text="split")
    expect(second.get_by_role("img")).to_have_count(2)
    assert runs_off(page) == 0
