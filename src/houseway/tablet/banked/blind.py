"""Answers about cards that the dealer has not seen: somebody keeps two, and then lays them open."""

from __future__ import annotations

from houseway.cards import UNSEEN
from houseway.play.actions import Action, Keep, Split
from houseway.play.banked.banked_round import BankedRound
from houseway.tablet.steps import Answered


def blind(action: Action) -> bool:
    """Whether an answer chooses cards without naming all of them."""
    if isinstance(action, Keep):
        return UNSEEN in action.cards
    return isinstance(action, Split) and any(UNSEEN in hand for hand in action.hands)


def named(round: BankedRound, step: Answered) -> Action:
    """An answer with the cards that it turned out to be about.

    Nobody can tell which of the cards dealt to a seat they were, so the first ones are theirs.
    """
    action = step.action
    options = round.options(step.seat) if blind(action) else None
    for offer in options.offers if options else ():
        if offer.kind is type(action) and offer.extra == getattr(action, "extra", ()):
            return offer.action()
    return action
