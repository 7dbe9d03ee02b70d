"""A poker room's jackpots: who may win them, what they are worth, and how they are paid.

`programme(name)` is a jackpot as a house offers it, `judge(programme, facts)` says whether a
hand wins it, `shares(programme, posted, …)` divides what is posted, and `open_pool(programme)`
keeps its meters.
"""

from __future__ import annotations

from houseway.floor.jackpots.claims import Claim
from houseway.floor.jackpots.conditions import conditions
from houseway.floor.jackpots.daily import DailyPool, open_pool
from houseway.floor.jackpots.desk import Desk
from houseway.floor.jackpots.division import DIVISIONS, Division, Share, Shares
from houseway.floor.jackpots.facts import HandFacts, facts_of
from houseway.floor.jackpots.judging import check_table, judge, judge_all
from houseway.floor.jackpots.ledger import Entry, Ledger
from houseway.floor.jackpots.meters import Opening, Taken, local
from houseway.floor.jackpots.pool import Pool
from houseway.floor.jackpots.programme import Programme, programme
from houseway.floor.jackpots.rules import Rules
from houseway.floor.jackpots.sections import printed, sections
from houseway.floor.jackpots.shares import shares
from houseway.floor.jackpots.verdict import Verdict
from houseway.play.pot import PotGame


def eligible(game: PotGame, jackpot: str) -> bool:
    """Whether hands of a game may win a jackpot as it is printed.

    A bad beat belongs to one game: as long as nothing else is posted, the one it is printed for.
    """
    rules = printed(jackpot)
    return game.id in (rules.games or (rules.main_game,))


__all__ = [
    "DIVISIONS",
    "Claim",
    "DailyPool",
    "Desk",
    "Division",
    "Entry",
    "HandFacts",
    "Ledger",
    "Opening",
    "Pool",
    "Programme",
    "Rules",
    "Share",
    "Shares",
    "Taken",
    "Verdict",
    "check_table",
    "conditions",
    "eligible",
    "facts_of",
    "judge",
    "judge_all",
    "local",
    "open_pool",
    "printed",
    "programme",
    "sections",
    "shares",
]
