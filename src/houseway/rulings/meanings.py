"""What words with several meanings can mean in the place of the one who said them."""

from __future__ import annotations

from houseway.money import Cents
from houseway.rulings.bounds import ENOUGH, all_in, least, matched
from houseway.rulings.ruling import Choice
from houseway.rulings.situations import Wager

NOT_CLEAR = "ask him"  # what the dealer does before anything counts


def possible(seen: Wager, acts: tuple[str, ...]) -> tuple[str, ...]:
    """Of several meanings those that can be: nobody bets over a bet, or calls nothing."""
    if len(acts) < 2:
        return acts
    if not matched(seen):
        here = {"bet": "raise", "check": "fold"}
    elif seen.facing:  # a big blind may raise himself
        here = {"bet": "raise", "call": "check", "fold": "check"}
    else:
        here = {"raise": "bet", "call": "check", "fold": "check"}
    if seen.facing and not seen.may_raise:
        here |= dict.fromkeys(("bet", "raise", "all in"), "check" if matched(seen) else "call")
    return tuple(dict.fromkeys(here.get(act, act) for act in acts))


def to_choose_from(seen: Wager, acts: tuple[str, ...]) -> tuple[Choice, ...]:
    """Each meaning with what it would come to; without any he is asked."""
    whole = all_in(seen)
    known: dict[str, Cents | None] = {
        "call": min(seen.facing, whole),
        "bet": least(seen),
        "raise": least(seen),
        "all in": whole if whole < ENOUGH else None,
    }
    risk = "unofficial words, at his own risk"
    if not acts:
        return (Choice(NOT_CLEAR, "nothing counts until he has made his intention clear"),)
    return tuple(Choice(act, risk, known.get(act)) for act in acts)


def call_or_fold(seen: Wager) -> tuple[Choice, ...]:
    """What is left to somebody who may not raise."""
    owed = min(seen.facing, all_in(seen))
    return (Choice("call", "he matches the bet", owed), Choice("fold", "his hand is dead"))
