"""What the dealer declares of cards that nobody has seen: who opens a street, who takes a pot.

Cards that were seen speak for themselves: of the hands that were shown only the best may win.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from typing import TYPE_CHECKING

from houseway.cards import UNSEEN
from houseway.play.actions import Choose
from houseway.play.options import DEALER_SEAT, Offer, Options
from houseway.play.pot.shares import High, Won, winners
from houseway.play.pot.streets import Street
from houseway.play.round import Asking, Script

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound

Declared = dict[tuple[str, int], list[Won]]  # by the pot's name and the number of the run


def opener_of(t: PotRound, street: Street) -> Asking[int]:
    """Who opens a street by what lies face up; the dealer says it, where he keyed no card."""
    assert street.opener
    if not any(UNSEEN in t.holdings[seat].exposed for seat in t.live):
        return street.opener.seat(t)
    seats = {f"seat {seat} opens": seat for seat in t.live}
    offers = tuple(Offer(Choose, street.opener.cite, spot=spot) for spot in seats)
    answer = yield Options(DEALER_SEAT, offers)
    return seats[answer.spot]


def declare(t: PotRound) -> Script:
    """Who takes each part of each pot for which a hand contends that nobody has seen."""
    if t.chopped:
        return
    seen, shares = t.dealer.seen_seats(), t.stakes.shares
    if len(t.live) == 1 or len(seen) == len(t.live):
        return
    for pot in t.chips.gathered():
        inside = [seat for seat in t.order if seat in pot.seats]
        if all(seat in seen for seat in inside):
            continue
        for at, run in enumerate(t.dealer.runs()):
            values = t.award.values_of(run) if seen else {}
            where = f"{pot.name} on board {at + 1}" if at or t.dealer.run_from >= 0 else pot.name
            t.award.declared[pot.name, at] = won = []
            for number, share in enumerate(shares):
                known = [seat for seat in inside if seat in seen]
                own = {seat: [values[seat][number]] for seat in known}
                best = winners((share,), own, known) if known else []
                unseen = [seat for seat in inside if seat not in seen]
                told = yield from _winner(share, where, unseen, best)
                if told.seats:
                    won.append(told)


def _winner(share: High, where: str, unseen: Sequence[int], best: list[Won]) -> Asking[Won]:
    """The dealer names the winners of one part: hands not seen, the best of the others, or both."""
    what = f"the {share.name} half of the {where}" if share.name else f"the {where}"
    shown = best[0].seats if best else []
    said: dict[str, Won] = {}
    for some in chain.from_iterable(combinations(unseen, n) for n in range(len(unseen) + 1)):
        for others in ([], shown) if shown else ([],):
            seats = sorted([*some, *others])
            if not seats and (shown or not share.qualifies):
                continue
            who = " and ".join(f"seat {seat}" for seat in seats) or "nobody"
            value = best[0].value if others else 0
            said[f"{who} for {what}"] = Won(share, value, seats, unseen=not others)
    if len(said) == 1:
        return next(iter(said.values()))
    offers = tuple(Offer(Choose, share.cite, spot=spot) for spot in said)
    answer = yield Options(DEALER_SEAT, offers)
    return said[answer.spot]
