"""How a hand ends: who wins the pot, who is out, whose bounty is won, whose penalty goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from houseway.errors import BadInput, Illegal
from houseway.tournament.night import bounty
from houseway.tournament.night.acts import Bust, Deal, DealOn, Finish, Settle, Together
from houseway.tournament.night.clock import break_begins_if_due
from houseway.tournament.night.hand.dealing import before_the_flop, deal, deal_on, open_hand
from houseway.tournament.night.hand.rotation import hand_over
from houseway.tournament.night.records import Hand, Player, Stage, Table
from houseway.tournament.night.room import Room, does
from houseway.tournament.prizes import Out, ranked

BY_CHIPS, SHARE = "by chips", "share"


@does(Finish)
def finish(room: Room, act: Finish) -> None:
    """A hand is won; without a winner it is folded round to the last live hand."""
    table = room.state.table(act.table)
    if not act.open and not (table.hand and table.hand.stage is Stage.OPEN):
        if table.hand and table.hand.stage is Stage.DEALING:
            deal_on(room, DealOn(act.table))
        else:
            deal(room, Deal(act.table))
    table, hand = open_hand(room, act.table)
    winner = act.winner or _last_live(room, hand)
    if not winner:
        _nobody_wins(room, table, hand)
        return
    _may_win(room, hand, winner)
    for each in act.busts:
        _may_lose(room, hand, winner, each)
    won = hand.pot
    for who in act.busts:
        won += room.state.player(who).stack
        room.state.change(who, stack=0)
    room.state.change(winner, stack=room.state.player(winner).stack + won)
    _close(room, table, hand)
    _over(room, table.name, dict.fromkeys(hand.seats, (winner,)))


@does(Settle)
def settle(room: Room, act: Settle) -> None:
    """A hand that was played with cards ends: chips change hands, and none come or go."""
    table, hand = open_hand(room, act.table)
    stacks = _read_stacks(act.stacks)
    held = {who: room.state.player(who).stack for who in hand.seats}
    if stacks.keys() != held.keys() or min(stacks.values()) < 0:
        raise BadInput(f"stacks of {', '.join(held)} are wanted, each once")
    if sum(stacks.values()) != sum(held.values()) + hand.pot:
        raise BadInput(
            f"{sum(stacks.values())} chips after the hand; there were "
            f"{sum(held.values()) + hand.pot}"
        )
    for who, stack in stacks.items():
        room.state.change(who, stack=stack)
    _close(room, table, hand)
    told = (each.partition(": ") for each in act.out)
    _over(room, table.name, {who: tuple(by.split(", ")) for who, _, by in told if by})


def _read_stacks(written: Sequence[str]) -> dict[str, int]:
    found = {}
    for each in written:
        name, _, chips = each.rpartition(" ")
        if not chips.isdecimal():
            raise BadInput(f"{each!r} is no stack; write a name and chips, such as 'Ann 12000'")
        found[name] = int(chips)
    return found


def _last_live(room: Room, hand: Hand) -> str:
    """Who is left when everybody folds: the last raiser, or the last live hand in order.

    Where every hand is dead, the last whose owner is in the event.
    """
    if hand.raiser and hand.holds(hand.raiser):
        return hand.raiser
    order = before_the_flop(hand)[::-1]
    live = (who for who in order if hand.holds(who))
    left = (who for who in order if room.state.player(who).playing)
    return next(live, "") or next(left, "")


def _nobody_wins(room: Room, table: Table, hand: Hand) -> None:
    """All of them were told to be out while the hand went on: nobody said who has the pot."""
    room.state.change_table(table.name, astray=table.astray + hand.pot)
    _close(room, room.state.table(table.name), hand)
    _over(room, table.name, {})


def _may_win(room: Room, hand: Hand, who: str) -> None:
    if who not in hand.seats:
        raise Illegal(f"{who} was not dealt in", clause=room.cite("at_seat"))
    if not room.state.player(who).playing:
        raise Illegal(f"{who} is out and wins nothing", clause=room.cite("at_seat"))
    if not hand.holds(who) and any(hand.status.values()):
        raise Illegal(f"{who} has a dead hand and wins nothing", clause=room.cite("at_seat"))


def _may_lose(room: Room, hand: Hand, winner: str, who: str) -> None:
    if who not in hand.seats or who == winner:
        raise Illegal(f"{who} was not in the hand with {winner}", clause=room.cite("at_seat"))
    if not hand.holds(who) and room.state.player(who).stack:
        raise Illegal(f"{who} has a dead hand and bets nothing", clause=room.cite("at_seat"))


def _close(room: Room, table: Table, hand: Hand) -> None:
    """The hand is over; the next goes on from where its button and blinds lay."""
    room.state.change_table(
        table.name,
        hand=replace(hand, stage=Stage.OVER, queue=()),
        lie=hand.lie,
        button=0,
        rotation=hand_over(table, hand.lie.button),
        hands=table.hands + 1,
    )


def _over(room: Room, name: str, won: Mapping[str, tuple[str, ...]]) -> None:
    """What the end of a hand brings: players out, hands of penalties served, perhaps the break."""
    table = room.state.table(name)
    assert table.hand is not None
    for who in table.taken.values():
        player = room.state.player(who)
        if player.ledger.left:
            room.state.change(who, ledger=player.ledger.hand_over(name))
    players = [room.state.player(who) for who in table.hand.seats]  # from the button's left
    gone = [each.name for each in players if each.playing and not each.stack]
    if gone:
        began = table.hand.began
        out_together(room, [Out(who, began[who], name) for who in gone], won)
    break_begins_if_due(room)


# Out


def out_together(room: Room, gone: Sequence[Out], won: Mapping[str, tuple[str, ...]]) -> None:
    """Players go out in one hand; who of them began it with more chips is ahead (T05)."""
    rows = ranked(room.setup.club, gone)
    began = {each.name: each.chips for each in gone}
    bounty.won(room, [name for row in reversed(rows) for name in row], won)
    for row in reversed(rows):  # the worst place first
        outs = room.state.tonight.outs + len(row)
        for turn, name in enumerate(row):
            room.state.change(
                name,
                out=outs,
                out_turn=turn,
                out_with=began[name],
                out_at=room.state.player(name).chair,
                stack=0,
            )
            room.state.leave_chair(name)
        room.state.note(outs=outs)
    if len(gone) > 1:
        names = " and ".join(each.name for each in gone)
        room.ask(f"places {names}", (BY_CHIPS, SHARE), f"{names} went out in one hand",
                 "not_covered")  # fmt: skip


@does(Together)
def together(room: Room, act: Together) -> None:
    """The last to go out, at different tables in one hand of hand for hand, tie (T05)."""
    players = [room.entrant(name) for name in act.players]
    last = room.state.tonight.outs - len(players)
    names = {each.name for each in players}
    if len(names) < 2 or len(names) < len(players) or any(each.out <= last for each in players):
        told = " and ".join(act.players) or "nobody"
        raise Illegal(f"{told} did not go out last, one after another")
    for turn, each in enumerate(players):
        room.state.change(each.name, out=room.state.tonight.outs, out_turn=turn)
    for question in room.state.tonight.questions:
        if question.about.startswith("places ") and names >= {
            *question.about.removeprefix("places ").split(" and ")
        }:
            room.settled(question.about)


@does(Bust)
def bust(room: Room, act: Bust) -> None:
    """Somebody has no chips left; where they went is known, or follows, or stays open."""
    player = room.playing(act.player)
    chair = player.chair
    if act.to == player.name:
        raise BadInput(f"{player.name} cannot lose to himself")
    if chair is None:
        room.state.note(astray=room.state.tonight.rack.astray + player.stack)
        out_together(room, [Out(player.name, player.stack)], {})
        return
    table = room.state.table(chair.table)
    winner = act.to or _only_other(room, table, player)
    lost, hand = player.stack, table.hand
    out = Out(player.name, lost, table.name)
    if hand and hand.open and player.name in hand.seats:
        _out_of_hand(room, table, hand, player.name)
        out = Out(player.name, hand.began[player.name], table.name)
    if winner:
        taker = room.playing(winner)
        room.state.change(winner, stack=taker.stack + lost)
    else:
        room.state.change_table(table.name, astray=table.astray + lost)
    out_together(room, [out], {player.name: (winner,)} if winner else {})
    _strays_found(room, table.name)
    break_begins_if_due(room)


def _only_other(room: Room, table: Table, player: Player) -> str:
    others = [who for who in table.taken.values() if who != player.name]
    return others[0] if len(others) == 1 else ""


def _out_of_hand(room: Room, table: Table, hand: Hand, who: str) -> None:
    """His chips of the hand are in the pot; the hand goes on without him."""
    status = {**hand.status, who: False}
    queue = tuple(each for each in hand.queue if each != who)
    room.state.change_table(table.name, hand=replace(hand, status=status, queue=queue))


def _strays_found(room: Room, name: str) -> None:
    """Chips of which nobody said who has them are his who is left alone at the table."""
    table = room.state.table(name)
    if table.astray and len(table.taken) == 1:
        (who,) = table.taken.values()
        room.state.change(who, stack=room.state.player(who).stack + table.astray)
        room.state.change_table(name, astray=0)
