"""The board: one list for a game and its stakes over all tables, and for games without one."""

import uuid
from collections.abc import Callable
from typing import Any

import anyio
import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.store import Store, database
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.houses import house_with
from tests.server.wall import Wall, refusal, until

HOLDEM, OMAHA, THREE_CARD = "texas-holdem@bclc", "omaha@bclc", "three-card-poker@bclc"
BLINDS = {"blinds": [500, 1000], "minimum_buy_in": 10_000, "seats": 2}


@pytest.fixture
def come(room: TestClient, people: Any, wall: Wall) -> Callable[..., list[Any]]:
    """People who come in, a second apart."""

    def enter(*names: str) -> list[Any]:
        return [people(room, name) for name in names]

    return enter


def full_table(*sitters: Any, **more: Any) -> str:
    """A table with as many seats as people, all of them taken; whoever comes first opens it."""
    settings = {**BLINDS, "seats": len(sitters), **more}
    id: str = sitters[0].open(HOLDEM, settings=settings)["id"]
    for seat, each in enumerate(sitters, start=1):
        each.look(id)
        each.do("sit", seat=seat, buy_in=20_000)
    return id


def tell(person: Any, do: str, status: int = 200, key: str = "", **command: Any) -> Any:
    body = {"key": key or uuid.uuid4().hex, "command": {"do": do, **command}}
    return person.post("/board/commands", body, status)


def line_of(person: Any, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(line for line in person.get("/board")["lines"] if line["id"] == id)
    return found


def places(person: Any) -> Any:
    return person.get("/me/places")["places"]


def seat_of(person: Any) -> Any:
    return next((each["seat"] for each in places(person) if each["seat"]), None)


# One list over all tables


def test_the_first_seat_at_any_table_goes_to_the_first_name(come: Any, wall: Wall) -> None:
    ann, bob, cat, dan, eve, fay = come("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
    one, two = full_table(ann, bob), full_table(cat, dan, rake=5)
    board = eve.look(one)["board"]
    assert board == eve.look(two)["board"]
    tell(eve, "join", list=board)
    wall.time += 1
    tell(fay, "join", list=board)
    line = line_of(eve, board)
    assert (line["names"], line["your_place"]) == (["Eve", "Fay"], 1)
    assert {table["id"] for table in line["tables"]} == {one, two}
    dan.look()
    dan.do("leave")
    held = {"table": two, "table_name": dan.view["name"], "seat": 2, "until": wall.time + 180}
    assert line_of(eve, board)["your_seat"] == held
    assert seat_of(eve) == held
    assert (seat_of(fay), line_of(fay, board)["your_place"]) == (None, 1)
    bob.look()
    bob.do("leave")
    assert seat_of(fay)["table"] == one
    eve.look(two)
    fay.look(two)
    assert refusal(fay.do("sit", 409, seat=2, buy_in=20_000)) == "seat 2 is held for Eve"
    eve.do("sit", seat=2, buy_in=20_000)
    assert places(eve) == []
    fay.look(one)
    fay.do("sit", seat=2, buy_in=20_000)
    assert line_of(fay, board)["names"] == []


def test_stakes_are_what_is_bet_and_not_how_the_table_is_run(come: Any) -> None:
    (ann,) = come("Ann")
    same = [{**BLINDS, "seats": 6}, {**BLINDS, "minimum_buy_in": 50_000}, {**BLINDS, "rake": 5}]
    other = [
        {**BLINDS, "blinds": [100, 200]},
        {**BLINDS, "limit": "limit", "limits": [1000, 2000]},
        {**BLINDS, "limit": "pot-limit"},
    ]
    boards = [ann.open(HOLDEM, settings=settings)["board"] for settings in [*same, *other]]
    boards.append(ann.open(OMAHA, settings=BLINDS)["board"])
    assert len(set(boards[:3])) == 1
    assert len(set(boards[2:])) == 5
    stakes = {line["stakes"] for line in ann.get("/board")["lines"]}
    assert {"no-limit 5/10", "no-limit 1/2", "limit 10/20", "pot-limit 5/10"} <= stakes


def test_who_came_first_is_called_first_whichever_list_he_is_on(come: Any, wall: Wall) -> None:
    ann, bob, cat, dan, eve = come("Ann", "Bob", "Cat", "Dan", "Eve")
    one = full_table(ann, bob)
    board = cat.look(one)["board"]
    dan.look(one)
    eve.look(one)
    tell(cat, "join", list=board)
    wall.time += 1
    dan.do("join_list")
    wall.time += 1
    tell(eve, "join", list=board)
    order = []
    for _ in range(3):
        sitter = next(each for each in (ann, bob, *order) if each.look(one)["your_seat"])
        sitter.do("leave")
        called = next(each for each in (cat, dan, eve) if seat_of(each))
        called.look(one)
        called.do("sit", seat=seat_of(called)["seat"], buy_in=20_000)
        order.append(called)
    assert [each.name for each in order] == ["Cat", "Dan", "Eve"]


def test_a_player_waits_on_several_lists_and_keeps_the_others(come: Any) -> None:
    ann, bob, cat = come("Ann", "Bob", "Cat")
    one, two = full_table(ann), full_table(bob)
    dear = full_table(ann, blinds=[5000, 10_000], minimum_buy_in=10_000)
    board = cat.look(one)["board"]
    tell(cat, "join", list=board)
    tell(cat, "join", list=cat.look(dear)["board"])
    cat.look(two)
    cat.do("join_list")
    assert [(each["stakes"], each["table"]) for each in places(cat)].count(
        ("no-limit 5/10", two)
    ) == 1
    assert len(places(cat)) == 3
    ann.look(one)
    ann.do("leave")
    assert places(cat)[0]["seat"]["table"] == one
    cat.look(one)
    cat.do("sit", seat=1, buy_in=20_000)
    left = {(each["list"] is None, each["stakes"]) for each in places(cat)}
    assert left == {(True, "no-limit 5/10"), (False, "no-limit 50/100")}


def test_who_sits_down_elsewhere_gives_back_the_seat_that_was_held(come: Any) -> None:
    ann, bob, cat, dan = come("Ann", "Bob", "Cat", "Dan")
    one, two = full_table(ann), full_table(bob)
    board = cat.look(one)["board"]
    tell(cat, "join", list=board)
    tell(dan, "join", list=board)
    cat.look(two)
    cat.do("join_list")
    for each, table in ((ann, one), (bob, two)):
        each.look(table)
        each.do("leave")
    held = {each["seat"]["table"] for each in places(cat)}
    assert held == {one, two}  # from the board, and from the table's own list
    cat.look(two)
    cat.do("sit", seat=1, buy_in=20_000)
    assert places(cat) == []
    assert seat_of(dan)["table"] == one


def test_who_does_not_come_is_off_the_list_and_the_next_is_called(come: Any, wall: Wall) -> None:
    ann, bob, cat = come("Ann", "Bob", "Cat")
    one = full_table(ann)
    board = bob.look(one)["board"]
    tell(bob, "join", list=board)
    tell(cat, "join", list=board)
    ann.look(one)
    ann.do("leave")
    wall.time += 181
    held = until(lambda: seat_of(cat), bool)
    assert held["until"] == wall.time + 180
    assert places(bob) == []


def test_who_declines_waits_behind_the_others(come: Any) -> None:
    ann, bob, cat = come("Ann", "Bob", "Cat")
    one = full_table(ann)
    board = bob.look(one)["board"]
    tell(bob, "join", list=board)
    tell(cat, "join", list=board)
    ann.look(one)
    ann.do("leave")
    view = bob.do("decline_seat")
    assert view["waiting_list"]["held"][0]["name"] == "Cat"
    assert line_of(bob, board)["names"] == ["Bob"]
    cat.look(one)
    cat.do("decline_seat")
    assert line_of(bob, board)["names"] == ["Bob", "Cat"]
    assert (seat_of(bob), seat_of(cat)) == (None, None)  # both have let it go by: it is free


def test_who_declines_is_not_called_to_the_same_seat_from_the_board(come: Any) -> None:
    """Bob waits for any table and for this one: once he has let the seat go by it is Cat's."""
    ann, bob, cat = come("Ann", "Bob", "Cat")
    one = full_table(ann)
    board = bob.look(one)["board"]
    bob.do("join_list")
    tell(bob, "join", list=board)
    tell(cat, "join", list=board)
    ann.look(one)
    ann.do("leave")
    assert bob.look()["waiting_list"]["held"][0]["yours"]
    held = bob.do("decline_seat")["waiting_list"]["held"]
    assert [each["name"] for each in held] == ["Cat"]
    assert line_of(bob, board)["names"] == ["Bob"]


def test_leaving_gives_the_held_seat_to_the_next(come: Any) -> None:
    ann, bob, cat = come("Ann", "Bob", "Cat")
    one = full_table(ann)
    board = bob.look(one)["board"]
    tell(bob, "join", list=board)
    tell(cat, "join", list=board)
    ann.look(one)
    ann.do("leave")
    first = tell(bob, "leave", key="again", list=board)
    assert places(bob) == []
    assert seat_of(cat)["table"] == one
    assert tell(bob, "leave", key="again", list=board) == first
    assert refusal(tell(bob, "leave", 409, list=board)) == "you are not on the list"
    tell(cat, "leave", list=board)
    assert cat.look(one)["waiting_list"]["held"] == []


def test_each_command_happens_once_for_its_key(come: Any) -> None:
    ann, bob = come("Ann", "Bob")
    board = ann.look(full_table(ann))["board"]
    first = tell(bob, "join", key="one", list=board)
    assert tell(bob, "join", key="one", list=board) == first
    assert line_of(bob, board)["names"] == ["Bob"]
    assert refusal(tell(bob, "join", 409, list=board)) == (
        "you are on the list already, in place 1"
    )
    assert refusal(tell(bob, "leave", 409, key="one", list=board)).startswith("key one was used")
    assert tell(bob, "leave", list=board)["lines"][0]["names"] == []


def test_nobody_waits_for_what_he_could_have(come: Any) -> None:
    ann, bob = come("Ann", "Bob")
    one = ann.open(HOLDEM, settings=BLINDS, name="Corner")
    assert refusal(tell(bob, "join", 409, list=one["board"])) == (
        "Corner has a free seat; sit down there"
    )
    assert "nothing on the board" in refusal(tell(bob, "join", 404, list=f"list-{'0' * 16}"))
    tell(bob, "join", 422, list="Corner")


def test_nobody_is_on_every_list(come: Any) -> None:
    (ann,) = come("Ann")
    for number in range(12):
        tell(ann, "ask", game=HOLDEM, settings={**BLINDS, "blinds": [100, 200 + 100 * number]})
    told = tell(ann, "ask", 409, game=HOLDEM, settings={**BLINDS, "blinds": [5000, 10_000]})
    assert refusal(told) == "you are on 12 lists already; leave one first"


def test_a_seat_at_a_table_is_no_bar_to_waiting_for_another(come: Any) -> None:
    """Whoever plays waits for another table of the game, and is not called to his own."""
    ann, bob, cat = come("Ann", "Bob", "Cat")
    one, two = full_table(ann, bob), full_table(cat)
    board = ann.look(one)["board"]
    tell(ann, "join", list=board)
    bob.look(one)
    bob.do("leave")
    assert seat_of(ann) is None
    cat.look(two)
    cat.do("leave")
    assert seat_of(ann)["table"] == two


def test_a_bot_makes_room_for_a_name_on_the_board(come: Any) -> None:
    ann, bob, cat = come("Ann", "Bob", "Cat")
    view = ann.open(HOLDEM, settings={**BLINDS, "seats": 3}, bots=1)
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look(view["id"])
    bob.do("sit", seat=3, buy_in=20_000)
    tell(cat, "join", list=view["board"])
    assert seat_of(cat) == {**seat_of(cat), "table": view["id"], "seat": 2}


def test_a_table_that_closes_puts_the_name_back_where_it_was(come: Any, wall: Wall) -> None:
    ann, bob, cat = come("Ann", "Bob", "Cat")
    one = full_table(ann)
    board = bob.look(one)["board"]
    tell(bob, "join", list=board)
    wall.time += 1
    tell(cat, "join", list=board)
    ann.look(one)
    ann.do("leave")
    assert seat_of(bob)
    ann.do("close")
    assert seat_of(bob) is None
    assert line_of(bob, board)["names"] == ["Bob", "Cat"]


# A game that has no table yet


def test_enough_names_open_a_table_and_are_called_to_it(come: Any) -> None:
    names = come("Ann", "Bob", "Cat", "Dan")
    asked: dict[str, Any] = {"game": OMAHA, "settings": {**BLINDS, "seats": 6}}
    for count, each in enumerate(names[:3], start=1):
        [line] = tell(each, "ask", **asked)["lines"]
        assert (line["tables"], len(line["names"]), line["opens_with"]) == ([], count, 4)
        assert line["your_place"] == count
    assert names[0].get("/tables") == []
    tell(names[3], "ask", **asked)
    [table] = names[0].get("/tables")
    assert [seat_of(each)["seat"] for each in names] == [1, 2, 3, 4]
    view = names[0].look(table["id"])
    assert (view["game"], view["stakes"], view["yours"]) == (OMAHA, "no-limit 5/10", False)
    names[3].look(table["id"])
    names[3].do("sit", seat=4, buy_in=20_000)
    assert line_of(names[0], line["id"])["names"] == []


def test_a_table_of_two_opens_for_two(come: Any) -> None:
    ann, bob = come("Ann", "Bob")
    tell(ann, "ask", game=HOLDEM, settings=BLINDS)
    assert ann.get("/tables") == []
    tell(bob, "ask", game=HOLDEM, settings=BLINDS)
    assert (seat_of(ann)["seat"], seat_of(bob)["seat"]) == (1, 2)


def test_a_table_that_anybody_opens_is_for_those_who_wait_and_for_him(come: Any) -> None:
    ann, bob, cat = come("Ann", "Bob", "Cat")
    tell(ann, "ask", game=HOLDEM, settings={**BLINDS, "seats": 6})
    tell(bob, "ask", game=HOLDEM, settings={**BLINDS, "seats": 6})
    view = cat.open(HOLDEM, settings=BLINDS)
    assert [held["name"] for held in view["waiting_list"]["held"]] == ["Ann"]
    assert cat.do("sit", seat=1, buy_in=20_000)["your_seat"] == 1
    assert seat_of(ann) == {**seat_of(ann), "table": view["id"], "seat": 2}
    assert line_of(bob, view["board"])["your_place"] == 1


def test_bad_stakes_are_refused(come: Any) -> None:
    (ann,) = come("Ann")
    assert "blinds" in refusal(tell(ann, "ask", 400, game=HOLDEM, settings={}))
    tell(ann, "ask", 404, game="snap@home", settings={})
    assert ann.get("/board") == {"lines": []}


def test_the_floor_opens_the_table_where_there_is_one(
    quick: House, sqlite_url: str, people: Any
) -> None:
    house = house_with(quick, floor=frozenset({"Moss"}))
    with Client(create_app(sqlite_url, house)) as client:
        make_staff(sqlite_url, "Moss")
        moss = Staff(client, "Moss").headers
        ann, bob = people(client, "Ann"), people(client, "Bob")
        for each in (ann, bob):
            [line] = tell(each, "ask", game=HOLDEM, settings=BLINDS)["lines"]
        assert ann.get("/tables") == []  # enough names; it is the floor's to open
        path = f"/board/{line['id']}/tables"
        assert "only the floor" in refusal(ann.post(path, {"key": "k"}, 403))
        answers = [client.post(f"/api{path}", json={"key": "k"}, headers=moss) for _ in range(2)]
        assert [each.status_code for each in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()
        assert len(ann.get("/tables")) == 1
        assert (seat_of(ann)["seat"], seat_of(bob)["seat"]) == (1, 2)
        late = client.post(f"/api{path}", json={"key": "l"}, headers=moss)
        assert late.status_code == 409
        assert "nobody waits" in refusal(late.json())
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


# Through time and over processes


def test_the_board_is_as_it_was_when_the_house_opens_again(
    quick: House, sqlite_url: str, people: Any
) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        ann, bob, cat = (people(client, name) for name in ("Ann", "Bob", "Cat"))
        one = full_table(ann)
        board = ann.look(one)["board"]
        tell(bob, "join", list=board)
        tell(cat, "join", list=board)
    with Client(create_app(sqlite_url, quick)) as client:
        for each in (ann, bob, cat):
            each.client = client
        assert line_of(cat, board)["names"] == ["Bob", "Cat"]
        ann.look(one)
        ann.do("leave")
        assert seat_of(bob)["table"] == one
        assert line_of(cat, board)["your_place"] == 1


def test_two_processes_call_each_name_once(quick: House, each_url: str, people: Any) -> None:
    with (
        Client(create_app(each_url, quick)) as one,
        Client(create_app(each_url, quick)) as two,
    ):
        ann, cat, dan = (people(one, name) for name in ("Ann", "Cat", "Dan"))
        bob = people(two, "Bob")
        first, second = full_table(ann), full_table(bob)
        board = ann.look(first)["board"]
        tell(cat, "join", list=board)
        dan.client = two
        tell(dan, "join", list=board)
        bob.look(second)
        bob.do("leave")
        ann.look(first)
        ann.do("leave")
        assert (seat_of(cat)["table"], seat_of(dan)["table"]) == (second, first)
        cat.look(second)
        cat.do("sit", seat=1, buy_in=20_000)
        assert line_of(dan, board)["names"] == []
    report = anyio.run(verify_store, each_url)
    assert report.ok, str(report)


def test_a_seat_that_nobody_gave_out_is_found(
    quick: House, sqlite_url: str, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that went up while a seat opened elsewhere is called a moment later."""
    wall = Wall()
    with Client(create_app(sqlite_url, house_with(quick, now=wall))) as client:
        ann, bob = people(client, "Ann"), people(client, "Bob")
        one = full_table(ann)
        tell(bob, "join", list=ann.look(one)["board"])
        with monkeypatch.context() as patch:
            patch.setattr("houseway.server.lists.lists.next_call", lambda *_: None)
            ann.do("leave")
        assert seat_of(bob) is None
        wall.time += 6
        assert until(lambda: seat_of(bob), bool)["table"] == one


def write_behind_its_back(url: str, *statements: str) -> None:
    async def write() -> None:
        store = Store(database(url))
        async with store.write() as conn:
            for each in statements:
                await conn.execute(text(each))
        await store.close()

    anyio.run(write)


def test_a_table_from_before_there_was_a_board_is_put_on_it(
    quick: House, sqlite_url: str, people: Any
) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        ann, bob = people(client, "Ann"), people(client, "Bob")
        one = full_table(ann)
        board = bob.look(one)["board"]
        bob.do("join_list")
    write_behind_its_back(
        sqlite_url,
        "UPDATE tables SET list_id = NULL, free = 0, due_at = touched_at",
        "DELETE FROM waits",
    )
    with Client(create_app(sqlite_url, quick)) as client:
        ann.client = bob.client = client
        lines = until(lambda: ann.get("/board")["lines"], bool)
        assert [(line["id"], line["tables"][0]["free"]) for line in lines] == [(board, 0)]
        assert [(each["table"], each["place"]) for each in until(lambda: places(bob), bool)] == [
            (one, 1)
        ]
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


def test_a_name_that_has_stood_there_for_half_a_day_comes_off(come: Any, wall: Wall) -> None:
    ann, bob = come("Ann", "Bob")
    [line] = tell(ann, "ask", game=OMAHA, settings=BLINDS | {"seats": 6})["lines"]
    wall.time += 11 * 3600
    tell(bob, "join", list=line["id"])
    assert line_of(ann, line["id"])["names"] == ["Ann", "Bob"]
    wall.time += 3601
    until(lambda: line_of(bob, line["id"])["names"], lambda names: names == ["Bob"])
    assert places(ann) == []


def test_verify_sees_a_name_that_was_moved(quick: House, sqlite_url: str, people: Any) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        ann, bob = people(client, "Ann"), people(client, "Bob")
        tell(bob, "join", list=ann.look(full_table(ann))["board"])

    write_behind_its_back(sqlite_url, "UPDATE waits SET place = 7")
    report = anyio.run(verify_store, sqlite_url)
    assert [each for each in report.differences if "not what the board shows" in each]


def test_a_banked_game_has_its_list_too(come: Any) -> None:
    ann, bob = come("Ann", "Bob")
    view = ann.open(THREE_CARD, settings={"minimum": 500, "maximum": 50_000, "seats": 1})
    ann.do("sit", seat=1, buy_in=20_000)
    [line] = tell(bob, "join", list=view["board"])["lines"]
    assert (line["stakes"], line["opens_with"]) == ("5 to 500", 1)
