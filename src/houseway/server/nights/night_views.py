"""The pages of a night, by allow-list: what everybody may see, and what a director works with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway import houses
from houseway.server.nights.live_night import LiveNight
from houseway.server.shapes.nights import (
    ClockView,
    DoneView,
    NightLine,
    NightPage,
    NightPlayer,
    NightQuestion,
    NightTable,
    PrizeView,
)
from houseway.tournament.night.paying import posted
from houseway.tournament.night.records import Player, Table

MOST_SHOWN = 50  # of the acts


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
        players=[_player(live, each, places, directs=directs) for each in players],
        tables=[_table(each) for _, each in sorted(night.tables.items())],
        order=list(night.order),
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
        over=live.over,
        seal=live.seal,
        secret=secret,
    )


def clock_view(live: LiveNight, at: int) -> ClockView:
    """The clock, so that whoever has it can count on by himself."""
    structure = live.night.setup.structure
    shown = live.timer.reading(structure, at)
    return ClockView(
        now=at,
        running=shown.running,
        on_break=live.night.on_break,
        level=max(shown.level, live.night.level),
        blinds=list(shown.blinds),
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
        here=each.present,
        walking=each.walking,
        out=bool(each.out),
        place=places.get(each.name),
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
