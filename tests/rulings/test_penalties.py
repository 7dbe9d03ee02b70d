"""A player's ledger of penalties: what its scenarios leave open."""

import json

import pytest

from houseway.errors import BadInput, Illegal
from houseway.rulings import rule_on
from houseway.rulings.decision import decide
from houseway.rulings.penalties import LADDER, Ledger, hands_of
from houseway.rulings.situations import Offence


def test_a_penalty_on_top_of_another_is_added_in_hands() -> None:
    ledger = Ledger("A").give("1 round", live=6).hand_over("A").give("1 hand", live=5)
    assert (ledger.hands, ledger.left) == (7, 6)


def test_hands_of_another_table_do_not_count() -> None:
    ledger = Ledger("A").give("1 round", live=6).hand_over("B")
    assert ledger.left == 6
    assert ledger.moved("B").hand_over("A").hand_over("B").left == 5


def test_who_still_has_cards_is_not_away_until_the_hand_is_over() -> None:
    ledger = Ledger("A").give("1 hand", live=6, dealt=True)
    assert not ledger.away
    assert ledger.hand_over("A").away
    assert not ledger.hand_over("A").hand_over("A").away


def test_nobody_comes_back_before_his_hands_are_over() -> None:
    ledger = Ledger("A").give("1 round", live=2).hand_over("A")
    with pytest.raises(Illegal, match="for 1 hand more") as refused:
        ledger.returns()
    assert refused.value.clause
    assert refused.value.clause.id == "bcpc/75.c"
    served = ledger.hand_over("A")
    assert served.returns() == served


def test_a_disqualified_player_is_out_whatever_he_had_left_to_miss() -> None:
    ledger = Ledger("A").give("4 rounds", live=9).give("disqualification", live=9)
    assert (ledger.left, ledger.disqualified, ledger.away) == (0, True, True)
    for deed in (ledger.returns, lambda: ledger.give("warning", live=9)):
        with pytest.raises(Illegal) as refused:
            deed()
        assert refused.value.clause
        assert refused.value.clause.id == "bcpc/76"


def test_repeats_escalate_from_the_hardest_so_far() -> None:
    assert Ledger().harder == LADDER
    ledger = Ledger().give("2 rounds", live=9).give("warning", live=9)
    assert ledger.harder == ("3 rounds", "4 rounds", "disqualification")


def test_the_ledger_says_who_gave_what_for_what_and_by_which_clause() -> None:
    ledger = Ledger()
    for what in ("warning", "1 hand", "disqualification"):
        ledger = ledger.give(what, live=9, why="abuse", by="Tom")
    assert [each.cite.id for each in ledger.given] == ["bcpc/75.a", "bcpc/75.b", "bcpc/76"]
    assert {(each.why, each.by) for each in ledger.given} == {("abuse", "Tom")}


def test_what_is_no_length_at_all_is_refused_by_the_list_of_penalties() -> None:
    with pytest.raises(Illegal, match="there are warning, 1 hand") as refused:
        hands_of("a slap", 9)
    assert refused.value.clause
    assert refused.value.clause.id == "bcpc/75.a"


def test_a_ledger_is_carried_with_who_decided_what_and_why() -> None:
    ruling = rule_on("bcpc", Offence("etiquette", live=6))
    decision = decide(ruling.choices, "1 round", by="Maria", why="chips of others again")
    ledger = Ledger("A").decided(decision, live=6, dealt=True).hand_over("A")
    carried = Ledger.carried(json.loads(json.dumps(ledger.facts())))
    assert carried == ledger
    assert carried.moved("B").hand_over("B").left == 5
    [given] = carried.given
    assert (given.by, given.why, given.hands) == ("Maria", "chips of others again", 6)


def test_a_penalty_before_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        rule_on("bcpc", Offence("etiquette", given=("a fine",)))
    assert refused.value.message.startswith("'a fine' is no penalty; there are warning, 1 hand")
