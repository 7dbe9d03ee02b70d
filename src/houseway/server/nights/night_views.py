"""The pages of a night, by allow-list: what everybody may see, and what a director works with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway import houses
from houseway.money import ZERO
from houseway.server.nights.live_night import CLOCK, PUT, Line, LiveNight
from houseway.server.shapes.nights import (
    AskView,
    ChangeView,
    ChipsView,
    DealView,
    DoneView,
    EndingView,
    LogLine,
    MoveView,
    MyAsk,
    MysteryView,
    NightClock,
    NightLine,
    NightPage,
    NightPlayer,
    NightQuestion,
    NightTable,
    PrizeView,
    RaceView,
)
from houseway.tournament.night.chips import to_race
from houseway.tournament.night.door import offer_open
from houseway.tournament.night.paying import places_paid, posted
from houseway.tournament.night.records import Player, Table
from houseway.tournament.night.written_prizes import prize_text
from houseway.tournament.structure import ends_at

MOST_SHOWN = 50  # of the acts, and of the moves


def listed(row: Any) -> NightLine:
    """A night in the list."""
    return NightLine(
        id=row.id,
        name=row.name,
        house=row.house,
        left=row.left,
        over=row.over,
        opened_at=row.opened_at / 1000,
    )


def log_line(line: Line) -> LogLine:
    """A line of the log that directors read."""
    return LogLine(
        number=line.number,
        act=line.act,
        by=line.by,
        at=line.at / 1000,
        changes=[ChangeView(**each._asdict()) for each in line.changes],
        undone_by=line.undone_by or None,
        undone_at=line.undone_at / 1000 if line.undone_at else None,
    )


def _mine(live: LiveNight, caller: str) -> MyAsk | None:
    asked = live.asks.get(caller)
    if asked is None:
        return None
    if asked.name in live.night.players:
        return MyAsk(name=asked.name, state="in")
    return MyAsk(name=asked.name, state="refused" if asked.refused else "waiting")


def _chips(live: LiveNight) -> ChipsView:
    rack = live.night.room.state.tonight.rack
    return ChipsView(
        smallest=live.night.room.chip,
        removed=rack.removed,
        to_race=list(to_race(live.night.room)),
        sold=rack.sold,
        changes=dict(rack.changes),
        races=[
            RaceView(
                table=each.table,
                remove=each.remove,
                to=each.to,
                cards=dict(each.cards),
                won=list(each.won),
                spared=list(each.spared),
                change=each.change,
            )
            for each in rack.races[-MOST_SHOWN:]
        ],
    )


def _deal(live: LiveNight) -> DealView | None:
    till = live.night.room.state.tonight.till
    return DealView(shares=dict(till.chopped), aside=till.aside) if till.chopped else None


def _mystery(live: LiveNight) -> MysteryView | None:
    mystery = live.night.room.state.tonight.till.mystery
    if mystery is None:
        return None
    drawn = {who: [prize_text(each) for each in won] for who, won in mystery.paid.items()}
    return MysteryView(left=[prize_text(each) for each in mystery.prizes], drawn=drawn)


def _ends(live: LiveNight) -> EndingView | None:
    found = ends_at(live.night.setup.structure, live.night.in_play) if live.night.in_play else None
    return EndingView(level=found.level, minutes=found.minutes) if found else None


def night_page(
    live: LiveNight, at: int, *, directs: bool, secret: str | None = None, caller: str = ""
) -> NightPage:
    """Everything of a night; what may be done, and who paid what, only for its directors."""
    night = live.night
    till, add_on = night.room.state.tonight.till, night.setup.add_on
    places, prizes = night.places, night.prizes
    players = sorted(night.players.values(), key=lambda each: (places.get(each.name, 0), each.name))
    return NightPage(
        id=live.id,
        seq=live.seq,
        name=live.name,
        house=night.setup.house,
        symbol=houses.find(night.setup.house).currency.symbol,
        event=night.setup.event,
        directs=directs,
        clock=clock_view(live, at),
        registration=night.registration,
        entries=night.entries.all,
        left=night.left,
        in_play=night.in_play,
        average=night.in_play // night.left if night.left else 0,
        pool=night.pool,
        levels=[list(each) for each in night.setup.structure.levels],
        stack=night.setup.chips,
        players=[_player(live, each, places, directs=directs) for each in players],
        tables=[_table(each) for _, each in sorted(night.tables.items())],
        order=list(night.order),
        places_paid=places_paid(night.room),
        prizes=_prizes(live),
        paid={who: [str(each) for each in won] for who, won in prizes.items()},
        questions=[
            NightQuestion(
                about=each.about,
                choices=list(each.choices),
                says=each.says,
                clause=each.clause.id if each.clause else None,
            )
            for each in night.questions
        ],
        options=[act.to_json() for act in night.options()] if directs else [],
        done=[
            DoneView(number=each.number, act=each.act.to_json(), by=each.by, at=int(each.at) / 1000)
            for each in night.log[-MOST_SHOWN:]
        ]
        if directs
        else [],
        undoes=_undoes(live) if directs else None,
        moves=[MoveView(**each._asdict()) for each in live.moves[-MOST_SHOWN:]],
        alternates=list(night.alternates) if night.tables else [],
        guarantee=till.guarantee or night.setup.guarantee,
        guaranteed_by=till.guaranteed_by or night.setup.guaranteed_by,
        added=night.added,
        rebuys=night.rebuys,
        add_on=add_on is not None and offer_open(night.room, add_on),
        re_entry=night.setup.re_entry,
        chips=_chips(live),
        deal=_deal(live),
        mystery=_mystery(live),
        ends=_ends(live),
        asks=[AskView(asked=by, name=name) for by, name in live.waiting().items()]
        if directs
        else [],
        mine=_mine(live, caller),
        fee=night.fee if directs else None,
        over=live.over,
        seal=live.seal,
        secret=secret,
    )


def _undoes(live: LiveNight) -> dict[str, Any] | None:
    """The last thing that a director did."""
    for at, step in enumerate(reversed(live.steps)):
        if step.by != CLOCK:
            later = sum(each.before is None for each in live.steps[len(live.steps) - at :])
            return PUT if step.before else live.night.log[-1 - later].act.to_json()
    return None


def clock_view(live: LiveNight, at: int) -> NightClock:
    """The clock, so that whoever has it can count on by himself."""
    structure = live.night.setup.structure
    shown = live.timer.reading(structure, at)
    return NightClock(
        now=at,
        running=shown.running,
        on_break=live.night.on_break or shown.resting is not None,
        break_left=shown.resting,
        level=shown.level,
        blinds=list(shown.blinds),
        ante=shown.blinds[1] if structure.big_blind_ante else 0,
        next_blinds=list(shown.next_blinds),
        played=shown.played,
        left=shown.left,
        to_break=shown.to_break,
        level_minutes=structure.minutes,
    )


def _player(
    live: LiveNight, each: Player, places: Mapping[str, int], *, directs: bool
) -> NightPlayer:
    return NightPlayer(
        name=each.name,
        stack=each.stack,
        chair=str(each.chair) if each.chair else None,
        home=str(each.home) if each.home else None,
        here=each.present,
        walking=each.walking,
        out=bool(each.out),
        place=places.get(each.name),
        entries=each.entries,
        penalty=each.ledger.left,
        head=live.night.heads.get(each.name),
        bounty=live.night.bounties.get(each.name, ZERO),
        add_ons=each.add_ons,
        paid=each.paid if directs else None,
    )


def _table(table: Table) -> NightTable:
    hand = table.hand
    return NightTable(
        name=table.name,
        chairs=table.chairs,
        seats={str(seat): who for seat, who in sorted(table.taken.items())},
        button=hand.lie.button if hand else None,
        small_blind=hand.lie.small if hand else None,
        big_blind=hand.lie.big if hand else None,
        busy=table.busy,
        hands=table.hands,
        dealer=table.dealer,
    )


def _prizes(live: LiveNight) -> list[PrizeView]:
    return [
        PrizeView(place=at, prize=str(each))
        for at, each in enumerate(posted(live.night.room).prizes, 1)
    ]
