"""Running the board twice, as people write it: who says so, in either order, and who does not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from houseway.formats.scenarios.entry import Entry
from houseway.play import Round
from houseway.play.actions import PLAIN, RunTwice

RUN_ONCE = PLAIN["run_once"]
_SAID = (" run twice", " run once")


def as_asked(round: Round[Any], move: str, then: str) -> list[str]:
    """Two moves about running the board twice, in the order in which the two players are asked.

    Once one of them has said no, nobody asks the other.
    """
    options = round.options()
    if options is None or not options.offer(RunTwice):
        return [move, then]
    asked = f"{options.seat} "
    if move.startswith(asked) or not then.startswith(asked):
        return [move, then]
    if not (move.endswith(_SAID) and then.endswith(_SAID)):
        return [move, then]
    return [then] if then.endswith("once") else [then, move]


def run_once(entry: Entry, round: Round[Any]) -> Iterable[None]:
    """The moves are over, not both have agreed, and the entry says who won: it is run once.

    An entry that asks who is to act, or what he may do, stops at the question.
    """
    if "to_act" in entry or "options" in entry or not ("stacks" in entry or "rake" in entry):
        return
    while (options := round.options()) and options.offer(RunTwice):
        round.play(RUN_ONCE)
        yield
