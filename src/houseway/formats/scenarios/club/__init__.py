"""Entries of a club: its nights' money, its chips, its seats and its season."""

from houseway.formats.scenarios.club.bounties import run_bounty
from houseway.formats.scenarios.club.payouts import run_payout
from houseway.formats.scenarios.club.penalties import run_clock, run_penalty

__all__ = ["run_bounty", "run_clock", "run_payout", "run_penalty"]
