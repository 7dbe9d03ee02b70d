"""What is posted and known at a live banked table: its spots, its shoe, its dice, its bank."""

from __future__ import annotations

from collections import Counter

from houseway.server.rulings.ruling_views import clause_view
from houseway.server.shapes.dealer_tables import (
    DealerBank,
    DealerBehind,
    DealerChance,
    DealerMeter,
    DealerShoe,
    DealerSpot,
)
from houseway.server.tablet.trades import BankedTablet
from houseway.tablet.banked import LiveBankedTable


def spot_views(table: LiveBankedTable) -> list[DealerSpot]:
    """The spots on which bets lie before the cards."""
    game, closed = table.game, table.game.closed_spots(table.settings)
    return [
        DealerSpot(
            name=spot.name,
            label=spot.label,
            exactly=spot.exactly,
            takes_tip=game.takes_tip(spot),
        )
        for spot in game.spots
        if not spot.later and spot.name not in closed
    ]


def shoe_view(table: LiveBankedTable, *, yours: bool) -> DealerShoe:
    """The shoe; what it still holds is for those who deal from it."""
    pack = table.game.deck_for(table.settings)
    held = Counter(each.text for each in pack)
    held -= Counter(each.card.text for each in table.seen())
    return DealerShoe(
        number=table.shoe_number,
        left=table.cards_left,
        size=len(pack),
        cut_card=table.game.cut_card(table.settings),
        out=table.cut_card_out,
        held=dict(sorted(held.items())) if yours else {},
    )


def meter_view(live: BankedTablet, shared: int | None) -> DealerMeter | None:
    """The progressive meter: one's own, or the one of linked tables as it shows now."""
    meter, round = live.table.table.meter, live.table.live
    if live.table.in_round and round:
        meter = round.round.felt.meter
    if meter is None:
        return None
    return DealerMeter(
        name=live.link or "Progressive",
        amount=meter.amount if shared is None else shared,
        linked=live.link is not None,
    )


def behind_views(live: BankedTablet, seat: int) -> list[DealerBehind]:
    """Those who bet on somebody's seat, and what it has come to for each."""
    playing = live.table.live
    round = playing.round if playing else None
    lying = round.layout.back if round and live.table.in_round else live.table.table.behind
    bets: dict[str, dict[str, int]] = {}
    for each in lying:
        if each.on == seat:
            bets.setdefault(each.by, {})[each.spot] = each.amount
    nets: dict[str, int] = {}
    for line in round.lines if round and live.table.in_round else ():
        if line.by and line.seat == seat:
            nets[line.by] = nets.get(line.by, 0) + line.net
    return [DealerBehind(name=name, bets=laid, net=nets.get(name)) for name, laid in bets.items()]


def chance_view(table: LiveBankedTable) -> DealerChance | None:
    """What is thrown before the cards, if anything."""
    chance = table.game.chance_for(table.settings)
    if chance is None:
        return None
    return DealerChance(
        name=chance.name, most=list(chance.most()), clause=clause_view(chance.cite.id)
    )


def bank_view(table: LiveBankedTable) -> DealerBank | None:
    """Who banks, where players may."""
    game, floor = table.game, table.table
    if not game.banking and not game.covering:
        return None
    return DealerBank(
        seat=floor.bank.seat if floor.bank else None,
        roll=floor.bank.roll if floor.bank else None,
        offered=floor.bank_offer,
        needed=game.covering is not None,
    )
