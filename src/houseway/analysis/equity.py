"""Who is ahead: the share of the pot each player can expect with the cards still to come.

Every deal is counted where that takes seconds at most. Otherwise deals are drawn at random, and
the answer comes with its standard error. Random streams belong to blocks of deals and not to
workers, so the same seed gives the same answer with any number of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from houseway import games
from houseway.analysis.needs import need_kernels
from houseway.analysis.showdown import Showdown, showdown_of
from houseway.analysis.situation import Situation
from houseway.errors import BadInput
from houseway.play import Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TRIALS = 1_000_000
HOLDEM = "texas-holdem@bclc"

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Draws:
    """How often to deal at random, and from which seed; no number means only if need be."""

    trials: int | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        if self.trials is not None and self.trials < 1:
            raise BadInput(f"{self.trials} trials are too few; draw one at least")
        if self.seed < 0:
            raise BadInput(f"a seed is 0 or more, not {self.seed}")


@dataclass(frozen=True, slots=True)
class PlayerEquity:
    """One player's part: whole pots, shared pots, and the average share of a pot."""

    hand: str
    equity: float
    win: float
    tie: float
    wins: int
    ties: int
    stderr: float | None = None

    @property
    def lose(self) -> float:
        return max(1 - self.win - self.tie, 0.0)


@dataclass(frozen=True, slots=True)
class Equity:
    """All players' equities, out of how many deals, and whether those were all there are."""

    players: tuple[PlayerEquity, ...]
    deals: int
    exact: bool

    def to_json(self) -> dict[str, object]:
        return {
            "exact": self.exact,
            "deals": self.deals,
            "players": [_player_json(each) for each in self.players],
        }


def _player_json(player: PlayerEquity) -> dict[str, object]:
    told: dict[str, object] = {
        "hand": player.hand,
        "equity": player.equity,
        "win": player.win,
        "tie": player.tie,
        "lose": player.lose,
        "wins": player.wins,
        "ties": player.ties,
    }
    if player.stderr is not None:
        told["stderr"] = player.stderr
    return told


def equity(
    hands: Sequence[str],
    *,
    game: str | Game | Showdown = HOLDEM,
    board: str = "",
    dead: str = "",
    draws: Draws | None = None,
    workers: Executor | None = None,
    progress: Progress | None = None,
) -> Equity:
    """Each player's equity in a pot game, from cards or ranges such as `AsAd` and `AKs, TT+`.

    With `draws` of a number, that many random deals; else every one if that takes seconds at most.
    Boards of a game with several are written with a slash between them.
    """
    need_kernels()
    from houseway.analysis import dealing

    if not isinstance(game, Showdown):
        game = showdown_of(games.find(game) if isinstance(game, str) else game)
    draws = draws or Draws()
    situation = Situation.read(game, hands, board=board, dead=dead)
    tasks = None if draws.trials else dealing.every_deal(situation)
    exact = tasks is not None
    if tasks is None:
        tasks = dealing.random_deals(situation, draws.trials or TRIALS, draws.seed)
    done = 0
    total = sum(task.deals for task in tasks)
    sums = dealing.no_sums(len(hands))
    for task, found in zip(
        tasks, (workers.map if workers else map)(dealing.run, tasks), strict=True
    ):
        sums += found
        done += task.deals
        if progress:
            progress(done, total)
    return _told(hands, sums, whole=game.unit * game.boards, exact=exact)


def _told(hands: Sequence[str], sums: NDArray[np.object_], *, whole: int, exact: bool) -> Equity:
    """The sums as fractions; the last row counts the deals."""
    deals = int(sums[-1, 0])
    players = []
    for hand, (wins, ties, units, squares) in zip(hands, sums[:-1].tolist(), strict=True):
        mean = units / (deals * whole)
        spread = squares / (deals * whole * whole) - mean * mean
        error = None if exact else sqrt(max(spread, 0.0) / deals)
        players.append(
            PlayerEquity(hand, mean, wins / deals, ties / deals, int(wins), int(ties), error)
        )
    return Equity(tuple(players), deals, exact)
