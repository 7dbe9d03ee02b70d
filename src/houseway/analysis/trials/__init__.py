"""Rounds by the thousand and the million, of any game, with any policy, by whoever has time."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor

from houseway.analysis.edges.work import Work
from houseway.analysis.policies import Policy
from houseway.analysis.policy_names import policy_named
from houseway.analysis.posted import posting, usual_settings
from houseway.analysis.trials.kept import Kept
from houseway.analysis.trials.simulated import Simulated
from houseway.analysis.trials.totals import Tally, Totals
from houseway.analysis.trials.trial import Trial
from houseway.play import Game


def simulate(
    game: Game,
    policy: Policy | str,
    rounds: int,
    *,
    seed: int = 0,
    executor: Executor | None = None,
    settings: Mapping[str, object] | None = None,
    paytables: Mapping[str, str] | None = None,
) -> Simulated:
    """Play so many rounds by a policy, and say what each spot costs or each seat wins.

    A policy is a function from what a seat sees and may do to what it does, or the name of one:
    best, random, house-way, stays-in, FILE.py:NAME. The same seed gives the same numbers, whoever
    plays. Kernels play what they know. `Trial` has more: the game's own script, other stacks, one
    player against others, a simulation kept in a file. `paytables` are rows that a house posts in
    place of the printed ones, by spot, as text.
    """
    played = posting(game, paytables)
    given = usual_settings(game) | dict(settings or {})
    named = ""
    if isinstance(policy, str):
        named, policy = policy_named(policy, played, played.read_settings(given))
    trial = Trial.of(played, policy, settings=given, seed=seed, named=named)
    return Simulated.of(trial, trial.play(rounds, Work(executor)))


__all__ = ["Kept", "Simulated", "Tally", "Totals", "Trial", "simulate"]
