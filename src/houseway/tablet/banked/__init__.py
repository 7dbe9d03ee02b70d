"""A live table of a banked game: paper cards, clay chips, and a tablet that follows the rulebook.

The dealer keys who bets what, the cards as they are turned and what people decide. The game's own
script says what comes next, and what each spot pays.
"""

from houseway.tablet.banked.live_round import LiveRound
from houseway.tablet.banked.prompt import Prompt, prompt_of
from houseway.tablet.banked.steps import CardPutRight, CardsKeyed, LaidCard, RoundStep
from houseway.tablet.banked.table import LiveBankedTable
from houseway.tablet.banked.wanted import Wanted

__all__ = [
    "CardPutRight",
    "CardsKeyed",
    "LaidCard",
    "LiveBankedTable",
    "LiveRound",
    "Prompt",
    "RoundStep",
    "Wanted",
    "prompt_of",
]
