"""The pages of a night, by allow-list: what everybody may see, and what a director works with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway import houses
from houseway.houses.house import House
from houseway.server.nights.live_night import CLOCK, PUT, LiveNight
from houseway.server.shapes.nights import (
    DoneView,
    EventChoice,
    HouseNights,
    MoveView,
    NightClock,
    NightLine,
    NightPage,
    NightPlayer,
    NightQuestion,
    NightTable,
    PrizeView,
)
from houseway.tournament import Setup
from houseway.tournament.night.paying import places_paid, posted
from houseway.tournament.night.records import Player, Table
from houseway.tournament.night.setup import DEFAULT_LEVELS

MOST_SHOWN = 50  # of the acts, and of the moves


def held() -> list[HouseNights]:
    """The houses that hold nights, and what is on their lists."""
    return [_held(each) for each in houses.every().values() if each.night and each.club]


def _held(house: House) -> HouseNights:
    assert house.club is not None
    events = [_choice(Setup(house.id, event)) for event in house.club.events]
    return HouseNights(
        house=house.id,
        title=house.title,
        symbol=house.currency.symbol,
        levels=[list(each) for each in DEFAULT_LEVELS],
        events=events,
    )


def _choice(setup: Setup) -> EventChoice:
    return EventChoice(
        event=setup.event,
        title=setup.kind.name,
        seats=setup.chairs,
        buy_in=setup.price,
        stack=setup.chips,
        minutes=setup.format.minutes,
        registered_only=setup.format.registered_only,
    )


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


def night_page(live: LiveNight, at: int, *, directs: bool, secret: str | None = None) -> NightPage:
    """Everything of a night; what may be done, and who paid what, only for its directors."""
    night = live.night
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
