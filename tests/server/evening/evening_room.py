"""A card room for a random evening: two processes on one database, a wall clock, no waiting.

The house's own work is done when the evening says so, and nothing that goes wrong in it is hidden.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from houseway.cards import Card
from houseway.commitment import Commitment
from houseway.errors import HousewayError
from houseway.server.database.store import database
from houseway.server.desk import Desk
from houseway.server.keeper import Keeper
from houseway.server.logs.events import Event
from houseway.server.people import accounts
from houseway.server.people.accounts import Account
from houseway.server.shapes.board import BoardForm
from houseway.server.shapes.commands import CommandForm
from houseway.server.shapes.jackpots import JackpotCommandForm, JackpotForm
from houseway.server.shapes.tables import TableForm
from houseway.server.tables.dealing import Shuffle
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.table_views import table_view
from houseway.server.web import answers
from tests.server.houses import house_with
from tests.server.wall import Wall

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus")
CHIPS = 300_000
POLITE = {400, 403, 404, 409}
PATIENCE = 40  # looks of the house at its tables, after which they must be at rest


class HighCards(random.Random):
    """A dealer whose shuffles often bring the high cards first: great hands, and many ties."""

    def sample(self, population: Any, k: int, **more: Any) -> list[Any]:
        drawn: list[Any] = super().sample(population, k, **more)
        cards = len(drawn) > 30 and isinstance(drawn[0], Card)
        if not cards or self.random() < 0.6:
            return drawn
        return sorted(drawn, key=lambda card: card.text[0] not in "TJQKA")


class Open(Keeper):
    """A keeper who does nothing by himself, and hides no failure."""

    def attend(self, table_id: str) -> None:
        return

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        await work


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a command: the view, or the sentence with which it was refused."""

    view: dict[str, Any] | None
    words: str = ""
    status: int = 200

    @property
    def taken(self) -> bool:
        return self.view is not None


class Room:
    """The room itself; the evening's commands go through one of its processes by chance."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self.url, self.rng, self.wall = url, rng, Wall()
        show = rng.choice((0.0, 5.0))
        dealer = HighCards(rng.random())
        self.house = house_with(
            now=self.wall,
            rng=dealer,
            bot_delay=(0.0, 0.0),
            show_seconds=show,
            betting_seconds=show,
            opens_with=3,
        )
        self.desks: list[Desk] = []
        self.people: list[Account] = []
        self.tables: dict[str, LiveTable] = {}  # as the log tells it
        self.db = sqlite3.connect(database(url).database or "")

    async def open(self) -> None:
        self.enter()
        async with self.desks[0].store.write() as conn:
            for name in NAMES:
                at = self.desks[0].room.at()
                self.people.append(await accounts.open_guest(conn, name, chips=CHIPS, at=at))

    def enter(self) -> None:
        self.desks = [Desk(database(self.url), self.house) for _ in range(2)]
        for desk in self.desks:
            desk.keeper = Open(desk.room, desk.board, desk.doors)

    async def restart(self) -> None:
        """Close the doors and open them again."""
        await self.leave()
        self.enter()

    async def leave(self) -> None:
        for desk in self.desks:
            await desk.store.close()

    @property
    def desk(self) -> Desk:
        return self.rng.choice(self.desks)

    # Asking

    async def ask(self, work: Coroutine[Any, Any, Any]) -> Answer:
        """The answer to somebody; a refusal is a sentence, and anything else a fault."""
        try:
            view = await work
        except HousewayError as error:
            return self.refused(error)
        return Answer(view.model_dump(mode="json"))

    def refused(self, error: HousewayError) -> Answer:
        told = answers.told(error)
        assert told.status_code in POLITE, f"{told.status_code}: {error!r}"
        words = json.loads(told.body)["error"]["message"]
        assert words
        assert "\n" not in words
        assert not any(each.id in words for each in self.people), words
        return Answer(None, words, told.status_code)

    async def does(self, who: Account, table: str, state: int, key: str, command: Any) -> Answer:
        form = {"key": key, "state": state, "command": command}
        try:
            told = CommandForm.model_validate(form)
        except ValidationError:
            return Answer(None, "the form is not filled in rightly", 422)
        return await self.ask(self.desk.room.command(who, table, told))

    async def opens(self, who: Account, **form: Any) -> Answer:
        told = TableForm.model_validate(form)
        return await self.ask(self.desk.room.open_table(who, told))

    async def board(self, who: Account, key: str, command: Any) -> Answer:
        told = BoardForm.model_validate({"key": key, "command": command})
        return await self.ask(self.desk.board.command(who, told))

    async def jackpot(self, key: str, **form: Any) -> Answer:
        told = JackpotForm.model_validate({"key": key, **form})
        return await self.ask(self.desk.jackpots.open(self.people[0], told))

    async def floor(self, key: str, name: str, command: Any) -> Answer:
        told = JackpotCommandForm.model_validate({"key": key, "command": command})
        return await self.ask(self.desk.jackpots.command(self.people[0], name, told))

    # Looking

    def view(self, live: LiveTable, who: Account | None) -> dict[str, Any]:
        """What somebody sees of a table; the room's jackpots and his wallet apart."""
        seen = table_view(live, who.id if who else None, wallet=0, house=self.house)
        return seen.model_dump(mode="json")

    def balances(self) -> dict[str, int]:
        return dict(self.db.execute("SELECT purse, cents FROM balances").fetchall())

    def news(self) -> list[tuple[Event, Shuffle | None]]:
        """What was written of the tables since somebody last asked."""
        rows = self.db.execute(
            "SELECT t.id, seq FROM tables t JOIN logs ON logs.id = t.id ORDER BY t.rowid"
        ).fetchall()
        found: list[tuple[Event, Shuffle | None]] = []
        for table, seq in rows:
            known = self.tables[table].seq if table in self.tables else 0
            if known == seq:
                continue
            told = self.db.execute(
                "SELECT seq, kind, body, at FROM events WHERE log_id = ? AND seq > ? ORDER BY seq",
                (table, known),
            )
            for number, kind, body, at in told.fetchall():
                event = Event(table, number, kind, json.loads(body), at)
                found.append((event, self._cards(table, event)))
        return found

    def _cards(self, table: str, event: Event) -> Shuffle | None:
        if event.kind != "dealt":
            return None
        number = event.body["round"]
        [(cards, key)] = self.db.execute(
            "SELECT cards, salt_key FROM shoes WHERE table_id = ? AND round = ?", (table, number)
        ).fetchall()
        return Shuffle(number, Commitment(tuple(cards.split()), bytes.fromhex(key)))

    # The house's own work

    async def keep(self, *, at_once: bool) -> None:
        """The house does whatever is due, until nothing is."""
        wanted = self.db.execute("SELECT 1 FROM tables WHERE needs_house").fetchall()
        if not at_once and not wanted and not self._due():
            return
        for _ in range(PATIENCE):
            desk = self.desk
            await desk.keeper._round(at_once=True)
            if not await self._turns(desk) and not self._due():
                return
        raise AssertionError(f"the house is never done: {self._due()}")

    def _due(self) -> Sequence[Any]:
        now = int(self.wall.time * 1000)
        rows = self.db.execute("SELECT id, due_at FROM tables WHERE due_at <= ?", (now,))
        return rows.fetchall()

    async def _turns(self, desk: Desk) -> bool:
        """Bots play and clocks run out; whether there was anything of the kind."""
        any_ = False
        for (table,) in self.db.execute("SELECT id FROM tables WHERE needs_house").fetchall():
            live = await desk.room.look(table)
            while self._wanted(live):
                before = live.seq
                await desk.keeper._act(table, live.table.state)
                live, any_ = await desk.room.look(table), True
                assert live.seq > before, "the house did nothing where it was wanted"
        return any_

    def _wanted(self, live: LiveTable) -> bool:
        seat, clock = live.to_act, live.clock
        bot = seat is not None and live.players[seat].bot
        return bot or (clock is not None and clock.ends_at <= self.wall.time)
