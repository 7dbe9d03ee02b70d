"""The door: who may play, entries, re-entries, rebuys, and what is paid."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput, IllegalSeat
from houseway.money import Cents, text
from houseway.tournament.bounties import Heads
from houseway.tournament.night.acts import (
    AddOn,
    Bar,
    Enter,
    Forfeit,
    Pay,
    Rebuy,
    ReEnter,
    Transfer,
)
from houseway.tournament.night.clock import closing_window, registration_open
from houseway.tournament.night.records import Player, Where
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.seating import draw_seat
from houseway.tournament.night.setup import HeadFrom, Offer

WAYS = ("", "online", "cash")
ENTRY = Offer()  # what everybody buys


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
    _draws(room, act)


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
    _draws(room, act)


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
    room.chips_change(-player.stack, "given up")
    _buys_in(room, replace(player, stack=0, redraws=True, new=True))
    if act.draws:  # the old entry is over: its chair is free, for her as for others
        room.state.leave_chair(player.name)
    _draws(room, act)


@does(Rebuy)
def rebuy(room: Room, act: Rebuy) -> None:
    """A player without chips, or with few where that is allowed, buys again and keeps his chair."""
    player = room.entrant(act.player)
    cite = room.cite("rebuys")
    _may_play(room, act.player)
    if player.ledger.disqualified:
        raise IllegalSeat(f"{player.name} is disqualified", clause=room.cite("disqualified"))
    _paid_how(room, act.how)
    offer = room.setup.rebuys
    if offer is None or not offer_open(room, offer):
        said = f"rebuys end with level {offer.until}" if offer else "there are no rebuys"
        raise IllegalSeat(f"level {room.state.tonight.hours.level}: {said}", clause=cite)
    _has_few(room, player, offer, "rebuy")
    if offer.times and player.entries > offer.times:
        raise IllegalSeat(f"{player.name} has bought in {player.entries} times", clause=cite)
    if player.playing:
        _tops_up(room, player, offer)
        return
    chair = player.out_at
    _buys_in(room, player, offer)
    if chair and chair.table in room.state.tables:
        table = room.state.tables[chair.table]
        if chair.seat in table.free:  # a hand may have been dealt without him meanwhile
            room.state.seat(player.name, chair, new=room.state.tonight.hours.started)


def rebuys_open(room: Room) -> bool:
    """Whether players who are out may buy in again."""
    offer = room.setup.rebuys
    return offer is not None and offer_open(room, offer)


def offer_open(room: Room, offer: Offer) -> bool:
    """Until the end of its level, and of the break after that."""
    hours = room.state.tonight.hours
    resting = hours.on_break and hours.break_due == offer.until
    return not room.state.tonight.ended and (hours.level <= offer.until or resting)


def _has_few(room: Room, player: Player, offer: Offer, what: str) -> None:
    """Refuse who has more chips than the offer is for."""
    if player.playing and player.stack > offer.holding:
        most = f"with {offer.holding} or fewer" if offer.holding else "without chips"
        raise IllegalSeat(
            f"{player.name} has {player.stack} chips; a {what} is for players {most}",
            clause=room.cite("rebuys"),
        )


def _tops_up(room: Room, player: Player, offer: Offer) -> None:
    """A player in the game buys again."""
    chips, price = offer.chips or room.setup.chips, offer.price or room.setup.price
    room.free_between_hands(player.name)
    room.state.change(
        player.name,
        stack=player.stack + chips,
        entries=player.entries + 1,
        paid=Cents(player.paid + price),
    )
    till = room.state.tonight.till
    room.state.note(
        sold=room.state.tonight.rack.sold + chips,
        entries=till.entries + 1,
        re_entries=till.re_entries + 1,
        beside=till.beside + price - room.setup.price,
    )


@does(AddOn)
def add_on(room: Room, act: AddOn) -> None:
    """A player buys the chips of the add-on, once unless the event has it otherwise."""
    player, offer = room.playing(act.player), room.setup.add_on
    cite = room.cite("rebuys")
    _may_play(room, act.player)
    _paid_how(room, act.how)
    if offer is None or not offer_open(room, offer):
        said = f"it is sold to the end of level {offer.until}" if offer else "there is none"
        raise IllegalSeat(f"no add-on: {said}", clause=cite)
    if offer.holding:
        _has_few(room, player, offer, "add-on")
    if player.add_ons >= (offer.times or 1):
        raise IllegalSeat(f"{player.name} has had the add-on", clause=cite)
    room.free_between_hands(player.name)
    chips, price = offer.chips or room.setup.chips, offer.price or room.setup.price
    room.state.change(
        player.name,
        stack=player.stack + chips,
        add_ons=player.add_ons + 1,
        paid=Cents(player.paid + price),
    )
    tonight = room.state.tonight
    room.state.note(sold=tonight.rack.sold + chips, beside=tonight.till.beside + price)


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


def _draws(room: Room, act: Enter | ReEnter | Forfeit) -> None:
    """Whoever comes late draws a seat at once, if a chair is free (12.1)."""
    if act.draws and room.state.room:
        draw_seat(room, act.player)


def _buys_in(room: Room, player: Player, offer: Offer = ENTRY) -> None:
    """An entry of any kind: the price is paid and a full stack handed out."""
    stack, price = offer.chips or room.setup.chips, offer.price or room.setup.price
    put = _puts_up_his_head(room, player.name)
    head = put if room.setup.head_from is HeadFrom.PLAYER else 0
    again = player.entries > 0
    room.state.put(
        replace(
            player,
            stack=stack,
            entries=player.entries + 1,
            queue=room.state.tonight.till.entries + 1,
            paid=Cents(player.paid + price + head),
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
        beside=tonight.till.beside + price - room.setup.price,
    )


def _puts_up_his_head(room: Room, name: str) -> int:
    """Where there are bounties, a head goes up with an entry; what was put on it."""
    heads = room.state.tonight.till.heads
    if heads is None and room.setup.head:
        heads = Heads.of(room.setup.bounties, {})
    if heads is None or name in heads.on:  # nobody has said yet who won the last one
        return 0
    after = heads.enters(name, room.setup.head)
    room.state.note(heads=after)
    return after.put - heads.put
