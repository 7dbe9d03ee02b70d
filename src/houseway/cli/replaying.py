"""The command that plays hand histories again."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from houseway.cli import BAD_INPUT
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.formats.phh import Replay, history_files, load, replay

SLOW = 100  # so many files deserve a progress bar


def replay_all(paths: Sequence[Path], *, json: bool) -> int:
    """Play every hand; 1 if one does not come out, 2 if a file cannot be read."""
    played: dict[str, Replay] = {}
    faults: list[str] = []
    for path in _with_progress(list(history_files(paths))):
        try:
            hands = load(path)
        except BadInput as error:
            faults.append(error.message)
            continue
        played.update((name, replay(history)) for name, history in hands.items())
    if not played and not faults:
        where = ", ".join(map(str, paths))
        raise BadInput(f"there are no hand histories in {where}; they are .phh or .phhs files")
    if json:
        print_json({**_report(played), "unreadable": faults})
    else:
        _print(played)
    for fault in faults:
        print(f"houseway: {fault}", file=sys.stderr)
    if faults:
        return BAD_INPUT
    return 0 if all(each.came_out for each in played.values()) else 1


def _with_progress(files: Sequence[Path]) -> Iterable[Path]:
    if len(files) < SLOW or not sys.stderr.isatty():
        return files
    from rich.console import Console
    from rich.progress import track

    return track(files, "hand histories", console=Console(stderr=True), transient=True)


def _print(played: dict[str, Replay]) -> None:
    for name, each in played.items():
        if not each.came_out:
            print(f"{name}: {each.history.variant}")
            for difference in each.differences:
                print(f"    {difference}")
            if each.not_played:
                print(f"    {each.not_played}")
    right = sum(each.came_out for each in played.values())
    left_out = sum(bool(each.not_played) for each in played.values())
    said = f"{right} of {len(played)} hands come out right"
    print(f"{said}; {left_out} could not be played" if left_out else said)


def _report(played: dict[str, Replay]) -> dict[str, object]:
    rows = [
        {
            "hand": name,
            "variant": each.history.variant,
            "game": each.round.game.id if each.round else None,
            "passed": each.came_out,
            "differences": each.differences,
            "not_played": each.not_played or None,
            "stacks": list(each.round.stack.values()) if each.round else None,
        }
        for name, each in played.items()
    ]
    return {
        "passed": sum(1 for row in rows if row["passed"]),
        "failed": sum(1 for row in rows if not row["passed"]),
        "hands": rows,
    }
