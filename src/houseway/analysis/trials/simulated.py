"""What a simulation found: typed, with where it comes from, and in rows for a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from houseway.analysis.frames import write_rows
from houseway.analysis.trials.totals import Tally, Totals
from houseway.analysis.trials.trial import Trial

COUNTED = ("decisions", "showdowns", "taken", "pots")


@dataclass(frozen=True, slots=True)
class Simulated:
    """Rounds that were played: what each spot cost, or each seat won, with its error.

    Figures of spots are in units of the initial wager, those of seats in cents.
    """

    trial: Mapping[str, Any]  # the facts it depends on
    totals: Totals
    banked: bool

    @classmethod
    def of(cls, trial: Trial, totals: Totals) -> Simulated:
        return cls(trial.facts(), totals, banked=trial.table is None)

    @property
    def rounds(self) -> int:
        return self.totals.rounds

    def __getitem__(self, spot: str) -> Tally:
        """What came of a spot, or of a seat: result["ante"], result["seat 1"]."""
        return self.totals.tallies[spot]

    def rows(self) -> Iterator[dict[str, object]]:
        """A row for each spot or seat, flat, for spreadsheets and frames."""
        of = {name: self.trial[name] for name in ("game", "policy", "seed")}
        for name, tally in self.totals.tallies.items():
            yield {**of, "spot" if self.banked else "seat": name, **self._figures(tally)}

    def write(self, path: Path) -> Path:
        """Write the rows to a file: .csv, .parquet or .json."""
        return write_rows(self.rows(), path)

    def _figures(self, tally: Tally) -> dict[str, float]:
        risk = {"element_of_risk": tally.element_of_risk} if self.banked else {}
        mean = {"house_edge": -tally.mean} if self.banked else {"mean": tally.mean}
        scatter = {"std_dev": tally.std_dev, "stderr": tally.stderr}
        return {**mean, **risk, **scatter, "rounds": tally.rounds}

    def to_json(self) -> dict[str, object]:
        told = {**self.trial, "method": "simulated", "rounds": self.rounds}
        tallies = self.totals.tallies
        if self.banked:
            wagers = {name: {**self._figures(each), "lines": each.lines()}
                      for name, each in tallies.items()}  # fmt: skip
            return {**told, "decisions": self.totals.counts["decisions"], "wagers": wagers}
        seats = {name: self._figures(each) for name, each in tallies.items()}
        nets = [each.won for name, each in tallies.items() if name.startswith("seat")]
        counted = {name: self.totals.counts[name] for name in COUNTED}
        return {**told, "hands": self.rounds, **counted, "nets": nets, "seats": seats}
