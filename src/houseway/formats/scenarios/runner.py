"""Running entries: what is given is played, what comes of it is compared."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any

from houseway import games
from houseway.errors import BadCards, BadScenario, BadSetting, HousewayError, Illegal
from houseway.formats.scenarios.banked.banked_scenario import check_banked, open_banked
from houseway.formats.scenarios.banked.house_ways import run_set
from houseway.formats.scenarios.banked.linked import run_linked
from houseway.formats.scenarios.banked.silence import play_on
from houseway.formats.scenarios.citations import check_cites, check_facts, check_refused
from houseway.formats.scenarios.club import RUNNERS as CLUB_RUNNERS
from houseway.formats.scenarios.entry import BANKED_KEYS, POT_KEYS, Entry, Outcome
from houseway.formats.scenarios.floor.bank_rotation import run_rotation
from houseway.formats.scenarios.floor.bank_turns import run_burn
from houseway.formats.scenarios.floor.collection_fees import run_collection
from houseway.formats.scenarios.floor.floor_events import run_floor
from houseway.formats.scenarios.jackpots.jackpot_hands import run_jackpot, run_shares
from houseway.formats.scenarios.jackpots.programmes import run_programme
from houseway.formats.scenarios.moves import play_moves
from houseway.formats.scenarios.night import run_stomaha, run_tournament
from houseway.formats.scenarios.offered import check_options
from houseway.formats.scenarios.pot.club_events import play_written
from houseway.formats.scenarios.pot.pot_scenario import check_pot, open_pot
from houseway.formats.scenarios.pot.running_twice import run_once
from houseway.formats.scenarios.rake import run_rake
from houseway.formats.scenarios.rulings.compare import run_ruling
from houseway.formats.scenarios.watch import Watch
from houseway.play import BankedGame, Game, Round
from houseway.play.banked import BankedRound
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound

REFUSED = (Illegal, BadSetting, BadCards)


def run(entry: Entry) -> Outcome:
    """Run one entry; a scenario that cannot be played is a difference, not a crash."""
    outcome = Outcome(entry)
    with readable(entry):
        try:
            _RUNNERS[entry.kind](entry, outcome)
        except BadScenario:
            raise
        except HousewayError as error:
            outcome.differences.append(f"refused: {error.message}")
    return outcome


@contextmanager
def readable(entry: Entry) -> Iterator[None]:
    """Name the entry in what is wrong with it; a value of the wrong kind is one line too."""
    where = f"{entry.path}, {entry.name!r}"
    try:
        yield
    except HousewayError as error:
        error.message = f"{where}: {error.message}"
        raise
    except (TypeError, AttributeError, ValueError, KeyError) as error:
        raise BadScenario(f"{where} cannot be read: {error!r}; see docs/scenarios.md") from error


def run_scenario(entry: Entry, outcome: Outcome) -> None:
    """Play a round, or see that it is refused."""
    game = games.find(entry.game)
    _check_keys(entry, game)
    moves = entry.moves
    try:
        round = _open(game, entry)
    except REFUSED as error:
        if "illegal" not in entry or moves:
            outcome.differences.append(f"refused before the cards: {error.message}")
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry and not moves:
        outcome.differences.append("the bets were taken; they should have been refused")
        return
    watch = Watch()
    watch.look(round)
    for _ in play_written(entry, round, moves[:-1] if "illegal" in entry else moves):
        watch.look(round)
    if "illegal" in entry:
        _expect_refusal(entry, outcome, round, moves[-1])
    for _ in chain(run_once(entry, round), play_on(entry, round)):
        watch.look(round)
    watch.check(entry, outcome, round)
    check_facts(entry, outcome, game)
    check_cites(entry, outcome, round.lines)
    check_options(entry, outcome, round)
    _check(entry, outcome, round)


def play_out(entry: Entry) -> Round[Any]:
    """Play a scenario's round as far as its moves go, expecting nothing."""
    with readable(entry):
        round = _open(games.find(entry.game), entry)
        for _ in play_written(entry, round, entry.moves):
            pass
        for _ in chain(run_once(entry, round), play_on(entry, round)):
            pass
    return round


def _expect_refusal(entry: Entry, outcome: Outcome, round: Round[Any], move: str) -> None:
    before = round.view("public"), round.options(), len(round.log.answers)
    try:
        for _ in play_moves(round, [move], forced=False):
            pass
    except REFUSED as error:
        check_refused(entry, outcome, error)
        after = round.view("public"), round.options(), len(round.log.answers)
        outcome.expect("what the refused move changed", before, after)
        return
    outcome.differences.append(f"{move!r} was taken; it should have been refused")


def _check_keys(entry: Entry, game: Game) -> None:
    """Refuse what a game of this kind would pass over in silence."""
    known = BANKED_KEYS if isinstance(game, BankedGame) else POT_KEYS
    for key in entry.body:
        if key not in known:
            raise BadScenario(f"{key!r} says nothing of {game.id}, a {game.kind} game")


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
    "jackpot": run_jackpot,
    "shares": run_shares,
    "programme": run_programme,
    "floor": run_floor,
    "collection": run_collection,
    "rotation": run_rotation,
    "progressive": run_linked,
    "set": run_set,
    "burn": run_burn,
    "stomaha": run_stomaha,
    "tournament": run_tournament,
    **CLUB_RUNNERS,
}
