"""Learning: how a game is played, hints (off by default), grades, and where the money went."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.pictures import picture
from tests.browser.sizes import first
from tests.browser.test_play import bet_first_spot, deal, play_out, runs_off, sit_down

pytestmark = pytest.mark.browser

THREE_CARD = "three-card-poker@bclc"


@first(PHONE)
def test_from_how_to_play_to_where_the_money_went(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    """One visit: the page of a game from the lobby, hints at its table, a grade, a reckoning."""
    page = visit(size, touch=size is PHONE)
    page.get_by_test_id(f"learn-{THREE_CARD}").click()
    learn = page.get_by_test_id("learn")
    expect(learn.get_by_role("heading", level=1)).to_have_text("How to play Three Card Poker")
    expect(learn.get_by_test_id("course")).to_contain_text("You choose: fold or play.")
    expect(learn.get_by_test_id("spot-pair_plus")).to_contain_text("costs 5.57% of the wager")
    if size is WIDE:
        picture(page, "how-to-play")
    page.get_by_test_id("show-section").click()
    expect(learn).to_contain_text("6.5.2")
    learn.get_by_role("button", name="Why? Step 2").click()
    expect(page.get_by_test_id("clause-panel")).to_contain_text("bclc-poker/6/6.3.2")
    page.keyboard.press("Escape")
    assert runs_off(page) == 0
    page.goto(page.url.split("#")[0] + "#/")

    sit_down(page, THREE_CARD)
    hints = page.get_by_test_id("hints")
    expect(hints).to_have_text("Hints off")
    bet_first_spot(page, THREE_CARD)
    hints.click()
    deal(page)
    says = page.get_by_test_id("coach-says")
    expect(says).to_contain_text("why?")
    if size is PHONE:
        picture(page, "hint-phone")
    assert any(word in says.inner_text() for word in ("Play", "Fold"))
    assert runs_off(page) == 0
    play_out(page)
    expect(says).to_contain_text(re.compile("as well as it can be|better was"))
    page.get_by_test_id("reckon").click()
    expect(says).to_contain_text("1 round")
    expect(says).to_contain_text("luck")
