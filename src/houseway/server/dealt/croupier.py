"""The house deals an event: hands that are over are settled, what is due is done, hands are dealt.

All of it happens in one transaction, with the night held first and its tables after it; what is
answered at a table happens in transactions of the table alone. So hands are played side by side,
and whoever is killed between two transactions has lost nothing: the next look finds what is due.
"""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.play.pot.pot_round import PotRound
from houseway.server.database.models import NightRow, TableRow
from houseway.server.dealt import choosing, seats
from houseway.server.dealt.field import Field
from houseway.server.logs.events import Draft
from houseway.server.logs.transaction import Transaction
from houseway.server.nights.live_night import HOUSE, LiveNight
from houseway.server.room import Room
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.tables import table_row
from houseway.tournament import Sealed, acts
from houseway.tournament.dealt import settled
from houseway.tournament.directing import before_a_hand, hand_for_hand, may_deal, next_act, tied
from houseway.tournament.night.event import Event as Night
from houseway.tournament.night.records import Stage, Where


class Croupier:
    """One look at an event that is being dealt, within a transaction that holds its night."""

    def __init__(self, room: Room, txn: Transaction, live: LiveNight) -> None:
        assert live.field is not None
        self.room, self.txn, self.live = room, txn, live
        self.field: Field = live.field
        self.night: Night = live.night
        self.idle: dict[str, LiveTable] = {}  # tables between hands, by letter
        self.again_at: float | None = None  # when there is something to do, in seconds since 1970

    async def proceed(self) -> None:
        """Do everything that can be done now."""
        await self._hold_idle()
        if not await self._settle_all():
            return
        for letter in self.idle:
            self._hears(letter)
        await self._directs()
        if not self.field.paused:
            self._clock()
            await self._directs()
            await self._deals()
        await self._tells()

    # What happens to the night

    def does(self, act: acts.Act, draw: Sealed | None = None, **more: object) -> None:
        """The house does something, and it is written down as it was drawn."""
        if draw is not None:
            logged = self.night.apply(act, draw=draw)
            self.night.undo()  # it happens once, as it is written
            act = logged.act
        drawn = draw.done if draw is not None else self.live.drawn
        body = {"act": act.to_json(), "by": HOUSE, "name": HOUSE, "drawn": drawn}
        self.happens(Draft("done", {**body, **more}))

    def happens(self, draft: Draft) -> None:
        self.txn.happened(self.live, draft, self.live.apply(draft, self.txn.at))

    async def _draw(self) -> Sealed:
        return Sealed(await secret_of(self.txn.conn, self.live.id), self.live.drawn)

    # Hands that are over

    async def _hold_idle(self) -> None:
        """Take the tables in hand at which no hand is being played."""
        tables = {id: letter for letter, id in self.field.tables.items()}
        rows = await self.txn.conn.scalars(
            select(TableRow.id).where(TableRow.id.in_(tables), TableRow.phase != "playing")
        )
        for id in sorted(rows):
            table = await self.txn.hold(self.room.tables, id)
            assert table is not None
            if not table.table.in_round:
                self.idle[tables[id]] = table

    async def _settle_all(self) -> bool:
        """Every hand that is over; hand for hand, all of them at once or none."""
        bubble, outs = hand_for_hand(self.night), self.night.room.state.tonight.outs
        playing = [name for name, table in self.night.tables.items() if table.busy]
        if bubble and not self.idle.keys() >= set(playing):
            return False
        for letter, table in self.idle.items():
            await self._settles(letter, table)
        if bubble and (tie := tied(self.night, outs)):
            self.does(tie)
        return True

    async def _settles(self, letter: str, table: LiveTable) -> None:
        """The event hears how a hand came out."""
        hand = self.night.tables[letter].hand
        if hand is None or hand.stage is not Stage.OPEN:
            return
        assert isinstance(table.table.round, PotRound)
        assert table.event is not None
        act = settled(self.night, letter, table.table.round)
        banks = {
            player.name: table.event.banks[player.id]
            for player in table.players.values()
            if player.id in table.event.banks
        }
        self.does(act, await self._draw(), **({"banks": banks} if banks else {}))

    def _hears(self, letter: str) -> None:
        """Who has gone away from his seat, or come back to it, since the last hand."""
        for seat, who in self.idle[letter].table.seats.items():
            name = self.idle[letter].players[seat].name
            player = self.night.players[name]
            if player.chair is None or player.chair.table != letter:
                continue
            if who.away and player.where is Where.SEAT:
                self.does(acts.Away(name))
            elif not who.away and player.where is Where.AWAY:
                self.does(acts.Back(name))

    # What is due

    async def _directs(self) -> None:
        """Seats, moves, tables that break, prizes, the end."""
        waits = not self.field.terms.hand_minutes
        while act := next_act(self.night, waits=waits):
            self.does(act, await self._draw())
        by_hands = not waits or self.night.room.state.tonight.hours.break_due < 0
        if self.night.on_break and by_hands:
            self.does(acts.Resume())

    def _clock(self) -> None:
        """Levels go by the hands that were dealt, or by the clock on the wall."""
        if self.night.ended:
            return
        if each := self.field.terms.hand_minutes:
            most = max((table.hands for table in self.night.tables.values()), default=0)
            if most * each > self.night.minute:
                self.does(acts.SetClock(most * each))
            return
        minute, resting = self.live.minute(self.txn.at), self.live.timer.resting(self.txn.at)
        if minute > self.night.minute:
            self.does(acts.SetClock(minute))
        if resting is not None and not self.night.on_break and self.night.may(acts.TakeBreak()):
            self.does(acts.TakeBreak())
        elif resting is None and self.night.on_break:
            self.does(acts.Resume())
        left = self.live.timer.reading(self.night.setup.structure, self.txn.at).left
        self._again((self.txn.at + (left if resting is None else resting)) / 1000)

    def _again(self, at: float) -> None:
        self.again_at = at if self.again_at is None else min(at, self.again_at)

    # Hands that are dealt

    async def _deals(self) -> None:
        """Deal at every table that may be dealt, and has been looked at long enough."""
        now, ready = self.txn.at / 1000, self._called(await self._ready())
        waits = {letter: seats.waits_until(table) for letter, table in ready.items()}
        if hand_for_hand(self.night) and waits:
            waits = dict.fromkeys(waits, max(waits.values()))  # all of them at once
        for letter, table in ready.items():
            if waits[letter] > now:
                self._again(waits[letter])
                continue
            if card := before_a_hand(self.night, letter):
                self.does(card, await self._draw())
            told = seats.given(self.live, letter)
            self.does(acts.Deal(letter))
            hand = seats.dealt(self.live, table, self.room.house.rng)
            del self.idle[letter]
            await self.room.happen(self.txn, table, (told, hand))

    def _called(self, ready: dict[str, LiveTable]) -> dict[str, LiveTable]:
        """Those of which the game is known; a dealer's choice is asked for, and waited for."""
        known = {}
        for letter, table in ready.items():
            at, rng = self.txn.at, self.room.house.rng
            if not choosing.settled(self.live, letter) and (
                draft := choosing.due(self.live, letter, at, rng)
            ):
                self.happens(draft)
            if choosing.settled(self.live, letter):
                known[letter] = table
            else:
                self._again(self.field.choices[letter].until / 1000)
        waits = hand_for_hand(self.night) and known.keys() != ready.keys()
        return {} if waits else known

    async def _ready(self) -> dict[str, LiveTable]:
        """The tables that may be dealt now."""
        letters = [each for each in self.night.tables if may_deal(self.night, each)]
        found = {letter: await self._table(letter) for letter in letters}
        return {letter: table for letter, table in found.items() if table is not None}

    async def _table(self, letter: str) -> LiveTable | None:
        """The table with a letter; it is opened when it is first dealt at."""
        if letter not in self.field.tables:
            table = seats.opened(self.live, letter, self.txn.at)
            row = table_row(table, self.room.house, self.txn.at)
            await self.txn.conn.execute(insert(TableRow).values(row))
            self.txn.open(self.room.tables, table)
            await self.room.happen(self.txn, table, [Draft("opened", table.opened.body)])
            self.happens(Draft("table_opened", {"table": letter, "id": table.id}))
            self.idle[letter] = table
        return self.idle.get(letter)

    async def _tells(self) -> None:
        """Tables between hands show who sits there now; those that broke are closed."""
        for letter, table in self.idle.items():
            if letter not in self.night.tables or self.night.ended:
                nobody = Draft("given", {"seats": {}, "shown": seats.shown(self.live)})
                await self.room.happen(self.txn, table, (nobody, Draft("closed", {"by": None})))
                self.happens(Draft("table_closed", {"table": letter}))
            elif seats.changed(self.live, table):
                await self.room.happen(self.txn, table, (seats.given(self.live, letter),))


async def secret_of(conn: AsyncConnection, id: str) -> bytes:
    """What the draws of a night follow from."""
    found = await conn.scalar(select(NightRow.secret).where(NightRow.id == id))
    assert found
    return bytes.fromhex(found)


def starts(live: LiveNight, at: int) -> bool:
    """Whether an event starts by itself now: it is full, or it is time."""
    field = live.field
    assert field is not None
    terms = field.terms
    if field.started or live.over:
        return False
    people = len(field.people)
    if terms.full and people >= terms.full:
        return True
    enough = people >= 2 or (people == 1 and terms.bots >= 2)
    return bool(terms.starts_at) and at >= terms.starts_at and enough
