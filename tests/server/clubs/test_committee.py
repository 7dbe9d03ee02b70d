"""A committee at work over HTTP: sheets of members, links, fees, previews, statements, nights."""

import json
import uuid
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.club import found, read_club, write_club
from houseway.club.acts import EVERY, Join
from houseway.server.people.roles import Role
from tests.server.clubs.committee import Committee
from tests.server.conftest import Person, Staff, make_staff
from tests.server.nights.test_nights import Director
from tests.server.wall import Wall

SHEET = """name,email,phone,guest,sleeping
Dee,dee@example.org,,no,yes
Eve,no address,,no,no
ann,,,no,no
Fay,,,perhaps,no
Gus,,,yes,no
"""


def test_a_sheet_of_members_and_what_was_wrong_in_which_row(small: Committee) -> None:
    looked = small.steps("/members", csv=SHEET, season="2026", look=True)
    assert small.get(small.path("/books"))["seq"] == looked["seq"]
    told = small.steps("/members", csv=SHEET, season="2026")
    assert told["joined"] == looked["joined"] == ["Dee", "Gus"]
    assert [(each["row"], each["what"]) for each in told["problems"]] == [
        (3, "'no address' is no address; write name@example.org"),
        (4, "Ann is in the register already"),
        (5, "guest is 'perhaps'; write yes or no"),
    ]
    people = {each["name"]: each for each in small.get(small.path("/register"))}
    assert (people["Dee"]["seasons"], people["Gus"]["seasons"]) == (["2026"], [])
    assert people["Gus"]["guest"]
    refused = small.steps("/members", 400, csv="who,why\nAnn,\n")
    assert "no column 'name'" in refused["error"]["message"]
    assert (
        "no season '2031'"
        in small.steps("/members", 400, csv=SHEET, season="2031")["error"]["message"]
    )


def test_a_sheet_is_taken_up_once_for_each_key(small: Committee) -> None:
    form = {"key": "sheet", "csv": "name\nDee\n"}
    first = small.post(small.path("/members"), form)
    assert small.post(small.path("/members"), form) == first
    assert [each["name"] for each in small.get(small.path("/register"))].count("Dee") == 1


def test_a_whole_club_is_longer_than_other_requests(kay: Committee) -> None:
    club = found("bcpc")
    for number in range(900):
        club = club.do(Join(f"Member {number}", email=f"m{number}@example.org"), by="Kay")
    written = write_club(club)
    assert len(written) > 64 * 1024
    kay.founds(document=json.loads(written), house="")
    assert read_club(kay.get(kay.path("/export"))) == club
    answer = kay.client.post(
        "/api/rulings", content=b"x" * (65 * 1024), headers=kay.headers
    )  # anything else is not
    assert answer.status_code == 413


# Links


def enter(room: TestClient, address: str) -> Any:
    secret = address.partition("#/enter/")[2].partition("?")[0]
    return room.post("/api/session/link", json={"secret": secret})


def test_a_link_signs_a_member_in_once(small: Committee, room: TestClient) -> None:
    link = small.post(small.path("/members/Ann/link"), {})
    assert link["picture"].startswith("<svg")
    answer = enter(room, link["address"])
    assert answer.status_code == 200
    me = room.get(f"/api{small.path('/me')}")
    assert me.json()["name"] == "Ann"
    room.cookies.clear()
    again = enter(room, link["address"])
    assert again.status_code == 401
    assert "was used, or is too old" in again.json()["error"]["message"]
    assert room.get(f"/api{small.path('/me')}").status_code == 401
    people = {each["name"]: each for each in small.get(small.path("/register"))}
    assert (people["Ann"]["account"], people["Bob"]["account"]) == ("Ann", None)


def test_the_last_link_holds_and_not_for_ever(
    small: Committee, room: TestClient, wall: Wall
) -> None:
    first, second = (small.post(small.path("/members/Ann/link"), {}) for _ in range(2))
    assert enter(room, first["address"]).status_code == 401
    wall.time += 8 * 24 * 3600
    assert enter(room, second["address"]).status_code == 401


def test_no_link_opens_the_account_of_who_has_a_password(
    small: Committee, room: TestClient, sqlite_url: str
) -> None:
    make_staff(sqlite_url, "boss", Role.ADMIN)
    small.steps("/links", account="boss", member="Bob")
    refused = small.post(small.path("/members/Bob/link"), {}, 403)
    assert "boss has a password" in refused["error"]["message"]
    # nor is it there any more for who has chosen one since
    link = small.post(small.path("/members/Ann/link"), {})
    assert enter(room, link["address"]).status_code == 200
    later = small.post(small.path("/members/Ann/link"), {})
    account = {"name": "annie", "password": "four of a kind"}
    assert room.post("/api/accounts", json=account).status_code == 200
    assert room.get(f"/api{small.path('/me')}").json()["name"] == "Ann"
    room.cookies.clear()
    assert enter(room, later["address"]).status_code == 401


def test_only_the_committee_makes_links(small: Committee, room: TestClient) -> None:
    guest = Person(room, "Zed")
    guest.post(small.path("/members/Ann/link"), {}, 403)
    small.post(small.path("/members/Zed/link"), {}, 400)
    assert room.post("/api/session/link", json={"secret": "x" * 43}).status_code == 401


def test_a_link_is_no_session(small: Committee, room: TestClient) -> None:
    link = small.post(small.path("/members/Ann/link"), {})
    secret = link["address"].partition("#/enter/")[2].partition("?")[0]
    answer = room.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert answer.status_code == 401


# Looking things up


def test_fees_and_what_is_to_be_sent(small: Committee, wall: Wall) -> None:
    fees = small.get(small.path("/fees"))
    assert (fees["season"], fees["week"], fees["fee"]) == ("2026", 2, 90_00)
    rows = {each["name"]: (each["paid"], each["due"], each["owed"]) for each in fees["rows"]}
    assert rows["Ann"] == (30_00, 60_00, 30_00)
    assert rows["Bob"] == (90_00, 60_00, 0)
    assert [(each["to"], each["email"]) for each in fees["letters"]] == [
        ("Ann", "ann@example.org"), ("Cid", "cid@example.org"),
    ]  # fmt: skip
    assert "you owe the club £30.00 of the fee of 2026" in fees["letters"][0]["text"]
    assert small.get(small.path("/fees?week=3"))["rows"][0]["owed"] == 60_00
    small.does("charge", name="Bob", amount=5_00, why="broken chair")
    small.does("receive", giver="Venue", amount=300_00, why="gift", target="club")
    small.does("award_seats", season="2026", values=[200_00], day="2026-12-11")
    sent = small.get(small.path("/fees?days=10000"))["letters"]
    assert [(each["to"], each["about"]) for each in sent][2:] == [
        ("Bob", "arrears"), ("Bob", "seat"),
    ]  # fmt: skip
    assert "good until 2028-12-11" in sent[-1]["text"]


def test_points_are_previewed_before_they_count(small: Committee) -> None:
    path = small.path("/seasons/2026/preview")
    rows = small.post(path, {"formula": "entries - place"})
    assert [(row["name"], row["points"], row["points_now"]) for row in rows] == [
        ("Bob", "2", "10"), ("Ann", "1", "7.5"), ("Cid", "0", "5"),
    ]  # fmt: skip
    refused = small.post(path, {"formula": "place +"}, 400)
    assert refused["error"]["message"]
    small.post(path, {}, 400)
    assert small.get(small.path())["seasons"][0]["scored"] == "10, 7.5, 5"


def test_a_statement_is_held_against_the_books(small: Committee, room: TestClient) -> None:
    shown = small.get(small.path("/statement/season?of=2026"))
    assert shown["agrees"]
    assert shown["taken"] - shown["given"] == shown["left"] == 150_00 - 3 * 90
    moves = room.get(f"/api{small.path('/books.csv')}", headers=small.headers).text.splitlines()
    assert moves[0] == "act,day,from,to,amount,why,clause"
    assert len(moves) > 5


def test_every_act_has_a_form_and_every_option_its_words(room: TestClient) -> None:
    forms = {each["act"]: each for each in room.get("/api/club-acts").json()}
    assert list(forms) == [kind.act for kind in EVERY]
    asks = {each["name"]: each["asks"] for each in forms["record_night"]["blanks"]}
    assert (asks["finish"], asks["buy_in"], asks["prizes"], asks["put_out"]) == (
        "texts", "money", "amounts by name", "numbers by name",
    )  # fmt: skip
    (house,) = room.get("/api/club-houses").json()
    options = {each["name"]: each for each in house["options"]}
    assert options["rest"]["ways"] == ["first", "club"]
    assert (options["kept_percent"]["value"], options["kept_percent"]["clause"]) == (
        10,
        "bcpc/3.5",
    )


# Nights from the desk


@pytest.fixture
def tom(room: TestClient, sqlite_url: str) -> Director:
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    return Director(room, "Tom")


def run(tom: Director, plan: dict[str, Any], *names: str) -> None:
    """A night at the desk as the club has planned it; the first named wins."""
    setup = {**plan["setup"], "buy_in": 20_00, "percent": ["100"]}
    form = {"key": uuid.uuid4().hex, "name": plan["name"], "setup": setup}
    tom.page = tom.staff.post("/nights", form)
    for name in names:
        tom.does("enter", player=name)
    tom.does("seat")
    tom.does("penalise", player=names[0], what="1 hand", why="phone")
    for name in reversed(names[1:]):
        tom.does("bust", player=name, to=names[0])
    tom.does("end")


def writes(tom: Director, club: Committee, event: str, status: int = 200, **more: Any) -> Any:
    form = {"key": uuid.uuid4().hex, "night": tom.page["id"], **more}
    return tom.staff.post(club.path(f"/events/{event}/night"), form, status)


def test_a_night_at_the_desk_goes_into_the_books_and_not_twice(
    small: Committee, tom: Director
) -> None:
    small.appoints("Tom", "director")
    plan = tom.staff.get(small.path("/events/D1/plan"))
    assert plan["setup"]["event"] == "deepstack"
    assert plan["setup"]["register"]["members"] == ["Ann", "Bob", "Cid"]
    run(tom, plan, "Cid", "Ann", "Zed")
    refused = writes(tom, small, "D1", 400)
    assert "there is no 'Zed' in the register" in refused["error"]["message"]
    before = small.get(small.path("/books"))
    assert before["acts"] == len(small.get(small.path("/export"))["log"])
    page = writes(tom, small, "D1", guests=True)
    assert [each["finish"] for each in page["events"]][1] == ["Cid", "Ann", "Zed"]
    books = small.get(small.path("/books"))
    assert books["purses"]["memorial:2027"] - before["purses"]["memorial:2027"] == 6_00
    cid = small.get(small.path("/members/Cid"))
    assert (cid["nights"][-1]["prize"], cid["penalties"][0]["what"]) == (54_00, "1 hand")
    small.does("schedule", event="D2", kind="deepstack", day="2026-07-03")
    assert "in the books of" in writes(tom, small, "D2", 409)["error"]["message"]
    small.steps("/undo")  # the schedule
    for what in ("undo", "acts", "timer"):  # at the desk it stands while it is in the books
        assert "takes it out of them first" in refused_at_the_desk(tom, what)
    assert small.steps("/undo")["purses"] == before["purses"]
    tom.page = tom.staff.post(f"/nights/{tom.page['id']}/undo", {"key": "u"})
    tom.does("end")
    writes(tom, small, "D1")


def refused_at_the_desk(tom: Director, what: str) -> str:
    said: dict[str, dict[str, Any]] = {
        "undo": {},
        "acts": {"act": {"act": "correct-pool", "amount": 1}},
        "timer": {"do": "stop"},
    }
    form = {"key": uuid.uuid4().hex, **said[what]}
    refused = tom.staff.post(f"/nights/{tom.page['id']}/{what}", form, 409)
    words: str = refused["error"]["message"]
    return words


def test_a_league_night_lets_in_who_has_paid(small: Committee, tom: Director) -> None:
    small.appoints("Tom", "director")
    small.does("schedule", event="L2", kind="league", month="2026-03", season="2026", week=2)
    plan = tom.staff.get(small.path("/events/L2/plan"))
    assert plan["setup"]["register"]["registered"] == ["Bob"]  # the others owe an instalment
    assert plan["setup"]["week"] == 2


def test_a_night_that_goes_on_is_not_written_down(small: Committee, tom: Director) -> None:
    small.appoints("Tom", "director")
    plan = tom.staff.get(small.path("/events/D1/plan"))
    tom.page = tom.staff.post("/nights", {"key": "n", "name": "D1", "setup": plan["setup"]})
    assert "is not over" in writes(tom, small, "D1", 409)["error"]["message"]
    guest = Person(tom.staff.client, "Zed")
    guest.post(small.path("/events/D1/night"), {"key": "k", "night": tom.page["id"]}, 403)
    tom.page["id"] = "nowhere"
    writes(tom, small, "D1", 404)


def test_with_four_eyes_a_night_waits_for_the_second(
    kay: Committee, lou: Committee, tom: Director
) -> None:
    kay.founds(options={"four_eyes": True})
    kay.appoints("Lou")
    kay.appoints("Tom", "director")
    lou.club = kay.club
    for name in ("Ann", "Bob"):
        kay.does("join", name=name)
    kay.does("schedule", event="D1", kind="deepstack", day="2026-06-26")
    run(tom, tom.staff.get(kay.path("/events/D1/plan")), "Bob", "Ann")
    page = writes(tom, kay, "D1")
    assert page["events"][0]["finish"] == []
    (asked,) = kay.get(kay.path("/books"))["asked"]
    assert "in the books of" in refused_at_the_desk(tom, "undo")  # while it waits, too
    kay.steps(f"/asked/{asked['number']}/drop")
    writes(tom, kay, "D1")
    (asked,) = kay.get(kay.path("/books"))["asked"]
    lou.steps(f"/asked/{asked['number']}")
    assert kay.get(kay.path())["events"][0]["finish"] == ["Bob", "Ann"]
    assert "in the books of" in writes(tom, kay, "D1", 409)["error"]["message"]


def test_a_director_who_is_no_committee_reads_no_register(small: Committee, tom: Director) -> None:
    small.appoints("Tom", "director")
    for path in ("/register", "/fees", "/books.csv", "/staff"):
        tom.staff.get(small.path(path), status=403)
    assert isinstance(tom.staff, Staff)
