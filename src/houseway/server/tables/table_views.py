"""Views by allow-list: what one viewer sees of a table, built here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from houseway import houses
from houseway.floor import BankedTable
from houseway.floor.board import stakes_words
from houseway.floor.roads import roads_of
from houseway.play import BankedGame
from houseway.server.house import House
from houseway.server.lists.live_list import list_of
from houseway.server.shapes.games import PayTableFacts
from houseway.server.shapes.jackpots import JackpotSign
from houseway.server.shapes.rounds import RoundView
from houseway.server.shapes.tables import (
    BankView,
    ClockView,
    CurrencyView,
    HeldSeat,
    MeterView,
    RoadsView,
    SeatView,
    TableView,
    WaitingView,
)
from houseway.server.tables.dealing import PUBLIC
from houseway.server.tables.hand_views import kill, show, straddle, time_fee
from houseway.server.tables.live_table import LiveTable


def table_view(
    live: LiveTable,
    person: str | None,
    *,
    wallet: int,
    house: House,
    shown: int | None = None,
    signs: Sequence[Mapping[str, Any]] = (),
) -> TableView:
    """The table as one person sees it; anybody without a seat sees what the public sees.

    `shown` is what the progressive meter shows at this moment, `signs` are the room's jackpots that
    the table takes part in.
    """
    seat = live.seat_of(person)
    return TableView(
        id=live.id,
        name=live.name,
        game=live.game.id,
        stakes=stakes_words(live.game, live.settings),
        board=list_of(live.game, live.settings),
        currency=CurrencyView(**asdict(houses.of(live.game).currency)),
        settings={name: _plain(value) for name, value in live.settings.items()},
        state=live.table.state,
        phase=live.phase,
        waiting_for=None if live.table.in_round else live.table.can_deal(),
        seats=[_seat(live, number, you=number == seat) for number in sorted(live.players)],
        your_seat=seat,
        wallet=wallet,
        round_number=live.round_number,
        round=_round(live, seat),
        commitment=live.root if live.table.in_round else live.next_root,
        reshuffles=live.reshuffles,
        clock=_clock(live, house),
        pay_tables=[
            PayTableFacts.model_validate(each)
            for each in live.game.pay_table_facts(live.game.pay_tables_for(live.settings))
        ],
        closed_spots=(
            live.game.closed_spots(live.settings) if isinstance(live.game, BankedGame) else []
        ),
        bank=_bank(live),
        meter=_meter(live, shown),
        roads=_roads(live),
        waiting_list=_waiting(live, person),
        straddle=straddle(live, seat),
        show=show(live),
        kill=kill(live),
        deals_at=live.between.deals_at,
        time_fee=time_fee(live, seat, house),
        yours=person is not None and person == live.between.host,
        closed=live.between.closed,
        jackpots=[JackpotSign.model_validate(each) for each in signs],
    )


def _bank(live: LiveTable) -> BankView | None:
    if not isinstance(live.table, BankedTable):
        return None
    bank, banking = live.table.bank, live.table.game.banking
    if banking is None and live.table.game.covering is None:
        return None
    dealer_bet, covers = live.table.bank_terms() or (None, None)
    return BankView(
        offered_to=live.table.bank_offer,
        seat=bank.seat if bank else None,
        roll=bank.roll if bank else None,
        dealer_bet=banking.dealer_stake(bank, live.settings) if bank and banking else dealer_bet,
        covers=covers,
    )


def _meter(live: LiveTable, shown: int | None) -> MeterView | None:
    if live.meter is None:
        return None
    linked = bool(live.settings.get("link"))
    amount = live.meter.amount if shown is None else shown
    return MeterView(
        name=live.meter_name if linked else "Progressive", amount=amount, linked=linked
    )


def _roads(live: LiveTable) -> RoadsView | None:
    if not live.game.scored:
        return None
    return RoadsView(fresh=live.fresh, **asdict(roads_of(live.outcomes)))


def _waiting(live: LiveTable, person: str | None) -> WaitingView:
    waiting, names = live.between.waiting, live.between.names
    return WaitingView(
        names=[names[each] for each in waiting.people],
        your_place=waiting.place(person) if person else None,
        held=[
            HeldSeat(
                seat=hold.seat,
                name=names[hold.person],
                yours=hold.person == person,
                until=hold.until,
            )
            for hold in waiting.holds
        ],
    )


def _round(live: LiveTable, seat: int | None) -> RoundView | None:
    if live.table.round is None:
        return None
    dealt_in = seat is not None and live.was_dealt_in(seat)
    view = live.table.round.view(seat if dealt_in and seat is not None else PUBLIC)
    return RoundView.model_validate(view.to_json())


def _seat(live: LiveTable, number: int, *, you: bool) -> SeatView:
    player, seated = live.players[number], live.table.seats[number]
    return SeatView(
        seat=number,
        name=player.name,
        bot=player.bot,
        you=you,
        stack=_chips_behind(live, number),
        away=seated.away,
        bets=dict(seated.bets),
        tips=dict(seated.tips),
        ready=number in live.ready or (player.bot and not seated.away),
        straddle=seated.straddle,
        waiting=seated.waiting,
    )


def _chips_behind(live: LiveTable, number: int) -> int:
    """A seat's chips: those it has left to bet while it plays, otherwise all of them."""
    if live.table.round and live.table.playing(number):
        return live.table.round.stack_of(number) or 0
    return live.table.seats[number].stack


def _clock(live: LiveTable, house: House) -> ClockView | None:
    if live.clock is None:
        return None
    warn_at = live.clock.ends_at - house.clock_warning
    return ClockView(
        seat=live.clock.seat,
        ends_at=live.clock.ends_at,
        warn_at=warn_at,
        warning=house.now() >= warn_at,
    )


def _plain(value: object) -> bool | int | str | list[int] | None:
    if isinstance(value, tuple):
        return list(value)
    assert value is None or isinstance(value, bool | int | str)
    return value
