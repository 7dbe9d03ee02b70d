"""A hand from the first riffle to the last card: positions, posts, and whose hand is live."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from houseway.errors import Illegal
from houseway.floor.dead_button import from_left
from houseway.rulings.timing import substantial
from houseway.tournament.night.acts import Begin, Deal, DealOn, FindLevel, Misdeal
from houseway.tournament.night.clock import play_on
from houseway.tournament.night.hand.positions import positions
from houseway.tournament.night.hand.posts import posted
from houseway.tournament.night.hand.rotation import needs_a_game
from houseway.tournament.night.records import Hand, Stage, Table
from houseway.tournament.night.room import Room, does


@does(Begin)
def begin(room: Room, act: Begin) -> None:
    """The first riffle: whatever is announced from now on counts for the next hand."""
    table = room.state.table(act.table)
    if table.busy:
        raise Illegal(f"a hand is being played at table {table.name}")
    _set(room, table, _begun(room, table))


def _begun(room: Room, table: Table) -> Hand:
    play_on(room)
    room.state.note(started=True, dealt_last=table.name)
    return Hand(table.hands + 1, room.state.tonight.hours.level)


def _set(room: Room, table: Table, hand: Hand) -> None:
    room.state.change_table(table.name, hand=hand)


@does(Deal)
def deal(room: Room, act: Deal) -> None:
    """Deal a hand, or deal it again after a misdeal, and leave it open."""
    table = room.state.table(act.table)
    hand = table.hand
    if hand is not None and hand.stage in (Stage.DEALING, Stage.OPEN):
        raise Illegal(f"a hand is being played at table {table.name}")
    if hand is None or not hand.open:
        hand = _begun(room, table)
    if hand.stage is Stage.BEGUN:
        hand = _laid(room, table, replace(hand, level=act.level or hand.level))
    else:
        hand = replace(hand, reached=0, status={})  # the same hand once more (50.b)
    hand = replace(hand, stage=Stage.DEALING)
    _set(room, table, hand)
    to = _as_far_as(table, hand, act.up_to) if act.up_to else len(hand.seats)
    _first_cards(room, table.name, to)


@does(DealOn)
def deal_on(room: Room, act: DealOn) -> None:
    """The rest of the cards."""
    table = room.state.table(act.table)
    if table.hand is None or table.hand.stage is not Stage.DEALING:
        raise Illegal(f"no deal is under way at table {table.name}")
    _first_cards(room, table.name, len(table.hand.seats))


def _laid(room: Room, table: Table, hand: Hand) -> Hand:
    """Button and blinds are laid, and everything due is posted."""
    needs_a_game(room, table)
    lie, dealt = positions(room, table)
    seats = {table.taken[seat]: seat for seat in dealt}
    hand = replace(hand, lie=lie, seats=seats, filled=frozenset(table.taken))
    return posted(room, table, hand)


def _as_far_as(table: Table, hand: Hand, seat: int) -> int:
    """How many have their first card when the dealer has come to a seat, taken or not."""
    if not 1 <= seat <= table.chairs:
        raise Illegal(f"table {table.name} has no seat {seat}")
    around = from_left({*hand.seats.values(), seat}, hand.lie.button)
    return sum(at in hand.seats.values() for at in around[: around.index(seat) + 1])


def _first_cards(room: Room, name: str, to: int) -> None:
    """First cards: a hand is live if its owner is at his seat when his own card comes (44)."""
    hand = room.state.table(name).hand
    assert hand is not None
    status = dict(hand.status)
    for who in hand.dealt[hand.reached : to]:
        player = room.state.player(who)
        status[who] = player.present and who not in hand.killed
        room.state.change(who, new=False, level=hand.level)
    done = to == len(hand.seats)
    hand = replace(hand, status=status, reached=to, stage=Stage.OPEN if done else Stage.DEALING)
    room.state.change_table(name, hand=_ready(room, hand) if done else hand)


def _ready(room: Room, hand: Hand) -> Hand:
    """The cards are out: who acts, in what order."""
    order = before_the_flop(hand)
    able = [who for who in order if hand.holds(who) and room.state.player(who).stack]
    return replace(hand, queue=tuple(able))


def before_the_flop(hand: Hand) -> list[str]:
    """Those dealt in, from the left of the big blind round to it."""
    return _round(hand, hand.lie.big)


def after_the_flop(hand: Hand) -> list[str]:
    """Those dealt in, from the left of the button round to it."""
    return _round(hand, hand.lie.button)


def _round(hand: Hand, place: int) -> list[str]:
    at = hand.seats
    return sorted(at, key=lambda who: (at[who] <= place, at[who]))


# When something was wrong


@does(FindLevel)
def find_level(room: Room, act: FindLevel) -> None:
    """A hand is found to be at the wrong level: before any action it is put right (B24a)."""
    table, hand = open_hand(room, act.table)
    right = room.state.tonight.hours.level
    if hand.level == right:
        raise Illegal(
            f"the hand is at level {right}, as it should be", clause=room.cite("new_level")
        )
    if hand.did:
        return  # it is played at its level, and the new one comes with the next hand
    take_back(room, hand.bets)
    for who, (owes, dodged) in hand.due.items():
        room.state.change(who, owes=owes, dodged=dodged)
    _set(room, table, posted(room, room.state.table(act.table), replace(hand, level=right)))


def take_back(room: Room, chips: Mapping[str, int]) -> None:
    """Chips that were put in go back to whoever put them in."""
    for who, amount in chips.items():
        if amount:
            room.state.change(who, stack=room.state.player(who).stack + amount)


@does(Misdeal)
def misdeal(room: Room, act: Misdeal) -> None:
    """The hand is dealt again, exactly as it was; not after substantial action (50.b, 50.c)."""
    table = room.state.table(act.table)
    hand = table.hand
    if hand is None or hand.stage not in (Stage.DEALING, Stage.OPEN):
        raise Illegal(f"no hand is being dealt at table {table.name}", clause=room.cite("misdeal"))
    if substantial(tuple(each.what for each in hand.did if each.in_turn)):
        raise Illegal("there has been substantial action", clause=room.cite("substantial"))
    posts = {who: hand.live.get(who, 0) + hand.dead.get(who, 0) for who in hand.bets}
    take_back(room, {who: put - posts[who] for who, put in hand.bets.items()})
    killed = hand.killed | {who for who in hand.dealt[: hand.reached] if not hand.status[who]}
    folded = {each.player for each in hand.did if each.what == "fold"}
    _set(room, room.state.table(act.table), replace(
        hand, stage=Stage.MISDEALT, bets=posts, killed=frozenset(killed - folded), queue=(),
        early={}, did=(), raiser="", to_call=hand.blinds[1], to_raise=hand.blinds[1],
    ))  # fmt: skip


def open_hand(room: Room, name: str) -> tuple[Table, Hand]:
    """The hand that is being played at a table."""
    table = room.state.table(name)
    if table.hand is None or table.hand.stage is not Stage.OPEN:
        raise Illegal(f"no hand is open at table {name}")
    return table, table.hand
