"""Make rules wrong and list what nothing notices: `python -m tests.mutants [FILE…]`."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.mutants.chosen import PARTS, all_mutants, part_of, watched
from tests.mutants.covering import SRC, entries
from tests.mutants.drawing import ONE_IN, drawn, seed, unknown
from tests.mutants.hints import keep
from tests.mutants.kinds import GROUPS, Mutant
from tests.mutants.report import Report
from tests.mutants.running import Runner, Verdict
from tests.mutants.verdicts import gone_on, survived, written


def asked() -> argparse.Namespace:
    """What the command line says."""
    given = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    given.add_argument("files", nargs="*", type=Path, help="of games or shared rules; all of them")
    given.add_argument("--part", choices=PARTS, help="games, what they share, or the desk's rules")
    given.add_argument("--group", choices=GROUPS, help="one group of mutants")
    given.add_argument("--sample", type=int, help="so many, chosen at random")
    given.add_argument("--seed", type=int, default=0, help="of the sample")
    given.add_argument("--new", action="store_true", help="only what nobody has looked at")
    given.add_argument("--drawn", action="store_true", help="what `make test` draws of them")
    given.add_argument("--out", type=Path, help="verdicts come here; go on where they end")
    given.add_argument("--most", type=int, help="so many entries look at a mutant, and no more")
    given.add_argument("--again", type=Path, help="only what survived in such a file")
    given.add_argument("--entries", nargs="*", type=Path, help="only these scenario files look")
    given.add_argument("--doubt", action="store_true", help="ask all about what has a reason, too")
    given.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given.add_argument("--all", action="store_true", help="list survivors with a reason as well")
    given.add_argument("--hints", type=Path, help="write down who noticed in such a file, no more")
    return given.parse_args()


def chosen_by(given: argparse.Namespace) -> list[Mutant]:
    """The mutants that are asked for."""
    chosen = all_mutants([path.resolve() for path in given.files])
    if given.part:
        chosen = [mutant for mutant in chosen if part_of(mutant.path) == given.part]
    if given.group:
        chosen = [mutant for mutant in chosen if mutant.group == given.group]
    if given.new:
        chosen = unknown(chosen)
    if given.drawn:
        chosen = [mutant for part in ONE_IN for mutant in drawn(chosen, part)]
        for path in sorted({mutant.path for mutant in chosen}):
            print(f"drawn by {seed(path)}: {path.relative_to(SRC)}")
    if given.again:
        passed = {key for key, each in written(given.again).items() if survived(each)}
        chosen = [mutant for mutant in chosen if mutant.key in passed]
    if given.sample and given.sample < len(chosen):
        chosen = random.Random(given.seed).sample(chosen, given.sample)
    return chosen


def main() -> int:
    """Run what is asked for; 1 where a survivor has no reason."""
    given = asked()
    if given.hints:
        those = [each for each in all_mutants([]) if part_of(each.path) in ONE_IN]
        print(f"hints: {keep(those, written(given.hints))} of {len(those)} mutants")
        return 0
    chosen = chosen_by(given)
    started = time.monotonic()

    def run(left: list[Mutant], tell: Callable[[Verdict], None]) -> None:
        runner = Runner(entries(), watched(left), given.most, doubting=given.doubt)
        if given.entries:
            runner.lookers.only(path.resolve() for path in given.entries)
        runner.run(left, given.workers, tell)

    report = Report(gone_on(chosen, given.out, run))
    print(report.text(everything=given.all))
    print(f"{report.made} mutants in {time.monotonic() - started:.0f} s")
    return 1 if report.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
