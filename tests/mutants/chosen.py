"""Which files are made wrong: the games, and the rules that they share."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path

from tests.mutants.covering import SRC
from tests.mutants.kinds import Mutant, clause_names, mutants

GAMES = "games"
PARTS = {  # of the report: the folders of each
    "games": (GAMES,),
    "shared": ("play", "wagers", "floor"),
    "desk": ("rulings", "tournament", "houses"),
}
# What is no rule: random tables for tests, what the scoreboard draws, and a table posted by itself.
LEFT_OUT = {"random_layout", "random_table", "board", "roads", "first_deal", "__init__"}
BOT = "bot"  # as the files begin that say how one plays


@cache
def files() -> tuple[Path, ...]:
    """The files that hold rules."""
    found = list((SRC / GAMES).glob("*/*.py"))
    for folders in PARTS.values():
        for folder in folders:
            found += (SRC / folder).rglob("*.py") if folder != GAMES else ()
    rules = (path for path in found if path.stem not in LEFT_OUT)
    return tuple(sorted(path for path in rules if path.stem.split("_")[0] != BOT))


def is_game(path: Path) -> bool:
    """Whether a file is a game's, not one of the rules that games share."""
    return path.is_relative_to(SRC / GAMES)


def part_of(path: Path) -> str:
    """The part that a file is counted under: games, what they share, or the desk's rules."""
    folder = path.relative_to(SRC).parts[0]
    return next(part for part, folders in PARTS.items() if folder in folders)


def all_mutants(paths: Collection[Path]) -> list[Mutant]:
    """The mutants of some files; of all, if none are named."""
    declared = clause_names([*(SRC / "play").rglob("*.py"), *(SRC / "wagers").glob("*.py")])
    wanted = [path for path in paths or files() if path in files()]
    return [mutant for path in wanted for mutant in mutants(path, declared)]


def watched(chosen: Collection[Mutant]) -> set[Path]:
    """The files whose lines are looked at: all the shared ones, where there is one of them.

    Which entries come past them is found out once, whatever part is asked for.
    """
    named = {mutant.path for mutant in chosen}
    if all(is_game(path) for path in named):
        return named
    return named | {path for path in files() if not is_game(path)}
