"""The training room in the browser: asked, marked, asked again, and a test with its certificate."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from houseway import games
from houseway.trainer import topics
from tests.browser.conftest import PHONE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.test_play import runs_off

pytestmark = pytest.mark.browser

SET = "pai-gow-poker@bclc"
MOST = 25  # questions of a test


def answer_somehow(page: Page) -> None:
    """Any answer, in whatever form it is wanted."""
    page.get_by_test_id("pass").click()


def test_a_question_is_marked_and_comes_back(visit: Callable[..., Page], room: Room) -> None:
    page = visit(WIDE)
    page.get_by_test_id(f"train-{SET}").click()
    expect(page.get_by_test_id("training-due")).to_contain_text("Nothing is due")
    for topic in topics(games.find(SET)):
        expect(page.get_by_test_id(f"topic-{topic.name}")).to_be_visible()
    page.get_by_test_id("topic-pays").click()
    page.get_by_test_id("cut-2500").click()
    page.get_by_test_id("cut-25").click()
    expect(page.get_by_test_id("answer-amount")).to_have_value("25.25")
    page.get_by_test_id("give-answer").click()
    mark = page.get_by_test_id("mark")
    expect(mark).to_contain_text("No:")
    expect(mark).to_contain_text(re.compile(r"bclc-poker/\d+/"))
    expect(page.get_by_test_id("training-due")).to_contain_text("1 to be asked again · 0 of 1")
    picture(page, "training")
    expect(page.get_by_test_id("next-drill")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("answer-pad")).to_be_visible()
    assert runs_off(page) == 0


def test_cards_are_set_by_taps_and_choices_by_keys(visit: Callable[..., Page], room: Room) -> None:
    page = visit(PHONE, touch=True)
    page.goto(f"{room.url}#/train/{SET}")
    page.get_by_test_id("topic-setting").click()
    cards = page.locator("[data-testid^='set-']")
    expect(cards).to_have_count(7)
    for at in (0, 1):
        cards.nth(at).click()
    assert runs_off(page) == 0
    page.get_by_test_id("give-answer").click()
    expect(page.get_by_test_id("mark")).to_contain_text(" / ")
    page.get_by_test_id("leave-drill").click()
    page.get_by_test_id("topic-result").click()
    expect(page.get_by_test_id("choice-3")).to_be_visible()
    page.keyboard.press("3")
    expect(page.get_by_test_id("mark")).to_be_visible()


def test_a_test_ends_with_what_came_of_it(visit: Callable[..., Page], room: Room) -> None:
    page = visit(WIDE)
    page.goto(f"{room.url}#/train/mini-baccarat@bclc")
    page.get_by_test_id("take-test").click()
    for _ in range(MOST):
        told = page.get_by_test_id("pass").or_(page.get_by_test_id("certificate"))
        expect(told.first).to_be_visible()
        if page.get_by_test_id("certificate").count():
            break
        asked = (
            page.get_by_test_id("exam").get_by_text(re.compile(r"Question \d+ of 20")).inner_text()
        )
        answer_somehow(page)
        expect(page.get_by_text(asked, exact=True)).to_have_count(0)
    expect(page.get_by_test_id("certificate")).to_contain_text("0 of 20 right")
    expect(page.get_by_test_id("certificate")).to_contain_text("Not passed yet")
