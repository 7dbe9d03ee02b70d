"""Compiled kernels: for every ranking, the values of many hands at once.

Each takes cards as rows of card indices (`Card.index`) and gives exactly what the ranking's
`value` gives. They are found by the ranking's name; the module that holds one is imported, and
its code compiled or read from disk, when it is first asked for.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# The module and its function; those that see a hand as one number are told apart by their module.
KERNELS = {
    "five-card": "five_card.five_card",
    "joker-five-card": "high.joker_five_card",
    "chico-joker-five-card": "high.joker_five_card",
    "chico-54": "high.joker_five_card",
    "inferno": "high.inferno",
    "mandarin": "high.mandarin",
    "asian-stud": "high.asian_stud",
    "asian-stud-ace-below-seven": "high.asian_stud_ace_below_seven",
    "short-deck": "high.short_deck",
    "fortune-bonus": "pai_gow.fortune_bonus",
    "chico-fortune-bonus": "pai_gow.fortune_bonus",
    "pai-gow-progressive": "pai_gow.pai_gow_progressive",
    "pai-gow-ace-high": "pai_gow.pai_gow_ace_high",
    "insurance": "pai_gow.insurance",
    "one-card": "small.one_card",
    "two-card": "small.two_card",
    "joker-two-card": "small.two_card",
    "three-card": "small.three_card",
    "chico-three-card": "small.chico_three_card",
    "four-card": "small.four_card",
    "fortune-asia-four-card": "small.fortune_asia_four_card",
    "exposed": "small.exposed",
    "exposed-by-suit": "small.exposed_by_suit",
    "exposed-low": "small.exposed_low",
    "exposed-low-by-suit": "small.exposed_low_by_suit",
    "eight-low": "low.eight_low",
    "nine-low-wild": "low.nine_low_wild",
    "ace-to-five": "low.ace_to_five",
    "deuce-to-seven": "low.deuce_to_seven",
    "badugi": "low.badugi",
    "longest-flush": "flushes.longest_flush",
    "flush-rush": "flushes.flush_rush",
    "fast-action": "decks.fast_action",
    "baccarat": "decks.baccarat",
    "three-card-baccarat": "decks.three_card_baccarat",
    "pure-21.5": "decks.pure_21",
    "pure-21.5-split": "decks.pure_21_split",
    "omaha": "omaha.omaha",
    "omaha-eight-low": "omaha.omaha_eight_low",
    "omaha-54": "omaha.omaha",
    "omaha-nine-low-wild": "omaha.omaha_nine_low_wild",
}
_FROM_CARDS = {"five_card", "decks"}  # the others take each hand as one number
_FROM_TWO_PARTS = {"omaha"}


def values(
    name: str, cards: NDArray[np.uint8], board: NDArray[np.uint8] | None = None
) -> NDArray[np.int32]:
    """The value of each row of cards, or of each row of hole cards with its row of the board."""
    import numpy as np

    module, compiled = _find(name)
    if board is not None and module not in _FROM_TWO_PARTS:
        cards, board = np.concatenate([cards, board], axis=1), None
    out = np.empty(cards.shape[0], dtype=np.int32)
    if board is not None:
        compiled(cards, board, out)
    elif module in _FROM_CARDS:
        compiled(cards, out)
    else:
        from houseway.analysis.kernels.lanes import hands_of

        hands = np.empty(cards.shape[0], dtype=np.int64)
        hands_of(cards, hands)
        compiled(hands, out)
    return out


def from_two_parts(name: str) -> bool:
    """Whether a hand's own cards and the board are told apart: so many are played of each."""
    return KERNELS[name].split(".")[0] in _FROM_TWO_PARTS


@functools.cache
def _find(name: str) -> tuple[str, Callable[..., Any]]:
    module, function = KERNELS[name].split(".")
    compiled: Callable[..., Any] = getattr(import_module(f"{__name__}.rankings.{module}"), function)
    return module, compiled
