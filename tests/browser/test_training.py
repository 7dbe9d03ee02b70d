"""The training room in the browser: asked, marked, asked again, and a test with its certificate."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from houseway import games
from houseway.trainer import course, drill, topics
from tests.browser.conftest import PHONE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.test_play import runs_off

pytestmark = pytest.mark.browser

SET = "pai-gow-poker@bclc"
TABLET = {"width": 820, "height": 1180}
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


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("fortune-asia-poker@bclc", PHONE, id="three hands, 390"),
        pytest.param("fast-action-holdem@bclc", TABLET, id="two of four cards, 820"),
        pytest.param(SET, WIDE, id="two hands, 1440"),
    ],
)
def test_cards_can_be_set_as_the_house_sets_them(
    visit: Callable[..., Page], room: Room, game: str, size: dict[str, int]
) -> None:
    page = visit(size, touch=size is not WIDE)
    page.goto(f"{room.url}#/train/{game}")
    with page.expect_response("**/drills") as told:
        page.get_by_test_id("topic-setting").click()
    right = drill(games.find(game), "setting", told.value.json()["seed"]).right
    assert isinstance(right, tuple)
    laid: Counter[str] = Counter()  # of several decks cards may be alike
    for at, hand in enumerate(right):
        for card in hand.split():
            one = page.get_by_test_id(f"set-{card}").nth(laid[card])
            laid[card] += 1
            for _ in range(at if len(right) > 1 else 1):
                if size is WIDE:
                    one.press("Enter")
                else:
                    one.tap()
    assert runs_off(page) == 0
    page.get_by_test_id("give-answer").press("Enter")
    expect(page.get_by_test_id("mark")).to_contain_text("Right: ")


@pytest.mark.soak
def test_a_day_of_the_course_ends(visit: Callable[..., Page], room: Room) -> None:
    page = visit(TABLET, touch=True)
    page.goto(f"{room.url}#/train/mini-baccarat@bclc")
    page.get_by_test_id("day-1").tap()
    many = course(games.find("mini-baccarat@bclc")).lessons[0].drills
    for number in range(1, many + 1):
        expect(page.get_by_test_id("lesson-at")).to_have_text(f"Day 1, question {number} of {many}")
        answer_somehow(page)
        page.get_by_test_id("next-drill").click()
    expect(page.get_by_test_id("lesson-done")).to_have_text(f"Day 1 is done: 0 of {many} right.")


def test_long_rulings_stay_on_a_phone(visit: Callable[..., Page], room: Room) -> None:
    page = visit(PHONE, touch=True)
    page.goto(f"{room.url}#/train/texas-holdem@bcpc")
    page.get_by_test_id("topic-ruling").tap()
    longest = "Call 2,400.00. The director decides: call, or fold, and what comes back."
    page.get_by_test_id("choice-1").evaluate(
        "(choice, words) => (choice.textContent = words)", longest
    )
    assert runs_off(page) == 0
    expect(page.get_by_test_id("scene")).to_have_count(0)  # nothing lies there


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
