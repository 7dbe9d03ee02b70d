"""A deal at the end: those who are left divide the prizes that are left.

The board stands as posted; what they agree on takes the place of their own prizes. They may play
on for places, and for what they set aside, or end the night there and then.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from houseway.errors import BadInput, Illegal
from houseway.money import ZERO, Cents, text
from houseway.tournament.deals import deal_by_chances, deal_by_chips, even_deal
from houseway.tournament.night.acts import Chop
from houseway.tournament.night.paying import posted
from houseway.tournament.night.room import Room, does

EVEN, CHIPS, CHANCES, AGREED, OFF = "even", "chips", "chances", "agreed", "off"
WAYS = (EVEN, CHIPS, CHANCES, AGREED, OFF)


@does(Chop)
def chop(room: Room, act: Chop) -> None:
    """They agree, or take their agreement back."""
    if act.how not in WAYS:
        raise BadInput(f"{act.how!r} is no deal; there are {', '.join(WAYS)}")
    if room.state.tonight.ended:
        raise Illegal("the event is over")
    if act.how == OFF:
        room.state.note(chopped={}, counted={}, aside=ZERO)
        return
    stacks = counted(room, act.stacks)
    left = to_divide(room, act.aside)
    shares = (
        agreed(stacks, left, act.amounts) if act.how == AGREED else offer(act.how, left, stacks)
    )
    room.state.note(chopped=shares, counted=stacks, aside=Cents(act.aside))


def offered(room: Room, stacks: Mapping[str, int], aside: int = 0) -> dict[str, dict[str, Cents]]:
    """What each would have by each way of dividing."""
    left = to_divide(room, aside)
    return {how: offer(how, left, stacks) for how in (EVEN, CHIPS, CHANCES)}


def offer(how: str, left: Sequence[int], stacks: Mapping[str, int]) -> dict[str, Cents]:
    """One way of dividing what is left."""
    ways = {EVEN: even_deal, CHIPS: deal_by_chips, CHANCES: deal_by_chances}
    return ways[how](left, stacks)


def counted(room: Room, written: Sequence[str]) -> dict[str, int]:
    """The chips of those who are left: as they were counted, or as they are written."""
    players = {each.name: each.stack for each in room.state.players.values() if each.playing}
    if len(players) < 2:
        raise Illegal(f"{len(players)} player is left; a deal takes two")
    if not written:
        return players
    found = {}
    for each in written:
        who, _, chips = each.rpartition(" ")
        if who not in players or who in found or not chips.isdecimal():
            raise BadInput(f"{each!r} is no player who is left with his chips; write 'Ann 12000'")
        found[who] = int(chips)
    if missing := [who for who in players if who not in found]:
        raise BadInput(f"the chips of {missing[0]} are missing")
    return found


def to_divide(room: Room, aside: int) -> list[int]:
    """The prizes of the places that are left, less what is played for."""
    prizes = posted(room).prizes[: room.state.in_it]
    if not prizes:
        raise Illegal("no prizes are posted for those who are left")
    if any(each.seat for each in prizes):
        raise Illegal("a seat is among the prizes that are left, and cannot be divided")
    money = [int(each.worth) for each in prizes]
    if not 0 <= aside <= sum(money):
        raise BadInput(f"{text(aside)} set aside of {text(sum(money))}")
    while aside:  # it comes off the highest, so that the lower ones stay as posted
        at = money.index(max(money))
        below = max((each for each in money if each < money[at]), default=0)
        same = [each for each, prize in enumerate(money) if prize == money[at]]
        off = min(aside, max(1, (money[at] - below) * len(same)))
        part, odd = divmod(off, len(same))
        for turn, each in enumerate(reversed(same)):
            money[each] -= part + (turn < odd)
        aside -= off
    return sorted(money, reverse=True)


def agreed(
    stacks: Mapping[str, int], left: Sequence[int], written: Sequence[str]
) -> dict[str, Cents]:
    """Amounts that they name themselves; together they are what there is."""
    found: dict[str, Cents] = {}
    for each in written:
        who, _, amount = each.rpartition(" ")
        pence = re.fullmatch(r"(\d{1,9})(?:\.(\d{1,2}))?", amount)
        if who not in stacks or who in found or pence is None:
            raise BadInput(f"{each!r} is no share; write a name and an amount: 'Ann 120.50'")
        found[who] = Cents(int(pence[1]) * 100 + int((pence[2] or "").ljust(2, "0")))
    if missing := [who for who in stacks if who not in found]:
        raise BadInput(f"the share of {missing[0]} is missing")
    if sum(found.values()) != sum(left):
        raise BadInput(f"shares of {text(sum(found.values()))}; there is {text(sum(left))}")
    return found
