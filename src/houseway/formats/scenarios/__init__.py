"""Scenario files: rounds written down in TOML with what must come of them."""

from houseway.formats.scenarios.coverage import Coverage, coverage
from houseway.formats.scenarios.entry import Entry, Outcome, load, scenario_files
from houseway.formats.scenarios.runner import run

__all__ = ["Coverage", "Entry", "Outcome", "coverage", "load", "run", "scenario_files"]
