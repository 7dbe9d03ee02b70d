"""What the British Columbia casinos rule on at pot games: BCLC poker, sections 17, 27 and 33."""

from __future__ import annotations

from functools import partial

from houseway.rulebook import section
from houseway.rulings.bclc.hands import on_shown_cards
from houseway.rulings.bclc.minute import on_the_clock
from houseway.rulings.bclc.wagers import on_a_wager
from houseway.rulings.reopening import on_reopening
from houseway.rulings.shares import OddChipClauses
from houseway.rulings.situations import (
    Clocked,
    HandShown,
    HighLowShared,
    PotShared,
    Reopening,
    Wager,
)

rule = section("bclc-poker/33")
omaha = section("bclc-poker/26")
ODD_CHIPS = OddChipClauses(left=omaha("1.4.4.a"), halves=omaha("1.4.3.b"))  # resolution A20

RULES = {
    Wager: on_a_wager,
    Reopening: partial(on_reopening, opens=rule("1.4"), closed=rule("1.4"), least=rule("1.3")),
    Clocked: on_the_clock,
    HandShown: on_shown_cards,
    PotShared: ODD_CHIPS.on_shared_pots,
    HighLowShared: ODD_CHIPS.on_high_and_low,
}
