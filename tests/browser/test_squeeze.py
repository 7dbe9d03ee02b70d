"""A person who squeezes the cards, and the scoreboards of the shoe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.pictures import picture
from tests.browser.sizes import first
from tests.browser.test_play import bet_first_spot, deal, play_out, runs_off, sit_down, tab_to

pytestmark = pytest.mark.browser

SQUEEZE = "squeeze-midi-baccarat@bclc"


def hold_the_player_cards(page: Page, id: str = SQUEEZE) -> None:
    sit_down(page, id)
    bet_first_spot(page, id)
    deal(page)
    page.get_by_role("button", name="Hold the player cards").click()


def faces_up(page: Page) -> int:
    """How many cards of the player hand lie face up."""
    up = page.locator('[data-testid="hand-player"] [role=img]:not([data-card=down])')
    return int(up.count())


def pull(page: Page, *, far: float, by: str = "corner") -> None:
    """Take the card by its right corner or edge, pull it over and let go."""
    card = page.get_by_test_id("squeeze-card")
    expect(card).to_have_attribute("aria-disabled", "false")
    box = card.bounding_box()
    assert box
    right, bottom = box["x"] + box["width"] - 4, box["y"] + box["height"]
    start = bottom - 4 if by == "corner" else bottom - box["height"] / 2
    up = far * box["height"] if by == "corner" else 0
    page.mouse.move(right, start)
    page.mouse.down()
    page.mouse.move(right - far * box["width"], start - up, steps=6)
    page.mouse.up()


@pytest.mark.soak
@first(WIDE)
def test_a_card_is_bent_until_it_turns_over(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(size, touch=size is PHONE)
    page.emulate_media(reduced_motion="no-preference")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    hold_the_player_cards(page)
    expect(page.get_by_test_id("squeeze")).to_be_visible()
    expect(page.get_by_test_id("hand-player")).to_contain_text("player · you", ignore_case=True)
    assert runs_off(page) == 0

    pull(page, far=0.3)  # a peep: the card falls back, and nothing was asked of the card room
    page.wait_for_timeout(400)
    assert not any('"face"' in each for each in sent)
    assert faces_up(page) == 0

    for number, by in enumerate(("corner", "edge"), start=1):
        pull(page, far=0.9, by=by)
        turned = page.locator('[data-testid="hand-player"] [role=img]:not([data-card=down])')
        expect(turned).to_have_count(number)
        shown = page.get_by_test_id("squeeze-card").get_attribute("aria-label")
        cards = page.locator('[data-testid="hand-player"] [role=img]')
        assert cards.nth(number - 1).get_attribute("aria-label") == shown
    assert sum('"face"' in each for each in sent) == 2
    play_out(page)
    expect(page.get_by_test_id("squeeze")).to_be_hidden()


def test_who_bends_a_card_sees_its_pips_come(visit: Callable[..., Page]) -> None:
    """The card in one's hands, and no other: on the felt all of them lie face down still."""
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    hold_the_player_cards(page)
    card = page.get_by_test_id("squeeze-card")
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.4, steps=4)
    peek = page.get_by_test_id("peek").locator("[data-card]")
    expect(peek).to_be_visible()
    bent = peek.get_attribute("data-card")
    known = page.locator("[data-card]").evaluate_all("each => each.map((e) => e.dataset.card)")
    assert set(known) == {"down", bent}
    picture(page, "squeeze")
    assert faces_up(page) == 0
    page.mouse.up()
    pull(page, far=0.9)
    first = page.locator('[data-testid="hand-player"] [data-card]').first
    expect(first).to_have_attribute("data-card", bent or "")


@pytest.mark.soak
def test_a_card_is_turned_by_the_keyboard(visit: Callable[..., Page]) -> None:
    """Held long enough, Space bends a card over; let go too early, it falls back."""
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    hold_the_player_cards(page)
    tab_to(page, "squeeze-card")
    page.keyboard.down(" ")
    page.wait_for_timeout(200)
    page.keyboard.up(" ")
    page.wait_for_timeout(500)
    assert faces_up(page) == 0
    page.keyboard.down(" ")
    expect(
        page.locator('[data-testid="hand-player"] [role=img]:not([data-card=down])')
    ).to_have_count(1)
    page.keyboard.up(" ")


@pytest.mark.soak
def test_who_wants_no_motion_turns_a_card_with_one_press(visit: Callable[..., Page]) -> None:
    page = visit()
    hold_the_player_cards(page)
    tab_to(page, "squeeze-card")
    page.keyboard.press("Enter")
    expect(
        page.locator('[data-testid="hand-player"] [role=img]:not([data-card=down])')
    ).to_have_count(1)
    expect(page.locator('[data-testid="squeeze-card"] [data-card]')).not_to_have_attribute(
        "data-card", "down"
    )


@pytest.mark.soak
def test_whoever_passes_leaves_the_cards_to_the_dealer(visit: Callable[..., Page]) -> None:
    page = visit()
    sit_down(page, SQUEEZE)
    bet_first_spot(page, SQUEEZE)
    deal(page)
    page.get_by_role("button", name="Pass").click()
    expect(page.get_by_test_id("line").first).to_be_visible()
    expect(page.get_by_test_id("squeeze")).to_be_hidden()


@pytest.mark.soak
def test_full_baccarat_asks_which_hand_comes_first(visit: Callable[..., Page]) -> None:
    page = visit()
    hold_the_player_cards(page, "full-baccarat@bclc")
    page.get_by_role("button", name="Banker hand first").click()
    expect(
        page.locator('[data-testid="hand-banker"] [role=img]:not([data-card=down])')
    ).to_have_count(2)
    assert faces_up(page) == 0
    expect(page.get_by_test_id("squeeze-card")).to_be_visible()


@pytest.mark.soak
@first(WIDE)
def test_the_scoreboards_grow_with_the_shoe(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(size, touch=size is PHONE)
    sit_down(page, "mini-baccarat@bclc")
    bet_first_spot(page, "mini-baccarat@bclc")
    for number in range(1, 5):
        if number > 1:
            page.get_by_test_id("again").click()
        else:
            deal(page)
        expect(page.locator('[data-testid="road-bead"] [data-mark]')).to_have_count(number)
    wins = page.locator('[data-testid="road-bead"] [data-mark]:not([data-mark=tie])').count()
    expect(page.locator('[data-testid="road-ring"] [data-mark]')).to_have_count(max(wins, 1))
    expect(page.get_by_test_id("roads-summary")).to_contain_text("4 rounds of this shoe")
    if size is WIDE:
        picture(page, "scoreboards")
    assert runs_off(page) == 0


@pytest.mark.soak
def test_other_games_show_no_scoreboards(visit: Callable[..., Page]) -> None:
    page = visit()
    sit_down(page, "three-card-poker@bclc")
    expect(page.get_by_test_id("roads")).to_have_count(0)
