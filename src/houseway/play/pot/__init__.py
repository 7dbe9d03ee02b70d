"""Games for a pot: the words that a game declares itself with."""

from houseway.play.pot.acts import Acts, RaiseCap, Refusals, Sizes
from houseway.play.pot.boards import Grid, Lay, ThreeTwoOne, TwoBoards
from houseway.play.pot.extras import (
    Dice,
    Event,
    HoleCards,
    JackpotDrop,
    Kill,
    OtherShares,
    SecondRun,
    Twists,
)
from houseway.play.pot.pot_collecting import PotCollecting
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.shares import High, Low, Ties
from houseway.play.pot.steps import Discarding, Drawing, Exposing, Rolling
from houseway.play.pot.streets import BIG, SMALL, Opener, Street, Twist, with_hole_cards
from houseway.play.pot.terms import (
    BY_SUIT,
    Antes,
    Bets,
    Blinds,
    Button,
    ButtonDraw,
    Deal,
    OddChips,
    Posted,
    Showdown,
    Told,
)

__all__ = [
    "Acts",
    "Antes",
    "BIG",
    "BY_SUIT",
    "Bets",
    "Blinds",
    "Button",
    "ButtonDraw",
    "Deal",
    "Dice",
    "Discarding",
    "Drawing",
    "Event",
    "Exposing",
    "Grid",
    "High",
    "HoleCards",
    "JackpotDrop",
    "Kill",
    "Lay",
    "Low",
    "OddChips",
    "Opener",
    "OtherShares",
    "PotCollecting",
    "PotGame",
    "Posted",
    "RaiseCap",
    "Refusals",
    "Rolling",
    "SMALL",
    "SecondRun",
    "Showdown",
    "Sizes",
    "Street",
    "ThreeTwoOne",
    "Ties",
    "Told",
    "Twist",
    "Twists",
    "TwoBoards",
    "with_hole_cards",
]
