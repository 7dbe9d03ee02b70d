"""Make rules wrong and list what nothing notices: `python -m tests.mutants [FILE…]`."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from pathlib import Path

from tests.mutants.chosen import all_mutants
from tests.mutants.covering import entries
from tests.mutants.kinds import GROUPS
from tests.mutants.report import Report
from tests.mutants.running import Runner, Verdict


def main() -> int:
    """Run what is asked for; 1 where a survivor has no reason."""
    asked = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    asked.add_argument("files", nargs="*", type=Path, help="of games or shared rules; all of them")
    asked.add_argument("--group", choices=GROUPS, help="one group of mutants")
    asked.add_argument("--sample", type=int, help="so many, chosen at random")
    asked.add_argument("--seed", type=int, default=0, help="of the sample")
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--all", action="store_true", help="list survivors with a reason as well")
    given = asked.parse_args()
    chosen = all_mutants([path.resolve() for path in given.files])
    if given.group:
        chosen = [mutant for mutant in chosen if mutant.group == given.group]
    if given.sample and given.sample < len(chosen):
        chosen = random.Random(given.seed).sample(chosen, given.sample)
    started = time.monotonic()
    report = Report()
    runner = Runner(entries(), {mutant.path for mutant in chosen})

    def tell(verdict: Verdict) -> None:
        report.add(verdict)
        if sys.stderr.isatty() or report.made % 500 == 0:
            print(f"\rmutants: {report.made} of {len(chosen)}", end="", file=sys.stderr)

    runner.run(chosen, given.workers, tell)
    print(file=sys.stderr)
    print(report.text(everything=given.all))
    print(f"{report.made} mutants in {time.monotonic() - started:.0f} s")
    return 1 if report.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
