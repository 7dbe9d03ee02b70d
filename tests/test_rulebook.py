"""Clauses: every citation exists, is found by id or by words, and says what it asks of us."""

import pytest

from houseway.errors import UnknownClause
from houseway.rulebook import Kind, books, clause, clauses, search, section, sections


def test_all_the_clauses_of_four_rulebooks_are_there() -> None:
    assert len(clauses()) == 5077
    assert {each.rulebook for each in clauses().values()} == set(books())


def test_every_clause_says_something_in_one_line() -> None:
    silent = [each.id for each in clauses().values() if not each.gist.strip() or "\n" in each.gist]
    assert silent == []


def test_a_clause_knows_its_section_and_rulebook() -> None:
    found = clause("bclc-poker/6/6.8.2")
    assert (found.rulebook, found.section, found.kind) == (
        "bclc-poker",
        "bclc-poker/6",
        Kind.ENGINE,
    )
    assert str(found) == "bclc-poker/6/6.8.2"


def test_a_section_cites_its_own_clauses() -> None:
    rule = section("bclc-baccarat/1")
    assert rule("7.3") is clause("bclc-baccarat/1/7.3")


def test_sections_keep_the_order_of_print_and_lose_nothing() -> None:
    found = sections()
    assert sum(map(len, found.values())) == len(clauses())
    numbers = [each.id.rsplit("/", 1)[1] for each in found["bclc-poker/17"]]
    assert numbers.index("2.5") < numbers.index("3.1") < numbers.index("10.1")


def test_a_clause_that_does_not_exist_is_refused_with_its_neighbours() -> None:
    with pytest.raises(UnknownClause) as refused:
        clause("bclc-poker/6/6.8.9")
    message = refused.value.message
    assert message.startswith(
        "no rulebook has a clause 'bclc-poker/6/6.8.9'; perhaps bclc-poker/6/"
    )
    assert "\n" not in message


def test_a_clause_like_no_other_is_refused_with_the_way_to_look() -> None:
    with pytest.raises(UnknownClause) as refused:
        clause("????")
    assert refused.value.message == (
        "no rulebook has a clause '????'; `houseway clauses WORD` finds clauses"
    )


def test_words_find_the_clauses_that_hold_all_of_them() -> None:
    found = search(["STRADDLE", "bclc-poker/17/"])
    assert clause("bclc-poker/17/4.1.3") in found
    assert all("straddle" in each.gist.lower() for each in found)
    assert all(each.section == "bclc-poker/17" for each in found)
    assert search(["no-such-word-anywhere"]) == []
