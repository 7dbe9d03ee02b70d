"""A tournament night in a browser: a director with a phone, one with a keyboard, and the room."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PASSWORD, PHONE, SERVE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.sizes import first

pytestmark = pytest.mark.browser

NAMES = (
    *("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida"),
    *("Jim", "Kay", "Lou", "Max", "Ned", "Oli", "Pam", "Quin", "Ray"),
)
THIRTY = (
    *NAMES,
    *("Sue", "Tim", "Una", "Val", "Wes", "Xia", "Yves", "Zoe", "Abe", "Bea", "Cal", "Dot"),
)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room with a director, made at the terminal."""
    opened = Room(tmp_path_factory.mktemp("room"), SERVE)
    opened.open()
    opened.staff("Dee", "director")
    yield opened
    opened.close()


def sign_in(page: Page) -> None:
    form = {"name": "Dee", "password": PASSWORD}
    answer = page.request.post(page.url.partition("#")[0] + "api/session", data=form)
    assert answer.ok, answer.text()
    page.reload()


def announce(page: Page, name: str, names: tuple[str, ...]) -> None:
    """A night with everybody entered and seated, by the pages' own forms."""
    page.get_by_test_id("to-nights").click()
    page.get_by_test_id("night-name").fill(name)
    page.get_by_test_id("night-buy-in").fill("20")
    page.get_by_test_id("open-night").click()
    page.get_by_text("A whole list").click()
    page.get_by_test_id("door-list").fill("Name,Phone\n" + "\n".join(names))
    page.get_by_test_id("door-list-enter").click()
    page.get_by_test_id("due-seat").click()
    expect(page.get_by_test_id("table-A")).to_be_visible()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def at_table(page: Page, table: str) -> list[str]:
    names: list[str] = page.get_by_test_id(f"table-{table}").locator(".name").all_inner_texts()
    return names


def test_a_bust_out_and_what_follows_in_three_taps(visit: Callable[..., Page]) -> None:
    page = visit(PHONE, touch=True)
    sign_in(page)
    announce(page, "Friday", NAMES[:12])
    assert fits(page)
    page.get_by_test_id("due-draw-order").click()
    expect(page.get_by_test_id("due")).to_have_count(0)
    first, second, *_, third = at_table(page, "B")
    page.get_by_test_id(f"player-{first}").tap()
    page.get_by_test_id(f"out-to-{second}").tap()
    expect(page.get_by_test_id("facts")).to_contain_text("11 of 12")
    page.get_by_test_id(f"player-{third}").tap()  # one
    page.get_by_test_id(f"out-to-{second}").tap()  # two
    expect(page.get_by_test_id("due-balance")).to_be_in_viewport()  # far down the page as well
    picture(page, "night-phone")
    page.get_by_test_id("due-balance").tap()  # three
    expect(page.get_by_test_id("said")).to_contain_text(re.compile(r"\w+: A \d to B \d"))
    assert (len(at_table(page, "A")), len(at_table(page, "B"))) == (5, 5)
    assert fits(page)

    page.get_by_test_id("undo").tap()
    page.get_by_test_id("undo").tap()
    expect(page.get_by_test_id(f"player-{third}")).to_be_visible()
    expect(page.get_by_test_id("facts")).to_contain_text("11 of 12")


def test_a_night_of_thirty_with_the_keyboard_alone(visit: Callable[..., Page]) -> None:
    page = visit(WIDE)
    sign_in(page)
    announce(page, "League", THIRTY)
    keys = page.keyboard
    keys.press("c")  # the clock
    expect(page.get_by_test_id("start-stop")).to_contain_text("Pause")
    page.get_by_test_id("prize-parts").focus()
    keys.type("50 25 15 10")
    keys.press("Enter")
    expect(page.get_by_test_id("said")).to_contain_text("Prizes posted")
    keys.press("Escape")
    picture(page, "night-desk")
    left = 30
    while left > 1:
        if page.get_by_test_id("due").count():
            before = page.get_by_test_id("said").inner_text()
            keys.press("d")
            expect(page.get_by_test_id("said")).not_to_have_text(before)
            continue
        names = at_table(page, page.locator("[data-testid^=table-] h3").first.inner_text()[-1])
        keys.press("/")
        keys.type(names[0])
        keys.press("Enter")
        expect(page.get_by_test_id("player-sheet")).to_be_visible()
        keys.press(page.get_by_test_id(f"out-to-{names[1]}").locator("kbd").inner_text())
        left -= 1
        expect(page.get_by_test_id("facts")).to_contain_text(f"{left} of 30")
        keys.press("Escape")
    keys.press("d")
    expect(page.get_by_test_id("places").locator("tr")).to_have_count(30)
    expect(page.get_by_test_id("places").locator("tr").first).to_contain_text("£270.00")
    page.get_by_text("The draws are fair").click()
    expect(page.get_by_test_id("draw-verdict")).to_contain_text("it is the same")
    assert fits(page)


@pytest.mark.soak
def test_the_room_reads_the_clock_and_finds_its_seats(visit: Callable[..., Page]) -> None:
    page, wall, phone = visit(WIDE), visit(WIDE), visit(PHONE, touch=True)
    sign_in(page)
    announce(page, "Sunday", NAMES)
    night = page.url.partition("#")[2]
    wall.goto(wall.url.partition("#")[0] + f"#{night}/clock")
    expect(wall.get_by_test_id("wall-time")).to_have_text("25:00")
    page.get_by_test_id("start-stop").click()
    expect(wall.get_by_test_id("wall-time")).to_have_text(re.compile(r"24:5\d"))
    height = "each => parseFloat(getComputedStyle(each).fontSize)"
    tall = wall.get_by_test_id("wall-time").evaluate(height)
    assert tall > 0.4 * WIDE["height"]  # two fifths of the screen are read from twenty feet

    phone.goto(phone.url.partition("#")[0] + f"#{night}")
    phone.get_by_test_id("who-am-i").select_option("Kay")
    chair = page.get_by_test_id("player-Kay").locator(".seat").inner_text()
    expect(phone.get_by_test_id("my-seat")).to_contain_text(f"seat {chair}")
    expect(phone.get_by_test_id("undo")).to_have_count(0)
    assert fits(phone)

    page.get_by_test_id("put-clock").click()
    page.get_by_test_id("next-level").click()
    expect(wall.get_by_test_id("wall-blinds")).to_contain_text("50 / 100")
    picture(wall, "night-clock")
    wall.context.set_offline(True)  # the line is cut, and the clock goes on
    shown = wall.get_by_test_id("wall-time").inner_text()
    expect(wall.get_by_test_id("wall-time")).not_to_have_text(shown)
    wall.context.set_offline(False)

    page.get_by_test_id("to-print").click()
    expect(page.get_by_test_id("seat-cards").locator("article")).to_have_count(len(NAMES))
    page.get_by_test_id("print-receipts").click()
    expect(page.get_by_test_id("receipts").locator("article").first).to_contain_text("£20.00")
    page.get_by_test_id("print-payouts").click()
    picture(page, "night-payouts")
    expect(page.get_by_test_id("payout-sheet")).to_contain_text("Pool £324.00")


@pytest.mark.soak
def test_a_phone_at_the_door_and_a_list_with_mistakes(visit: Callable[..., Page]) -> None:
    desk, phone = visit(WIDE), visit(PHONE, touch=True)
    sign_in(desk)
    announce(desk, "Monday", NAMES[:4])
    night = desk.url.partition("#")[2]
    desk.get_by_text("By phone").click()
    expect(desk.get_by_test_id("door-code")).to_have_js_property("complete", True)
    phone.goto(phone.url.partition("#")[0] + f"#{night}/enter")
    phone.get_by_test_id("my-name").fill("Zoe")
    picture(phone, "night-enter")
    phone.get_by_test_id("ask-in").tap()
    expect(phone.get_by_test_id("enter-night")).to_contain_text("the director has your name")
    desk.get_by_test_id("let-in-Zoe").click()
    expect(phone.get_by_test_id("my-seat")).to_contain_text("Table A, seat")
    picture(phone, "night-entered")
    assert fits(phone)

    desk.get_by_text("A whole list").click()
    desk.get_by_test_id("door-list").fill("Yves, cash\nZoe\nXia")
    desk.get_by_test_id("door-list-enter").click()
    expect(desk.get_by_test_id("list-report")).to_contain_text("Row 2 Zoe: Zoe has entered already")
    expect(desk.get_by_test_id("door-list")).to_have_value("Zoe")  # what is left to mend
    expect(desk.get_by_test_id("facts")).to_contain_text("7 of 7")
    assert fits(desk)


@pytest.mark.soak
@first(WIDE)
def test_chips_are_raced_a_deal_is_made_and_all_is_in_the_log(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page, wall = visit(size, touch=size is PHONE), visit(WIDE)
    sign_in(page)
    announce(page, "Tuesday", NAMES[:4])
    wall.goto(wall.url.partition("#")[0] + f"#{page.url.partition('#')[2]}/clock")
    width = size["width"]
    page.get_by_test_id("open-chips").click()
    page.get_by_test_id("colour-up").click()
    for name, odd in (("Ann", "3"), ("Bob", "2"), ("Cid", "1")):
        page.get_by_test_id(f"odd-{name}").fill(odd)
    picture(page, "night-race" if size is PHONE else "night-race-wide")
    page.get_by_test_id("race-off").click()
    expect(page.get_by_test_id("race-A")).to_contain_text("wins a chip")
    expect(page.get_by_test_id("in-play")).to_contain_text("40,050 in play")
    assert fits(page)
    picture(page, f"night-raced-{width}")
    page.keyboard.press("Escape")

    page.get_by_test_id("prize-parts").fill("60 40")
    page.get_by_test_id("post-prizes").click()
    for who in ("Ann", "Bob"):
        page.get_by_test_id(f"player-{who}").click()
        page.get_by_test_id("out-to-Cid").click()
    page.get_by_test_id("open-deal").click()
    page.get_by_test_id("deal-show").click()
    expect(page.get_by_test_id("deal-chances")).to_be_visible()
    picture(page, f"night-deal-{width}")
    page.get_by_test_id("deal-even").click()
    expect(page.get_by_test_id("said")).to_contain_text("A deal made: even")
    page.get_by_test_id("undo").click()
    page.get_by_test_id("open-log").click()
    expect(page.get_by_test_id("night-log")).to_contain_text("taken back by Dee")
    expect(page.get_by_test_id("night-log")).to_contain_text("chips 10,")
    assert fits(page)
    picture(page, f"night-log-{width}")
    expect(wall.get_by_test_id("wall-code")).to_be_visible()
    picture(wall, "night-wall")


def test_two_directors_see_each_others_acts(visit: Callable[..., Page]) -> None:
    one, other = visit(WIDE), visit(PHONE, touch=True)
    for page in (one, other):
        sign_in(page)
    announce(one, "Wednesday", NAMES[:3])
    other.goto(one.url)
    other.get_by_test_id("player-Ann").tap()
    other.get_by_test_id("out-to-Bob").tap()
    expect(one.get_by_test_id("facts")).to_contain_text("2 of 3")
    one.get_by_test_id("undo").click()
    expect(other.get_by_test_id("player-Ann")).to_be_visible()


@pytest.mark.soak
def test_a_structure_is_proposed_and_announced(visit: Callable[..., Page]) -> None:
    page = visit(PHONE, touch=True)
    sign_in(page)
    page.get_by_test_id("to-nights").click()
    page.get_by_text("Blinds and breaks").click()
    page.get_by_test_id("night-chips").fill("25: 300, 100: 300, 500: 120, 1000: 200")
    page.get_by_test_id("wizard-players").fill("24")
    page.get_by_test_id("wizard-propose").click()
    expect(page.get_by_test_id("wizard-said")).to_contain_text("The set serves 28 players")
    picture(page, "night-wizard")
    page.get_by_text("Rebuys, add-on").click()
    page.get_by_test_id("night-add-on").fill("15000, 10, 4")
    page.get_by_text("What this club decides otherwise").click()
    expect(page.get_by_test_id("club-options")).to_contain_text("bcpc/flop-games.holdem.s8")
    assert fits(page)
    picture(page, "night-new")
    page.get_by_test_id("night-name").fill("Thursday")
    page.get_by_test_id("open-night").click()
    expect(page.get_by_test_id("facts")).to_contain_text("add-on")
