"""An evening of random commands: people come and go at the tables of three houses.

After every command the room is looked over: the money, the cards, the button and the blinds, what
was offered, and that the log alone makes the same tables.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from houseway.floor import PotTable
from houseway.server.money import ledger
from houseway.server.people import accounts
from houseway.server.people.accounts import Account
from houseway.server.tables.live_table import LiveTable
from tests.server.evening import evening_rules as rules
from tests.server.evening.evening_room import CHIPS, NAMES, Answer, Room
from tests.server.evening.evening_tables import JACKPOTS, form_of
from tests.server.evening.evening_wishes import BESIDE, answer, comes_in, granted, not_offered, wish

SECONDS = (1, 3, 5, 11, 61, 61, 185, 700, 1801, 4000)
LONGER = (13 * 3600, 25 * 3600)
OPEN = 2  # tables at a time


class Evening:
    """One evening, which follows from its seed."""

    def __init__(self, url: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.kind = seed * OPEN
        self.room = Room(url, self.rng)
        self.done: Counter[str] = Counter()
        self.told: list[str] = []  # what happened, for whoever has to find a fault
        self.touched: set[str] = set()  # tables that somebody has asked something of
        self.keys = 0
        self.hands = 0

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys}"

    async def play(self, commands: int) -> None:
        await self.room.open()
        try:
            await self.commands(commands)
        finally:
            await self.room.leave()

    async def commands(self, commands: int) -> None:
        for jackpot in JACKPOTS:
            opening = {"posted": {}, "seed_pool": 50_000}
            made = await self.room.jackpot(self.key(), jackpot=jackpot, opening=opening)
            assert made.taken, made.words
        for number in range(commands):
            try:
                self.touched.clear()
                time = self.room.wall.time
                await self.step()
                await self.room.keep(at_once=self.room.wall.time > time)
                await self.look_over()
            except BaseException as error:
                error.add_note(f"at command {number}, after:\n" + "\n".join(self.told[-25:]))
                raise

    # One command

    async def step(self) -> None:
        chance = self.rng.random()
        tables = [live for live in self.room.tables.values() if not live.between.closed]
        if len(tables) < OPEN:
            await self.open_table()
        elif chance < 0.05:
            longer = self.rng.random() < 0.03
            self.room.wall.time += self.rng.choice(LONGER if longer else SECONDS)
            self.room.wall.time += self.rng.choice((0.0, self.rng.random()))
            self.note("the clock", f"it is {self.room.wall.time:.0f}")
        elif chance < 0.057:
            await self.restart()
        elif chance < 0.07:
            await self.at_the_board()
        elif chance < 0.08:
            await self.on_the_floor()
        elif chance < 0.085:
            await self.fill_up()
        else:
            await self.at_a_table(self.rng.choice(tables))

    async def open_table(self) -> None:
        form = form_of(self.kind, self.rng)
        self.kind += 1
        opened = await self.room.opens(self.rng.choice(self.room.people), **form)
        self.note("open", f"{form} {opened.words}")
        assert opened.taken, opened.words

    async def at_a_table(self, live: LiveTable) -> None:
        rng, chance = self.rng, self.rng.random()
        asked = [seat for seat in live.asked if not live.players[seat].bot]
        seated = [live.players[seat].id for seat in live.humans]
        if asked and chance < 0.85:
            who = self.by_id(live.players[rng.choice(asked)].id)
            view = await self.see(who, live.id)
            offered = rng.random() < 0.9
            command = answer(view, rng) if offered else not_offered(view, rng)
            await self.send(who, live.id, view, command, offered)
        elif not live.table.in_round and live.table.can_deal() and chance < 0.7:
            away = [live.players[seat].id for seat in live.humans if self.idle(live, seat)]
            who = self.by_id(rng.choice(away)) if away else rng.choice(self.room.people)
            view = await self.see(who, live.id)
            command = comes_in(view, rng)
            await self.send(who, live.id, view, command, granted(view, command))
        elif seated and not live.table.in_round and chance < 0.55:
            who = self.by_id(rng.choice(seated))
            view = await self.see(who, live.id)
            await self.send(who, live.id, view, {"do": "deal"}, granted(view, {"do": "deal"}))
        else:
            who = rng.choice(self.room.people)
            view = await self.see(who, live.id)
            command = wish(view, rng)
            may = False if command["do"] == "act" else granted(view, command)
            await self.send(who, live.id, view, command, may)

    @staticmethod
    def idle(live: LiveTable, seat: int) -> bool:
        who = live.table.seats[seat]
        return who.away or not who.stack

    def by_id(self, person: str) -> Account:
        return next(each for each in self.room.people if each.id == person)

    async def see(self, who: Account, table: str) -> dict[str, Any]:
        return (await self.room.desk.room.view(table, who)).model_dump(mode="json")

    async def send(
        self, who: Account, table: str, view: dict[str, Any], command: Any, may: bool | None
    ) -> None:
        key, state, before = self.key(), view["state"], self.events()
        self.touched.add(table)
        late = self.rng.random() < 0.02 and state and command["do"] not in BESIDE
        given = await self.room.does(who, table, state - bool(late), key, command)
        name = self.room.tables[table].name
        self.note(command["do"], f"{who.name} at {name}: {command} -> {given.words or 'done'}")
        if not given.taken:
            assert self.events() == before, "a command was refused and changed something"
        if late:
            return
        if may is not None:
            assert given.taken == may, f"{'offered' if may else 'not offered'}: {given.words}"
        if given.taken:
            self.done[command["do"]] += 1
            assert given.view == await self.see(who, table)
            if self.rng.random() < 0.05:
                before = self.events()
                again = await self.room.does(who, table, state, key, command)
                assert (again, self.events()) == (given, before)

    def events(self) -> int:
        [(count,)] = self.room.db.execute("SELECT count(*) FROM events").fetchall()
        return int(count)

    async def restart(self) -> None:
        self.note("restart", "the doors are closed and opened again")
        before = [self.room.view(live, who) for live, who in await self.viewers()]
        await self.room.restart()
        after = [self.room.view(live, who) for live, who in await self.viewers()]
        assert after == before

    async def viewers(self) -> list[tuple[LiveTable, Account | None]]:
        people, desk = (*self.room.people, None), self.room.desk
        lives = [await desk.room.look(table) for table in self.room.tables]
        return [(live, who) for live in lives for who in people]

    async def at_the_board(self) -> None:
        rng, live = self.rng, self.rng.choice(list(self.room.tables.values()))
        who, board = rng.choice(self.room.people), self.room.view(live, None)["board"]
        form = {"game": live.game.id, "settings": self.room.view(live, None)["settings"]}
        command = rng.choice(
            (
                {"do": "join", "list": board},
                {"do": "join", "list": board},
                {"do": "leave", "list": board},
                {"do": "ask", **form},
            )
        )
        given: Answer = await self.room.board(who, self.key(), command)
        self.note("board", f"{who.name} {command['do']} {given.words or 'done'}")

    async def on_the_floor(self) -> None:
        do = self.rng.choice(
            ("post", "post", "verify", "verify", "void", "reseed", "freeze", "unfreeze", "unfreeze")
        )
        command = {"do": do, **({"claim": self.rng.randint(1, 6)} if do[0] == "v" else {})}
        name = self.rng.choice(JACKPOTS)
        given = await self.room.floor(self.key(), name, command)
        self.note("floor", f"{name} {command} {given.words or 'done'}")
        self.done[f"jackpot {do}"] += given.taken

    async def fill_up(self) -> None:
        desk, who = self.room.desk, self.rng.choice(self.room.people)
        async with desk.store.read() as conn:
            held = await ledger.balance(conn, ledger.wallet(who.id))
            held += await accounts.on_tables(conn, who)
        if held < CHIPS:
            async with desk.store.write() as conn:
                at = desk.room.at()
                await accounts.fill_up(conn, who, chips=CHIPS, below=CHIPS, at=at)
            self.note("fill up", who.name)

    def note(self, kind: str, words: str) -> None:
        self.done[f"{kind} asked"] += 1
        self.told.append(words)

    # Looking over the room

    async def look_over(self) -> None:
        changed = self.follow()
        purses = self.room.balances()
        rules.check_purses(purses, CHIPS * len(NAMES))
        for table in changed | self.touched:
            live = self.room.tables[table]
            told = rules.dump(live)
            for desk in self.room.desks:
                known = rules.dump(await desk.room.look(table))
                assert known == told, f"{live.name} is not what its log says"
            rules.check_chips(live, purses)
            rules.check_asked(live)
            for who in (*self.room.people, None):
                view = self.room.view(live, who)
                rules.check_secret(live, who.id if who else None, view)
                rules.check_view(live, view)

    def check_deal(self, before: rules.Before, live: LiveTable) -> None:
        rules.check_deal(before, live)

    def follow(self) -> set[str]:
        """Let what was written happen to our own tables, and look at every deal."""
        changed = set()
        for event, shuffle in self.room.news():
            changed.add(event.log)
            if event.seq == 1:
                self.room.tables[event.log] = LiveTable(event)
                continue
            live = self.room.tables[event.log]
            self.done[f"event {event.kind}"] += 1
            if event.kind not in ("acted", "dealt") or "by_house" in event.body:
                self.told.append(f"    {live.name}: {event.kind} {event.body}"[:160])
            assert isinstance(live.table, PotTable)
            if event.kind == "dealt":
                before = rules.Before.of(live)
                live.apply(event, event.at, shuffle)
                self.told.append(f"    {live.name}: {live.table.hand}")
                self.check_deal(before, live)
                self.hands += 1
                hand = live.table.hand
                assert hand
                self.done.update(f"post {each.kind}" for each in hand.posts)
                self.done.update(f"missed {each}" for each in hand.missed.values())
            else:
                live.apply(event, event.at)
        return changed
