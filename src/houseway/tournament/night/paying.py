"""The prize pool, places and prizes, at any moment of the night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from houseway.errors import BadInput, Illegal
from houseway.money import ZERO, Cents, text
from houseway.tournament.mystery import Mystery
from houseway.tournament.night import bounty
from houseway.tournament.night.acts import CorrectPool, End, Guarantee, PostMystery, PostPrizes
from houseway.tournament.night.records import Player
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.setup import HeadFrom
from houseway.tournament.night.written_prizes import read_prize
from houseway.tournament.prizes import (
    Entries,
    Posted,
    Prize,
    Takings,
    awarded,
    by_percent,
    places,
    takings,
)


def entries(room: Room) -> Entries:
    """How often the event was paid for."""
    tonight = room.state.tonight
    return Entries(len(room.state.players) + tonight.till.other_entrants, tonight.till.re_entries)


def taken(room: Room) -> Takings:
    """What came in, and what the club keeps; of a season's game, of all who are in it (T13)."""
    setup = room.setup
    found = takings(setup.club, setup.event, setup.price, entries(room))
    absent = [who for who in setup.register.registered if who not in room.state.players]
    if not (room.kind.season and absent):
        return found
    each = setup.club.prizes.kept_of_an_entry(room.kind, setup.price)
    more = Cents(found.kept + len(absent) * each)
    return replace(found, kept=more)


def pool(room: Room) -> Cents:
    """The prize pool: what came in and is not kept, or the guarantee, less mystery prizes."""
    return Cents(_came_in(room) + added(room) - bounty.set_aside(room))


def _came_in(room: Room) -> int:
    """Entries, rebuys and add-ons less what is kept, bounties that nobody won, corrections."""
    till = room.state.tonight.till
    heads = till.heads.pool if till.heads else 0
    if till.heads and room.setup.head_from is HeadFrom.ENTRY:
        heads -= till.heads.put
    return taken(room).pool + till.beside + heads + till.pool_shift


def added(room: Room) -> Cents:
    """What a guarantee adds to the pool."""
    till = room.state.tonight.till
    return Cents(max(0, (till.guarantee or room.setup.guarantee) - _came_in(room)))


@does(Guarantee)
def guarantee(room: Room, act: Guarantee) -> None:
    """The pool is so much at least; who adds what is missing is named."""
    if room.state.tonight.ended:
        raise Illegal("the event is over")
    if act.amount < 0:
        raise BadInput(f"a guarantee of {text(act.amount)}; it cannot be less than nothing")
    _no_deal(room)
    room.state.note(guarantee=Cents(act.amount), guaranteed_by=act.by)
    _not_overdrawn(room)


def _no_deal(room: Room) -> None:
    if room.state.tonight.till.chopped:
        raise Illegal("those who are left have made a deal; take it back first (chop: off)")


@does(PostPrizes)
def post_prizes(room: Room, act: PostPrizes) -> None:
    """How the pool is divided is posted once it is known how many places are paid (11.1)."""
    if room.state.tonight.ended:
        raise Illegal("the event is over")
    _no_deal(room)
    by_percent(room.setup.club, 0, act.percent)  # which refuses those that are not the whole
    room.state.note(percent=act.percent)


@does(PostMystery)
def post_mystery(room: Room, act: PostMystery) -> None:
    """The prizes are made up before the first of them is drawn, and stand from then on (14)."""
    rules = room.setup.club.bounties
    cite = rules.cite("mystery_prizes")
    mystery = room.state.tonight.till.mystery
    begun = room.state.tonight.outs and room.state.in_it < rules.mystery_prizes
    if room.state.tonight.ended or begun or (mystery and (mystery.paid or mystery.pool)):
        raise Illegal(
            f"{room.state.in_it} players are left; the prizes are fixed before the first is drawn",
            clause=cite,
        )
    if len(act.prizes) > rules.mystery_prizes:
        raise BadInput(f"{len(act.prizes)} mystery prizes; there are {rules.mystery_prizes}")
    prizes = tuple(read_prize(each) for each in act.prizes)
    room.state.note(mystery=Mystery(rules, 0, prizes) if prizes else None, made_up=act.prizes)
    _not_overdrawn(room)


def _not_overdrawn(room: Room) -> None:
    """Refuse mystery prizes that there is no money for."""
    if pool(room) < 0:
        raise Illegal(
            f"mystery prizes of {text(bounty.set_aside(room))}; "
            f"{text(_came_in(room) + added(room))} has come in",
            clause=room.setup.club.bounties.cite("mystery_prizes"),
        )


@does(CorrectPool)
def correct_pool(room: Room, act: CorrectPool) -> None:
    """A pool that was posted wrong is put right, even when the event is over (11.1.s5)."""
    if act.amount < 0:
        raise BadInput(f"a prize pool of {text(act.amount)}; it cannot be less than nothing")
    _no_deal(room)
    shift = room.state.tonight.till.pool_shift + act.amount - (pool(room) - added(room))
    room.state.note(pool_shift=shift)


# Places and prizes


def finishing(room: Room) -> list[list[Player]]:
    """Those with a place, the best first; who tie stand together."""
    done = [each for each in room.state.players.values() if not each.playing]
    rows: list[list[Player]] = []
    for each in sorted(done, key=lambda player: (-player.out, player.out_turn)):
        if rows and rows[-1][0].out == each.out:
            rows[-1].append(each)
        else:
            rows.append([each])
    if _decided(room):
        rows.insert(0, [each for each in room.state.players.values() if each.playing])
    return rows


def placed(room: Room) -> dict[str, int]:
    """Finishing places by player, of those who have one."""
    found: dict[str, int] = {}
    at = 1 if _decided(room) else room.state.in_it + 1
    for row in finishing(room):
        for each in row:
            found[each.name] = at
        at += len(row)
    return found


def _decided(room: Room) -> bool:
    """Whether one is left of several."""
    several = len(room.state.players) > 1 or room.state.tonight.till.other_entrants > 0
    return room.state.in_it == 1 and several


def posted(room: Room) -> Posted:
    """The prizes on the board, from first place on."""
    setup = room.setup
    percent = room.state.tonight.till.percent or setup.percent
    if setup.posted and not room.state.tonight.till.percent:
        return Posted(tuple(read_prize(each) for each in setup.posted))
    return by_percent(setup.club, pool(room), percent) if percent else Posted(())


def prizes(room: Room) -> dict[str, tuple[Prize, ...]]:
    """Prizes by player, of those whose place is known and whose prize is not forfeited."""
    given = _by_place(room)
    return {who: won for who, won in given.items() if not room.state.player(who).prize_forfeited}


def unpaid(room: Room) -> tuple[Prize, ...]:
    """Prizes that nobody gets, as they were forfeited; others do not move up (B29)."""
    given = _by_place(room)
    lost = [won for who, won in given.items() if room.state.player(who).prize_forfeited]
    return tuple(prize for won in lost for prize in won)


def _by_place(room: Room) -> Mapping[str, tuple[Prize, ...]]:
    board = posted(room)
    rows = finishing(room)
    still = [f"#{at}" for at in range(0 if _decided(room) else room.state.in_it)]
    finish = [*still, *(each.name for row in rows for each in row)]
    tied = [[each.name for each in row] for row in rows if len(row) > 1]
    got = awarded(board, finish, tied)
    found = {who: won for who, won in got.items() if not who.startswith("#")}
    return found | _by_deal(room)


def _by_deal(room: Room) -> dict[str, tuple[Prize, ...]]:
    """What those in a deal agreed on; the winner has what was set aside besides.

    What came into the pool since is the chip leader's, as odd pennies are.
    """
    till = room.state.tonight.till
    if not till.chopped:
        return {}
    shares = dict(till.chopped)
    prizes = posted(room).prizes[: len(shares)]
    since = sum(each.worth for each in prizes) - sum(shares.values()) - till.aside
    leader = max(shares, key=lambda who: till.counted[who])
    shares[leader] = Cents(shares[leader] + since)
    if _decided(room):
        winner = next(each.name for each in room.state.players.values() if each.playing)
        shares[winner] = Cents(shares.get(winner, ZERO) + till.aside)
    return {who: (Prize(share),) for who, share in shares.items()}


def places_paid(room: Room) -> int:
    return places(room.setup.club, room.setup.event, entries(room))


@does(End)
def end(room: Room, act: End) -> None:
    """One player is left, or those who are have made a deal; prizes and his own bounty are paid."""
    state = room.state
    if state.tonight.ended:
        raise Illegal("the event is over")
    if state.in_it > 1:
        _ends_by_deal(room)
    winner = next((each.name for each in state.players.values() if each.playing), "")
    bounty.collected(room, winner)
    state.note(ended=True)


def _ends_by_deal(room: Room) -> None:
    """Those who are left stop here: they are ranked by the chips that they had for the deal."""
    till, left = room.state.tonight.till, room.state.in_it
    still = [each for each in room.state.players.values() if each.playing]
    if not till.chopped or any(each.name not in till.chopped for each in still):
        raise Illegal(f"{left} players are left; the event ends with one, or with a deal")
    if till.aside:
        raise Illegal(f"{text(till.aside)} is played for; the event ends with one player")
    if till.mystery is not None and till.mystery.prizes:
        raise Illegal("mystery prizes are left to be drawn; the event ends with one player")
    for each in still:
        bounty.kept(room, each.name)
    for each in sorted(still, key=lambda player: till.counted[player.name])[:-1]:
        outs = room.state.tonight.outs + 1
        room.state.change(each.name, out=outs, out_at=each.chair, out_with=each.stack)
        room.state.note(outs=outs)
