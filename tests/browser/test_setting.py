"""A person in a browser who sets cards into hands, takes the bank, or plays for the meter."""

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from houseway import games
from houseway.cards import parse_cards
from houseway.play.banked.set_game import SetGame
from tests.browser.conftest import PHONE, WIDE
from tests.browser.pictures import picture
from tests.browser.sizes import first
from tests.browser.test_play import bet_first_spot, deal, nameless, runs_off, sit_down

pytestmark = pytest.mark.browser

PAI_GOW, FORTUNE = "pai-gow-poker@bclc", "fortune-pai-gow@bclc"
SETTING = [id for id, game in games.catalogue().items() if isinstance(game, SetGame)]
THREE_HANDS = "fortune-asia-poker@bclc"  # all others are set as pai gow poker is


def above_all(id: str) -> pytest.MarkDecorator:
    """Every game whose cards are set; in every run this one, the others in `make soak`."""
    soak = pytest.mark.soak
    games = [pytest.param(each, marks=[] if each == id else [soak]) for each in SETTING]
    return pytest.mark.parametrize("id", games)


Visit = Callable[..., Page]


def with_cards(page: Page, id: str) -> SetGame:
    """Sit down, bet and be dealt cards to set."""
    sit_down(page, id)
    bet_first_spot(page, id)
    deal(page)
    expect(page.get_by_test_id("tray-card")).to_have_count(games.find(id).set_size)
    game = games.find(id)
    assert isinstance(game, SetGame)
    return game


def set_house_way(page: Page) -> None:
    """The house way lays the cards and names its line; they are sent off by hand."""
    page.get_by_test_id("offer-house_way").click()
    expect(page.get_by_test_id("house-way-line")).to_contain_text("House way:")
    page.get_by_test_id("offer-set").click()


def deal_another(page: Page, game: SetGame) -> None:
    set_house_way(page)
    expect(page.get_by_test_id("line").first).to_be_visible()
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("tray-card")).to_have_count(game.set_size)
    expect(page.get_by_test_id("offer-house_way")).to_be_enabled()


def pocket(page: Page, number: int) -> Locator:
    return page.get_by_test_id(f"tray-{number}")


def cards_in(place: Locator) -> list[str | None]:
    return [card.get_attribute("data-card") for card in place.locator("[data-card]").all()]


def card_in(page: Page, number: int, at: int = 0) -> Locator:
    return pocket(page, number).get_by_test_id("tray-card").nth(at)


def drag(page: Page, card: Locator, onto: Locator) -> None:
    start, end = card.bounding_box(), onto.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 8, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] + start["height"] / 2 - 20, steps=2)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def fill_by_tap(page: Page, game: SetGame) -> None:
    """Tap the last cards of the high hand until the others are full."""
    for _ in range(sum(game.parts[1:])):
        card_in(page, 1, -1).click()
    expect(page.get_by_test_id("offer-set")).to_be_enabled()


def lies_as_set(page: Page, game: SetGame, hands: list[list[str | None]]) -> None:
    """The round is settled, and one's own hands lie as they were set, each with its words."""
    expect(page.get_by_test_id("line").first).to_be_visible()
    own = page.get_by_role("region", name="Your seat").locator('[data-testid^="hand-"]')
    expect(own).to_have_count(len(game.parts))
    assert [cards_in(hand) for hand in own.all()] == hands
    names = [name.capitalize() for name in game.hand_names]
    assert [hand.get_attribute("aria-label").split(":")[0] for hand in own.all()] == names  # type: ignore[union-attr]


@first(WIDE)
@above_all(PAI_GOW)
def test_set_by_tap(visit: Visit, id: str, size: dict[str, int]) -> None:
    page = visit(size, touch=size is PHONE)
    game = with_cards(page, id)
    expect(page.get_by_test_id("offer-set")).to_be_disabled()
    assert runs_off(page) == 0, "the table scrolls sideways"
    fill_by_tap(page, game)
    preview = page.get_by_test_id("preview")
    expect(preview).to_contain_text("Fouled" if fouled(page, game) else game.hand_names[0])
    hands = [cards_in(pocket(page, number + 1)) for number in range(len(game.parts))]
    assert [len(hand) for hand in hands] == list(game.parts)
    page.get_by_test_id("offer-set").click()
    lies_as_set(page, game, hands)
    assert runs_off(page) == 0, "the table scrolls sideways"


def fouled(page: Page, game: SetGame) -> bool:
    hands = [cards_in(pocket(page, number + 1)) for number in range(len(game.parts))]
    return game.fouls(tuple(parse_cards(" ".join(filter(None, hand))) for hand in hands))


@above_all(THREE_HANDS)
def test_set_by_drag(visit: Visit, id: str) -> None:
    page = visit()
    game = with_cards(page, id)
    for number, part in enumerate(game.parts[1:], 2):
        for _ in range(part):
            drag(page, card_in(page, 1), pocket(page, number))
    lows = cards_in(pocket(page, 2))
    assert len(lows) == game.parts[1]
    drag(page, card_in(page, 1), card_in(page, 2))  # on a card of a full hand: they change places
    assert cards_in(pocket(page, 2)) != lows
    expect(pocket(page, 2).get_by_test_id("tray-card")).to_have_count(game.parts[1])
    hands = [cards_in(pocket(page, number + 1)) for number in range(len(game.parts))]
    page.get_by_test_id("offer-set").click()
    lies_as_set(page, game, hands)


@above_all(PAI_GOW)
def test_set_by_keys(visit: Visit, id: str) -> None:
    """Arrows go from card to card, numbers put the card into a hand, Enter sets."""
    page = visit()
    game = with_cards(page, id)
    focused = page.locator('[data-testid="tray-card"]:focus')
    expect(focused).to_have_count(1)  # one need not look for the cards with Tab
    first = focused.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    assert focused.get_attribute("aria-label") != first
    said = page.get_by_test_id("tray-said")
    for number, part in enumerate(game.parts[1:], 2):
        for _ in range(part):
            page.keyboard.press(str(number))
        expect(said).not_to_be_empty()
    page.keyboard.press("u")
    expect(page.get_by_test_id("offer-set")).to_be_disabled()
    card_in(page, 1).press("Enter")
    expect(said).to_have_text(f"Not yet: 1 more card for {game.hand_names[-1]}.")
    page.keyboard.press(str(len(game.parts)))
    expect(page.get_by_test_id("offer-set")).to_be_enabled()
    hands = [cards_in(pocket(page, number + 1)) for number in range(len(game.parts))]
    page.keyboard.press("Enter")
    lies_as_set(page, game, hands)


@above_all(THREE_HANDS)
def test_the_house_way_by_button_and_by_key(visit: Visit, id: str) -> None:
    page = visit()
    game = with_cards(page, id)
    deal_another(page, game)
    page.keyboard.press("h")
    expect(page.get_by_test_id("house-way-line")).to_be_visible()
    expect(page.get_by_test_id("result")).to_have_count(0)
    laid = [cards_in(pocket(page, number + 1)) for number in range(len(game.parts))]
    assert [len(hand) for hand in laid] == list(game.parts)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("tray")).to_have_count(0)


def a_foul(game: SetGame, cards: list[str | None]) -> tuple[int, ...] | None:
    """Two cards that would foul as the low hand; a few hands cannot be fouled at all."""
    for two in combinations(range(7), 2):
        high = " ".join(str(card) for at, card in enumerate(cards) if at not in two)
        low = " ".join(str(cards[at]) for at in two)
        if game.fouls((parse_cards(high), parse_cards(low))):
            return two
    return None


@pytest.mark.soak
def test_second_thoughts_and_a_foul(visit: Visit) -> None:
    page = visit()
    game = with_cards(page, PAI_GOW)
    while (low := a_foul(game, cards := cards_in(pocket(page, 1)))) is None:
        deal_another(page, game)
    assert nameless(page) == []
    for at in reversed(low):
        card_in(page, 1, at).click()
    expect(page.get_by_test_id("preview")).to_contain_text("Fouled")
    expect(page.get_by_test_id("offer-set")).to_have_text("Set anyway Enter")
    page.get_by_test_id("preview").get_by_role("button", name="why?").click()
    expect(page.get_by_test_id("clause-panel")).to_contain_text("bclc-poker/2/8.3.3")
    page.keyboard.press("Escape")
    page.get_by_test_id("tray-undo").click()
    expect(pocket(page, 2).get_by_test_id("tray-card")).to_have_count(1)
    page.get_by_test_id("tray-reset").click()
    assert cards_in(pocket(page, 1)) == cards
    expect(page.get_by_test_id("preview")).to_have_text("2 more cards for low")


@pytest.mark.soak
def test_three_hands_can_be_aimed_at(visit: Visit) -> None:
    three = next((id for id in SETTING if len(games.find(id).hand_names) > 2), None)
    if three is None:
        pytest.skip("no game of the catalogue sets three hands")
    page = visit()
    with_cards(page, three)
    aim = pocket(page, 3).get_by_role("button").first
    aim.click()
    expect(aim).to_have_attribute("aria-pressed", "true")
    card_in(page, 1).click()
    expect(pocket(page, 3).get_by_test_id("tray-card")).to_have_count(1)
    picture(page, "set-hands")
    expect(pocket(page, 2).get_by_test_id("tray-card")).to_have_count(0)


def joined(visit: Visit, page: Page) -> Page:
    """Somebody else at the same table."""
    other = visit()
    other.goto(page.url)
    other.get_by_test_id("sit").click()
    other.locator("dialog[open]").get_by_role("button", name="Sit down").click()
    expect(other.get_by_test_id("deal").first).to_be_visible()
    return other


def seat_of(page: Page) -> int:
    plate = page.get_by_role("region", name="Your seat").locator('[data-testid^="seat-"]')
    return int((plate.get_attribute("data-testid") or "").removeprefix("seat-"))


def both_are_dealt(one: Page, other: Page) -> None:
    """Each bets; the cards come once both bets lie there and both want them."""
    for page, watcher in ((one, other), (other, one)):
        bet_first_spot(page, PAI_GOW)
        expect(watcher.get_by_test_id(f"seat-{seat_of(page)}")).to_contain_text("bets $5.00")
    deal(one)
    deal(other)


def test_two_set_at_once_and_one_then_banks(visit: Visit) -> None:
    """Whoever has set waits for the others by name; the bank is then offered, and taken."""
    ann = visit()
    sit_down(ann, PAI_GOW)
    bob = joined(visit, ann)
    both_are_dealt(ann, bob)
    expect(ann.get_by_test_id("tray")).to_be_visible()
    expect(ann.get_by_test_id(f"seat-{seat_of(bob)}")).to_contain_text("setting…")
    card_in(ann, 1).click()  # half set: it must outlast what the other does
    expect(bob.get_by_test_id("tray")).to_be_visible()
    set_house_way(bob)
    name = ann.get_by_test_id("wallet").locator("xpath=preceding-sibling::*").inner_text()
    expect(bob.get_by_text(f"Waiting for {name}…")).to_be_visible()
    expect(ann.get_by_test_id(f"seat-{seat_of(bob)}")).not_to_contain_text("setting…")
    expect(pocket(ann, 2).get_by_test_id("tray-card")).to_have_count(1)
    card_in(ann, 1).click()
    ann.get_by_test_id("offer-set").click()
    expect(bob.get_by_test_id("result")).to_be_visible()

    offer = "bank-offer"
    expect(ann.get_by_test_id(offer).or_(ann.get_by_test_id("deal")).first).to_be_visible()
    banker, player = (ann, bob) if ann.get_by_test_id(offer).count() else (bob, ann)
    expect(player.get_by_test_id(offer)).to_have_count(0)
    bet_first_spot(player, PAI_GOW)
    expect(banker.get_by_test_id(offer)).to_contain_text("On the table to cover: $10.00.")
    roll, take = banker.get_by_test_id("bank-roll"), banker.get_by_test_id("bank-take")
    roll.fill("9.99")
    expect(banker.get_by_test_id(offer)).to_contain_text("must cover the $10.00 on the table")
    expect(take).to_be_disabled()
    roll.fill("100000")
    expect(take).to_be_disabled()
    roll.fill("50")
    take.click()
    expect(banker.get_by_test_id("bank-yours")).to_contain_text("50.00")
    seat = player.get_by_test_id(f"seat-{seat_of(banker)}")
    expect(seat.get_by_test_id("mark-bank")).to_be_visible()
    deal(player)
    set_house_way(player)
    set_house_way(banker)
    expect(banker.get_by_test_id("line").filter(has_text="over all wagers")).to_be_visible()
    expect(player.get_by_test_id("line").filter(has_text="Dealer").first).to_be_visible()


@pytest.mark.soak
def test_the_bank_is_passed(visit: Visit) -> None:
    ann = visit(PHONE, touch=True)
    sit_down(ann, PAI_GOW)
    bob = joined(visit, ann)
    both_are_dealt(ann, bob)
    for page in (ann, bob):
        set_house_way(page)
    for page in (ann, bob):
        expect(page.get_by_test_id("result")).to_be_visible()
    asked = ann if ann.get_by_test_id("bank-offer").count() else bob
    assert runs_off(asked) == 0
    asked.get_by_test_id("bank-pass").click()
    expect(asked.get_by_test_id("deal").first).to_be_visible()


@pytest.mark.soak
@first(PHONE)
def test_a_table_with_a_linked_meter(visit: Visit, size: dict[str, int]) -> None:
    """Posted in the form, lit over the layout, grown by the stake; the lamp says who plays."""
    page = visit(size, touch=size is PHONE)
    card = page.get_by_test_id(f"lobby-game-{FORTUNE}")
    card.get_by_role("button", name="Open a table").click()
    form = page.locator("dialog[open]")
    form.get_by_text("More settings").click()
    name = f"Harbour {size['width']}"
    given = {"meter": "1000", "reseed": "500", "increment": "50", "link": name}
    for setting, value in given.items():
        form.get_by_test_id(f"setting-{setting}").fill(value)
    assert form.get_by_test_id("setting-link").get_attribute("maxlength") == "40"
    form.get_by_role("button", name="Open and sit down").click()
    meter = page.get_by_test_id("meter")
    expect(meter).to_contain_text(name)
    expect(meter).to_contain_text("1,000.00")
    for spot in ("base", "fortune", "progressive"):
        page.get_by_test_id(f"spot-{spot}").click()
    deal(page)
    expect(meter).to_contain_text("1,000.50")
    mine = page.get_by_role("region", name="Your seat")
    expect(mine.get_by_test_id("mark-progressive")).to_be_visible()
    expect(mine.get_by_test_id("mark-envy")).to_have_attribute("title", "envy")
    expect(page.locator(".middle").get_by_test_id("mark-bank")).to_be_visible()
    assert runs_off(page) == 0
    set_house_way(page)
    paid = page.locator('[data-testid="line"][title^="bclc-poker/4/5.2"]')
    expect(paid).to_contain_text("Progressive")
