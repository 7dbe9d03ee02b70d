"""What is seen of a live banked table, by allow-list.

Whoever deals there sees what was keyed. Everybody else sees what lies face up: a hand that was
keyed before it was turned over is known to the tablet alone, and so is what is left in the shoe.
"""

from __future__ import annotations

from typing import Any

from houseway.cards import UNSEEN, Card
from houseway.play.banked.banked_round import BankedRound
from houseway.play.happenings import ALL, PUBLIC, Place, Said
from houseway.play.holding import Holding
from houseway.play.view import described
from houseway.server.rulings.ruling_views import clause_view
from houseway.server.shapes.dealer_tables import (
    DealerHand,
    DealerKeyed,
    DealerPrompt,
    DealerSeat,
    DealerTableView,
    DealerTold,
    DealerWanted,
    DealerWay,
)
from houseway.server.shapes.live_tables import LiveStruck
from houseway.server.shapes.rounds import LineView, OptionsView
from houseway.server.tablet.banked_facts import (
    bank_view,
    behind_views,
    chance_view,
    meter_view,
    shoe_view,
    spot_views,
)
from houseway.server.tablet.trades import BankedTablet
from houseway.tablet.banked import LiveRound, prompt_of
from houseway.tablet.sightings import label_of
from houseway.wagers.party import at_seat


def dealer_view(live: BankedTablet, *, yours: bool, meter: int | None = None) -> DealerTableView:
    """The table as whoever deals there sees it, or anybody."""
    table, game = live.table.table, live.table.game
    playing = live.table.live if live.table.in_round else None
    shown = playing or live.table.live
    keeps = playing if yours else None
    return DealerTableView(
        id=live.id,
        name=live.name,
        game=game.id,
        game_name=game.name,
        symbol=table.house.currency.symbol,
        state=live.seq,
        phase=live.phase,  # type: ignore[arg-type]
        yours=yours,
        chips=list(live.chips),
        limits=[_cents(live.table.settings.get(name)) for name in ("minimum", "maximum")],
        seat_count=table.seat_count,
        seats=[_seat(live, number, yours=yours) for number in sorted(table.seats)],
        spots=spot_views(live.table),
        round=live.hand_number,
        places=_hands(shown, None, yours=yours) if shown else [],
        prompt=_prompt(live, yours=yours),
        wanted=[
            DealerWanted(
                place=name_of(each.place),
                label=each.label,
                count=len(each.numbers),
                up=each.up,
                needed=each.needed,
            )
            for each in (keeps.wanted if keeps else ())
        ],
        asks=_asks(keeps) if keeps else [],
        ahead=[OptionsView.model_validate(each.to_json()) for each in keeps.ahead()]
        if keeps
        else [],
        ways=_ways(keeps) if keeps else [],
        lines=[
            LineView.model_validate(each.to_json())
            for each in (shown.round.settlement.lines if shown else ())
        ],
        keyed=_keyed(keeps) if keeps else [],
        struck=_struck(live, playing) if yours else [],
        may_undo=bool(keeps and keeps.steps),
        cannot_deal=None if live.table.in_round else table.can_deal(),
        shoe=shoe_view(live.table, yours=yours),
        meter=meter_view(live, meter),
        takes_behind=clause_view(game.back_cite.id) if game.back_cite else None,
        behind_joins=list(game.back_joins),  # type: ignore[arg-type]
        takes_prepaid=clause_view(game.prepaid_cite.id) if game.prepaid_cite else None,
        chance=chance_view(live.table),
        bank=bank_view(live.table),
        bought=live.table.bought if yours else None,
        taken=dict(live.table.taken) if yours else {},
    )


def _cents(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def name_of(place: Place) -> str:
    """A place as it goes over the wire."""
    return f"seat {place}" if isinstance(place, int) else place


def _prompt(live: BankedTablet, *, yours: bool) -> DealerPrompt:
    prompt, money = prompt_of(live.table), live.table.table.house.currency
    told = [each for each in prompt.told if yours or each.to == ALL]
    return DealerPrompt(
        kind=prompt.kind,
        words=money.says(prompt.words),
        clause=clause_view(prompt.clause.id) if prompt.clause else None,
        told=[_told(each, money.says(each.words)) for each in told],
    )


def _told(said: Said, words: str) -> DealerTold:
    clause = clause_view(said.clause.id) if said.clause else None
    return DealerTold(words=words, clause=clause, aloud=said.to == ALL)


def _seat(live: BankedTablet, number: int, *, yours: bool) -> DealerSeat:
    who, last = live.table.table.seats[number], live.table.live
    told: dict[str, Any] = {
        "seat": number,
        "name": who.person,
        "counted": who.counted,
        "away": who.away,
        "behind": behind_views(live, number),
        "prepaid": live.table.table.prepaid.get(number, 0),
        "prepaid_back": None,
    }
    bets: dict[str, int] = {**who.bets}
    tips: dict[str, int] = {**who.tips}
    if last is None or number not in last.round.numbers():
        told |= {"status": "out", "marks": [], "hands": [], "net": None}
        return DealerSeat(**told, stack=who.stack, bets=bets, tips=tips)
    round, status = last.round, "out"
    if live.table.in_round:
        bets, tips = {**round.bets_of(number)}, {**round.tips_of(number)}
        status = round.status_of(number)
        told["prepaid"] = round.layout.prepaid.get(number, 0)
        told["prepaid_back"] = round.prepaid_returned(number) if round.over else None
    return DealerSeat(
        **told,
        stack=who.stack,
        bets=bets,
        tips=tips,
        status=status,
        marks=list(round.marks_of(number)),
        hands=_hands(last, number, yours=yours),
        net=_net(round, number),
    )


def _net(round: BankedRound, seat: int) -> int | None:
    """What the lines so far bring a seat; nothing to say before the first of them."""
    party = at_seat(seat)
    nets = [line.net for line in round.lines if line.party == party]
    return sum(nets) if nets else None


def _hands(live: LiveRound, owner: int | None, *, yours: bool) -> list[DealerHand]:
    """The cards of a seat, or of the places that are nobody's."""
    found = (held for held in live.round.holdings.values() if held.owner == owner)
    return [_hand(live, held, yours=yours) for held in found if held.cards]


def _hand(live: LiveRound, held: Holding, *, yours: bool) -> DealerHand:
    lying = held.open_to(PUBLIC)
    cards: list[Card | None] = list(held.cards) if yours else list(lying)
    known = [None if each is None or each == UNSEEN else each for each in cards]
    whole = [each for each in known if each is not None]
    said = described(live.round, held.place, whole) if len(whole) == len(known) else None
    return DealerHand(
        place=name_of(held.place),
        label=held.label,
        cards=[each.text if each else None for each in known],
        up=held.up or None not in lying,
        words=said,
    )


def _asks(live: LiveRound) -> list[OptionsView]:
    asked = (live.round.options(seat) for seat in live.round.waiting_for())
    return [OptionsView.model_validate(each.to_json()) for each in asked if each]


def _ways(live: LiveRound) -> list[DealerWay]:
    return [
        DealerWay(
            place=name_of(place),
            label=label_of(place),
            hands=[[card.text for card in hand] for hand in way.hands],
            names=list(live.round.game.hand_names),
            clause=clause_view(way.clause.id),
        )
        for place, way in live.house_ways().items()
    ]


def _keyed(live: LiveRound) -> list[DealerKeyed]:
    return [
        DealerKeyed(place=name_of(place), label=label_of(place), at=at, card=card.text)
        for place, cards in live.keyed.items()
        for at, card in enumerate(cards)
        if card != UNSEEN
    ]


def _struck(live: BankedTablet, playing: LiveRound | None) -> list[LiveStruck]:
    """What was taken back or put right in this round, and the deals before it that were none."""
    voided = [LiveStruck(words="Misdeal", by=e["name"], why=e["why"]) for e in live.voided]
    money = live.table.table.house.currency
    return voided + [
        LiveStruck(words=money.says(each.words), by=each.by, why=each.why)
        for each in (playing.struck if playing else ())
    ]
