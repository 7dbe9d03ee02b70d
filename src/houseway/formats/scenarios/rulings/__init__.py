"""Rulings in scenario files: what people saw as a situation, and what was ruled compared.

`read_situation` is the one reading of a situation, for files, the command line, the server and the
web: `RULED_ON` has the kinds, each subject in a file of its own.
"""

from __future__ import annotations

from typing import Any

from houseway.formats.scenarios.rulings.clock import CLOCK
from houseway.formats.scenarios.rulings.deals import DEALS
from houseway.formats.scenarios.rulings.hands import HANDS
from houseway.formats.scenarios.rulings.kinds import SCENE, Kind, refuse_others
from houseway.formats.scenarios.rulings.people import PEOPLE
from houseway.formats.scenarios.rulings.pots import POTS
from houseway.formats.scenarios.rulings.showdowns import SHOWDOWNS
from houseway.formats.scenarios.rulings.turns import TURNS
from houseway.formats.scenarios.rulings.wagers import WAGER, WAGERS
from houseway.rulings import Situation

RULED_ON: tuple[Kind, ...] = (
    *DEALS,
    *HANDS,
    *SHOWDOWNS,
    *TURNS,
    *CLOCK,
    *WAGERS,
    *POTS,
    *PEOPLE,
    WAGER,
)


def read_situation(written: dict[str, Any]) -> Situation:
    """What people saw, from the keys of a scenario: which kind of situation it is shows in them."""
    every = SCENE.union(*(kind.keys for kind in RULED_ON))
    refuse_others("given", written, every)
    kind = next(kind for kind in RULED_ON if kind.told_by in written or not kind.told_by)
    refuse_others(f"given with {kind.told_by!r}" if kind.told_by else "given", written, kind.known)
    return kind.read(written)


__all__ = ["RULED_ON", "Kind", "read_situation"]
