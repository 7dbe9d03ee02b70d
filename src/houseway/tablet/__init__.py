"""A live pot table: cards in people's hands, chips of clay, and a tablet that keeps the count.

The dealer keys what people do. The house rules on it, the hand goes on with the act as it was
ruled, and the hand's record has both.
"""

from houseway.tablet.asking import corrected, in_turn, passed_over, ruled
from houseway.tablet.hand import LiveHand
from houseway.tablet.records import Entry
from houseway.tablet.steps import (
    Acted,
    Answered,
    Corrected,
    Decided,
    Keyed,
    PassedOver,
    Seen,
    Step,
    TakenBack,
    TurnCame,
)
from houseway.tablet.table import LivePotTable

__all__ = [
    "Acted",
    "Answered",
    "Corrected",
    "Decided",
    "Entry",
    "Keyed",
    "LiveHand",
    "LivePotTable",
    "PassedOver",
    "Seen",
    "Step",
    "TakenBack",
    "TurnCame",
    "corrected",
    "in_turn",
    "passed_over",
    "ruled",
]
