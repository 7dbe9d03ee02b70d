"""Pay tables, pasted as printed and parsed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from houseway.errors import BadInput
from houseway.hands import Hand, Ranking
from houseway.hands.ranking import article
from houseway.money import Odds, odds
from houseway.rulebook import Clause

PUSH = Odds(0)
MOST_PAID = 10**9  # of any odds that somebody posts: beyond it no books could be kept


@dataclass(frozen=True, slots=True)
class PayTable:
    """What each hand is paid, best first, and the clause that prints it.

    `least` holds rows for a part of a category, such as a pair of aces, by their least value.
    `names` are all the rows that such a table may have, printed or not.
    """

    cite: Clause
    rows: tuple[tuple[str, Odds], ...]
    least: tuple[tuple[str, int], ...] = ()
    names: tuple[str, ...] = ()

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

    def missed_by(self, hand: Hand) -> str:
        """Why a hand is paid nothing: ", less than a straight", or that it is left out."""
        floors = {each.name: hand.ranking.least(each) for each in hand.ranking.categories}
        floors.update(self.least)
        least, row = min((floors[name], name) for name, _ in self.rows)
        if hand.value >= least:
            return ", not on the table"
        counted = row.startswith(("two ", "three ", "four ", "five "))
        return f", less than {'' if counted else article(row)}{row.removesuffix(' or better')}"

    def posted(self, printed: str) -> PayTable:
        """The table with the rows that a house posts instead, under the same clause.

        They are checked like printed ones, and each pays in a manner that the table has: odds are
        not mixed up with sums of money, nor with parts of a meter.
        """
        return _posted(self, printed)

    def check(self, other: PayTable) -> None:
        """Refuse another table in place of this one if no script could pay by it."""
        if not other.rows:
            raise BadInput(f"the table of {self.cite} pays nothing; write HAND, two spaces, ODDS")
        if unknown := [name for name, _ in other.rows if name not in self.names]:
            raise _no_row(self.cite, unknown[0], self.names)
        manners = {_manner(paid): str(paid) for _, paid in self.rows}
        for name, paid in other.rows:
            if _manner(paid) not in manners:
                like = " or ".join(f"'{each}'" for each in manners.values())
                raise BadInput(f"{self.cite} cannot pay {name!r} {paid}; it pays such as {like}")
            least = paid.per if paid.manner == "for" else 1
            if paid != PUSH and not least <= paid.pays <= MOST_PAID:
                raise BadInput(
                    f"{self.cite} cannot pay {name!r} {paid}; a hand that wins nothing is left out"
                )

    @property
    def text(self) -> str:
        """The rows as they are pasted and posted."""
        wide = max(len(name) for name, _ in self.rows)
        return "\n".join(f"{name:<{wide}}  {pays_words(paid)}" for name, paid in self.rows)


@lru_cache(maxsize=1024)
def _posted(table: PayTable, printed: str) -> PayTable:
    read = pay_table(table.cite, table.names, printed)
    table.check(read)
    return replace(table, rows=read.rows)


def pays_words(paid: Odds) -> str:
    """What a row pays, as it is printed."""
    return "push" if paid == PUSH else str(paid)


def _manner(paid: Odds) -> tuple[str, str]:
    """What odds are a multiple of; "to" and "for" both go by the stake."""
    return ("to" if paid.manner == "for" else paid.manner), paid.of


def _no_row(cite: Clause, hand: str, known: Iterable[str]) -> BadInput:
    return BadInput(f"{cite} pays {hand!r}, which is none of {', '.join(sorted(known))}")


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
    made = (each.name for each in names.categories) if isinstance(names, Ranking) else names
    known = tuple(dict.fromkeys((*made, *(least or ()))))
    rows: dict[str, Odds] = {}
    for line in filter(None, map(str.strip, printed.splitlines())):
        match = _ROW.match(line)
        if not match:
            raise BadInput(f"{line!r} in {cite} is not a row; write HAND, two spaces, ODDS")
        hand, pays = match["hand"], match["pays"].strip()
        if hand not in known:
            raise _no_row(cite, hand, known)
        if hand in rows:
            raise BadInput(f"{cite} pays {hand!r} twice")
        rows[hand] = PUSH if pays.lower() == "push" else odds(pays)
    return PayTable(cite, tuple(rows.items()), tuple((least or {}).items()), known)
