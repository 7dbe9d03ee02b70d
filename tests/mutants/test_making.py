"""A rule that is made wrong is wrong for everybody, whoever was asked about it before."""

import sys
from collections.abc import Callable
from datetime import time
from importlib import import_module
from pathlib import Path
from typing import Any

from houseway import games
from houseway.rulebook import clause
from tests.mutants.chosen import all_mutants
from tests.mutants.covering import SRC, apart, at_load
from tests.mutants.kinds import Mutant
from tests.mutants.making import importers, make_wrong, module_name, turn_wrong, turned

JACKPOTS = SRC / "floor" / "jackpots"
PRINTED = "houseway.floor.jackpots.sections"


def mutant(path: Path, words: str) -> Mutant:
    return next(each for each in all_mutants([path]) if words in each.key)


def printed() -> Any:
    """The jackpots of the houses, as whoever asks for them now is told."""
    return import_module(PRINTED).sections()


def asked_before(wrong: Mutant, make: Callable[[Mutant], Any], ask: Callable[[], Any]) -> Any:
    """What is told in a process in which it was told once before the rule was made wrong."""

    def told() -> tuple[Any, Any]:
        right = ask()
        make(wrong)
        return right, ask()

    return apart(told)


def test_what_a_function_keeps_is_asked_anew() -> None:
    wrong = mutant(JACKPOTS / "sections.py", "sections negated: house.jackpots")
    told = asked_before(wrong, lambda each: turn_wrong(each, set()), ask_names)
    assert told[0]
    assert told[1] != told[0]


def ask_names() -> str:
    """The names of the jackpots, or what goes wrong."""
    try:
        return ", ".join(printed())
    except ValueError as error:
        return str(error)


def test_what_was_loaded_after_others_is_dropped_with_them() -> None:
    """A house names the file of its jackpots; nobody imports it, and it is loaded when asked."""
    wrong = mutant(JACKPOTS / "rules.py", "module number: 11 -> 10")
    known = importers()
    told = asked_before(
        wrong, lambda each: make_wrong(each, known), lambda: printed()["high-hand"].cut_over
    )
    assert told == (time(11), time(10))


def test_what_a_game_keeps_of_its_declaration_is_worked_out_anew() -> None:
    wrong = mutant(SRC / "play" / "pot" / "pot_game.py", "PotGame.blinds swapped")
    told = asked_before(
        wrong,
        lambda each: turn_wrong(each, set()),
        lambda: games.find("texas-holdem@bclc").blinds is None,
    )
    assert told == (False, True)


def test_what_runs_as_a_file_is_loaded_is_known_of_files_that_are_loaded_later() -> None:
    """Another body would change nothing there: what it gave when it was loaded is there already."""
    wrong = mutant(JACKPOTS / "bclc.py", "bad_beat number: 5 -> 6")
    name = module_name(wrong.path)

    def told() -> tuple[bool, bool]:
        sys.modules.pop(name, None)
        at_load()  # for those who ask about other files
        import_module(name)
        return turned(wrong, at_load()) is None, turned(wrong, set()) is None

    assert apart(told) == (True, False)


def test_whether_a_clause_was_changed_is_known_once_somebody_came_past() -> None:
    """Before that it may be one: else no test would be asked, and nobody counted it."""
    wrong = mutant(SRC / "wagers" / "line.py", "Line.to_json clause: self.clause")

    def told() -> tuple[bool, bool, bool]:
        changes = turn_wrong(wrong, set())
        assert changes
        put = import_module(module_name(wrong.path)).__wrong__
        before = changes()
        put(None)
        none = changes()
        put(clause("chico/collection/procedures.5"))
        return before, none, changes()

    assert apart(told) == (True, False, True)
