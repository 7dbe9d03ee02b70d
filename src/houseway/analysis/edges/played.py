"""A game by its own script, round after round, with any policy: what each spot costs."""

from __future__ import annotations

from fractions import Fraction

from houseway.analysis.edges.results import Row, Study, Wager
from houseway.analysis.edges.work import Work
from houseway.analysis.policies import Policy, stays_in
from houseway.analysis.trials.totals import Tally
from houseway.analysis.trials.trial import Trial, name_of
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

ROUNDS = 20_000


def study_by_play(
    game: BankedGame, settings: Settings, work: Work, policy: Policy = stays_in
) -> Study:
    """Every spot of a game, from rounds that its script has played."""
    trial = Trial.of(game, policy, settings=settings, seed=work.seed).by_script()
    totals = trial.play(work.rounds or ROUNDS, work)
    wagers = tuple(wager_of(spot, tally) for spot, tally in totals.tallies.items())
    name = name_of(policy).replace("_", " ")
    return Study(wagers, notes=(f"played by the script, a seat that {name}",))


def wager_of(spot: str, tally: Tally) -> Wager:
    """A wager as it came out, result by result."""
    unit = tally.unit
    rows = (Row(f"{net / unit:+g}", deals, Fraction(net, unit)) for net, deals in
            sorted(tally.nets.items(), reverse=True))  # fmt: skip
    staked = Fraction(tally.staked, tally.rounds * unit)
    return Wager(spot, tuple(rows), staked, sampled=True)
