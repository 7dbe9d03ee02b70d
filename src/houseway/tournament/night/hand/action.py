"""What players do in an open hand before the flop, in turn or not."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput, Illegal
from houseway.tournament.night.acts import Play
from houseway.tournament.night.hand.dealing import before_the_flop, open_hand
from houseway.tournament.night.records import Did, Hand
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.sanctions import PENALTIES

FOLD, CHECK, CALL, RAISE = "fold", "check", "call", "raise"
KINDS = (FOLD, CHECK, CALL, RAISE)


@does(Play)
def play(room: Room, act: Play) -> None:
    """Somebody acts: in turn at once; out of turn a fold binds, and the rest waits for its turn."""
    if act.what not in KINDS:
        raise BadInput(f"{act.what!r} is no action; there are {', '.join(KINDS)}")
    _, chair = room.seated(act.player)
    _, hand = open_hand(room, chair.table)
    if not hand.holds(act.player):
        raise Illegal(f"{act.player} has no live hand", clause=room.cite("at_seat"))
    in_turn = bool(hand.queue) and hand.queue[0] == act.player
    if act.what == FOLD:
        hand = _folds(room, hand, act.player, in_turn=in_turn)
    elif in_turn:
        hand = _acts(room, hand, act.player, act.what)
    else:
        hand = replace(hand, early={**hand.early, act.player: act.what})
        hand = _noted(hand, act.player, act.what, in_turn=False)
    hand = _catch_up(room, hand)
    room.state.change_table(chair.table, hand=hand)


def _noted(hand: Hand, who: str, what: str, *, in_turn: bool) -> Hand:
    return replace(hand, did=(*hand.did, Did(who, what, in_turn)))


def _folds(room: Room, hand: Hand, who: str, *, in_turn: bool) -> Hand:
    """A fold binds whenever it comes; out of turn, or with nothing to call, it may cost (46)."""
    faced = hand.to_call - hand.bets.get(who, 0) + hand.dead.get(who, 0)
    if not in_turn or faced <= 0:
        room.ask(who, PENALTIES, f"{who} folded out of turn, or with no bet to him", "fold_penalty")
    hand = _noted(hand, who, FOLD, in_turn=in_turn)
    queue = tuple(each for each in hand.queue if each != who)
    return replace(hand, status={**hand.status, who: False}, queue=queue)


def _acts(room: Room, hand: Hand, who: str, what: str) -> Hand:
    """An action in turn; of a raise only the least is known."""
    hand = _noted(hand, who, what, in_turn=True)
    hand = replace(hand, queue=hand.queue[1:])
    if what == CHECK:
        return hand
    to = hand.to_call + (hand.to_raise if what == RAISE else 0)
    in_already = hand.bets.get(who, 0) - hand.dead.get(who, 0)
    player = room.state.player(who)
    paid = min(player.stack, max(0, to - in_already))
    room.state.change(who, stack=player.stack - paid)
    hand = replace(hand, bets={**hand.bets, who: hand.bets.get(who, 0) + paid})
    if what == CALL:
        return hand
    order = before_the_flop(hand)
    at = order.index(who)
    others = (*order[at + 1 :], *order[:at])
    queue = tuple(each for each in others if hand.holds(each) and room.state.player(each).stack)
    return replace(hand, to_call=to, queue=queue, raiser=who, early={})


def _catch_up(room: Room, hand: Hand) -> Hand:
    """Whoever acted out of turn is bound once his turn has come, if nothing has changed (52.d)."""
    while hand.queue and hand.queue[0] in hand.early:
        who = hand.queue[0]
        what = hand.early[who]
        rest = {each: waits for each, waits in hand.early.items() if each != who}
        hand = _acts(room, replace(hand, early=rest), who, what)
    return hand
