"""A person who plays the oddest games: a grid, draws, open cards, twists, two boards, two runs."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from houseway import games
from tests.browser.conftest import PHONE, SERVE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.sizes import first
from tests.browser.test_play import (
    MOST_DECISIONS,
    answer,
    choose_cards,
    deal,
    nameless,
    play_out,
    runs_off,
)
from tests.browser.test_setting import joined

pytestmark = pytest.mark.browser

Visit = Callable[..., Page]
MOST_HANDS = 25
LOADED = """
from houseway.floor import bot
from houseway.play.actions import Call, Fold
from houseway.play.chance import Chance
Chance.throw = lambda self, rng: (self.sides,) * self.dice
judged = bot.bets
def stays(options, *seen, **more):
    action, call = judged(options, *seen, **more), options.offer(Call)
    return call.action() if call and isinstance(action, Fold) else action
bot.bets = stays
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A card room whose dice always show their highest number and whose bots call to the end."""
    opened = Room(tmp_path_factory.mktemp("loaded"), LOADED + SERVE)
    opened.open()
    yield opened
    opened.close()


def open_table(page: Page, id: str, bots: int = 1, **switches: str | bool) -> None:
    """Open a table by the form, with so many house players, and sit down."""
    page.get_by_test_id(f"lobby-game-{id}").get_by_role("button", name="Open a table").click()
    form = page.locator("dialog[open]")
    form.get_by_label("House players").fill(str(bots))
    if switches:
        form.get_by_text("More settings").click()
    for name, value in switches.items():
        field = form.get_by_test_id(f"setting-{name}")
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.fill(value)
    form.get_by_role("button", name="Open and sit down").click()
    expect(page.get_by_test_id("deal").first).to_be_visible()


def stay_until(page: Page, wanted: Locator) -> bool:
    """Stay in until something is there; False if the hand ends before."""
    between = page.get_by_test_id("deal").first
    asked = page.locator('[data-testid^="offer-"]:enabled').or_(page.get_by_test_id("pick-card"))
    for _ in range(MOST_DECISIONS):
        expect(wanted.or_(asked).or_(between).first).to_be_visible(timeout=20_000)
        if wanted.count():
            return True
        if between.is_visible():
            return False
        answer(page)
        page.wait_for_timeout(60)
    raise AssertionError(f"the hand was not over after {MOST_DECISIONS} decisions")


def next_hand(page: Page) -> None:
    """Ask for the cards and wait for the hand; if the others fold at once it is over by then."""
    title = page.locator("header .title")
    dealt = re.search(r"round (\d+)", title.inner_text())
    deal(page)
    number = int(dealt[1]) + 1 if dealt else 1
    expect(title).to_contain_text(re.compile(rf"round {number}\b"), timeout=20_000)


def play_until(page: Page, wanted: Locator) -> None:
    """Play hand after hand until something is there."""
    for _ in range(MOST_HANDS):
        next_hand(page)
        if stay_until(page, wanted):
            return
    raise AssertionError(f"it never came to that in {MOST_HANDS} hands")


def name_twist(page: Page, twist: str) -> None:
    """The next hand in which this player has the button, with a twist."""
    chosen = page.get_by_test_id(f"offer-choose-{twist}")
    play_until(page, chosen)
    expect(question(page)).to_contain_text("twist")
    chosen.click()
    expect(chosen).to_be_hidden()


def twisted(page: Page, id: str, twist: str) -> None:
    """A hand with a twist at a new table, against one other."""
    open_table(page, id)
    name_twist(page, twist)


def question(page: Page) -> Locator:
    return page.get_by_role("region", name="Your move").get_by_role("status")


def cards_at(page: Page, place: str) -> Locator:
    return page.get_by_test_id(f"hand-{place}").locator("[data-card]")


def left_of(card: Locator) -> int:
    box = card.bounding_box()
    assert box
    return round(box["x"])


@first(WIDE)
def test_a_card_of_the_grid_is_turned_down(visit: Visit, size: dict[str, int]) -> None:
    """Five rows of five; a six lets the player turn one card face down, by keys alone."""
    page = visit(size, touch=size is PHONE)
    twisted(page, "the-borg@bcpc", "dice")
    turn = page.get_by_test_id("offer-turn_down")
    while not stay_until(page, turn):
        name_twist(page, "dice")
    expect(page.locator('[data-testid^="hand-row"]')).to_have_count(5)
    rows = [cards_at(page, f"row {number}") for number in range(1, 6)]
    assert [row.count() for row in rows] == [3, 3, 3, 0, 0]
    assert left_of(rows[0].nth(2)) == left_of(rows[2].nth(2)), "columns stand under each other"
    expect(turn).to_be_disabled()
    page.get_by_test_id("pick-card").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("hand-row 2").get_by_role("button").nth(1)).to_have_attribute(
        "aria-pressed", "true"
    )
    assert runs_off(page) == 0
    assert nameless(page) == []
    page.keyboard.press("Enter")
    expect(rows[1].nth(1)).to_have_attribute("data-card", "down")
    play_out(page)
    assert runs_off(page) == 0


@pytest.mark.soak
@first(WIDE)
def test_a_single_card_is_dealt_face_up(visit: Visit, size: dict[str, int]) -> None:
    """One card is thrown away by its key; the new one lies open, is marked, and is kept."""
    page = visit(size, touch=size is PHONE)
    open_table(page, "sviten-special@bcpc", bots=2)
    picked = page.get_by_test_id("pick-card")
    play_until(page, picked)
    before = [card.get_attribute("aria-label") for card in picked.all()]
    assert len(before) == 5
    draw = page.get_by_test_id("offer-draw")
    expect(draw).to_be_disabled()
    page.keyboard.press("2")
    page.keyboard.press("4")
    expect(draw).to_contain_text("Draw 2")
    page.keyboard.press("4")
    expect(draw).to_contain_text("Draw 1")
    page.keyboard.press("d")
    keep = page.get_by_test_id("offer-take")
    expect(keep).to_be_visible()
    mine = page.get_by_role("region", name="Your seat")
    expect(mine.get_by_test_id("open-card")).to_have_count(1)
    held = [card.get_attribute("aria-label") for card in mine.locator("[data-card]").all()]
    assert [held[0], *held[2:]] == [before[0], *before[2:]], "the others stay where they lay"
    assert held[1] != before[1]
    keep.click()
    expect(keep).to_be_hidden()
    play_out(page)
    assert runs_off(page) == 0


@pytest.mark.soak
@first(WIDE)
def test_a_neighbours_card_lies_open(visit: Visit, size: dict[str, int]) -> None:
    """Each turns up one card of the other's hand, and its place stays open through the draws."""
    page = visit(size, touch=size is PHONE)
    twisted(page, "badugi@bcpc", "exposed-2")
    third = page.get_by_test_id("offer-expose-3")
    expect(question(page)).to_contain_text("Turn up a card of")
    third.click()
    theirs = page.get_by_role("list", name="Seats").locator("[data-card]")
    expect(theirs).to_have_count(4)
    expect(theirs.nth(2)).not_to_have_attribute("data-card", "down")
    assert [card.get_attribute("data-card") == "down" for card in theirs.all()] == [
        True,
        True,
        False,
        True,
    ]
    mine = page.get_by_role("region", name="Your seat")
    expect(mine.get_by_test_id("open-card")).to_have_count(1)
    picked = page.get_by_test_id("pick-card")
    if not stay_until(page, picked):
        return  # the other one folded before the draw
    opened = page.locator('[data-testid="pick-card"]:has([data-testid="open-card"])')
    before = opened.get_attribute("aria-label")
    assert before
    assert before.endswith("open to everybody")
    opened.click()
    page.keyboard.press("Enter")
    expect(opened.and_(page.get_by_label(before, exact=True))).to_have_count(0)
    expect(mine.get_by_test_id("open-card")).to_have_count(1)
    play_out(page)
    assert runs_off(page) == 0


@pytest.mark.soak
def test_standing_pat_by_its_key(visit: Visit) -> None:
    page = visit()
    open_table(page, "badugi@bcpc", bots=2)
    play_until(page, page.get_by_test_id("offer-pat"))
    said = page.get_by_text("You stand pat")
    expect(said).to_have_count(0)
    page.keyboard.press("p")
    expect(said.first).to_be_visible()


@pytest.mark.soak
@first(WIDE)
def test_three_flops_two_turns_and_a_river(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size, touch=size is PHONE)
    twisted(page, "pineapple@bcpc", "3-2-1")
    places = ["flop 1", "flop 2", "flop 3", "turns", "river"]
    for place in places:
        expect(page.get_by_test_id(f"hand-{place}")).to_be_visible()
    expect(page.get_by_test_id("hand-board")).to_have_count(0)
    play_out(page)
    dealt = [cards_at(page, place).count() for place in places]
    assert dealt in ([0] * 5, [3, 3, 3, 0, 0], [3, 3, 3, 2, 0], [3, 3, 3, 2, 1])
    assert runs_off(page) == 0


@pytest.mark.soak
def test_cards_of_a_suit_lie_open(visit: Visit) -> None:
    """What a suit opens is face up before the others, and marked before its owner."""
    page = visit()
    twisted(page, "stud@bcpc", "stomaha-h")
    mine = page.get_by_role("region", name="Your seat")
    cards = mine.locator("[data-card]")
    expect(cards.nth(2)).to_be_visible()
    held = [card.get_attribute("data-card") or "" for card in cards.all()]
    hearts = [at for at, card in enumerate(held) if card.endswith("h")]
    opened = [
        at
        for at, card in enumerate(cards.all())
        if card.evaluate("e => !!e.parentElement.querySelector(':scope > [data-testid=open-card]')")
    ]
    assert opened == sorted({*hearts, 2}), "the third card is dealt up, hearts lie open besides"
    assert runs_off(page) == 0


@pytest.mark.soak
@first(WIDE)
def test_two_boards_lie_one_under_the_other(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size, touch=size is PHONE)
    open_table(page, "double-flop-holdem@chico", bots=3)
    second = cards_at(page, "board 2")
    play_until(page, second)
    first = cards_at(page, "board")
    expect(second).to_have_count(first.count())
    assert [left_of(card) for card in first.all()] == [left_of(card) for card in second.all()]
    expect(page.get_by_role("group", name="Board 2", exact=True)).to_be_visible()
    play_out(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(second).to_have_count(first.count())
    if size is WIDE:
        picture(page, "two-boards")
    assert runs_off(page) == 0


@pytest.mark.soak
def test_one_hole_card_is_exchanged(visit: Visit) -> None:
    """Of two cards one may go: picking the other puts the first one back."""
    page = visit(PHONE, touch=True)
    open_table(page, "glory-hole-holdem@chico", bots=3)
    picked = page.get_by_test_id("pick-card")
    play_until(page, picked)
    expect(picked).to_have_count(2)
    picked.first.tap()
    picked.last.tap()
    expect(picked.first).to_have_attribute("aria-pressed", "false")
    page.get_by_test_id("offer-draw").tap()
    play_out(page)


@pytest.mark.soak
@first(WIDE)
def test_the_board_is_run_twice(visit: Visit, size: dict[str, int]) -> None:
    """Two who are all in agree; the second run begins under the first card that is new."""
    ann = visit(size, touch=size is PHONE)
    open_table(ann, "texas-holdem@bclc", bots=0, run_twice=True, max_bet="1000")
    bob = joined(visit, ann)
    deal(ann)
    all_in = {"raise_to": "Max", "bet": "Max", "call": ""}
    for _ in range(4):
        page = whose_turn(ann, bob)
        if page.get_by_test_id("offer-run_twice").count():
            break
        for act, most in all_in.items():
            offer = page.get_by_test_id(f"offer-{act}")
            if offer.count():
                if most:
                    page.get_by_role("button", name=most, exact=True).click()
                offer.click()
                expect(offer).to_be_hidden()
                break
    for _ in range(2):
        page = whose_turn(ann, bob)
        offer = page.get_by_test_id("offer-run_twice")
        expect(question(page)).to_contain_text("twice?")
        offer.click()
        expect(offer).to_be_hidden()
    for page in (ann, bob):
        first, second = cards_at(page, "board"), cards_at(page, "board 2")
        expect(second).to_have_count(2)
        expect(first).to_have_count(5)
        assert [left_of(card) for card in second.all()] == [
            left_of(card) for card in first.all()[3:]
        ]
        assert runs_off(page) == 0


def whose_turn(*pages: Page) -> Page:
    """The one of several who is asked."""
    for _ in range(200):
        for page in pages:
            if page.locator('[data-testid^="offer-"]:enabled').count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_blind_is_posted_over_the_largest(visit: Visit) -> None:
    page = visit()
    open_table(page, "omaha-hi-lo@chico", bots=3)
    over = page.get_by_test_id("offer-over_blind")
    play_until(page, over)
    expect(page.get_by_test_id("offer-decline")).to_contain_text("No over-blind")
    amount = over.locator(".amount")
    least = amount.inner_text()
    page.get_by_role("slider", name="Amount").press("ArrowRight")
    expect(amount).not_to_have_text(least)
    over.click()
    expect(page.get_by_text("You: over-blind").first).to_be_visible()
    assert runs_off(page) == 0


def test_a_discard_by_tap(visit: Visit) -> None:
    """Crazy Pineapple: nothing goes until a card is picked, and then it is that card."""
    page = visit(PHONE, touch=True)
    open_table(page, "crazy-pineapple-holdem@bclc", bots=2)
    picked = page.get_by_test_id("pick-card")
    play_until(page, picked)
    expect(picked).to_have_count(3)
    discard = page.get_by_test_id("offer-discard")
    expect(discard).to_be_disabled()
    kept = [picked.nth(at).get_attribute("aria-label") for at in (0, 2)]
    picked.nth(1).tap()
    choose_cards(page)
    discard.tap()
    mine = page.get_by_role("region", name="Your seat").locator("[data-card]")
    expect(mine).to_have_count(2)
    assert [card.get_attribute("aria-label") for card in mine.all()] == kept


def test_games_are_found_by_family(visit: Visit) -> None:
    page = visit()
    family = page.get_by_test_id("filter-family")
    family.select_option("Stud poker")
    stud = [id for id, game in games.catalogue().items() if game.family == "Stud poker"]
    expect(page.locator('[data-testid^="lobby-game-"]')).to_have_count(len(stud))
    page.get_by_role("button", name="Baccarat", exact=True).click()
    expect(page.get_by_test_id("play-mini-baccarat@bclc")).to_be_visible()
    expect(page.get_by_test_id("play-texas-holdem@bclc")).to_have_count(0)
