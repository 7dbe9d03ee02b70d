"""The command that plays hand histories again."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from houseway.cli import BAD_INPUT
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.formats.phh import History, history_files, load_each, replay
from houseway.formats.phh.notation import write_amount

SLOW = 100  # so many files deserve a progress bar


class Hand:
    """A hand of a file, and what came of it, or why it could not be read."""

    def __init__(self, name: str, found: History | BadInput) -> None:
        self.name = name
        self.not_read = found.message if isinstance(found, BadInput) else ""
        self.played = None if isinstance(found, BadInput) else replay(found)

    @property
    def came_out(self) -> bool:
        return self.played is not None and self.played.came_out


def replay_all(paths: Sequence[Path], *, json: bool) -> int:
    """Play every hand; 1 if one does not come out or is bad, 2 if a file cannot be read."""
    hands: list[Hand] = []
    faults: list[str] = []
    for path in _with_progress(list(history_files(paths))):
        try:
            found = load_each(path)
        except BadInput as error:
            faults.append(error.message)
            continue
        hands.extend(Hand(name, each) for name, each in found)
    if not hands and not faults:
        where = ", ".join(map(str, paths))
        raise BadInput(f"there are no hand histories in {where}; they are .phh or .phhs files")
    if json:
        print_json({**_report(hands), "unreadable": faults})
    else:
        _print(hands)
    for fault in faults:
        print(f"houseway: {fault}", file=sys.stderr)
    if faults:
        return BAD_INPUT
    return 0 if all(each.came_out for each in hands) else 1


def _with_progress(files: Sequence[Path]) -> Iterable[Path]:
    if len(files) < SLOW or not sys.stderr.isatty():
        return files
    from rich.console import Console
    from rich.progress import track

    return track(files, "hand histories", console=Console(stderr=True), transient=True)


def _print(hands: Sequence[Hand]) -> None:
    for hand in hands:
        played = hand.played
        if played is None:
            print(f"{hand.name}: {hand.not_read}")
        elif played.rake:
            print(
                f"{hand.name}: {played.history.variant}, less a rake of {write_amount(played.rake)}"
            )
        elif not played.came_out:
            print(f"{hand.name}: {played.history.variant}")
            for words in filter(None, (*played.differences, played.not_played)):
                print(f"    {words}")
    print("; ".join(_sums(hands)))


def _sums(hands: Sequence[Hand]) -> Iterator[str]:
    yield f"{sum(each.came_out for each in hands)} of {len(hands)} hands come out right"
    played = [each.played for each in hands if each.played]
    if raked := [each.rake for each in played if each.rake]:
        yield f"{len(raked)} of them less a rake, {write_amount(sum(raked))} in all"
    if left_out := sum(bool(each.not_played) for each in played):
        yield f"{left_out} could not be played"
    if bad := len(hands) - len(played):
        yield f"{bad} could not be read"


def _report(hands: Sequence[Hand]) -> dict[str, object]:
    return {
        "passed": sum(each.came_out for each in hands),
        "failed": sum(not each.came_out for each in hands),
        "hands": [_row(each) for each in hands],
    }


def _row(hand: Hand) -> dict[str, object]:
    played = hand.played
    round = played.round if played else None
    return {
        "hand": hand.name,
        "variant": played.history.variant if played else None,
        "game": round.game.id if round else None,
        "players": played.history.players if played else None,
        "passed": hand.came_out,
        "differences": played.differences if played else [],
        "rake": played.rake if played else 0,
        "not_played": (played.not_played or None) if played else None,
        "not_read": hand.not_read or None,
        "stacks": list(round.stack.values()) if round else None,
    }
