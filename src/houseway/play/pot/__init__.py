"""Games for a pot: the words that a game declares itself with."""

from houseway.play.pot.boards import Grid, Lay, ThreeTwoOne, TwoBoards
from houseway.play.pot.pot_collecting import PotCollecting
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.pot_rules import (
    BY_SUIT,
    Acts,
    Antes,
    Blinds,
    ButtonDraw,
    Event,
    KillRules,
    RaiseCap,
    Refusals,
    SecondRun,
    Sizes,
)
from houseway.play.pot.shares import High, Low, Ties
from houseway.play.pot.steps import Discarding, Drawing, Exposing, Rolling
from houseway.play.pot.streets import BIG, SMALL, Opener, Street, Twist, with_hole_cards

__all__ = [
    "Acts",
    "Antes",
    "BIG",
    "BY_SUIT",
    "Blinds",
    "ButtonDraw",
    "Discarding",
    "Drawing",
    "Event",
    "Exposing",
    "Grid",
    "High",
    "KillRules",
    "Lay",
    "Low",
    "Opener",
    "PotCollecting",
    "PotGame",
    "RaiseCap",
    "Refusals",
    "Rolling",
    "SMALL",
    "SecondRun",
    "Sizes",
    "Street",
    "ThreeTwoOne",
    "Ties",
    "Twist",
    "TwoBoards",
    "with_hole_cards",
]
