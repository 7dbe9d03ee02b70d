"""Rulings on people: penalties, disqualification, and what the director is asked."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput
from houseway.rulings.penalties import DISQUALIFICATION, LADDER
from houseway.tournament.knockouts import Knockout
from houseway.tournament.night import bounty
from houseway.tournament.night.acts import (
    AddChair,
    Decide,
    Disqualify,
    Dodge,
    Offend,
    OpenTable,
    Penalise,
)
from houseway.tournament.night.attendance import ABANDONED, WAIT
from houseway.tournament.night.hand.finishing import BY_CHIPS, SHARE
from houseway.tournament.night.questions import open_questions
from houseway.tournament.night.records import Player, Stage, Where
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.sanctions import (
    CLOCK_ALWAYS,
    FORFEIT_CHIPS,
    FORFEIT_ENTRY,
    FORFEIT_PRIZE,
    FORFEIT_SEAT,
    OFFENCES,
    SANCTIONS,
)
from houseway.tournament.night.seating import (
    EXTRA_CHAIR,
    MOVE_BACK,
    NEW_TABLE,
    add_chair,
    open_table,
    to_own_seat,
)
from houseway.tournament.night.state import by_name


@does(Offend)
def offend(room: Room, act: Offend) -> None:
    """The director is asked; nothing is decided."""
    player = room.playing(act.player)
    if act.how not in OFFENCES:
        raise BadInput(f"{act.how!r} is no offence; there are {', '.join(OFFENCES)}")
    choices, by = OFFENCES[act.how]
    if act.how == "offends again" and player.ledger.given:
        choices = (*(player.ledger.harder or (DISQUALIFICATION,)), *SANCTIONS)
    room.ask(player.name, choices, f"{player.name} {act.how}", by)


@does(Penalise)
def penalise(room: Room, act: Penalise) -> None:
    """A warning, or hands to miss; the hand that is on counts unless he has its cards (B28)."""
    if act.what == DISQUALIFICATION:
        disqualify(room, Disqualify(act.player, why=act.why))
        return
    player = room.playing(act.player)
    _give(room, player, act.what, act.why)


def _give(room: Room, player: Player, what: str, why: str) -> None:
    table = room.table_of(player.name)
    live = len(table.taken) if table else 1
    ledger = replace(player.ledger, table=table.name if table else "")
    dealt = _has_cards(room, player.name) and not player.ledger.away
    room.state.change(
        player.name, ledger=ledger.give(what, live=live, dealt=dealt, why=why), absconded=False
    )
    room.settled(player.name)


def _has_cards(room: Room, name: str) -> bool:
    """Whether a card of the hand being played has been dealt to him."""
    table = room.table_of(name)
    hand = table.hand if table else None
    if hand is None or hand.stage not in (Stage.DEALING, Stage.OPEN):
        return False
    return name in hand.dealt[: hand.reached]


@does(Disqualify)
def disqualify(room: Room, act: Disqualify) -> None:
    """His chips leave play, he has the place of this moment; his bounty goes to the pool (B29)."""
    player = room.playing(act.player)
    table = room.table_of(player.name)
    hand = table.hand if table else None
    if table and hand and hand.open and player.name in hand.seats:
        status = {**hand.status, player.name: False}
        queue = tuple(each for each in hand.queue if each != player.name)
        room.state.change_table(table.name, hand=replace(hand, status=status, queue=queue))
    bounty.lost(room, player.name)
    tonight = room.state.tonight
    ledger = player.ledger.give(DISQUALIFICATION, live=1, why=act.why)
    room.state.change(
        player.name,
        stack=0,
        ledger=ledger,
        out=tonight.outs + 1,
        out_with=player.stack,
        out_at=player.chair,
        prize_forfeited=act.prize_forfeited,
    )
    room.state.leave_chair(player.name)
    room.state.note(outs=tonight.outs + 1)
    room.chips_change(-player.stack, "disqualified")
    room.settled(player.name)


@does(Dodge)
def dodge(room: Room, act: Dodge) -> None:
    """Both blinds and the ante go into the next pot, and he misses a round (48)."""
    player, _ = room.seated(act.player)
    where = Where.SEAT if player.walking else player.where
    room.state.change(player.name, dodged=True, where=where)
    rounds = room.rules.dodging_rounds
    what = "1 round" if rounds == 1 else f"{rounds} rounds"
    _give(room, room.state.player(player.name), what, "dodged his blinds")


# Answers


@does(Decide)
def decide(room: Room, act: Decide) -> None:
    """The director answers a question."""
    asked = {each.about: each for each in open_questions(room)}
    if act.about not in asked:
        told = ", ".join(asked) or "none"
        raise BadInput(f"nobody asks about {act.about!r}; open questions: {told}")
    if act.choice not in asked[act.about].choices:
        told = ", ".join(asked[act.about].choices)
        raise BadInput(f"{act.choice!r} is no answer; there are {told}")
    what, _, who = act.about.partition(" ")
    if what == "places":
        _places(room, who, act.choice)
    elif what == "hand":
        _hand(room, who, act.choice)
    elif what == "bounty":
        heads = room.state.tonight.till.heads
        assert heads is not None
        room.state.note(heads=heads.knocks_out(Knockout(who, (act.choice,))))
    elif what == "chairs":
        _chairs(room, act.choice)
    elif what == "seat":
        if act.choice == MOVE_BACK:
            to_own_seat(room, who)
        else:
            _keeps(room, who)
    elif what == "dealer":
        room.state.change_table(who, dealer=act.choice)
    else:
        _sanction(room, act.about, act.choice)
    room.settled(act.about)


def _places(room: Room, names: str, choice: str) -> None:
    """Those who went out together share a place, or are ranked by their chips."""
    assert choice in (BY_CHIPS, SHARE)
    if choice == SHARE:
        named = (room.state.player(name) for name in names.split(" and "))
        players = [each for each in named if not each.playing]  # one may have re-entered
        best = max((each.out for each in players), default=0)
        for turn, each in enumerate(players):
            room.state.change(each.name, out=best, out_turn=turn)


def _hand(room: Room, who: str, choice: str) -> None:
    table = room.table_of(who)
    if choice == WAIT or table is None or table.hand is None:
        return
    assert choice == ABANDONED
    status = {**table.hand.status, who: False}
    queue = tuple(each for each in table.hand.queue if each != who)
    room.state.change_table(table.name, hand=replace(table.hand, status=status, queue=queue))


def _chairs(room: Room, choice: str) -> None:
    if choice == NEW_TABLE:
        open_table(room, OpenTable())
        return
    assert choice == EXTRA_CHAIR
    tables = sorted(room.state.tables.values(), key=lambda table: by_name(table.name))
    first = next(each for each in tables if each.chairs < room.setup.most_chairs)
    add_chair(room, AddChair(first.name))


def _keeps(room: Room, who: str) -> None:
    """The seat in which he sits is his own from now on."""
    _, chair = room.seated(who)
    room.state.seat(who, chair)


def _sanction(room: Room, who: str, choice: str) -> None:
    """What the committee decides of a player."""
    player = room.playing(who)
    if choice in LADDER:
        penalise(room, Penalise(who, choice))
    elif choice == CLOCK_ALWAYS:
        room.state.change(who, clocked=True)
    elif choice == FORFEIT_CHIPS:
        room.chips_change(-player.stack, "forfeited")
        room.state.change(who, stack=0)
        disqualify(room, Disqualify(who, why=choice))
    elif choice in (FORFEIT_PRIZE, FORFEIT_SEAT):
        room.state.change(who, prize_forfeited=True)
    else:
        disqualify(room, Disqualify(who, prize_forfeited=choice == FORFEIT_ENTRY, why=choice))
