"""Who may do what: every role by every act over HTTP, and how a role is come by."""

import re
import sqlite3
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.errors import BadName
from houseway.server.house import House
from houseway.server.logs.verify import verify, verify_store
from houseway.server.people.roles import GIVEN, Role, StaffAct
from houseway.server.run import prepare
from tests.server.client import Client
from tests.server.conftest import Person, Staff, make_staff
from tests.server.houses import house_with
from tests.server.wall import refusal

PAGE = Path(__file__).parents[3] / "docs" / "server.md"
ROW = re.compile(r"^\| `([\w-]+)` \| (.+?) \| ([\w, ]+) \| (yes)? ?\|$", re.MULTILINE)
WRITTEN = {
    act: (words, set(roles.split(", ")), bool(money))
    for act, words, roles, money in ROW.findall(
        PAGE.read_text().split("### Who may do what")[1].split("### Refusals")[0]
    )
}


def key() -> str:
    return uuid.uuid4().hex


def jackpot(do: str) -> tuple[str, str, Any, int]:
    command = {"do": do, **({"claim": 1} if do in ("verify", "void") else {})}
    command |= {"talking": False} if do == "void" else {}
    command |= {"jackpot": None} if do == "reseed" else {}
    return "POST", "/jackpots/nothing/commands", {"command": command}, 404


def at_table(do: str, **more: Any) -> tuple[str, str, Any, int]:
    return "POST", "/floor/tables/nothing/commands", {"command": {"do": do, **more}}, 404


def to_person(do: str, **more: Any) -> tuple[str, str, Any, int]:
    command = {"do": do, "why": "so", **more}
    return "POST", "/floor/people/nobody/commands", {"command": command}, 400


# How each act is asked for, and what is answered to somebody who may.
PROBES: dict[str, tuple[str, str, Any, int]] = {
    "give-role": (
        "POST",
        "/roles/commands",
        {"command": {"do": "give", "name": "Nobody", "role": "floor"}},
        400,
    ),
    "read-roles": ("GET", "/roles", None, 200),
    "open-listed": ("POST", "/board/list-none/tables", {}, 404),
    "decide-ruling": ("POST", "/rulings/nothing/decisions", {"act": "call", "why": "fair"}, 404),
    "answer-dispute": ("GET", "/disputes", None, 200),
    "hush-table": ("POST", "/tables/nothing/talk", {"hushed": True}, 404),
    "direct-night": (
        "POST",
        "/nights/nothing/acts",
        {"act": {"act": "enter", "player": "Ann"}},
        404,
    ),
    "keep-club": ("POST", "/clubs/nothing/acts", {"act": {"act": "join", "name": "Ann"}}, 404),
    "record-night": (
        "POST",
        "/clubs/nothing/nights",
        {"act": {"act": "record_night", "event": "L1", "finish": ["Ann"]}},
        404,
    ),
    "read-club": ("GET", "/clubs/nothing/books", None, 404),
    "open-live": ("POST", "/live-tables", {"game": "none"}, 404),
    "deal-live": (
        "POST",
        "/live-tables/none/commands",
        {"state": 0, "command": {"do": "deal"}},
        404,
    ),
    "read-floor": ("GET", "/floor", None, 200),
    "read-report": ("GET", "/floor/report", None, 200),
    "review-round": ("GET", "/floor/rounds/nothing/1", None, 404),
    "open-table": ("POST", "/floor/tables", {"table": {"game": "none"}}, 404),
    "close-table": at_table("close"),
    "pause-table": at_table("pause"),
    "move-player": at_table("move", seat=1, to_table="other", to_seat=1),
    "seat-player": at_table("seat", person="nobody", seat=1),
    "put-out": at_table("put_out", seat=1),
    "change-stakes": at_table("stakes", settings={}),
    "fill-table": at_table("fill", amount=100),
    "credit-table": at_table("credit", amount=100),
    "comp-player": to_person("comp", amount=100),
    "exclude-player": to_person("exclude", days=None),
    "readmit-player": to_person("readmit"),
    "open-jackpot": ("POST", "/jackpots", {"jackpot": "high-hand"}, 200),
    "post-jackpot": jackpot("post"),
    "verify-claim": jackpot("verify"),
    "void-claim": jackpot("void"),
    "seed-jackpot": jackpot("reseed"),
    "freeze-jackpot": jackpot("freeze"),
    "pay-bonus": jackpot("pay"),
    "read-books": ("GET", "/jackpots/nothing/books", None, 404),
    "read-class": ("GET", "/training/class", None, 200),
    "read-takings": ("GET", "/takings", None, 200),
}


@pytest.fixture(scope="module")
def everybody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A room with somebody of each role, a guest, and somebody who is not signed in."""
    url = str(tmp_path_factory.mktemp("roles") / "house.db")
    for role in GIVEN:
        make_staff(url, f"The {role}", role)
    make_staff(url, "The player")
    with Client(create_app(url, House())) as client:
        people: dict[str, Any] = {role: Staff(client, f"The {role}") for role in Role}
        yield {**people, "guest": Person(client, "Adminette"), "nobody": client}


def asks(client: TestClient, headers: dict[str, str], act: str, who: str) -> Any:
    method, path, body, _ = PROBES[act]
    form = None if body is None else {"key": key(), **body}
    if act == "hush-table":
        form = body  # said twice it is so once
    if act == "open-jackpot":
        form = {**body, "key": key(), "name": f"for-{who}"}
    return client.request(method, f"/api{path}", json=form, headers=headers)


def test_the_page_says_what_the_code_says() -> None:
    told = {
        act.value: (act.words, {str(role) for role in act.roles}, act.money) for act in StaffAct
    }
    assert told == WRITTEN


def test_every_act_is_asked_for() -> None:
    assert set(PROBES) == set(StaffAct)


@pytest.mark.parametrize("act", sorted(PROBES))
@pytest.mark.parametrize("role", sorted(Role))
def test_role_by_act(everybody: dict[str, Any], role: str, act: str) -> None:
    """What the page says of a role is what the server lets somebody with it do."""
    words, roles, _ = WRITTEN[act]
    someone = everybody[role]
    answer = asks(someone.client, someone.headers, act, role)
    if role in roles:
        assert answer.status_code == PROBES[act][3], answer.text
    else:
        assert answer.status_code == 403, answer.text
        error = answer.json()["error"]
        assert error["code"] == "not_allowed"
        needed = re.fullmatch(
            rf"only (.+) may {re.escape(words)}; an admin gives roles", error["message"]
        )
        assert needed
        assert set(re.findall(r"the (\w+)", needed[1])) == roles
    assert (act in someone.me()["acts"]) == (role in roles)


@pytest.mark.parametrize("act", sorted(PROBES))
def test_a_guest_never_may_and_nobody_is_asked_to_sign_in(
    everybody: dict[str, Any], act: str
) -> None:
    guest = everybody["guest"]  # whatever he calls himself
    assert asks(guest.client, guest.headers, act, "guest").status_code == 403
    assert asks(everybody["nobody"], {}, act, "nobody").status_code == 401
    assert (guest.me()["roles"], guest.me()["acts"]) == (["player"], [])


# Giving and taking


@pytest.fixture
def ada(sqlite_url: str, client: TestClient) -> Any:
    """An admin, in a room where Flo has an account."""
    make_staff(sqlite_url, "Ada", Role.ADMIN)
    make_staff(sqlite_url, "Flo")
    return Staff(client, "Ada")


def changes(admin: Any, do: str, name: str, role: str, status: int = 200, **more: Any) -> Any:
    command = {"do": do, "name": name, "role": role}
    return admin.post("/roles/commands", {"key": key(), "command": command, **more}, status)


def test_a_role_holds_from_the_moment_it_is_given(
    ada: Any, client: TestClient, sqlite_url: str
) -> None:
    flo = Staff(client, "Flo")
    flo.get("/jackpots/nothing/books", 403)
    given = changes(ada, "give", "fLO", "floor")
    assert (given["name"], given["roles"][0]["role"], given["roles"][0]["by"]) == (
        "Flo",
        "floor",
        "Ada",
    )
    flo.get("/jackpots/nothing/books", 404)
    assert "open-jackpot" in flo.me()["acts"]
    assert changes(ada, "give", "Flo", "floor") == given  # so already
    assert changes(ada, "take", "Flo", "floor") == {"name": "Flo", "roles": []}
    flo.get("/jackpots/nothing/books", 403)
    page = ada.get("/roles")
    assert [each["name"] for each in page["people"]] == ["Ada"]
    assert [note["words"] for note in page["notes"]] == [
        "Ada took floor from Flo",
        "Ada made Flo floor",
        "The terminal made Ada admin",
    ]
    report = verify(sqlite_url)
    assert report.ok, str(report)


def test_a_key_gives_once(ada: Any) -> None:
    first = changes(ada, "give", "Flo", "floor", key="k")
    changes(ada, "take", "Flo", "floor")
    assert changes(ada, "give", "Flo", "floor", key="k") == first  # the answer of then
    assert [each["name"] for each in ada.get("/roles")["people"]] == ["Ada"]
    assert refusal(changes(ada, "take", "Flo", "floor", 409, key="k")).startswith("key k was used")


def test_what_cannot_be_given(ada: Any, person: Any) -> None:
    person("Gus")
    told = refusal(changes(ada, "give", "Gus", "floor", 400))
    assert told.startswith("nobody has an account 'Gus'")  # a guest can never
    assert "neither given nor taken" in refusal(changes(ada, "give", "Flo", "player", 400))
    changes(ada, "give", "Flo", "king", 422)


def test_accounts_are_found_by_a_part_of_their_name(ada: Any, person: Any) -> None:
    person("Florian")  # a guest
    assert ada.get("/roles/accounts?name=LO") == ["Flo"]
    assert ada.get("/roles/accounts?name=%25") == []
    ada.get("/roles/accounts?name=", 422)


def test_roles_outlive_a_restart(ada: Any, sqlite_url: str, quick: House) -> None:
    changes(ada, "give", "Flo", "cashier")
    with Client(create_app(sqlite_url, quick)) as client:
        assert Staff(client, "Flo").me()["roles"] == ["player", "cashier"]


# Names that the room is run with


@pytest.fixture
def kept(sqlite_url: str, quick: House) -> Iterator[TestClient]:
    house = house_with(quick, floor=frozenset({"Flo"}), admin=frozenset({"Ada"}))
    with Client(create_app(sqlite_url, house)) as client:
        yield client
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


@pytest.mark.parametrize("name", ["Flo", "fLO", "  flo ", "Ｆlo", "ADA"])
def test_a_kept_name_is_nobodys(kept: TestClient, name: str) -> None:
    """The first stranger to think of it would run the room."""
    kept.post("/api/session/guest", json={"name": "Stranger"})
    for path, form in (
        ("/api/session/guest", {"name": name}),
        ("/api/accounts", {"name": name, "password": "a long enough word"}),
    ):
        answer = kept.post(path, json=form)
        assert answer.status_code == 400
        assert "is a name of those who run the room" in refusal(answer.json())


def test_a_kept_name_gets_its_account_from_the_terminal(
    kept: TestClient, sqlite_url: str, quick: House
) -> None:
    make_staff(sqlite_url, "FLO")
    make_staff(sqlite_url, "Ada")
    flo, ada = Staff(kept, "Flo"), Staff(kept, "Ada")
    assert (flo.me()["roles"], ada.me()["roles"]) == (["player", "floor"], ["player", "admin"])
    page = ada.get("/roles")
    assert page["kept"] == []
    assert page["people"][1]["roles"] == [
        {"role": "floor", "by": "the command that the room is run with", "at": None}
    ]
    with Client(create_app(sqlite_url, quick)) as later:  # run without their names
        flo.client = later
        assert flo.me()["roles"] == ["player"]


def test_what_the_room_is_run_with_is_written_down_once(sqlite_url: str, quick: House) -> None:
    make_staff(sqlite_url, "Ada")
    house = house_with(quick, admin=frozenset({"Ada"}), four_eyes=frozenset({"verify-claim"}))
    for run_with in (quick, house, house, house_with(house, four_eyes=frozenset())):
        with Client(create_app(sqlite_url, run_with)) as client:
            ada = Staff(client, "Ada")
            words = (
                [note["words"] for note in ada.get("/roles")["notes"]]
                if run_with.staff.admin
                else []
            )
    told = "The room is run with floor: nobody; admin: Ada; four eyes: "
    assert words == [f"{told}nothing", f"{told}verify-claim"]


@pytest.mark.anyio
async def test_names_without_an_account_are_said_as_the_room_opens(sqlite_url: str) -> None:
    house = house_with(floor=frozenset({"Moe", "Flo"}))
    assert await prepare(sqlite_url, house) == ["Flo", "Moe"]
    with pytest.raises(BadName, match="a name is 1 to 24 printable characters"):
        await prepare(sqlite_url, house_with(admin=frozenset({""})))


# The log


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("DELETE FROM roles", "none; the log says"),
        ("UPDATE roles SET role = 'admin'", "; the log says none"),
        ("UPDATE roles SET given_by = account_id", "; the log says None"),
    ],
)
def test_a_role_that_was_smuggled_in_is_found(tmp_path: Path, statement: str, told: str) -> None:
    path = tmp_path / "house.db"
    make_staff(str(path), "Flo", Role.FLOOR)
    assert verify(str(path)).ok
    with sqlite3.connect(path) as db:
        assert db.execute(statement).rowcount == 1
    db.close()
    assert told in str(verify(str(path)))


def test_a_role_is_enough_to_make_the_board_the_floors(
    ada: Any, quick: House, sqlite_url: str, people: Callable[..., Any]
) -> None:
    """Where somebody may open tables for those who wait, the house leaves it to him."""
    changes(ada, "give", "Flo", "director")
    with Client(create_app(sqlite_url, house_with(quick, opens_with=1))) as client:
        ann = people(client, "Ann")
        settings = {"blinds": [100, 200], "minimum_buy_in": 10_000}
        wanted = {"do": "ask", "game": "texas-holdem@bclc", "settings": settings}
        [line] = ann.post("/board/commands", {"key": "k", "command": wanted})["lines"]
        assert ann.get("/tables") == []
        Staff(client, "Flo").post(f"/board/{line['id']}/tables", {"key": "k"})
        assert len(ann.get("/tables")) == 1
