"""A night that was run here, as a club writes it into its books."""

from __future__ import annotations

from collections.abc import Mapping

from houseway.club.acts import RecordNight
from houseway.errors import IllegalAction
from houseway.tournament import Event
from houseway.tournament.prizes import money_of


def recorded(
    event: Event,
    id: str,
    *,
    put_out: Mapping[str, int] | None = None,
    dealer_fee: int = 0,
    dealers: Mapping[str, int] | None = None,
) -> RecordNight:
    """What came of an event, for `club.do`; entries of a season's game are paid by its fee."""
    unplaced = [name for name in event.players if name not in event.places]
    if unplaced or not event.places:
        told = ", ".join(unplaced) or "nobody"
        raise IllegalAction(f"{id} is not over: {told} in it has no place")
    kind = event.setup.club.event(event.setup.event)
    seats = {
        name: sum(each.worth for each in won if each.seat)
        for name, won in event.prizes.items()
        if any(each.seat for each in won)
    }
    return RecordNight(
        id,
        finish=tuple(sorted(event.places, key=lambda name: event.places[name])),
        buy_in=0 if kind.season else event.setup.price,
        again={p.name: p.entries - 1 for p in event.players.values() if p.entries > 1},
        prizes={name: paid for name, paid in money_of(event.prizes).items() if paid},
        seats=seats,
        bounty=event.setup.head if event.bounties else 0,  # no heads were kept
        bounties={name: paid for name, paid in event.bounties.items() if paid},
        put_out=put_out or {},
        dealer_fee=dealer_fee,
        dealers=dealers or {},
    )
