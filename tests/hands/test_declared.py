"""Rankings are declared with their clauses, and the page about them says the same."""

from collections import Counter

import pytest

from houseway import rulebook
from houseway.cards import WITH_JOKER_AND_BLANK, Card
from houseway.hands import RANKINGS, Ranking

SIZES = {32, 36, 52, 53, 54, 6 * 52, 8 * 52}


@pytest.mark.parametrize("name", RANKINGS)
def test_a_ranking_cites_clauses_and_is_dealt_from_a_known_deck(name) -> None:
    order = RANKINGS[name]
    assert order.name == name
    assert order.cite
    assert all(rulebook.clause(each.id) is each for each in order.cite)
    assert len(order.deck) in SIZES
    assert set(order.deck) <= set(WITH_JOKER_AND_BLANK)
    assert order.fewest <= order.most
    names = [each.name for each in order.categories]
    assert len(set(names)) == len(names)


def deck(cards: tuple[Card, ...]) -> str:
    decks = max(Counter(cards).values())
    return f"{decks} × {len(cards) // decks}" if decks > 1 else str(len(cards))


def row(order: Ranking) -> list[str]:
    clauses = ", ".join(f"`{each.id}`" for each in order.cite)
    return [f"`{order.name}`", order.takes, deck(order.deck), clauses]


def test_the_page_about_rankings_has_a_row_for_each(request) -> None:
    page = (request.path.parents[2] / "docs" / "rankings.md").read_text(encoding="utf-8")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in page.splitlines()
        if line.startswith("| `")
    ]
    assert [[*cells[:3], cells[4]] for cells in rows] == [row(each) for each in RANKINGS.values()]
    for cells in rows:
        order = RANKINGS[cells[0].strip("`")]
        if len(order.categories) > 1 and not cells[3].count("down to"):
            assert cells[3] == ", ".join(each.name for each in reversed(order.categories))
