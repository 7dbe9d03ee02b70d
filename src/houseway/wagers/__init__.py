"""Wagers: where they lie, what they pay, and how each is settled to the cent."""

from houseway.wagers.cap import AggregateCap
from houseway.wagers.commission import Commission
from houseway.wagers.cover import Cover
from houseway.wagers.line import Line, Result, Verdict
from houseway.wagers.meter import Meter
from houseway.wagers.paytable import PayTable, pay_table
from houseway.wagers.rake import Rake
from houseway.wagers.settlement import Settlement
from houseway.wagers.spot import BackBet, Spot, side_bet

__all__ = [
    "AggregateCap",
    "BackBet",
    "Commission",
    "Cover",
    "Line",
    "Meter",
    "PayTable",
    "Rake",
    "Result",
    "Settlement",
    "Spot",
    "Verdict",
    "pay_table",
    "side_bet",
]
