"""A round that cannot go on without a card that nobody has seen waits until it is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from houseway.cards import UNSEEN, KeyedShoe
from houseway.errors import BadCards, UnseenCard

if TYPE_CHECKING:
    from houseway.play.round import Round


def go_back(round: Round[Any], error: BadCards) -> NoReturn:
    """Be again as before the last answer, which needs cards that nobody has seen, and say which.

    Those that lie face up are needed; where none does, it may be any that is in play.
    """
    log, shoe = round.log, round.log.shoe
    held = [each for each in round.holdings.values() if UNSEEN in each.cards]
    if not held or not isinstance(shoe, KeyedShoe):
        raise error
    needed = [each for each in held if each.up] or held
    cards = shoe.unseen({each.dealt_at for each in needed})
    how = "key them before the round is opened"
    if log.answers:
        round.open_again(shoe.again(), over=True)
        for seat, action in list(zip(log.seats, log.answers, strict=True))[:-1]:
            round.play(action, seat)
        round.log.amended = log.amended
        how = f"name them with `round.amend`, by their numbers {cards}, and answer again"
    where = ", ".join(dict.fromkeys(each.label.lower() for each in needed))
    raise UnseenCard(f"the round needs cards that nobody has seen ({where}); {how}", cards)
