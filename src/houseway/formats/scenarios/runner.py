"""Running entries: what is given is played, what comes of it is compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from houseway import games
from houseway.errors import BadCards, BadScenario, BadSetting, HousewayError, Illegal
from houseway.formats.scenarios.banked import check_banked, open_banked
from houseway.formats.scenarios.entry import Entry, Outcome, load
from houseway.formats.scenarios.floor import run_floor
from houseway.formats.scenarios.moves import play_moves
from houseway.formats.scenarios.others import run_rake, run_ruling
from houseway.formats.scenarios.pot import check_pot, open_pot
from houseway.formats.scenarios.watch import Watch
from houseway.play import BankedGame, Game, Round
from houseway.play.banked import BankedRound
from houseway.play.pot import PotGame, PotRound

REFUSED = (Illegal, BadSetting, BadCards)


def run_file(path: Path) -> Iterator[Outcome]:
    """Run every entry of a file."""
    return map(run, load(path))


def run(entry: Entry) -> Outcome:
    """Run one entry; a scenario that cannot be played is a difference, not a crash."""
    outcome = Outcome(entry)
    try:
        _RUNNERS[entry.kind](entry, outcome)
    except BadScenario as error:
        raise BadScenario(f"{entry.path}, {entry.name!r}: {error.message}") from None
    except HousewayError as error:
        outcome.differences.append(f"refused: {error.message}")
    except (TypeError, AttributeError, ValueError, KeyError) as error:
        raise BadScenario(
            f"{entry.path}, {entry.name!r} cannot be read: {error!r}; see docs/scenarios.md"
        ) from error
    return outcome


def run_scenario(entry: Entry, outcome: Outcome) -> None:
    """Play a round, or see that it is refused."""
    game = games.find(entry.game)
    moves = entry.get("moves", [])
    try:
        round = _open(game, entry)
    except REFUSED as error:
        if "illegal" not in entry or moves:
            outcome.differences.append(f"refused before the cards: {error.message}")
        return
    if "illegal" in entry and not moves:
        outcome.differences.append("the bets were taken; they should have been refused")
        return
    watch = Watch()
    watch.look(round)
    for _ in play_moves(round, moves[:-1] if "illegal" in entry else moves):
        watch.look(round)
    if "illegal" in entry:
        _expect_refusal(outcome, round, moves[-1])
    watch.check(entry, outcome, round)
    _check(entry, outcome, round)


def play_out(entry: Entry) -> Round[Any]:
    """Play a scenario's round as far as its moves go, expecting nothing."""
    moves = entry.get("moves", [])
    try:
        round = _open(games.find(entry.game), entry)
        for _ in play_moves(round, moves):
            pass
    except HousewayError as error:
        error.message = f"{entry.path}, {entry.name!r}: {error.message}"
        raise
    return round


def _expect_refusal(outcome: Outcome, round: Round[Any], move: str) -> None:
    before = round.view("public"), round.options(), len(round.log.answers)
    try:
        for _ in play_moves(round, [move]):
            pass
    except REFUSED:
        after = round.view("public"), round.options(), len(round.log.answers)
        outcome.expect("what the refused move changed", before, after)
        return
    outcome.differences.append(f"{move!r} was taken; it should have been refused")


def _open(game: Game, entry: Entry) -> Round[Any]:
    if isinstance(game, BankedGame):
        return open_banked(game, entry)
    assert isinstance(game, PotGame)
    return open_pot(game, entry)


def _check(entry: Entry, outcome: Outcome, round: Round[Any]) -> None:
    if isinstance(round, BankedRound):
        check_banked(entry, outcome, round)
    elif isinstance(round, PotRound):
        check_pot(entry, outcome, round)


_RUNNERS = {
    "scenario": run_scenario,
    "ruling": run_ruling,
    "rake": run_rake,
    "floor": run_floor,
}
