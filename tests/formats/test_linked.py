"""Scenarios of tables on one meter: what is compared, and what cannot be read."""

import pytest

from houseway.errors import BadScenario
from houseway.formats.scenarios import load, run

ENTRY = """
[[progressive]]
name = "two tables"
proves = ["bclc-poker/15/1.1"]
meter = 100
reseed = 50
increment = 20
"""
ROUND = """
[[progressive.round]]
table = "{table}"
game = "three-card-poker@bclc"
bets = {{ 1 = {{ ante = 10, progressive = 1 }} }}
cards = {{ 1 = "Ah 8s 3c", dealer = "Kd 9s 4c", progressive = "7c 2h" }}
moves = ["1 play"]
"""
A, B = ROUND.format(table="A"), ROUND.format(table="B")


@pytest.fixture
def outcome(tmp_path):
    def of(text):
        path = tmp_path / "linked.toml"
        path.write_text(text)
        return run(load(path)[0])

    return of


def test_each_round_is_compared_as_it_ends(outcome) -> None:
    assert outcome(f"{ENTRY}{A}meter = 100.20\n{B}meter = 100.40\n").passed
    wrong = outcome(f"{ENTRY}{A}meter = 100.40\n{B}meter = 100.40\nhouse_net = 0\n")
    assert wrong.differences == [
        "table A: the meter: expected 100.40, got 100.20",
        "table B: house net: expected 0.00, got -19.00",
    ]


def test_rounds_may_be_open_at_once(outcome) -> None:
    order = 'order = ["A", "B", "A", "B"]\n'
    assert outcome(f"{ENTRY}{order}{A}meter = 100.40\n{B}meter = 100.40\n").passed


def test_a_round_that_is_not_over_is_a_difference(outcome) -> None:
    text = f"{ENTRY}{A}meter = 100.20\n".replace('moves = ["1 play"]', "")
    assert outcome(text).differences == ["table A: the round is not over"]


def test_bets_that_are_refused_name_the_table(outcome) -> None:
    text = f"{ENTRY}{A}meter = 100.20\n".replace("progressive = 1 }", "progressive = 2 }")
    (difference,) = outcome(text).differences
    assert difference.startswith("refused: table A: seat 1's progressive of 2.00 is refused")


def test_tables_that_should_not_be_linked(outcome) -> None:
    text = f"{ENTRY}{A}{B}".replace("increment = 20", 'increment = 20\nillegal = "no"')
    assert outcome(text).differences == ["the tables were linked; they should have been refused"]
    assert outcome(text.replace("three-card-poker", "texas-holdem")).passed
    other = f"{ENTRY}{A}{B}".replace("three-card-poker", "let-it-ride")
    assert outcome(other).differences[0].startswith("the tables were not linked: Let It Ride")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{ENTRY}{A}{B}", "no round expects anything"),
        (ENTRY.replace("20", "'a fifth'") + A, "the increment is 'a fifth'"),
        (f"{ENTRY}{A}colour = 1\n", "a round has no key 'colour'"),
        (f"{ENTRY}{A}meter = 1\n".replace('table = "A"', ""), "a round needs its table"),
        (
            f"{ENTRY}{A}meter = 1\n{A.replace('three', 'four')}",
            "table A plays three-card-poker@bclc, not four-card-poker@bclc",
        ),
        (
            f'{ENTRY}order = ["A", "A", "B"]\n{A}meter = 100.20\n',
            "order names table 'B', which has no round left",
        ),
        (
            f'{ENTRY}order = ["A"]\n{A}meter = 100.20\n{B}',
            "order leaves a round of table A, B unplayed",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(outcome, text, line) -> None:
    with pytest.raises(BadScenario) as caught:
        outcome(text)
    assert line in caught.value.message
