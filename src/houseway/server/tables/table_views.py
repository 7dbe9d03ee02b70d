"""Views by allow-list: what one viewer sees of a table, built here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from houseway import houses
from houseway.floor import BankedTable
from houseway.floor.board import stakes_words
from houseway.floor.roads import roads_of
from houseway.play import BankedGame, BankedRound
from houseway.play.happenings import Viewer
from houseway.play.view import seen_together
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
    RemarkView,
    RoadsView,
    SeatView,
    TableView,
    TalkView,
    WaitingView,
)
from houseway.server.tables.dealing import PUBLIC
from houseway.server.tables.hand_views import event, kill, show, straddle, time_fee
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.long_hands import offered
from houseway.server.tables.round_views import round_view


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
    seat, own = live.seat_of(person), live.seats_of(person)
    return TableView(
        **_sign(live),
        state=live.table.state,
        phase=live.phase,
        waiting_for=None if live.table.in_round else live.table.can_deal(),
        seats=[_seat(live, number, you=number in own) for number in sorted(live.players)],
        your_seat=seat,
        your_seats=own,
        positions=live.table.seats_each,
        wallet=wallet,
        round_number=live.round_number,
        round=_round(live, seat, own),
        commitment=live.root if live.table.in_round else live.next_root,
        reshuffles=live.reshuffles,
        clock=_clock(live, house),
        bank=_bank(live),
        meter=_meter(live, shown),
        roads=_roads(live),
        waiting_list=_waiting(live, person),
        straddle=straddle(live, seat),
        show=show(live),
        kill=kill(live),
        time_bank=_time_bank(live, person) if seat else None,
        talk=_talk(live),
        deals_at=live.between.deals_at,
        time_fee=time_fee(live, seat, house),
        yours=person is not None and person == live.between.host,
        closed=live.between.closed,
        jackpots=[JackpotSign.model_validate(each) for each in signs],
        event=event(live, seat),
    )


def _currency(live: LiveTable) -> CurrencyView:
    """What its amounts are counted in; the chips of an event are no money."""
    if live.event:
        return CurrencyView(code="", symbol="", name="chips")
    return CurrencyView(**asdict(houses.of(live.game).currency))


def _sign(live: LiveTable) -> dict[str, Any]:
    """What stands on the table's sign as long as it is open, drawn once."""
    if not live.posted_sign or live.event:  # the game of an event changes, and its blinds
        game, settings = live.game, live.settings
        tables = game.pay_table_facts(game.pay_tables_for(settings))
        live.posted_sign = {
            "id": live.id,
            "name": live.name,
            "game": game.id,
            "stakes": stakes_words(game, settings),
            "board": list_of(game, settings),
            "currency": _currency(live),
            "settings": {name: _plain(value) for name, value in settings.items()},
            "pay_tables": [PayTableFacts.model_validate(each) for each in tables],
            "closed_spots": game.closed_spots(settings) if isinstance(game, BankedGame) else [],
        }
    return live.posted_sign


def concerned(live: LiveTable, person: str) -> bool:
    """Whether somebody sees anything of a table that not everybody sees, but for his wallet."""
    waiting = live.between.waiting
    return (
        live.seat_of(person) is not None
        or person == live.between.host
        or waiting.place(person) is not None
        or any(hold.person == person for hold in waiting.holds)
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


def _round(live: LiveTable, seat: int | None, own: Sequence[int]) -> RoundView | None:
    """The round as its player sees it: his seat that is asked, and his cards at the others."""
    if live.table.round is None:
        return None
    first = sorted(own, key=lambda each: each != seat)
    dealt_in = [each for each in first if live.was_dealt_in(each)]
    viewers: Sequence[Viewer] = dealt_in or [PUBLIC]
    views = [live.table.round.view(each) for each in viewers]
    seen = seen_together(views)
    return round_view(
        live.table.round, replace(seen, options=offered(live.table.round, seen.options))
    )


def _seat(live: LiveTable, number: int, *, you: bool) -> SeatView:
    player, seated, played = live.players[number], live.table.seats[number], live.table.round
    laid = played.layout if isinstance(played, BankedRound) and live.was_dealt_in(number) else None
    return SeatView(
        seat=number,
        name=player.name,
        bot=player.bot,
        you=you,
        stack=_chips_behind(live, number),
        away=seated.away,
        bets=dict(seated.bets),
        tips=dict(seated.tips),
        laid=dict(laid.bets.get(number, {})) if laid else {},
        laid_tips=dict(laid.tips.get(number, {})) if laid else {},
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
    warn_at = live.clock.ends_at - house.pace.clock_warning
    return ClockView(
        seat=live.clock.seat,
        ends_at=live.clock.ends_at,
        warn_at=warn_at,
        warning=house.now() >= warn_at,
        banked=live.clock.banked,
    )


def _time_bank(live: LiveTable, person: str | None) -> float | None:
    banks = live.time_banks
    return banks.of_person(person) if person and banks.most else None


def _talk(live: LiveTable) -> TalkView:
    heard = [RemarkView(**remark._asdict()) for remark in live.talk.heard]
    return TalkView(hushed=live.talk.hushed, heard=heard)


def _plain(value: object) -> bool | int | str | list[int] | None:
    if isinstance(value, tuple):
        return list(value)
    assert value is None or isinstance(value, bool | int | str)
    return value
