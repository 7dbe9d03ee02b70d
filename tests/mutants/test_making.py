"""A rule that is made wrong is wrong for everybody, whoever was asked about it before."""

from collections.abc import Callable
from datetime import time
from importlib import import_module
from pathlib import Path
from typing import Any

from houseway import games
from tests.mutants.chosen import all_mutants
from tests.mutants.covering import SRC, apart
from tests.mutants.kinds import Mutant
from tests.mutants.making import importers, make_wrong, turn_wrong

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
