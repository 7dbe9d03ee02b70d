"""Make rules wrong and list what nothing notices: `python -m tests.mutants [FILE…]`."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

from tests.mutants.chosen import all_mutants, part_of, watched
from tests.mutants.covering import SRC, entries
from tests.mutants.drawing import ONE_IN, drawn, seed, unknown
from tests.mutants.hints import keep
from tests.mutants.kinds import GROUPS, Mutant
from tests.mutants.report import Report
from tests.mutants.running import Runner, Verdict


def written(path: Path) -> list[dict[str, Any]]:
    """The verdicts of a file, a line each; of a mutant that was tried again, the last."""
    told = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [*{each["mutant"]: each for each in told}.values()]


def asked() -> argparse.Namespace:
    """What the command line says."""
    given = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    given.add_argument("files", nargs="*", type=Path, help="of games or shared rules; all of them")
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
    if given.group:
        chosen = [mutant for mutant in chosen if mutant.group == given.group]
    if given.new:
        chosen = unknown(chosen)
    if given.drawn:
        chosen = [mutant for part in ONE_IN for mutant in drawn(chosen, part)]
        for path in sorted({mutant.path for mutant in chosen}):
            print(f"drawn by {seed(path)}: {path.relative_to(SRC)}")
    if given.again:
        told = written(given.again)
        survived = {each["mutant"] for each in told if each["made"] and not each["noticed_by"]}
        chosen = [mutant for mutant in chosen if mutant.key in survived]
    elif given.out and given.out.exists():
        known = {each["mutant"] for each in written(given.out)}
        chosen = [mutant for mutant in chosen if mutant.key not in known]
    if given.sample and given.sample < len(chosen):
        chosen = random.Random(given.seed).sample(chosen, given.sample)
    return chosen


def main() -> int:
    """Run what is asked for; 1 where a survivor has no reason."""
    given = asked()
    if given.hints:
        noticed = {each["mutant"]: each for each in written(given.hints)}
        those = [each for each in all_mutants([]) if part_of(each.path) in ONE_IN]
        print(f"hints: {keep(those, noticed)} of {len(those)} mutants")
        return 0
    chosen = chosen_by(given)
    started = time.monotonic()
    runner = Runner(entries(), watched(chosen), given.most, doubting=given.doubt)
    if given.entries:
        runner.lookers.only(path.resolve() for path in given.entries)
    out = given.out.open("a", encoding="utf-8") if given.out else None

    told_of: set[str] = set()

    def tell(verdict: Verdict) -> None:
        if out:
            print(json.dumps(verdict.to_json()), file=out, flush=True)
        told_of.add(verdict.mutant.key)
        if sys.stderr.isatty() or len(told_of) % 500 == 0:
            print(f"\rmutants: {len(told_of)} of {len(chosen)}", end="", file=sys.stderr)

    report = Report(runner.run(chosen, given.workers, tell))
    print(file=sys.stderr)
    print(report.text(everything=given.all))
    print(f"{report.made} mutants in {time.monotonic() - started:.0f} s")
    return 1 if report.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
