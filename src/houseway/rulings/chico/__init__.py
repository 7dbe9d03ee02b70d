"""What the California card room rules on: odd chips. It prints nothing of irregular play."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.shares import OddChipClauses
from houseway.rulings.situations import PotShared

rule = section("chico/texas-holdem")

RULES = {PotShared: OddChipClauses(left=rule("winners.3"), together=True).on_shared_pots}
