"""What comes of many mutants, written down line by line: a long run is stopped and goes on."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from tests.mutants.covering import KEPT, ROOT, SCENARIOS, sources
from tests.mutants.kinds import Mutant
from tests.mutants.reasons import reason
from tests.mutants.running import Verdict

STEP = 500  # mutants, after which it is said how far a run is
Run = Callable[[list[Mutant], Callable[[Verdict], None]], object]


def written(path: Path) -> dict[str, dict[str, Any]]:
    """The verdicts of a file, by mutant; of one that was tried again, the last."""
    if not path.exists():
        return {}
    try:
        told = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return {each["mutant"]: each for each in told}
    except (OSError, ValueError, TypeError, KeyError):
        raise SystemExit(
            f"mutants: {path} holds no verdicts; name a file that --out wrote"
        ) from None


def survived(verdict: dict[str, Any]) -> bool:
    """Whether nobody noticed."""
    return verdict["made"] and not verdict["noticed_by"]


def gone_on(chosen: Collection[Mutant], path: Path | None, run: Run) -> list[Verdict]:
    """The verdicts of a file, and of what is not in it: those are written there as they come.

    What survived without a reason is asked once more: the run may have been stopped before a test
    was asked.
    """
    told = written(path) if path else {}
    found = {
        each.key: Verdict(each, said["noticed_by"], said["tried"], made=said["made"])
        for each in chosen
        if (said := told.get(each.key)) and (not survived(said) or reason(each.key))
    }
    left = [each for each in chosen if each.key not in found]
    out = path.open("a", encoding="utf-8") if path and left else None

    def tell(verdict: Verdict) -> None:
        if out:
            print(json.dumps(verdict.to_json()), file=out, flush=True)
        found[verdict.mutant.key] = verdict
        if len(found) % STEP == 0:
            print(f"mutants: {len(found)} of {len(chosen)}", file=sys.__stderr__, flush=True)

    if left:
        run(left, tell)
    if out:
        out.close()
    return [found[each.key] for each in chosen]


def kept(part: str) -> Path:
    """The file of a whole run of a part, as long as rules, entries and tests say what they say."""
    digest = hashlib.sha256(sources().encode())
    for path in sorted([*SCENARIOS.rglob("*.toml"), *(ROOT / "tests").rglob("*.py")]):
        digest.update(path.read_bytes())
    KEPT.mkdir(parents=True, exist_ok=True)
    now = KEPT / f"verdicts-{part}-{digest.hexdigest()[:24]}.jsonl"
    for old in KEPT.glob(f"verdicts-{part}-*.jsonl"):
        if old != now:
            old.unlink(missing_ok=True)
    return now
