"""A club over HTTP: kept by its committee, looked at by everybody, and nobody sees too much."""

import json

import pytest
from starlette.testclient import TestClient

from houseway.club import Books, read_club
from houseway.server.app import create_app
from houseway.server.people.roles import Role
from tests.club.small_club import three_members
from tests.server.clubs.committee import Committee
from tests.server.conftest import Person, Staff, make_staff

SECRETS = ("£", "3000", "9000", "@example.org", "amount", "prize", "paid", "purse", "code")


def test_a_club_is_founded_and_its_books_kept(kay: Committee) -> None:
    kay.founds()
    kay.does("join", name="Ann", email="ann@example.org")
    kay.does("open_season", season="2026", fee=9000, games=10)
    kay.does("enrol", season="2026", name="Ann")
    books = kay.does("pay_fee", season="2026", name="Ann", amount=3000, week=1)
    assert (books["purses"], books["held"], books["acts"]) == ({"season:2026": 3000}, 3000, 4)
    refused = kay.does("pay_fee", 409, season="2026", name="Ann", amount=9000, week=2)
    assert "60.00 is left of the fee" in refused["error"]["message"]
    assert kay.get(kay.path("/books"))["acts"] == 4
    assert kay.steps("/undo")["purses"] == {}


def test_everybody_sees_the_league_and_no_money(small: Committee, room: TestClient) -> None:
    for path in ("", "/calendar.ics"):
        shown = room.get(f"/api{small.path(path)}").text
        assert [word for word in SECRETS if word in shown] == []
    page = room.get(f"/api{small.path()}").json()
    (season,) = page["seasons"]
    assert [(row["name"], row["points"]) for row in season["table"]] == [
        ("Bob", "10"), ("Ann", "7.5"), ("Cid", "5"),
    ]  # fmt: skip
    nights = season["table"][1]["nights"]
    assert nights == [
        {"week": 1, "place": 2, "entries": 3, "put_out": 0, "points": "7.5", "counts": True}
    ]
    assert (season["scored"], season["best"], season["played"]) == ("10, 7.5, 5", 0, 1)
    assert page["honours"][0] == {
        "name": "Bob", "nights": 1, "wins": 1, "podiums": 1, "best": 1, "put_out": 0, "titles": [],
    }  # fmt: skip
    assert page["battle"]["champions"] == ["Bob"]
    player = room.get(f"/api{small.path('/players/Ann')}").text
    assert [word for word in SECRETS if word in player] == []
    rivals = json.loads(player)["rivals"]
    assert rivals[0] == {"name": "Bob", "nights": 1, "ahead": 0, "behind": 1}
    assert [each["id"] for each in page["events"]] == ["L1", "D1"]
    assert [each["id"] for each in room.get("/api/clubs").json()] == [small.club]


@pytest.mark.parametrize(
    "path",
    [
        *("/books", "/members/Ann", "/export", "/members.csv", "/me", "/statements/purse?of=club"),
        *("/register", "/fees", "/books.csv", "/statement/member?of=Ann", "/events/D1/plan"),
    ],
)
def test_what_is_the_committees_is_not_for_others(
    small: Committee, room: TestClient, path: str
) -> None:
    assert room.get(f"/api{small.path(path)}").status_code == 401
    guest = Person(room, "Ann")  # a name alone makes nobody a member
    answer = guest.get(small.path(path), status=403)
    assert "30.00" not in json.dumps(answer)
    refused = {"key": "k", "act": {"act": "join", "name": "Zed"}}
    guest.post(small.path("/acts"), refused, 403)
    guest.post(small.path("/nights"), refused, 403)


def test_a_member_sees_his_own_money_and_nobody_elses(
    small: Committee, room: TestClient, sqlite_url: str
) -> None:
    make_staff(sqlite_url, "annie")
    small.steps("/links", account="annie", member="Ann")
    ann = Staff(room, "annie")
    page = ann.get(small.path("/me"))
    assert (page["name"], page["paid_in"], page["paid_out"]) == ("Ann", 31_00, 2_00)
    assert [night["points"] for night in page["nights"]] == ["7.5"]
    told = json.dumps(page)
    assert "Bob" not in told
    assert "Cid" not in told
    assert ann.get(small.path())["member"] == "Ann"
    ann.get(small.path("/books"), status=403)
    small.steps("/links", 400, account="annie", member="Zed")


def test_a_director_writes_down_a_night_and_reads_no_books(
    small: Committee, room: TestClient, sqlite_url: str
) -> None:
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    tom = Staff(room, "Tom")
    tom.get(small.path("/events/D1/plan"), status=403)  # a director of the room, not of the club
    small.appoints("Tom", "director")
    act = {"act": "record_night", "event": "D1", "finish": ["Cid", "Ann"], "buy_in": 2000}
    act["prizes"] = {"Cid": 3600}
    page = tom.post(small.path("/nights"), {"key": "a", "act": act})
    assert [each["finish"] for each in page["events"]] == [["Bob", "Ann", "Cid"], ["Cid", "Ann"]]
    assert "3600" not in json.dumps(page)
    tom.post(small.path("/nights"), {"key": "b", "act": {"act": "join", "name": "Zed"}}, 400)
    tom.post(small.path("/acts"), {"key": "c", "act": act}, 403)
    tom.get(small.path("/books"), status=403)


def test_money_leaves_when_a_second_person_agrees(kay: Committee, lou: Committee) -> None:
    kay.founds(options={"four_eyes": True})
    kay.appoints("Lou")
    lou.club = kay.club
    kay.does("receive", giver="Venue", amount=10_00, why="gift", target="club")
    spend = {"to": "Printer", "amount": 6_00, "why": "cards", "source": "club"}
    kay.does("spend", 409, **spend | {"amount": 11_00})  # which nobody could agree to
    books = kay.does("spend", **spend)
    assert (books["held"], len(books["asked"])) == (10_00, 1)
    number = books["asked"][0]["number"]
    kay.steps(f"/asked/{number}", 403)
    books = lou.steps(f"/asked/{number}")
    assert (books["held"], books["asked"]) == (4_00, [])
    lou.steps(f"/asked/{number}", 400)  # and not twice
    kay.steps("/undo", 409)
    number = kay.does("spend", **spend | {"amount": 1_00})["asked"][0]["number"]
    assert kay.steps(f"/asked/{number}/drop")["asked"] == []
    assert kay.get(kay.path("/books"))["held"] == 4_00


def test_a_key_does_a_thing_once_and_a_stale_look_is_refused(small: Committee) -> None:
    form = {"key": "once", "act": {"act": "join", "name": "Dee"}}
    first = small.post(small.path("/acts"), form)
    assert small.post(small.path("/acts"), form) == first
    late = {"key": "late", "seq": first["seq"] - 1, "act": {"act": "join", "name": "Eve"}}
    assert "moved on" in small.post(small.path("/acts"), late, 409)["error"]["message"]


def test_a_ticket_has_a_code(small: Committee, room: TestClient) -> None:
    small.does("receive", giver="Venue", amount=300_00, why="gift", target="club")
    books = small.does("award_seats", season="2026", values=[200_00], day="2026-12-11")
    (seat,) = books["seats"]
    found = room.get(f"/api{small.path('/tickets/')}{seat['code'].lower()}").json()
    assert (found["holder"], found["state"]) == ("Bob", "open")
    assert room.get(f"/api{small.path('/tickets/AAAAAAAAAA')}").status_code == 404


def test_statements_export_and_taking_it_up_again(small: Committee, room: TestClient) -> None:
    get = lambda path: room.get(f"/api{small.path(path)}", headers=small.headers)  # noqa: E731
    assert "kept of L1" in get("/statements/purse?of=season:2026").text
    rows = get("/statements/member?of=Ann&as_csv=true").text.splitlines()
    assert rows[0].startswith("act,day,what")
    assert "Ann,ann@example.org" in get("/members.csv").text
    whole = get("/export").json()
    assert read_club(whole) == three_members()
    small.post("/clubs", {"key": "again", "name": "Twin", "document": whole})
    bad = {**whole, "log": [{"act": "dance"}]}
    refused = small.post("/clubs", {"key": "bad", "name": "No", "document": bad}, 400)
    assert "entry 1 of the log" in refused["error"]["message"]


def test_the_calendar_is_one(small: Committee, room: TestClient) -> None:
    feed = room.get(f"/api{small.path('/calendar.ics')}")
    assert feed.headers["content-type"].startswith("text/calendar")
    lines = feed.content.decode().split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-2:] == ["END:VCALENDAR", ""]
    assert "DTSTART;VALUE=DATE:20260213" in lines  # the second Friday
    assert lines.count("STATUS:TENTATIVE") == lines.count("STATUS:CONFIRMED") == 1
    assert all(len(line.encode()) <= 75 for line in lines)


def test_a_club_is_there_after_a_restart_and_can_be_verified(
    small: Committee, room: TestClient, sqlite_url: str
) -> None:
    before = small.get(small.path("/books"))
    export = small.get(small.path("/export"))
    books = read_club(export).books
    assert Books.of(books.moves) == books
    with TestClient(create_app(sqlite_url)) as again:
        other = Committee(again, "Kay")
        assert other.get(small.path("/books")) == before
        assert other.get(small.path("/export")) == export


def test_there_is_no_such_club(kay: Committee) -> None:
    assert "there is no club 'nowhere'" in kay.get("/clubs/nowhere", 404)["error"]["message"]
    assert (
        "'bclc' is no club"
        in kay.post("/clubs", {"key": "x", "name": "No", "house": "bclc"}, 400)["error"]["message"]
    )
