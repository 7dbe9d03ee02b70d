"""A trial kept in a file while it is played, so that it can be stopped and taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from houseway.analysis.edges.work import Work
from houseway.analysis.trials.totals import Totals
from houseway.analysis.trials.trial import Trial
from houseway.errors import BadInput

OFTEN = 200  # times that a trial is kept on its way


@dataclass(frozen=True, slots=True)
class Kept:
    """The file of one trial: its facts, and what whole blocks of rounds have come to."""

    path: Path
    trial: Trial

    def done(self) -> Totals:
        """What was played before; nothing where there is no file yet."""
        if not self.path.exists():
            return Totals()
        try:
            told = json.loads(self.path.read_text(encoding="utf-8"))
            facts, totals = told["trial"], Totals.from_json(told["totals"])
        except (OSError, ValueError, KeyError, TypeError):
            raise BadInput(f"{self.path} holds no simulation to go on with") from None
        ours = json.loads(json.dumps(self.trial.facts()))
        for name in {**ours, **facts}:
            if ours.get(name) != facts.get(name):
                raise BadInput(
                    f"{self.path} is of another simulation: its {name} is {facts.get(name)!r}, "
                    f"not {ours.get(name)!r}"
                )
        return totals

    def play(self, rounds: int, work: Work, totals: Totals) -> Iterator[None]:
        """Play on, and keep what whole blocks have come to, also where it is stopped."""
        every = max(1, rounds // self.trial.block // OFTEN)
        whole = rounds - rounds % self.trial.block  # a block cut short is not gone on from
        last = totals.rounds
        try:
            for number, _ in enumerate(self.trial.steps(rounds, work, totals), 1):
                if totals.rounds <= whole and (number % every == 0 or totals.rounds == whole):
                    self.keep(totals)
                    last = totals.rounds
                yield
        finally:
            if last < totals.rounds <= whole:
                self.keep(totals)

    def keep(self, totals: Totals) -> None:
        """Write the file whole or not at all."""
        told = {"trial": self.trial.facts(), "totals": totals.to_json()}
        written = self.path.with_name(f"{self.path.name}.part")
        written.write_text(json.dumps(told), encoding="utf-8")
        written.replace(self.path)
