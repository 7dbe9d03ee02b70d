"""What the floor does at tables: each act as the events it asks for, with before and after."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from houseway import games, money
from houseway.errors import BadInput, IllegalBet, IllegalSeat
from houseway.server.database.models import AccountRow
from houseway.server.errors import UnknownTable
from houseway.server.logs import keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Transaction
from houseway.server.money import ledger
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct
from houseway.server.pit.floor_acts import ORDER, act_view, order
from houseway.server.pit.stakes import stakes_of
from houseway.server.room import Room
from houseway.server.shapes import floor_forms as ask
from houseway.server.shapes.floor import FloorActView
from houseway.server.tables.live_table import LiveTable, plain

ACTS = {
    "close": StaffAct.CLOSE_TABLE,
    "pause": StaffAct.PAUSE_TABLE,
    "resume": StaffAct.PAUSE_TABLE,
    "move": StaffAct.MOVE_PLAYER,
    "seat": StaffAct.SEAT_PLAYER,
    "put_out": StaffAct.PUT_OUT,
    "stakes": StaffAct.CHANGE_STAKES,
    "fill": StaffAct.FILL_TABLE,
    "credit": StaffAct.CREDIT_TABLE,
}


class FloorDesk:
    """Those who run the room, at its tables."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def open(self, account: Account, form: ask.FloorOpenForm) -> FloorActView:
        """A table for the house, once for each key."""

        async def opens(txn: Transaction) -> FloorActView:
            game = games.find(form.table.game)
            told = order(StaffAct.OPEN_TABLE, account, form.why, before=None)
            told |= {"place": form.table.name or game.name}
            told["after"] = {"game": game.name, **dict(form.table.settings)}
            view = await self._room.opens_table(txn, account, form.table, order=told)
            return act_view(Event(view.id, 1, "opened", told, txn.at), account.name)

        key = keys.of_form(account.id, form, "floor-open")
        return await self._room.logs.once(key, FloorActView, opens)

    async def command(self, account: Account, table: str, form: ask.OrderForm) -> FloorActView:
        """Do what the floor asks at a table, once for each key."""

        async def does(txn: Transaction) -> FloorActView:
            live = await self._hold(txn, table, form.command)
            drafts = await self._drafts(txn, live, account, form.command)
            told = next(each for each in drafts if ORDER in each.body)
            await self._room.happen(txn, live, drafts)
            if isinstance(form.command, ask.MovePlayer):
                await self._arrives(txn, form.command, told)
            return act_view(Event(live.id, 0, told.kind, told.body, txn.at), account.name)

        key = keys.of_form(account.id, form, "floor", table)
        return await self._room.logs.once(key, FloorActView, does)

    async def _hold(self, txn: Transaction, table: str, command: ask.FloorCommand) -> LiveTable:
        """The table in hand, and the one that somebody is moved to, always in the same order."""
        wanted = {table}
        if isinstance(command, ask.MovePlayer):
            wanted.add(command.to_table)
        for each in sorted(wanted):
            if await txn.hold(self._room.tables, each) is None:
                raise UnknownTable(f"there is no table {each!r}; the floor lists them")
        live = await txn.hold(self._room.tables, table)
        assert live is not None
        if live.event:
            raise IllegalSeat(f"{live.name} is a table of a tournament; its director runs it")
        if live.between.closed:
            raise IllegalSeat(f"{live.name} is closed")
        return live

    async def _drafts(
        self, txn: Transaction, live: LiveTable, account: Account, command: ask.FloorCommand
    ) -> list[Draft]:
        act = ACTS[command.do]

        def told(before: Any, after: Any, **more: Any) -> dict[str, Any]:
            said = order(act, account, command.why, before=before, after=after)
            return {**said, "place": live.name, **more}

        match command:
            case ask.PauseTable():
                return [Draft("paused", told({"paused": False}, {"paused": True}))]
            case ask.ResumeTable():
                return [Draft("resumed", told({"paused": True}, {"paused": False}))]
            case ask.CloseTable():
                before: dict[str, Any] = {"players": len(live.players), "chips": _chips(live)}
                last = Draft("closed", told(before, {"closed": True}))
                return [*_everybody_leaves(live), last]
            case ask.PutOut(seat=seat):
                who = _sits(live, seat)
                before = {"player": who.name, "seat": seat, "stack": _stack(live, seat)}
                after = {"player": who.name, "barred": True}
                return [Draft("put_out", told(before, after, seat=seat, person=who.id))]
            case ask.MovePlayer(seat=seat, to_seat=to_seat):
                who = _sits(live, seat)
                to = await txn.hold(self._room.tables, command.to_table)
                assert to is not None
                if to is live:
                    raise IllegalSeat("he sits at this table already; move him to another")
                stack = {"player": who.name, "stack": _stack(live, seat)}
                before = {**stack, "table": live.name, "seat": seat}
                after = {**stack, "table": to.name, "seat": to_seat}
                return [Draft("left", told(before, after, seat=seat, person=who.id))]
            case ask.SeatPlayer(seat=seat, person=person):
                name = await self._named(txn, person)
                until = round(txn.at / 1000 + self._room.house.board.hold_seconds, 3)
                after = {"held_for": name, "seat": seat}
                held = {"seat": seat, "person": person, "name": name, "until": until}
                return [Draft("held", told({"seat": seat}, after, **held))]
            case ask.ChangeStakes(settings=settings):
                return [Draft("restaked", _restaked(live, settings, told))]
            case ask.FillTable(amount=amount) | ask.CreditTable(amount=amount):
                fills = isinstance(command, ask.FillTable)
                tray = await ledger.hold(txn.conn, f"bank:{live.id}")
                if not fills and amount > tray:
                    raise IllegalBet(_not_there(live, tray))
                after = {"tray": tray + (amount if fills else -amount)}
                kind = "filled" if fills else "credited"
                return [Draft(kind, told({"tray": tray}, after, amount=amount))]

    async def _arrives(self, txn: Transaction, command: ask.MovePlayer, left: Draft) -> None:
        """Whoever was moved sits down with what he had."""
        to = await txn.hold(self._room.tables, command.to_table)
        assert to is not None
        body, before = left.body, left.body["before"]
        who = {"person": body["person"], "name": before["player"], "bot": False}
        sat = {"seat": command.to_seat, "buy_in": before["stack"], **who}
        await self._room.happen(txn, to, [Draft("sat", sat)])

    async def _named(self, txn: Transaction, person: str) -> str:
        name = await txn.conn.scalar(select(AccountRow.name).where(AccountRow.id == person))
        if name is None:
            raise BadInput(f"nobody here has the account {person!r}")
        return str(name)


def _sits(live: LiveTable, seat: int) -> Any:
    """The person in a seat."""
    player = live.players.get(seat)
    if player is None or player.bot:
        raise IllegalSeat(f"nobody sits in seat {seat} of {live.name}")
    if live.table.playing(seat):
        raise IllegalSeat(
            f"{player.name} is in the round; wait until it is over, or pause the table first"
        )
    return player


def _stack(live: LiveTable, seat: int) -> int:
    return int(live.table.seats[seat].stack)


def _chips(live: LiveTable) -> int:
    return sum(_stack(live, seat) for seat in live.humans)


def _everybody_leaves(live: LiveTable) -> Iterable[Draft]:
    if live.table.in_round:
        raise IllegalSeat("a round is being played; pause the table and close it when it is over")
    return [Draft("left", {"seat": seat}) for seat in sorted(live.players)]


def _not_there(live: LiveTable, tray: int) -> str:
    """A credit takes chips that lie there, and no others."""
    if tray <= 0:
        return f"{live.name} has no chips in its tray to take"
    return f"{live.name} has {money.text(tray)} in its tray; no more can be taken from it"


def _amount(value: Any) -> str:
    """A stake in words."""
    if value is None:
        return "none"
    return "/".join(map(money.text, value if isinstance(value, list) else [value]))


def _restaked(live: LiveTable, wanted: dict[str, Any], told: Any) -> dict[str, Any]:
    """Other stakes, which change nothing but amounts: no rule, no card, no odds."""
    if live.table.in_round:
        raise IllegalBet("a round is being played; stakes are changed when it is over")
    game = games.find(live.game.id)
    able = stakes_of(game)
    for name in wanted:
        if name not in able:
            raise BadInput(f"{name!r} is no stake of {live.name}; stakes are {', '.join(able)}")
    now = plain(live.settings)
    after = plain(game.read_settings({**now, **wanted}, complete=True))
    changed = [name for name in after if after[name] != now.get(name)]
    if not changed:
        raise BadInput("these stakes are posted already")
    said: dict[str, Any] = told(
        {name: _amount(now.get(name)) for name in changed},
        {name: _amount(after[name]) for name in changed},
    )
    return {**said, "settings": after}
