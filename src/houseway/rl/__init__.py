"""Every game for learners: PettingZoo and Gymnasium environments, game trees, many tables at once.

    import gymnasium
    import houseway.rl

    table = gymnasium.make("houseway/three-card-poker-bclc-v0")

It needs the extra `rl`; the tables of `ManyTables` need `fast` besides.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from houseway.errors import BadInput

if TYPE_CHECKING:
    from houseway.analysis.many_tables import ManyTables
    from houseway.rl.aec import VERSION, TableEnv, env
    from houseway.rl.registration import id_of, register
    from houseway.rl.single import SeatEnv
    from houseway.rl.state import State
    from houseway.rl.table import Table

_FOUND_IN = {
    "ManyTables": "houseway.analysis.many_tables",
    "SeatEnv": "houseway.rl.single",
    "State": "houseway.rl.state",
    "Table": "houseway.rl.table",
    "TableEnv": "houseway.rl.aec",
    "VERSION": "houseway.rl.aec",
    "env": "houseway.rl.aec",
    "id_of": "houseway.rl.registration",
    "register": "houseway.rl.registration",
}


def __getattr__(name: str) -> Any:
    """What is asked for is imported then: trees and tables need neither of the two packages."""
    if name not in _FOUND_IN:
        raise AttributeError(f"houseway.rl has no {name!r}")
    try:
        return getattr(import_module(_FOUND_IN[name]), name)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("houseway"):
            raise
        extra = "fast" if name == "ManyTables" else "rl"
        raise BadInput(
            f"houseway.rl.{name} needs {error.name}: install houseway[{extra}]"
        ) from None


if find_spec("gymnasium") and find_spec("pettingzoo"):
    import_module("houseway.rl.registration").register()

__all__ = [
    "ManyTables",
    "SeatEnv",
    "State",
    "Table",
    "TableEnv",
    "VERSION",
    "env",
    "id_of",
    "register",
]
