"""Hands of five against a dealer of whose cards some are known, and four are not."""

from __future__ import annotations

import numpy as np

from houseway.analysis.kernels.cache import kernel
from houseway.analysis.kernels.lanes import Cards, Values
from houseway.analysis.kernels.meetings.inferno import put
from houseway.analysis.kernels.meetings.sweeping import SETS, Table, avoiding

HIDDEN = 4


@kernel
def sweep_fours(
    others: Cards, other_values: Values, hands: Cards, values: Values, up_to: Table
) -> None:
    """Count the others that avoid each hand and are worth no more than it; both weakest first."""
    seen, gone = np.zeros(SETS, dtype=np.int32), 0
    for hand in range(values.size):
        while gone < other_values.size and other_values[gone] <= values[hand]:
            put(seen, others, gone, HIDDEN, 1)
            gone += 1
        up_to[hand] = avoiding(seen, hands, hand)
