"""Formulas for points: exact, bounded, and refused in one line where they cannot be read."""

import ast
from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.club.formula import DEEPEST, LONGEST, parse
from houseway.club.league import KNOWN, ByFormula
from houseway.errors import BadInput


def worked_out(text, **names):
    return parse(text, set(names)).value(names)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("10 - 4 - 3", 3),
        ("7 / 2", Fraction(7, 2)),
        ("7 % 4", 3),
        ("-2 * -3", 6),
        ("2 < 3 ? 10 : 20", 10),
        ("2 > 3 ? 10 : 3 > 2 ? 20 : 30", 20),
        ("1 == 1 && 2 != 2 ? 1 : 0", 0),
        ("0 || 3 >= 3", 1),
        ("!0 + !5", 1),
        ("min(3, 1, 2) + max(4, 5)", 6),
        ("floor(7 / 2) + ceil(7 / 2) + abs(-1)", 8),
        ("sqrt(16) * sqrt(2.25)", 6),
        ("sqrt(2)", Fraction(1414213, 1000000)),
        ("0 && 1 / 0", 0),
        ("1 || 1 / 0", 1),
        ("1.5 + 0.25", Fraction(7, 4)),
    ],
)
def test_what_a_formula_comes_to(text, value) -> None:
    assert worked_out(text) == value


def test_it_knows_the_night_of_a_player() -> None:
    assert worked_out("10 * sqrt(entries / place)", entries=36, place=4) == 30
    assert parse("place + min(entries, 3)", KNOWN).names() == {"place", "entries"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "breaks off"),
        ("1 +", "breaks off"),
        ("1 2", "'2' is unexpected"),
        ("(1", r"'\)' is missing"),
        ("1 ? 2", "':' is missing"),
        ("place.real", r"'\.' has no place"),
        ("__import__(1)", "'__import__' is nothing that a formula knows"),
        ("'a'", "has no place"),
        ("2 ** 9", r"'\*' is nothing"),
        ("min(1)", "min takes 2 to 8"),
        ("floor(1, 2)", "floor takes 1 to 1"),
        ("1 / 0", "divides by nothing"),
        ("1 % 0", "divides by nothing"),
        ("sqrt(0 - 1)", "the root of -1"),
        ("9999999999999", "too long a number"),
        ("1" + "+1" * LONGEST, f"at most {LONGEST}"),
        ("(" * (DEEPEST + 2) + "1" + ")" * (DEEPEST + 2), "within each other"),
        ("-" * 390 + "1", "within each other"),
        ("1 ? " * 90 + "1", "within each other"),
    ],
)
def test_what_cannot_be_read_or_worked_out_is_said_in_one_line(text, said) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        worked_out(text)
    assert "\n" not in refused.value.message


@given(st.text(alphabet="0123456789+-*/%()<>=!&|?:, placemnx.", max_size=60))
def test_whatever_is_typed_is_a_number_or_refused(text) -> None:
    with suppress(BadInput):
        assert isinstance(parse(text, {"place"}).value({"place": 3}), Fraction)


LEAVES = st.integers(0, 99).map(str)


@settings(deadline=None)
@given(
    st.recursive(
        LEAVES,
        lambda inner: st.tuples(inner, st.sampled_from(["+", "-", "*"]), inner).map(
            lambda parts: f"({' '.join(parts)})"
        ),
        max_leaves=12,
    )
)
def test_sums_come_to_what_python_makes_of_them(text) -> None:
    operations = {ast.Add: int.__add__, ast.Sub: int.__sub__, ast.Mult: int.__mul__}

    def value(node):
        if isinstance(node, ast.Constant):
            return node.value
        return operations[type(node.op)](value(node.left), value(node.right))

    assert worked_out(text) == value(ast.parse(text, mode="eval").body)


def test_points_by_a_formula_are_checked_before_they_count() -> None:
    with pytest.raises(BadInput, match="divides by nothing"):
        ByFormula.read("100 / (place - 9)")
    with pytest.raises(BadInput, match="'buyin' is nothing that a formula knows; there are att"):
        ByFormula.read("buyin * 2")
    points = ByFormula.read("entries / place")
    assert points.of(dict.fromkeys(KNOWN, 1) | {"entries": 20, "place": 3}) == Fraction("6.67")
