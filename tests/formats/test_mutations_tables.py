"""A wrong payout, a wrong order of hands or a wrong drawing rule breaks a scenario that names it.

A clause is proved only by an expectation that would break if the rule were wrong: each test here
makes one rule wrong and runs the scenarios that name its clause.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations

import pytest

from houseway import games
from houseway.games.bclc import mini_baccarat
from houseway.hands import FIVE_CARD, THREE_CARD, ranking
from houseway.hands.five_card import FiveCardHigh
from houseway.hands.ranking import TIE_BITS, Ranking
from houseway.money import Odds
from houseway.wagers import PayTable

# Pay tables: every row, one more to one and one less


def pay_rows() -> Iterator[tuple[PayTable, str, Odds]]:
    tables = {id(t): t for game in games.catalogue().values() for t in game.pay_tables.values()}
    for table in tables.values():
        for hand, odds in table.rows:
            if odds.pays:  # a push is no odds: a mutation of its own sees to it
                yield table, hand, odds


ROWS = list(pay_rows())


@pytest.mark.parametrize("change", [+1, -1], ids=["one more", "one less"])
@pytest.mark.parametrize(
    ("table", "hand", "odds"), ROWS, ids=[f"{table.cite} {hand}" for table, hand, _ in ROWS]
)
def test_a_wrong_row_of_a_pay_table_is_noticed(
    monkeypatch, breaks, table, hand, odds, change
) -> None:
    right = PayTable.pays
    wrong = Odds(odds.pays + change, odds.per, odds.manner, odds.of)

    def pays(self, held):
        return wrong if self is table and self.row(held) == hand else right(self, held)

    monkeypatch.setattr(PayTable, "pays", pays)
    breaks(table.cite.id)


# The order of hands: each two neighbours changed


def swapped(order: Ranking, lower: int, monkeypatch) -> None:
    """The category at a place changes places with the next one up."""
    names = list(order.categories)
    names[lower], names[lower + 1] = names[lower + 1], names[lower]
    monkeypatch.setattr(order, "categories", tuple(names))
    monkeypatch.setattr(order, "_words", {})
    places = {category: i << TIE_BITS for i, category in enumerate(names)}
    monkeypatch.setattr(order, "_place", places)


THREE_CARD_CLAUSES = {
    "straight flush": "5.6.1",
    "three of a kind": "5.6.2",
    "straight": "5.6.3",
    "flush": "5.6.4",
    "pair": "5.6.5",
    "high card": "5.3",
}
HOLD_EM_CLAUSES = {
    category.name: f"1.4.{10 - i}" for i, category in enumerate(FIVE_CARD.categories)
}


@pytest.mark.parametrize("lower", range(5), ids=lambda i: THREE_CARD.categories[i].name)
def test_a_wrong_order_of_three_card_hands_is_noticed(monkeypatch, breaks, lower) -> None:
    named = [THREE_CARD.categories[lower].name, THREE_CARD.categories[lower + 1].name]
    swapped(THREE_CARD, lower, monkeypatch)
    breaks(*(f"bclc-poker/6/{THREE_CARD_CLAUSES[name]}" for name in named))


def plainly(self, cards, board=()) -> int:
    """The best five by the plain definition, which a changed order of categories changes."""
    return max(map(self._value_of, combinations((*cards, *board), 5)))


@pytest.mark.parametrize("lower", range(9), ids=lambda i: FIVE_CARD.categories[i].name)
def test_a_wrong_order_of_five_card_hands_is_noticed(monkeypatch, breaks, lower) -> None:
    named = [FIVE_CARD.categories[lower].name, FIVE_CARD.categories[lower + 1].name]
    monkeypatch.setattr(FiveCardHigh, "value", plainly)
    swapped(FIVE_CARD, lower, monkeypatch)
    breaks(*(f"bclc-poker/17/{HOLD_EM_CLAUSES[name]}" for name in named))


@pytest.mark.parametrize(
    ("better", "clause"),
    [("royal flush", "5.7.1"), ("four of a kind", "5.7.3"), ("flush", "5.7.5")],
)
def test_a_wrong_order_in_the_six_card_bonus_is_noticed(
    monkeypatch, breaks, better, clause
) -> None:
    """Only these can meet the next kind down in one and the same six cards."""
    upper = next(i for i, each in enumerate(FIVE_CARD.categories) if each.name == better)
    monkeypatch.setattr(FiveCardHigh, "value", plainly)
    swapped(FIVE_CARD, upper - 1, monkeypatch)
    breaks(f"bclc-poker/6/{clause}")


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("three-card", "bclc-poker/6/5.5"),
        ("five-card", "bclc-poker/17/1.4.6"),
        ("five-card", "bclc-poker/17/1.4.2"),
    ],
)
@pytest.mark.parametrize("top", [0, 14], ids=["no run at all", "the highest run"])
def test_an_ace_that_cannot_stand_lowest_is_noticed(monkeypatch, breaks, name, clause, top) -> None:
    def straight_top(ranks):
        if ranks[0] == 14 and ranks[-1] == 2:
            return top if ranks[1] == len(ranks) else 0
        return ranks[0] if ranks[0] - ranks[-1] == len(ranks) - 1 else 0

    monkeypatch.setattr(import_module("houseway.hands.ranking"), "straight_top", straight_top)
    if ranking(name) is FIVE_CARD:
        monkeypatch.setattr(FiveCardHigh, "value", plainly)
    breaks(clause)


# Baccarat's drawing rules: every cell of the tables that play can reach


REACHED = [
    (total, third) for total in range(8) for third in (None, *range(10))
]  # a banker with eight or nine has a natural, and nobody draws


@pytest.mark.parametrize(
    ("total", "third"), REACHED, ids=[f"banker {t}, player's third {c}" for t, c in REACHED]
)
def test_a_wrong_cell_of_the_bankers_table_is_noticed(monkeypatch, breaks, total, third) -> None:
    table = mini_baccarat._BANKER_DRAWS
    monkeypatch.setitem(table, (total, third), not table[total, third])
    breaks("bclc-baccarat/1/11.2.table")


@pytest.mark.parametrize("total", range(8))
def test_a_wrong_cell_of_the_players_table_is_noticed(monkeypatch, breaks, total) -> None:
    draws = mini_baccarat.PLAYER_DRAWS
    monkeypatch.setattr(mini_baccarat, "PLAYER_DRAWS", draws ^ {total})
    breaks("bclc-baccarat/1/11.1.table")
