"""Entries of a club: its nights' money, its chips, its seats and its season."""

from houseway.formats.scenarios.club.bounties import run_bounty
from houseway.formats.scenarios.club.dealers import run_dealers
from houseway.formats.scenarios.club.leagues import run_league
from houseway.formats.scenarios.club.payouts import run_payout
from houseway.formats.scenarios.club.penalties import run_clock, run_penalty
from houseway.formats.scenarios.club.races import run_race
from houseway.formats.scenarios.club.seats import run_seat
from houseway.formats.scenarios.club.standing import run_club

RUNNERS = {
    "penalty": run_penalty,
    "clock": run_clock,
    "payout": run_payout,
    "bounty": run_bounty,
    "race": run_race,
    "dealers": run_dealers,
    "seat": run_seat,
    "league": run_league,
    "club": run_club,
}

__all__ = ["RUNNERS"]
