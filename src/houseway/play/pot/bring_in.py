"""Who opens a street by what lies face up before him, and the bet that he is forced to make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houseway.play.actions import BringIn, RaiseTo
from houseway.play.options import Offer, Options
from houseway.play.pot.chips import from_left
from houseway.play.pot.declaring import opener_of
from houseway.play.pot.streets import Street
from houseway.play.round import Asking
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound


def opened_by(t: PotRound, street: Street) -> Asking[tuple[list[int], int]]:
    """The betting order from whoever opens, and the bet that he is forced to make."""
    assert street.opener
    antes = t.game.antes
    opener = yield from opener_of(t, street)
    around = [opener, *from_left(t.chips.order, opener)[:-1]]
    t.opener = opener
    able = (seat for seat in around if seat in t.chips.live and t.chips.stack[seat])
    t.opens = next(able, opener)
    if antes is None or antes.forced is None or street is not t.streets[0]:
        return around, 0
    if not t.chips.stack[opener]:  # the ante took his last chip
        return (around[1:], t.stakes.forced.bring_in) if antes.option else (around, 0)
    if antes.completes:
        return around[1:], (yield from bring_in(t, opener, antes.forced, antes.completes))
    t.chips.post(opener, "opening bet", t.stakes.forced.bring_in)
    order = [*around[1:], opener] if antes.option else around[1:]
    return order, t.stakes.forced.bring_in


def bring_in(t: PotRound, seat: int, forced: Clause, completes: Clause) -> Asking[int]:
    """The opener puts in the small forced bet, or a whole one at once."""
    small, bet = t.stakes.forced.bring_in, t.stakes.limits.bets[0]
    chips = t.chips.stack[seat]
    offers = [Offer(BringIn, forced, min(small, chips), min(small, chips))]
    if chips > small:
        offers.append(Offer(RaiseTo, completes, min(bet, chips), min(bet, chips)))
    answer = yield Options(seat, tuple(offers))
    amount = small if isinstance(answer, BringIn) else answer.amount
    t.chips.post(seat, "bring-in" if amount == small else "completes", amount)
    return int(amount)


def shows_a_pair(t: PotRound) -> bool:
    """Whether the opener shows a pair, and may choose between the limits."""
    shown = t.dealer.face_up(t.opener)
    return len({card.rank for card in shown}) < len(shown)
