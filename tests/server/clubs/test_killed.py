"""A club on a real server that is killed in the middle: what was answered is there, and once."""

import random
import shutil
import threading
import time
from pathlib import Path

import anyio
import httpx2
import pytest

from houseway.club import found, read_club
from houseway.club.acts import read_act
from houseway.server.database.store import Store, database
from houseway.server.logs.verify import verify
from houseway.server.people import sessions, staff
from houseway.server.people.callers import BEARER
from houseway.server.people.roles import Role
from tests.server.conftest import make_staff
from tests.server.test_run import Server

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
ACTS = [
    *({"act": "join", "name": name} for name in NAMES),
    {"act": "open_season", "season": "2026", "fee": 9000, "games": 10},
    {"act": "set_points", "season": "2026", "by_place": ["10", "7", "5"]},
    *({"act": "enrol", "season": "2026", "name": name} for name in NAMES),
    *(
        {"act": "pay_fee", "season": "2026", "name": name, "amount": 3000, "week": week}
        for week in (1, 2, 3)
        for name in NAMES
    ),
    {"act": "schedule", "event": "L1", "kind": "league", "day": "2026-02-13",
     "season": "2026", "week": 1},
    {"act": "record_night", "event": "L1", "finish": list(NAMES), "dealer_fee": 100,
     "dealers": {"Ann": 600}},
]  # fmt: skip


class Keeper:
    """Somebody who does one thing after the other, and again whatever was not answered."""

    def __init__(self, db: Path, headers: dict[str, str], kills: int, rng: random.Random) -> None:
        self.db, self.kills, self.rng = db, kills, rng
        self.client = httpx2.Client(headers=headers, timeout=30)
        self.server = Server(db)

    def asks(self, path: str, form: dict[str, object] | None = None) -> dict[str, object]:
        """Do something by a form, or look at something without one."""
        while True:
            try:
                method = "POST" if form else "GET"
                answer = self.client.request(method, f"{self.server.url}/api{path}", json=form)
            except httpx2.TransportError:
                self.server.process.wait()
                self.server = Server(self.db)
                continue
            assert answer.status_code == 200, answer.text
            told: dict[str, object] = answer.json()
            return told

    def killed_soon(self) -> None:
        """The server is killed at a moment that nobody knows."""
        if self.kills:
            self.kills -= 1
            server, moment = self.server, self.rng.uniform(0.0, 0.02)
            threading.Thread(target=lambda: (time.sleep(moment), server.kill())).start()


def kept_through(kills: int, db: Path, token: str) -> None:
    rng = random.Random(kills)
    keeper = Keeper(db, {"Authorization": f"Bearer {token}"}, kills, rng)
    try:
        opened = keeper.asks("/clubs", {"key": "club", "name": "Killed", "house": "bcpc"})
        club, rest = found("bcpc"), set(rng.sample(range(len(ACTS)), min(kills, len(ACTS))))
        for number, act in enumerate(ACTS):
            if number in rest or keeper.kills > len(ACTS) - number:
                keeper.killed_soon()
            form = {"key": f"act-{number}", "act": act, "on": "2026-01-09"}
            keeper.asks(f"/clubs/{opened['id']}/acts", form)
            club = club.do(read_act(act), by="Kay", seconded="Lou")
        again = read_club(keeper.asks(f"/clubs/{opened['id']}/export"))  # may be killed here, too
        assert [entry.act for entry in again.log] == [entry.act for entry in club.log]
        assert again.books.balances == club.books.balances
    finally:
        keeper.client.close()
        keeper.server.kill()
    assert verify(str(db)).ok


def committee(tmp_path: Path, new_house: Path) -> tuple[Path, str]:
    db = Path(shutil.copy(new_house, tmp_path))
    make_staff(f"sqlite:///{db}", "Kay", Role.COMMITTEE)

    async def token() -> str:
        store = Store(database(f"sqlite:///{db}"))
        async with store.write() as conn:
            kay, at = await staff.find(conn, "Kay"), int(time.time() * 1000)
            secret = await sessions.open_session(conn, kay, BEARER, at=at, seconds=3600)
        await store.close()
        return secret

    return db, anyio.run(token)


def test_a_club_is_whole_however_often_its_server_is_killed(
    tmp_path: Path, new_house: Path
) -> None:
    kept_through(2, *committee(tmp_path, new_house))


@pytest.mark.soak
@pytest.mark.parametrize("run", range(6))
def test_killed_at_every_act(tmp_path: Path, new_house: Path, run: int) -> None:
    kept_through(len(ACTS) - run, *committee(tmp_path, new_house))
