"""Chips of the night: what comes into play and what leaves it, races seat by seat.

A live night counts chips by what was sold, and by who put whom out; what is in a stack besides
is known to the player alone. So a race is told the odd chips of each, and changes what is written
of him by just that much.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from houseway.cards import STANDARD, Card, parse_cards
from houseway.errors import BadInput, Illegal
from houseway.tournament.night.acts import AdjustChips, ColourUp, FindChips, RaceOff
from houseway.tournament.night.records import Raced, Table
from houseway.tournament.night.room import Room, does
from houseway.tournament.race import Race

RACED, FOUND, PUT_RIGHT = "raced", "found after a race", "put right"


@does(AdjustChips)
def adjust_chips(room: Room, act: AdjustChips) -> None:
    """Chips come into play or leave it, for a reason."""
    player = room.playing(act.player)
    if not act.why.strip():
        raise BadInput("chips are changed for a reason; say it")
    if player.stack + act.by < 1:
        raise Illegal(f"{player.name} has {player.stack} chips; he cannot lose {-act.by}")
    room.state.change(player.name, stack=player.stack + act.by)
    room.chips_change(act.by, PUT_RIGHT)


@does(ColourUp)
def colour_up(room: Room, act: ColourUp) -> None:
    """The smallest chip goes; at each table its odd ones are raced for."""
    if act.remove != room.chip:
        raise Illegal(
            f"chips of {act.remove} cannot go; the smallest in play are {room.chip}",
            clause=room.setup.club.race.cite("race_starts"),
        )
    if act.to <= act.remove:
        raise BadInput(f"chips of {act.remove} are raced for bigger ones, not for {act.to}")
    room.state.note(chip=act.to, removed=act.remove)


@does(RaceOff)
def race_off(room: Room, act: RaceOff) -> None:
    """A card for each odd chip, seat by seat; the highest win, and nobody is raced out (39)."""
    table, rack = room.state.table(act.table), room.state.tonight.rack
    cite = room.setup.club.race.cite("race_starts")
    if not rack.removed:
        raise Illegal("no chips have gone out of play; say which do first", clause=cite)
    if table.busy:
        raise Illegal(f"a hand is being played at table {table.name}", clause=cite)
    if any((each.table, each.remove) == (table.name, rack.removed) for each in rack.races):
        raise Illegal(f"table {table.name} has raced its {rack.removed}s off", clause=cite)
    odd = _read_odd(room, table, act.odd)
    seats = {who: seat for seat, who in table.taken.items()}
    alone = {*act.last, *(who for who in odd if _held(room, who) == odd[who] * rack.removed)}
    if strays := [who for who in act.last if who not in odd]:
        raise BadInput(f"{strays[0]} has no odd chips to lose")
    race = Race(
        room.setup.club.race,
        rack.removed,
        rack.chip,
        {
            seats[who]: {rack.removed: number, **({} if who in alone else {rack.chip: 1})}
            for who, number in odd.items()
        },
        button=table.lie.button if table.lie else 0,
    )
    cards = _deal(room, race)
    raced = race.run(cards)
    names = {seat: who for who, seat in seats.items()}
    for seat, stack in raced.stacks.items():
        who = names[seat]
        had = odd[who] * rack.removed + (0 if who in alone else rack.chip)
        room.state.change(who, stack=_held(room, who) + stack - had)
    shown = Raced(
        table.name,
        rack.removed,
        rack.chip,
        {names[seat]: " ".join(map(str, hand)) for seat, hand in cards.items()},
        tuple(names[seat] for seat in raced.won),
        tuple(names[seat] for seat in raced.spared),
        raced.change,
    )
    room.state.note(races=(*rack.races, shown))
    room.chips_change(raced.change, RACED)


def _held(room: Room, who: str) -> int:
    return room.state.player(who).stack


def _read_odd(room: Room, table: Table, written: Sequence[str]) -> dict[str, int]:
    """Odd chips by player, as they are written: `Ann 3`."""
    rack = room.state.tonight.rack
    full = lcm(rack.removed, rack.chip) // rack.removed
    found: dict[str, int] = {}
    for each in written:
        who, _, number = each.rpartition(" ")
        if who not in table.taken.values() or who in found or not number.isdecimal():
            raise BadInput(f"{each!r} is no player of table {table.name} with his odd chips")
        if not 0 <= int(number) < full:
            raise BadInput(f"{who} has {number} odd chips; {full} or more are changed first")
        if int(number) * rack.removed > _held(room, who):
            raise Illegal(
                f"{number} chips of {rack.removed}, and {_held(room, who)} are written of {who}; "
                "put the count right first"
            )
        if int(number):
            found[who] = int(number)
    return found


def _deal(room: Room, race: Race) -> dict[int, tuple[Card, ...]]:
    """A card for each odd chip from one deck; none where there is a chip for everybody."""
    if race.new >= len(race.odd):
        return {}
    deck = [str(card) for card in STANDARD]
    dealt: dict[int, tuple[Card, ...]] = {}
    for seat, number in race.odd.items():
        hand = []
        for _ in range(number):
            found = room.drawing.one_of(deck, clause=race.rules.cite("race_starts"))
            deck.remove(found)
            hand.append(found)
        dealt[seat] = tuple(parse_cards(" ".join(hand)))
    return dealt


@does(FindChips)
def find_chips(room: Room, act: FindChips) -> None:
    """Found after the race: changed at equal value, and what makes no chip is removed (39.c)."""
    player, rack = room.playing(act.player), room.state.tonight.rack
    worth = act.number * rack.removed
    if not rack.removed or act.number < 1:
        raise BadInput(f"{act.number} chips of a value that went out of play cannot be found")
    if worth > player.stack:
        raise Illegal(f"{worth} in old chips, and {player.stack} are written of {player.name}")
    lost = worth % rack.chip
    alone = act.last or player.stack == worth
    spared = rack.chip if alone and lost == worth and room.setup.club.race.race_spares else 0
    if player.stack - lost + spared < 1:
        raise Illegal(f"{player.name} would have no chips")
    room.state.change(player.name, stack=player.stack - lost + spared)
    room.chips_change(spared - lost, FOUND)


def to_race(room: Room) -> tuple[str, ...]:
    """Tables that have yet to race the chips off that went last."""
    rack = room.state.tonight.rack
    if not rack.removed:
        return ()
    done = {each.table for each in rack.races if each.remove == rack.removed}
    return tuple(name for name in sorted(room.state.tables) if name not in done)
