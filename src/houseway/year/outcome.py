"""What a night that was played means for the club: its entry in the books and in the league."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from houseway.club.acts import RecordNight
from houseway.errors import Illegal
from houseway.tournament import Event, acts


def recorded(
    event: Event, id: str, *, dealer_fee: int = 0, dealers: Mapping[str, int] | None = None
) -> RecordNight:
    """A night that is over, as the club writes it down."""
    if event.left > 1:
        raise Illegal(f"{event.left} players are left; a night is recorded when it is over")
    return RecordNight(
        id,
        tuple(event.places),
        buy_in=event.setup.price,
        again={name: each.entries - 1 for name, each in event.players.items() if each.entries > 1},
        prizes=_won(event, seats=False),
        seats=_won(event, seats=True),
        bounty=event.setup.head if event.bounties else 0,
        bounties={who: amount for who, amount in event.bounties.items() if amount},
        put_out=put_out(event),
        dealer_fee=dealer_fee,
        dealers=dealers or {},
    )


def _won(event: Event, *, seats: bool) -> dict[str, int]:
    """Prizes that are money, or seats by their value."""
    worth = {
        who: sum(each.worth for each in won if each.seat is seats)
        for who, won in event.prizes.items()
    }
    return {who: amount for who, amount in worth.items() if amount}


def put_out(event: Event) -> dict[str, int]:
    """How many players each has put out; who share in somebody's last chips have all done it."""
    found: Counter[str] = Counter()
    for logged in event.log:
        act = logged.act
        if isinstance(act, acts.Settle):
            for each in act.out:
                found.update(each.partition(": ")[2].split(", "))
        elif isinstance(act, acts.Finish) and act.winner:
            found[act.winner] += len(act.busts)
        elif isinstance(act, acts.Bust) and act.to:
            found[act.to] += 1
    return {name: number for name, number in found.items() if name}
