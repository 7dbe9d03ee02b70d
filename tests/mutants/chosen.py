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
# What of these folders is no rule of any book, by how its files are named, and why.
LEFT_OUT = {
    "bot": "how a player of the house bets is his judgement: matches show who plays better",
    "first_deal": "posts what a house suggests and seats you, so that a hand is dealt at once",
    "random_layout": "bets at random, for tests",
    "random_table": "tables at random, for tests",
    "board": "what the scoreboard shows of past coups",
    "roads": "how the scoreboard draws them",
    "__init__": "names what a folder offers",
}


@cache
def files() -> tuple[Path, ...]:
    """The files that hold rules."""
    found = list((SRC / GAMES).glob("*/*.py"))
    for folders in PARTS.values():
        for folder in folders:
            found += (SRC / folder).rglob("*.py") if folder != GAMES else ()
    return tuple(sorted(path for path in found if not left_out(path)))


def left_out(path: Path) -> str:
    """Why a file holds no rules; nothing where it does. `bot_cards` is left out as `bot` is."""
    return LEFT_OUT.get(path.stem) or LEFT_OUT.get(path.stem.split("_")[0], "")


def is_game(path: Path) -> bool:
    """Whether a file is a game's, not one of the rules that games share."""
    return path.is_relative_to(SRC / GAMES)


def part_of(path: Path) -> str:
    """The part that a file is counted under: games, what they share, or the desk's rules."""
    folder = path.relative_to(SRC).parts[0]
    return next(part for part, folders in PARTS.items() if folder in folders)


def all_mutants(paths: Collection[Path]) -> list[Mutant]:
    """The mutants of some files; of all, if none are named."""
    wanted = [path for path in paths or files() if path in files()]
    return [mutant for path in wanted for mutant in mutants(path, _declared())]


@cache
def _declared() -> frozenset[str]:
    """The fields of our declarations that hold a clause."""
    return clause_names([*(SRC / "play").rglob("*.py"), *(SRC / "wagers").glob("*.py")])


def watched(chosen: Collection[Mutant]) -> set[Path]:
    """The files whose lines are looked at: all the shared ones, where there is one of them.

    Which entries come past them is found out once, whatever part is asked for.
    """
    named = {mutant.path for mutant in chosen}
    if all(is_game(path) for path in named):
        return named
    return named | {path for path in files() if not is_game(path)}
