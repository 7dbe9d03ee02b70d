"""What the list says of a night is what its log says, or `houseway verify` names it."""

import sqlite3
from contextlib import closing

import anyio

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff

SETUP = {"house": "bcpc", "event": "deepstack", "buy_in": 2000}
ALTERED = {
    "name": "Saturday",
    "house": "kitchen",
    "opened_at": 1,
    "left": 7,
    "over": 1,
    "dealt": "{}",
    "secret": "no secret",
}


def test_a_night_that_is_listed_otherwise_is_named(sqlite_url: str, quick: House) -> None:
    make_staff(sqlite_url, "Dot", Role.DIRECTOR)
    with Client(create_app(sqlite_url, quick)) as client:
        form = {"key": "n", "name": "Friday", "setup": SETUP}
        night = Staff(client, "Dot").post("/nights", form)["id"]
    assert anyio.run(verify_store, sqlite_url).ok
    for column, to in ALTERED.items():
        before = altered(sqlite_url, column, to)
        assert f"night:{night}" in str(anyio.run(verify_store, sqlite_url)), column
        altered(sqlite_url, column, before)
    assert anyio.run(verify_store, sqlite_url).ok


def altered(url: str, column: str, to: object) -> object:
    """Write something else into the file; what stood there."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
        (before,) = file.execute(f"SELECT {column} FROM nights").fetchone()
        file.execute(f"UPDATE nights SET {column} = ?", (to,))
    return before
