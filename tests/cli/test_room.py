"""The card room from the command line: what it cannot open is one line and exit 2."""

import json
import socket

import anyio
import pytest

from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database


@pytest.fixture
def new_room(tmp_path) -> str:
    """A database before anybody has come."""
    path = str(tmp_path / "room.db")

    async def makes() -> None:
        store = Store(database(path))
        await migrate(store)
        await store.close()

    anyio.run(makes)
    return path


@pytest.fixture
def taken():
    """A port that somebody listens on already."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_verify_without_a_database_says_how_to_make_one(houseway, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = houseway("verify")
    assert ran.code == 2
    assert ran.complaint == (
        "houseway: there is no database houseway.db; `houseway serve` makes one"
    )
    assert list(tmp_path.iterdir()) == []  # looking makes nothing


@pytest.mark.parametrize("command", ["verify", "serve"])
def test_a_database_of_an_unknown_kind_is_refused(houseway, command) -> None:
    ran = houseway(command, "--db", "nonsense://somewhere")
    assert ran.code == 2
    assert ran.complaint.startswith("houseway: nonsense://… is not a database we know; give ")


def test_a_port_that_is_none_is_refused(houseway, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = houseway("serve", "--port", "99999")
    assert ran.code == 2
    assert ran.complaint == (
        "houseway: cannot listen on 127.0.0.1 port 99999: a port is 0 to 65535"
    )


def test_a_port_in_use_is_refused(houseway, tmp_path, monkeypatch, taken) -> None:
    monkeypatch.chdir(tmp_path)
    ran = houseway("serve", "--port", taken)
    assert ran.code == 2
    assert ran.complaint == (
        f"houseway: port {taken} on 127.0.0.1 is in use; "
        "stop what listens there or give another --port"
    )


def test_a_database_is_read_before_the_port_is_asked_for(houseway, taken) -> None:
    """So that the line is about the database, whatever else listens on this machine."""
    ran = houseway("serve", "--db", "nonsense://somewhere", "--port", taken)
    assert ran.code == 2
    assert ran.complaint.startswith("houseway: nonsense://… is not a database we know; give ")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("takings", "yesterday"), "'yesterday' is not a day; write it like 2026-01-31"),
        (("takings", "--cut-over", "6am"), "'6am' is not a time of day; write it like 06:00"),
        (("serve", "--cut-over", "25:00"), "'25:00' is not a time of day; write it like 06:00"),
        (("report", "2026-13-01"), "'2026-13-01' is not a day; write it like 2026-01-31"),
        (("report", "--shift", "4"), "there is no shift 4; a gaming day here has shifts 1 to 3"),
        (("report",), "there is no database houseway.db; `houseway serve` makes one"),
        (("takings",), "there is no database houseway.db; `houseway serve` makes one"),
    ],
)
def test_a_day_and_its_cut_over_are_read_or_refused(
    houseway, tmp_path, monkeypatch, words, line
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = houseway(*words)
    assert ran.code == 2
    assert ran.complaint == f"houseway: {line}"


def test_an_empty_day_is_reported(houseway, new_room) -> None:
    ran = houseway("report", "2026-01-31", "--shift", "2", "--db", new_room)
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "Shift 2 of 3, gaming day 2026-01-31"
    assert "comps 0.00, new chips 0.00, disputes 0, answered 0, acts 0" in ran.out
    sheet = houseway("report", "2026-01-31", "--csv", "--db", new_room).out
    assert sheet.splitlines()[0].startswith("table,game,rounds,bought")
    told = json.loads(houseway("report", "2026-01-31", "--json", "--db", new_room).out)
    assert (told["tables"], told["took"], told["over"]) == ([], 0, True)
