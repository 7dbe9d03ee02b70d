"""A club in a browser: everybody looks, a member comes by a link, the committee keeps its books."""

import json
import os
import re
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from houseway.club import write_club
from houseway.year import SimulatedSeason
from tests.browser.conftest import PASSWORD, PHONE, SERVE, WIDE, Room
from tests.browser.pictures import FOLDER, picture
from tests.browser.sizes import first

pytestmark = pytest.mark.browser

SMALL = {"seed": 7, "members": 12, "nights": 6}  # a season that is on its way
WHOLE = {"seed": 7, "members": 60, "nights": 0}  # the one that the documentation shows


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room with a committee of two, made at the terminal; one of them directs as well."""
    opened = Room(tmp_path_factory.mktemp("room"), SERVE)
    opened.open()
    opened.staff("Kay", "committee", "director")
    opened.staff("Lou", "committee")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def season(room: Room) -> str:
    """A simulated season that Kay has taken up."""
    *_, club = SimulatedSeason("bcpc", **(WHOLE if FOLDER else SMALL)).steps()
    form = {"key": "season", "name": "Wheatsheaf Poker Club", "document": club.to_json()}
    assert write_club(club)
    return str(asked(room, "clubs", form)["id"])


@pytest.fixture
def small(room: Room) -> str:
    """A new club with two members and a season."""
    key = os.urandom(8).hex()
    club = str(asked(room, "clubs", {"key": key, "name": f"Club {key[:4]}", "house": "bcpc"})["id"])
    for act in (
        {"act": "join", "name": "Ann", "email": "ann@example.org"},
        {"act": "join", "name": "Bob"},
        {"act": "open_season", "season": "2026", "fee": 9000, "games": 10},
        {"act": "enrol", "season": "2026", "name": "Ann"},
        {"act": "enrol", "season": "2026", "name": "Bob"},
    ):
        asked(room, f"clubs/{club}/acts", {"key": os.urandom(8).hex(), "act": act})
    return club


def asked(room: Room, path: str, body: dict[str, Any], who: str = "Kay") -> Any:
    """What Kay is told over HTTP."""
    headers = {"Content-Type": "application/json"}
    signs_in = json.dumps({"name": who, "password": PASSWORD}).encode()
    with urllib.request.urlopen(
        urllib.request.Request(f"{room.url}api/session", signs_in, headers), timeout=30
    ) as answer:
        headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
    request = urllib.request.Request(f"{room.url}api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def sign_in(page: Page, who: str = "Kay") -> None:
    form = {"name": who, "password": PASSWORD}
    answer = page.request.post(page.url.partition("#")[0] + "api/session", data=form)
    assert answer.ok, answer.text()
    page.reload()


def at(page: Page, *parts: str) -> None:
    page.goto(page.url.partition("#")[0] + "#/club/" + "/".join(parts))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@first(PHONE)
def test_everybody_sees_the_year_and_no_money(
    visit: Callable[..., Page], season: str, size: dict[str, int]
) -> None:
    page = visit(size)
    page.get_by_test_id("club-Wheatsheaf Poker Club").click()
    league = page.get_by_test_id("league")
    first = league.locator("tbody button").first
    name = first.inner_text()
    first.click()
    expect(page.get_by_test_id(f"why-{name}")).to_contain_text(re.compile(r"Week 1: \d+\w\w of"))
    if size is PHONE:
        picture(page, "club-league")
    seen = [page.locator("main").inner_text()]
    for sheet, part in (("calendar", "played"), ("records", "records")):
        page.get_by_test_id(f"tab-{sheet}").click()
        expect(page.get_by_test_id(part)).to_be_visible()
        assert fits(page), sheet
        seen.append(page.locator("main").inner_text())
    page.get_by_test_id("one").select_option(index=1)
    page.get_by_test_id("two").select_option(index=2)
    expect(page.get_by_test_id("met")).to_have_text(re.compile(r"\d+ : \d+ on|never met"))
    if size is WIDE:
        picture(page, "club-records")
    at(page, season, "player", name)
    expect(page.get_by_test_id("player")).to_contain_text("Against the others")
    seen.append(page.locator("main").inner_text())
    assert fits(page)
    assert not [word for word in ("£", "@example.org") if word in "".join(seen)]
    expect(page.get_by_test_id("tab-books")).to_have_count(0)
    at(page, season, "books")
    expect(page.get_by_test_id("club-trouble")).to_be_visible()
    assert "£" not in page.locator("main").inner_text()


@first(WIDE)
def test_a_member_comes_by_a_link_and_sees_himself_alone(
    visit: Callable[..., Page], room: Room, small: str, size: dict[str, int]
) -> None:
    fee = {"act": "pay_fee", "season": "2026", "name": "Ann", "amount": 3000, "week": 1}
    other = {**fee, "name": "Bob", "amount": 4321}
    for act in (fee, other):
        asked(room, f"clubs/{small}/acts", {"key": os.urandom(8).hex(), "act": act})
    link = asked(room, f"clubs/{small}/members/Ann/link", {})["address"]
    page = visit(size, touch=size is PHONE)
    page.goto(link)
    page.reload()
    page.get_by_test_id("enter-by-link").click()
    sheet = page.get_by_test_id("member-sheet")
    expect(sheet).to_contain_text("£30.00 of £90.00 paid")
    expect(page.get_by_test_id("member-money")).to_contain_text("fee of Ann for 2026")
    assert "43.21" not in page.content()
    assert "Bob" not in sheet.inner_text()
    assert fits(page)
    late = visit(PHONE)
    late.goto(link)
    late.reload()
    late.get_by_test_id("enter-by-link").click()
    expect(late.get_by_role("alert")).to_contain_text("This link was used")


@first(PHONE)
def test_the_committee_keeps_its_books(
    visit: Callable[..., Page], small: str, size: dict[str, int]
) -> None:
    page = visit(size)
    sign_in(page)
    at(page, small, "books", "people")
    page.get_by_test_id("sheet").fill("name,email\nCid,cid@example.org\nann,\nDee,no address\n")
    page.get_by_test_id("sheet-season").select_option("2026")
    page.get_by_test_id("look").click()
    report = page.get_by_test_id("report")
    expect(report).to_contain_text("1 person can be taken up")
    expect(report).to_contain_text("Row 3: Ann is in the register already")
    page.get_by_test_id("take").click()
    expect(page.get_by_test_id("person-Cid")).to_contain_text("cid@example.org")
    page.get_by_test_id("link-Cid").click()
    expect(page.get_by_test_id("link").locator("img")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    assert fits(page)

    page.get_by_test_id("tab-fees").click()
    page.get_by_test_id("pay-Cid").click()
    expect(page.get_by_test_id("pay-amount")).to_have_value("30")
    page.get_by_test_id("pay").click()
    expect(page.get_by_test_id("club-said")).to_contain_text("Fee of Cid: done")
    expect(page.get_by_test_id("fees")).to_contain_text("£30.00")
    assert fits(page)

    page.get_by_test_id("tab-events").click()
    form = page.get_by_test_id("act-schedule")
    form.get_by_test_id("blank-event").fill("L1")
    form.get_by_test_id("blank-kind").select_option("league")
    form.get_by_test_id("blank-month").fill("2026-02")
    form.get_by_test_id("blank-season").select_option("2026")
    form.get_by_test_id("blank-week").fill("1")
    form.get_by_test_id("do-schedule").click()
    for _ in range(4):  # the committee, the venue, the members; then it is fixed
        said = page.get_by_test_id("club-said").inner_text()
        page.get_by_test_id("step-L1").click()
        expect(page.get_by_test_id("club-said")).not_to_have_text(said)
    expect(page.get_by_test_id("step-L1")).to_have_count(0)
    expect(page.get_by_test_id("dates")).to_contain_text("Fri 13 Feb 2026")
    assert fits(page)

    page.get_by_test_id("tab-points").click()
    page.get_by_test_id("formula").fill("place +")
    page.get_by_test_id("preview").click()
    expect(page.get_by_test_id("points").get_by_role("alert")).to_be_visible()
    page.get_by_test_id("formula").fill("entries - place + 1")
    page.get_by_test_id("preview").click()
    page.get_by_test_id("set-points").click()
    expect(page.get_by_test_id("club-said")).to_contain_text("Points of 2026: done")

    page.get_by_test_id("tab-purses").click()
    expect(page.get_by_test_id("purses")).to_contain_text("In hand: £30.00")
    page.get_by_role("link", name="Season 2026").first.click()
    expect(page.get_by_test_id("statement")).to_contain_text("The books, recomputed")
    assert fits(page)


@pytest.mark.soak
def test_a_night_goes_from_the_club_to_the_desk_and_back(
    visit: Callable[..., Page], room: Room, small: str
) -> None:
    for act in (
        {"act": "schedule", "event": "D1", "kind": "deepstack", "day": "2026-06-26"},
        *({"act": act, "event": "D1"} for act in ("propose", "venue_approves")),
        *({"act": act, "event": "D1"} for act in ("members_approve", "fix_date")),
    ):
        asked(room, f"clubs/{small}/acts", {"key": os.urandom(8).hex(), "act": act})
    page = visit(WIDE)
    sign_in(page)
    at(page, small, "books", "events")
    page.get_by_test_id("announce-D1").click()
    page.get_by_text("A whole list").click()
    page.get_by_test_id("door-list").fill("Name\nAnn\nBob\nZed\n")
    page.get_by_test_id("door-list-enter").click()
    page.get_by_test_id("due-seat").click()
    for out in ("Zed", "Bob"):
        page.get_by_test_id(f"player-{out}").click()
        page.get_by_test_id("out-to-Ann").click()
        expect(page.get_by_test_id(f"player-{out}")).to_have_count(0)
    page.get_by_test_id("due-end").click()
    expect(page.get_by_test_id("places").locator("tr").first).to_contain_text("Ann")
    at(page, small, "books", "events")
    page.get_by_test_id("write-D1").click()
    page.get_by_test_id("desk-nights").select_option(index=1)
    page.get_by_test_id("write-night").click()
    expect(page.get_by_test_id("dates")).to_contain_text("Nothing is to come")
    at(page, small, "calendar")
    expect(page.get_by_test_id("played")).to_contain_text("won by Ann, before Bob and Zed")


def test_money_leaves_when_another_of_the_committee_agrees(
    visit: Callable[..., Page], room: Room
) -> None:
    page = visit(PHONE)
    sign_in(page)
    page.goto(page.url.partition("#")[0] + "#/clubs")
    page.get_by_test_id("club-name").fill("Four Eyes")
    page.get_by_text("What the club decides otherwise").click()
    page.get_by_test_id("option-four_eyes").select_option("true")
    page.get_by_test_id("option-kinds").fill("cup: The Cup; keeps; places 15%")
    assert fits(page)
    page.get_by_test_id("found-club").click()
    page.get_by_test_id("tab-purses").click()
    form = page.get_by_test_id("act-receive")
    for blank, typed in (("giver", "Venue"), ("amount", "10"), ("why", "gift")):
        form.get_by_test_id(f"blank-{blank}").fill(typed)
    form.get_by_test_id("do-receive").click()
    expect(page.get_by_test_id("purses")).to_contain_text("In hand: £10.00")
    page.get_by_test_id("money-act").select_option("spend")
    form = page.get_by_test_id("act-spend")
    for blank, typed in (("to", "Printer"), ("amount", "6"), ("why", "cards")):
        form.get_by_test_id(f"blank-{blank}").fill(typed)
    form.get_by_test_id("do-spend").click()
    expect(page.get_by_test_id("club-said")).to_contain_text("Nothing has happened yet")
    club = page.url.partition("#/club/")[2].partition("/")[0]
    at(page, club, "books", "more")
    page.get_by_test_id("staff-account").fill("Lou")
    page.get_by_test_id("staff-appoint").click()
    expect(page.get_by_test_id("staff")).to_contain_text("Lou")
    other = visit(WIDE)
    sign_in(other, "Lou")
    at(other, club, "books")
    expect(other.get_by_test_id("asked")).to_contain_text("Printer, amount £6.00")
    other.locator("[data-testid^=second-]").click()
    expect(other.get_by_test_id("club-said")).to_contain_text("Agreed: done")
    other.get_by_test_id("tab-purses").click()
    expect(other.get_by_test_id("purses")).to_contain_text("In hand: £4.00")


@pytest.mark.soak
@first(WIDE)
def test_the_season_on_paper_and_in_pictures(
    visit: Callable[..., Page], season: str, size: dict[str, int]
) -> None:
    page = visit(size)
    sign_in(page)
    at(page, season, "books", "purses")
    expect(page.get_by_test_id("purses")).to_contain_text("In hand: £")
    if size is WIDE:
        picture(page, "club-books")
    for sheet, part in (("todo", "letters"), ("fees", "fees"), ("seats", "seats"), ("more", "log")):
        page.get_by_test_id(f"tab-{sheet}").click()
        expect(page.get_by_test_id(part)).to_be_visible()
        assert fits(page), sheet
    at(page, season)
    name = page.get_by_test_id("league").locator("tbody button").first.inner_text()
    at(page, season, "member", name)
    expect(page.get_by_test_id("member-sheet")).to_contain_text("Paid in", ignore_case=True)
    if size is PHONE:
        picture(page, "club-member")
    assert fits(page)
    at(page, season, "tickets")
    expect(page.get_by_test_id("tickets")).to_have_count(1)
    if FOLDER and size is WIDE:  # the small season has no seats yet
        for code in page.get_by_test_id("tickets").locator("img").all():
            code.evaluate("each => each.decode()")
        picture(page, "club-tickets")
    page.emulate_media(media="print")
    expect(page.get_by_test_id("tab-league")).to_be_hidden()
    page.emulate_media(media="screen")
