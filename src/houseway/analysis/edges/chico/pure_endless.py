"""Pure 21.5 from an endless shoe: what the base wager costs where cards never run out."""

from __future__ import annotations

from houseway.analysis.edges.chico.pure_21_5 import ACE, CHANCES, TEN, against_every_card
from houseway.analysis.edges.chico.pure_decks import PURE


def endless_edge(pays: float, *, takes_even: bool) -> float:
    """The average loss of a unit: every up card and first two cards, played as well as can be."""
    won = 0.0
    for up, against in against_every_card().items():
        pure = {ACE: CHANCES[TEN], TEN: CHANCES[ACE]}.get(up, 0.0)  # for the bank
        seen = CHANCES[TEN] if up == ACE else 0.0  # found before anybody acts
        for one, part in CHANCES.items():
            for other, more in CHANCES.items():
                chance = CHANCES[up] * part * more
                if {one, other} == PURE:
                    even = up == ACE and takes_even
                    won += chance * (1.0 if even else pays * (1 - pure))
                    continue
                way = against.first_two(one, other, after_split=False, may_split=True)
                won += chance * ((1 - seen) * way.worth - seen)
    return -won
