"""What is posted before a hand: blinds, the ante, a no-show's blinds, dues and forfeits."""

from __future__ import annotations

from dataclasses import replace

from houseway.tournament.night.hand.rotation import game_of
from houseway.tournament.night.records import Hand, Player, Table, Where
from houseway.tournament.night.room import Room


class Posting:
    """The chips of one hand as they are put in, one post after another."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.live: dict[str, int] = {}
        self.dead: dict[str, int] = {}
        self.bets: dict[str, int] = {}

    def put(self, name: str, amount: int, *, live: bool) -> None:
        """Post so much, or all that is left."""
        player = self.room.state.player(name)
        amount = min(amount, player.stack)
        if not amount:
            return
        self.room.state.change(name, stack=player.stack - amount)
        kind = self.live if live else self.dead
        kind[name] = kind.get(name, 0) + amount
        self.bets[name] = self.bets.get(name, 0) + amount


def posted(room: Room, table: Table, hand: Hand) -> Hand:
    """The hand with everything posted that is due."""
    players = [room.state.player(who) for who in hand.seats]
    due = {each.name: (each.owes, each.dodged) for each in players if each.owes or each.dodged}
    began = {who: room.state.player(who).stack for who in table.taken.values()}
    small, big = room.setup.structure.blinds(hand.level)
    ante = ante_of(room, big, len(hand.seats))
    posting = Posting(room)
    hand = replace(hand, blinds=(small, big), ante=ante)
    if has_blinds(room, table):
        _blinds(room, table, hand, posting)
    else:
        _button_ante(table, hand, posting)
    for who in hand.seats:
        _dues(room, who, hand, posting)
    return replace(
        hand,
        live=posting.live,
        dead=posting.dead,
        bets=posting.bets,
        began=began,
        due=due,
        to_call=big,
        to_raise=big,
    )


def has_blinds(room: Room, table: Table) -> bool:
    """Whether the game of the round has blinds; stud games have an ante instead."""
    return not (table.rotation and game_of(room, table.rotation.game).blinds is None)


def _button_ante(table: Table, hand: Hand, posting: Posting) -> None:
    """In stud games the button pays an ante of two big blinds, for all (S01)."""
    who = table.taken.get(hand.lie.button, "")
    if who in hand.seats:
        posting.put(who, 2 * hand.blinds[1], live=False)


def ante_of(room: Room, big: int, dealt: int) -> int:
    """The big blind's ante: as much as the blind, or half of it, up to a whole chip (B32)."""
    if not room.setup.structure.big_blind_ante:
        return 0
    if dealt > room.rules.half_ante_at:
        return big
    half = -(-big // 2)
    return -(-half // room.chip) * room.chip


def _blinds(room: Room, table: Table, hand: Hand, posting: Posting) -> None:
    small, big = hand.blinds
    places = ((hand.lie.small, small, 0), (hand.lie.big, big, hand.ante))
    for seat, blind, ante in places:
        who = table.taken.get(seat)
        if who is None:
            continue  # nobody posts it
        player = room.state.player(who)
        if player.walking:
            room.state.change(who, owes=player.owes + blind + ante)  # posted once seated
        elif doubles(room, player, hand.level):
            posting.put(who, ante, live=False)  # and both blinds with everybody's dues
        elif who in hand.seats:
            _blind_and_ante(room, posting, who, (blind, ante))


def _blind_and_ante(room: Room, posting: Posting, who: str, due: tuple[int, int]) -> None:
    """From a short stack the blind comes first, unless the house has it otherwise."""
    blind, ante = due
    if room.rules.ante_first:
        posting.put(who, ante, live=False)
    posting.put(who, blind, live=True)
    if not room.rules.ante_first:
        posting.put(who, ante, live=False)


def doubles(room: Room, player: Player, level: int) -> bool:
    """Whether a no-show posts both blinds in every hand by now."""
    since = room.format.no_show_doubles_from
    return player.where is Where.NO_SHOW and bool(since) and level >= since


def _dues(room: Room, who: str, hand: Hand, posting: Posting) -> None:
    """Dead chips beside the blinds: a no-show's, what fell due on the way, what is forfeited."""
    player = room.state.player(who)
    if doubles(room, player, hand.level):
        posting.put(who, sum(hand.blinds), live=False)
    if player.owes:
        room.state.change(who, owes=0)
        posting.put(who, player.owes, live=False)
    if player.dodged:
        room.state.change(who, dodged=False)
        posting.put(who, sum(hand.blinds) + hand.ante, live=False)
