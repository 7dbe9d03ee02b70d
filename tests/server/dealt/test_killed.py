"""A dealt event goes on as if nothing had happened, whenever the process is killed."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import anyio
import pytest
from sqlalchemy import text

from houseway.server.database.store import Store, database
from houseway.server.desk import Desk
from houseway.server.house import House
from houseway.server.logs import events
from houseway.server.logs.verify import verify_store
from houseway.server.nights.live_night import LiveNight, log_of
from houseway.server.people import accounts
from houseway.server.shapes.dealt import DealtForm, DealtPage, FloorForm
from houseway.tournament.night.records import Stage
from tests.server.dealt.event_room import SETUP, TERMS

BOTS = 54


class Zygote:
    """Makes processes that deal, quickly."""

    def __init__(self, url: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.dealt.dealing_process", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _ask(self, word: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def deals(self, seconds: float | None) -> bool:
        """Let a process deal for so long, and kill it; whether it was still dealing then."""
        assert self._ask("deal").isdecimal()
        if seconds is None:
            return self._ask("wait") == "killed"
        time.sleep(seconds)
        return self._ask("kill") == "killed"


@contextmanager
def zygote(url: str) -> Iterator[Zygote]:
    found = Zygote(url)
    with found.process:
        yield found
        found.process.kill()


async def announce(url: str, bots: int) -> str:
    """An event of bots that has been started, and of which no hand was dealt."""
    desk = Desk(database(url), House())
    desk.dealer.start = lambda: None  # type: ignore[method-assign]
    await desk.open()
    async with desk.store.write() as conn:
        host = await accounts.open_guest(conn, "Ann", chips=100_000, at=desk.room.at())
    form = {"key": "a", "name": "Deepstack", "setup": SETUP, "terms": {**TERMS, "bots": bots}}
    page: DealtPage = await desk.dealt.open(host, DealtForm.model_validate(form))
    await desk.dealt.floor(host, page.id, FloorForm(key="b", do="start"))
    await desk.close()
    return page.id


async def check_moment(url: str, id: str) -> bool:
    """Look at what a killed process has left: every chip and everybody is there, once."""
    store = Store(database(url), read_only=True)
    async with store.read() as conn:
        first, *rest = await events.since(conn, log_of(id), 0)
        live = LiveNight(first)
        for event in rest:
            live.apply(event, event.at)
        row = text("SELECT id, phase FROM tables WHERE night_id = :night")
        phases = {row.id: row.phase for row in await conn.execute(row, {"night": id})}
    await store.close()
    night, field = live.night, live.field
    assert field is not None
    pots = sum(
        table.hand.pot
        for table in night.tables.values()
        if table.hand and table.hand.stage is Stage.OPEN
    )
    assert sum(player.stack for player in night.players.values()) + pots == night.in_play
    assert night.in_play == BOTS * night.setup.chips
    chairs = [player.chair for player in night.players.values() if player.chair]
    assert len(set(chairs)) == len(chairs) == (night.left if night.tables else 0)
    for chair in chairs:
        assert night.players[night.tables[chair.table].taken[chair.seat]].chair == chair
    for letter, table in field.tables.items():
        if phases[table] == "playing":  # a hand that is played is a hand of the event
            assert night.tables[letter].busy
    return live.over


def killed(url: str, times: int, seed: int) -> None:
    """Kill whoever deals at so many moments: of one event, and of the next when that is over."""
    rng = random.Random(seed)
    id, kills = anyio.run(announce, url, BOTS), 0
    with zygote(url) as processes:
        while kills < times:
            kills += processes.deals(rng.uniform(0.05, 0.5))
            if anyio.run(check_moment, url, id) and kills < times:
                id = anyio.run(announce, url, BOTS)
        processes.deals(None)
    assert anyio.run(check_moment, url, id)
    report = anyio.run(verify_store, url)
    assert report.ok, str(report)


@pytest.mark.long
def test_an_event_is_killed_a_dozen_times(sqlite_url: str) -> None:
    killed(sqlite_url, 12, seed=16)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_an_event_is_killed_two_hundred_times(sqlite_url: str, seed: int) -> None:
    killed(sqlite_url, 50, seed)
