"""Entries that run a night: what is given, what is done in order, what is expected then."""

from houseway.formats.scenarios.night.gamecards import run_stomaha
from houseway.formats.scenarios.night.run import run_tournament

__all__ = ["run_stomaha", "run_tournament"]
