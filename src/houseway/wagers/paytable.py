"""Pay tables, pasted as printed and parsed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from houseway.errors import BadInput
from houseway.hands import Hand, Ranking
from houseway.money import Odds, odds
from houseway.rulebook import Clause

PUSH = Odds(0)


@dataclass(frozen=True, slots=True)
class PayTable:
    """What each hand is paid, best first, and the clause that prints it.

    `least` holds rows for a part of a category, such as a pair of aces, by their least value.
    """

    cite: Clause
    rows: tuple[tuple[str, Odds], ...]
    least: tuple[tuple[str, int], ...] = ()

    def pays(self, hand: Hand | str) -> Odds | None:
        """The odds for a hand, or None where the table pays nothing."""
        name = self.row(hand)
        return next((paid for row, paid in self.rows if row == name), None)

    def row(self, hand: Hand | str) -> str:
        """The name of the row that a hand belongs to, whether the table has it or not."""
        if isinstance(hand, str):
            return hand
        for name, least in self.least:
            if hand.value >= least and hand.ranking.category(least) is hand.category:
                return name
        return hand.category.name


_ROW = re.compile(r"^(?P<hand>.+?)\s{2,}(?P<pays>.+)$")


def pay_table(
    cite: Clause,
    names: Ranking | Iterable[str],
    printed: str,
    least: Mapping[str, int] | None = None,
) -> PayTable:
    """Read a table as printed: a hand, two spaces or more, and what it pays.

    A row that names a hand its ranking cannot make is refused. With `least`, a row may also name
    the hands of a category from a value up: `{"pair of aces": FOUR_CARD.least(PAIR, Rank.ACE)}`.
    """
    known = {c.name for c in names.categories} if isinstance(names, Ranking) else set(names)
    known |= set(least or ())
    rows: dict[str, Odds] = {}
    for line in filter(None, map(str.strip, printed.splitlines())):
        match = _ROW.match(line)
        if not match:
            raise BadInput(f"{line!r} in {cite} is not a row; write HAND, two spaces, ODDS")
        hand, pays = match["hand"], match["pays"].strip()
        if hand not in known:
            raise BadInput(f"{cite} pays {hand!r}, which is none of {', '.join(sorted(known))}")
        if hand in rows:
            raise BadInput(f"{cite} pays {hand!r} twice")
        rows[hand] = PUSH if pays.lower() == "push" else odds(pays)
    return PayTable(cite, tuple(rows.items()), tuple((least or {}).items()))
