"""Over-blinds that are posted when each player has one card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from houseway.play.actions import Decline, OverBlind
from houseway.play.options import Offer, Options
from houseway.play.pot.chips import from_left
from houseway.play.round import Script
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound


def over_blind_window(t: PotRound, cite: Clause) -> Script:
    """Each has one card: whoever wants to posts over the largest blind, in turn and again.

    Nobody is asked for whom it changes nothing: without the chips, or with nobody to call.
    """
    chips, posts = t.chips, t.posts
    t.dealer.deal_down(1)
    first, *others = t.streets
    t.streets = (replace(first, down=first.down - 1), *others)
    waiting = from_left(chips.order, posts.big)
    while waiting and chips.with_chips > 1:
        seat = waiting.pop(0)
        has = chips.put[seat] + chips.stack[seat]
        most = min(has, t.stakes.limits.max_bet or has)
        least = 2 * posts.opening_bet
        if most < least:
            continue
        post = Offer(OverBlind, cite, least, most, t.stakes.chip)
        answer = yield Options(seat, (post, Offer(Decline, cite)))
        if isinstance(answer, OverBlind):
            posts.over_blind(seat, answer.amount)
            waiting = from_left(chips.order, seat)[:-1]
