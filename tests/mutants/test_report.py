"""What is counted as noticed, and what the goals say of it."""

from tests.mutants.covering import SRC
from tests.mutants.kinds import CITATIONS, FACTS, LOGIC, Mutant
from tests.mutants.report import Report
from tests.mutants.running import Verdict


def verdicts(file: str, group: str, noticed: int, survived: int) -> list[Verdict]:
    mutant = Mutant(SRC / file, group, "number", "module", 1, 0, 1, "1", "2")
    who = ["an entry"] * noticed + [""] * survived
    return [Verdict(mutant, each, tried=1) for each in who]


def test_facts_and_logic_are_counted_together_and_parts_apart() -> None:
    right = [
        *verdicts("games/bclc/omaha.py", FACTS, 98, 2),
        *verdicts("play/round.py", FACTS, 80, 20),
        *verdicts("play/round.py", LOGIC, 199, 1),
    ]
    assert Report(right).below == []
    wrong = [*right, *verdicts("wagers/line.py", LOGIC, 0, 1)]
    assert Report(wrong).below == ["shared: 279 of 301 facts and logic are noticed, not 93%"]
    assert Report(verdicts("rulings/desk.py", LOGIC, 1, 9)).below == []
    assert "desk logic: 1 of 10 (10.0%)" in Report(verdicts("rulings/desk.py", LOGIC, 1, 9)).text()


def test_citations_have_a_goal_of_their_own_and_survivors_are_named() -> None:
    report = Report(verdicts("games/bclc/omaha.py", CITATIONS, 94, 6))
    assert report.below == ["games: 94 of 100 citations are noticed, not 95%"]
    assert len(report.unexplained) == 6
    assert report.text().startswith("survives: games/bclc/omaha:module number: 1 -> 2")
