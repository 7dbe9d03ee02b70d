"""Pay tables: pasted as printed, read exactly, and refused on import if they are wrong."""

import pytest

from houseway.cards import Rank, parse_cards
from houseway.errors import BadInput
from houseway.hands import THREE_CARD
from houseway.hands.category import PAIR
from houseway.money import Odds
from houseway.rulebook import clause
from houseway.wagers import pay_table

CITE = clause("bclc-poker/6/5.9.table")


def test_a_table_is_read_as_it_is_printed() -> None:
    table = pay_table(
        CITE,
        THREE_CARD,
        """
        straight flush    40 to 1
        three of a kind   30 to 1

        straight           5 to 1
    """,
    )
    assert table.cite is CITE
    assert table.rows == (
        ("straight flush", Odds(40)),
        ("three of a kind", Odds(30)),
        ("straight", Odds(5)),
    )


def test_a_hand_is_paid_by_its_own_row_or_not_at_all() -> None:
    table = pay_table(CITE, THREE_CARD, "pair   1 to 1\nflush   4 to 1")
    assert table.pays(THREE_CARD.rank(parse_cards("2c 2d 9h"))) == Odds(1)
    assert table.pays(THREE_CARD.rank(parse_cards("2c 9c Kc"))) == Odds(4)
    assert table.pays(THREE_CARD.rank(parse_cards("2c 9d Kc"))) is None


def test_rows_may_be_named_by_a_list_and_may_push() -> None:
    table = pay_table(CITE, ("win by 9", "natural tie"), "win by 9   30 to 1\nnatural tie   push")
    assert table.pays("win by 9") == Odds(30)
    assert table.pays("natural tie").winnings(500) == 0
    assert table.pays("win by 8") is None


@pytest.mark.parametrize(
    ("printed", "line"),
    [
        (
            "full house   9 to 1",
            (
                "bclc-poker/6/5.9.table pays 'full house', which is none of flush, high card, "
                "pair, straight, straight flush, three of a kind"
            ),
        ),
        ("pair   1 to 1\npair   2 to 1", "bclc-poker/6/5.9.table pays 'pair' twice"),
        (
            "pair 1 to 1",
            "'pair 1 to 1' in bclc-poker/6/5.9.table is not a row; write HAND, two spaces, ODDS",
        ),
        (
            "pair",
            "'pair' in bclc-poker/6/5.9.table is not a row; write HAND, two spaces, ODDS",
        ),
        (
            "pair   lots",
            "'lots' are not odds; write '40 to 1', '4 for 1', '5 x ante', '$50' or '10%'",
        ),
    ],
)
def test_a_table_that_is_wrong_is_refused_before_any_card_is_dealt(printed, line) -> None:
    with pytest.raises(BadInput) as refused:
        pay_table(CITE, THREE_CARD, printed)
    assert refused.value.message == line


def test_a_row_may_hold_a_part_of_a_category() -> None:
    least = {"pair of kings or better": THREE_CARD.least(PAIR, Rank.KING)}
    table = pay_table(
        CITE, THREE_CARD, "flush   4 to 1\npair of kings or better   2 to 1", least=least
    )
    for cards, paid in {
        "Kc Kd 2h": Odds(2),
        "Ac Ad 2h": Odds(2),
        "Qc Qd Ah": None,
        "2c 9c Kc": Odds(4),  # a higher category has its own row
        "7c 7d 7h": None,  # or none
    }.items():
        assert table.pays(THREE_CARD.rank(parse_cards(cards))) == paid, cards
    assert table.row(THREE_CARD.rank(parse_cards("Kc Kd 2h"))) == "pair of kings or better"
    assert table.row(THREE_CARD.rank(parse_cards("Qc Qd Ah"))) == "pair"


@pytest.mark.parametrize(
    ("rows", "cards", "missed"),
    [
        ("straight  5 to 1\npair  1 to 1", "Ks 9d 4c", ", less than a pair"),
        ("three of a kind  5 to 1", "Ks Kd 4c", ", less than three of a kind"),
        (
            "straight flush  5 to 1\npair of kings  1 to 1",
            "Qs Qd 4c",
            ", less than a pair of kings",
        ),
        ("straight  5 to 1\npair  1 to 1", "Ks 9s 4s", ", not on the table"),
    ],
)
def test_a_hand_is_less_than_the_lowest_row_that_is_posted(rows, cards, missed) -> None:
    least = {"pair of kings": THREE_CARD.least(PAIR, Rank.KING)}
    table = pay_table(CITE, THREE_CARD, "flush  3 to 1", least).posted(rows)
    hand = THREE_CARD.rank(parse_cards(cards))
    assert table.pays(hand) is None
    assert table.missed_by(hand) == missed


def test_rows_for_one_count_the_stake_and_those_to_one_do_not() -> None:
    table = pay_table(CITE, THREE_CARD, "pair   1 to 1")
    assert table.posted("pair   1 for 1").pays("pair").winnings(500) == 0
    assert table.posted("pair   1 to 2").pays("pair").winnings(500) == 250
    with pytest.raises(BadInput, match="a hand that wins nothing is left out"):
        table.posted("pair   1 for 2")
    with pytest.raises(BadInput, match="a hand that wins nothing is left out"):
        table.posted("pair   2000000000 to 1")


def test_what_is_posted_stands_under_the_same_clause_and_is_written_in_columns() -> None:
    table = pay_table(CITE, THREE_CARD, "pair   1 to 1").posted("straight  5 for 1\npair  push")
    assert table.cite is CITE
    assert table.text == "straight  5 for 1\npair      push"


def test_a_posted_table_pays_up_to_a_bound_and_is_refused_under_its_own_clause() -> None:
    table = pay_table(CITE, THREE_CARD, "pair   1 to 1")
    assert table.posted("pair  1000000000 to 1").rows == (("pair", Odds(10**9)),)
    with pytest.raises(BadInput, match=f"^{CITE} cannot pay 'pair' 1,?000,?000,?001 to 1"):
        table.posted("pair  1000000001 to 1")
    with pytest.raises(BadInput, match=f"'pair 2 to 1' in {CITE} is not a row"):
        table.posted("pair 2 to 1")
