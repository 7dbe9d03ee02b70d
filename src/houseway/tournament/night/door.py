"""The door: who may play, entries, re-entries, rebuys, and what is paid."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput, IllegalSeat
from houseway.money import Cents, text
from houseway.tournament.bounties import Heads
from houseway.tournament.night.acts import Bar, Enter, Forfeit, Pay, Rebuy, ReEnter, Transfer
from houseway.tournament.night.clock import closing_window, registration_open
from houseway.tournament.night.records import Player, Where
from houseway.tournament.night.room import Room, does

WAYS = ("", "online", "cash")


@does(Enter)
def enter(room: Room, act: Enter) -> None:
    """A player comes to the door and pays."""
    _may_play(room, act.player)
    _paid_how(room, act.how)
    if act.player in room.state.players:
        raise IllegalSeat(f"{act.player} has entered already", clause=room.entry_clause)
    if room.format.registered_only:
        _is_registered(room, act.player, act.how)
    if not registration_open(room):
        by = "registered_only" if room.format.registered_only else "late"
        raise IllegalSeat("registration is closed", clause=room.cite(by))
    _buys_in(room, Player(act.player, new=room.state.tonight.hours.started))


@does(ReEnter)
def re_enter(room: Room, act: ReEnter) -> None:
    """A player without chips pays for a full stack, and draws a seat."""
    player = _may_buy_again(room, act.player, act.how)
    if player.playing:
        raise IllegalSeat(
            f"{player.name} has {player.stack} chips; who re-enters has none",
            clause=room.cite("re_entry_chips"),
        )
    if room.setup.late and not registration_open(room):
        raise IllegalSeat("registration is closed", clause=room.cite("late"))
    _buys_in(room, replace(player, new=True))


@does(Forfeit)
def forfeit(room: Room, act: Forfeit) -> None:
    """When registration closes, a stack may be given up for a new one."""
    player = _may_buy_again(room, act.player, act.how)
    cite = room.cite("forfeit")
    if not room.rules.forfeit or not player.playing:
        raise IllegalSeat(f"{player.name} has no stack to give up here", clause=cite)
    if not closing_window(room, player):
        raise IllegalSeat("stacks are given up when registration closes, and not before or after",
                          clause=cite)  # fmt: skip
    room.free_between_hands(player.name)
    tonight = room.state.tonight
    room.state.note(changed=tonight.rack.changed - player.stack)
    _buys_in(room, replace(player, stack=0, redraws=True, new=True))


@does(Rebuy)
def rebuy(room: Room, act: Rebuy) -> None:
    """A player without chips buys the same again, and stays where he was."""
    player = room.entrant(act.player)
    cite = room.cite("rebuys")
    _may_play(room, act.player)
    if player.ledger.disqualified:
        raise IllegalSeat(f"{player.name} is disqualified", clause=room.cite("disqualified"))
    _paid_how(room, act.how)
    if not rebuys_open(room):
        until = room.format.rebuy_levels
        said = f"rebuys end with level {until}" if until else "there are no rebuys"
        raise IllegalSeat(f"level {room.state.tonight.hours.level}: {said}", clause=cite)
    if player.playing:
        raise IllegalSeat(f"{player.name} has chips and may not rebuy", clause=cite)
    chair = player.out_at
    _buys_in(room, player)
    if chair and chair.table in room.state.tables:
        table = room.state.tables[chair.table]
        if chair.seat in table.free:
            room.state.seat(player.name, chair)


def rebuys_open(room: Room) -> bool:
    """Whether players who are out may buy in again."""
    return room.state.tonight.hours.level <= room.format.rebuy_levels


@does(Pay)
def pay(room: Room, act: Pay) -> None:
    """A player pays what he owes the club."""
    if act.amount <= 0:
        raise BadInput(f"{act.player} pays {text(act.amount)}; it must be more than nothing")
    _paid_how(room, act.how)
    tonight = room.state.tonight
    owed = {**tonight.till.owed}
    owed[act.player] = max(0, owed.get(act.player, 0) - act.amount)
    payments = {**tonight.till.payments}
    payments[act.player] = payments.get(act.player, 0) + act.amount
    room.state.note(owed=owed, payments=payments)


@does(Transfer)
def transfer(room: Room, act: Transfer) -> None:
    """Entries and prizes belong to whoever has them."""
    raise room.refuse(f"{act.player}'s {act.what} cannot be given to {act.to}", "transfers")


@does(Bar)
def bar(room: Room, act: Bar) -> None:
    """The venue decides whom it will have; who is playing is blinded off."""
    tonight = room.state.tonight
    room.state.note(barred=tonight.barred | {act.player})
    player = room.state.players.get(act.player)
    if player and player.playing:
        room.state.change(act.player, where=Where.GONE)


# What is asked at the door


def _may_play(room: Room, name: str) -> None:
    tonight = room.state.tonight
    if name in tonight.barred:
        raise IllegalSeat(f"the venue will not have {name}", clause=room.cite("venue"))
    if owed := tonight.till.owed.get(name, 0):
        raise IllegalSeat(f"{name} owes {text(owed)}", clause=room.cite("arrears"))
    if tonight.ended:
        raise IllegalSeat("the event is over", clause=room.cite("late"))


def _is_registered(room: Room, name: str, how: str) -> None:
    """In a game of the season only those play who are entered for it (T02, T17)."""
    register = room.setup.register
    known = register.registered | register.sleeping
    in_time = room.setup.week == 1 and how == "online" and name not in register.guests
    if name in known or in_time or not register.kept:
        return
    said = "is a guest" if name in register.guests else "is not registered for the season"
    raise IllegalSeat(f"{name} {said}", clause=room.cite("registered_only"))


def _paid_how(room: Room, how: str) -> None:
    if how not in WAYS:
        raise BadInput(f"{how!r} is no way to pay; there are online and cash")
    first_night = room.format.registered_only and room.setup.week == 1
    if how == "cash" and first_night and not room.rules.cash_in_first_week:
        raise IllegalSeat(
            "no cash is taken on the first night of a season",
            clause=room.cite("cash_in_first_week"),
        )


def _may_buy_again(room: Room, name: str, how: str) -> Player:
    player = room.entrant(name)
    _may_play(room, name)
    _paid_how(room, how)
    if not room.setup.re_entry:
        raise IllegalSeat("there is no re-entry in this event", clause=room.cite("re_entry"))
    if player.ledger.disqualified:
        raise IllegalSeat(f"{name} is disqualified", clause=room.cite("disqualified"))
    return player


def _buys_in(room: Room, player: Player) -> None:
    """An entry of any kind: the price is paid and a full stack handed out."""
    stack, price = room.setup.chips, room.setup.price
    again = player.entries > 0
    room.state.put(
        replace(
            player,
            stack=stack,
            entries=player.entries + 1,
            queue=room.state.tonight.till.entries + 1,
            paid=Cents(player.paid + price),
            out=0,
            out_with=0,
            where=Where.SEAT,
            owes=0,
            dodged=False,
            absconded=False,
        )
    )
    tonight = room.state.tonight
    room.state.note(
        sold=tonight.rack.sold + stack,
        entries=tonight.till.entries + 1,
        re_entries=tonight.till.re_entries + again,
    )
    heads = room.state.tonight.till.heads
    if heads is None and room.setup.head:
        heads = Heads.of(room.setup.club.bounties, {})
    if heads is not None and player.name not in heads.on:
        room.state.note(heads=heads.enters(player.name, room.setup.head))
