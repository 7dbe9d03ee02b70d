"""The rulings desk in a browser: printed examples tapped in, kept, decided, asked at a table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from houseway.formats.scenarios import load
from tests.browser.conftest import PASSWORD, PHONE, SERVE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.player import Player

pytestmark = pytest.mark.browser

SCENARIOS = Path(__file__).parents[1] / "scenarios"
CLUB = {entry.name: entry for entry in load(SCENARIOS / "bcpc" / "wagers-printed-examples.toml")}
TAPPED = {1, 5, 25, 100, 500, 1000, 5000, 25000, 100000}  # there is a chip of each

# What the desk says to each, as it is read aloud.
PRINTED = {
    "a 5,000 chip and five into 4,999: 500": "Bet 500. 4,500 comes back.",
    "a 5,000 chip and five into 5,000: 5,000": "Bet 5,000.",
    "an underraise to 800 over 600, called twice, is 1,200 for everybody before the turn": "1,200",
    "two silent 1,000 chips against 1,200 are a call": "Call 1,200. 800 comes back.",
    "a silent 1,000 against 50,000 with others in the hand and a raise before is the director's": (
        "The director decides: call, or fold"
    ),
    "all-ins of 1,300 and 1,700 over 1,000: B may raise, to 2,200 at least": "May raise",
    "a 1,000 chip dropped on two 25s is a call": "Call 600. 450 comes back.",
    "one 25 pulled back and a 1,000 chip: 1,025, made a full raise to 1,150": "Raise to 1,150",
    "1,000 out covers 700: a 500 added bets all of it, 1,500": "Raise to 1,500",
    "500 and 25 against an opening 325: a raise to 650": "Raise to 650",
}
CASINO = {"bets": ["A bet 500", "B all in 700", "C call 700"], "blinds": [50, 100], "ask": "A"}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room with a director, made at the terminal."""
    opened = Room(tmp_path_factory.mktemp("room"), SERVE)
    opened.open()
    opened.staff("Dee", "director")
    yield opened
    opened.close()


def ask(page: Page, slug: str, house: str = "bcpc") -> None:
    """Go to a question with nothing filled in."""
    page.goto(page.url.partition("#")[0] + f"#/desk/{house}")
    page.get_by_test_id(f"question-{slug}").click()
    expect(page.get_by_test_id("question-form")).to_be_visible()


def tell(page: Page, given: dict[str, Any]) -> None:
    """Fill in what people saw, each blank as its kind is filled in."""
    for key, value in given.items():
        blank = page.get_by_test_id(f"blank-{key}")
        expect(blank).to_be_attached()  # the form may be on its way
        if not blank.is_visible():
            blank.locator("xpath=ancestor::details[1]/summary").click()
        fill(blank, key, value)


def fill(blank: Locator, key: str, value: Any) -> None:
    values = value if isinstance(value, list) else [value]
    if isinstance(value, bool):
        blank.get_by_role("button", name="Yes" if value else "No", exact=True).click()
    elif key in ("chips", "prior", "pulled"):
        for chip in values:
            if chip in TAPPED:
                blank.get_by_test_id(f"{key}-{chip}").click()
            else:
                blank.get_by_placeholder("Other").fill(str(chip))
                blank.get_by_role("button", name="add that amount").click()
    elif key in ("bets", "after", "ask"):
        for line in values:
            blank.get_by_role("textbox").fill(line)
            blank.get_by_role("textbox").press("Enter")
    elif blank.get_by_role("textbox").count():
        blank.get_by_role("textbox").fill(" / ".join(map(str, values)))
    else:
        blank.get_by_role("button", name=str(value).capitalize(), exact=True).click()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.soak
def test_printed_examples_on_a_phone(visit: Callable[..., Page], subtests: pytest.Subtests) -> None:
    page = visit(PHONE, touch=True)
    for name, aloud in PRINTED.items():
        with subtests.test(name):
            asked_and_ruled(page, name, aloud)
            page.goto(page.url.partition("#")[0] + "#/")


def test_printed_examples_on_a_desk(visit: Callable[..., Page], subtests: pytest.Subtests) -> None:
    page = visit(WIDE)
    for name, aloud in list(PRINTED.items())[:3]:
        with subtests.test(name):
            asked_and_ruled(page, name, aloud)
            expect(page.get_by_test_id("keep")).to_be_visible()  # beside the form, at once
            page.goto(page.url.partition("#")[0] + "#/")


def asked_and_ruled(page: Page, name: str, aloud: str) -> None:
    given = CLUB[name].get("given")
    ask(page, "reopening" if "bets" in given else "wager")
    tell(page, given)
    expect(page.get_by_test_id("aloud")).to_contain_text(aloud)
    assert fits(page)


def test_the_casinos_have_their_own_rule_on_reopening(visit: Callable[..., Page]) -> None:
    page = visit(PHONE, touch=True)
    page.get_by_test_id("to-desk").click()
    page.get_by_test_id("house-bclc").click()
    page.get_by_test_id("question-reopening").click()
    tell(page, CASINO)
    expect(page.get_by_test_id("aloud")).to_contain_text("ay not raise")
    page.get_by_test_id("more-of-it").click()
    page.get_by_test_id("why-bclc-poker/33/1.4").click()
    expect(page.get_by_test_id("clause-panel")).to_contain_text("bclc-poker/33/1.4")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("clause-panel")).to_have_count(0)


def test_a_question_is_found_by_its_word_and_a_chip_is_taken_back(
    visit: Callable[..., Page],
) -> None:
    page = visit(WIDE)
    page.get_by_test_id("to-desk").click()
    page.get_by_test_id("house-bcpc").click()
    page.get_by_test_id("desk-search").fill("seat left out")
    page.get_by_test_id("question-dealt-wrong").click()
    expect(page.get_by_test_id("blank-dealt").get_by_role("combobox")).to_have_value(
        "seat left out"
    )
    expect(page.get_by_test_id("aloud")).to_contain_text("Misdeal")
    page.get_by_test_id("desk-back").click()
    page.get_by_test_id("desk-search").fill("oversized")
    page.get_by_test_id("question-wager").click()
    tell(page, {"facing": 600, "chips": [1000, 25]})
    chips = page.get_by_test_id("blank-chips")
    chips.get_by_role("button", name="Undo").click()
    expect(chips.get_by_role("status")).to_have_text("1,000")
    expect(page.get_by_test_id("aloud")).to_contain_text("Call 600")


def test_the_desk_by_keyboard_alone(visit: Callable[..., Page]) -> None:
    page = visit(WIDE)
    page.goto(page.url.partition("#")[0] + "#/desk/bcpc")
    expect(page.get_by_test_id("question-wager")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("oversized")
    expect(page.get_by_test_id("question-dealt-wrong")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("question-form")).to_be_visible()
    page.get_by_label("The bet he faces").focus()
    page.keyboard.type("600")
    page.get_by_test_id("chips-1000").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("aloud")).to_have_text("Call 600. 400 comes back.")


def test_a_ruling_is_kept_sent_and_decided(visit: Callable[..., Page]) -> None:
    page, other = visit(PHONE, touch=True), visit(WIDE)
    name = next(each for each in PRINTED if "director" in each)
    ask(page, "wager")
    tell(page, CLUB[name].get("given"))
    expect(page.get_by_test_id("aloud")).to_contain_text("The director decides")
    page.get_by_test_id("more-of-it").click()
    page.get_by_label("A note to keep with it").fill("seat 4")
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("kept-note")).to_have_text("seat 4")
    picture(page, "ruling-phone")
    expect(page.get_by_test_id("decide-form")).to_have_count(0)  # not a guest's to decide
    assert fits(page)

    other.get_by_role("button", name="Sign in").first.click()
    other.get_by_label("Name", exact=True).fill("Dee")
    other.get_by_label("Password").fill(PASSWORD)
    other.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("dialog")).to_have_count(0)
    other.goto(page.url)
    expect(other.get_by_test_id("kept")).to_contain_text("50,000")
    other.get_by_role("radio", name="Call").check()
    other.get_by_test_id("decide-why").fill("he meant to call")
    other.get_by_test_id("decide").click()
    expect(other.get_by_test_id("decision")).to_contain_text("he meant to call")
    expect(other.get_by_test_id("decision")).to_contain_text("Dee")
    page.reload()
    expect(page.get_by_test_id("decision")).to_contain_text("Decided by Dee")
    page.emulate_media(media="print")
    expect(page.get_by_test_id("print")).to_be_hidden()
    expect(page.get_by_test_id("aloud")).to_be_visible()
    page.emulate_media(media="screen")


def test_at_a_pot_table_the_desk_starts_from_its_bets(
    visit: Callable[..., Page], room: Room
) -> None:
    ann, bob = Player(room, "Ann"), Player(room, "Bob")
    table = ann.open()
    ann.do(table, do="sit", seat=1, buy_in=20000)
    bob.do(table, do="sit", seat=2, buy_in=20000)
    ann.do(table, do="deal")
    page = visit(PHONE, touch=True)
    page.goto(page.url.partition("#")[0] + f"#/table/{table}")
    page.get_by_role("button", name="Seat", exact=True).click()
    page.get_by_test_id("ask-desk").click()
    expect(page.get_by_test_id("standing")).to_contain_text("is to act")
    page.get_by_test_id("question-wager").click()
    page.get_by_text("The table, as it stands").click()
    expect(page.get_by_label("The bet he faces")).to_be_visible()
    expect(page.get_by_label("The bet he faces")).to_have_value("10")
    expect(page.get_by_label("Blinds")).to_have_value("5 / 10")
    page.get_by_label("What he said").fill("call")
    expect(page.get_by_test_id("aloud")).to_contain_text("Call 10")
