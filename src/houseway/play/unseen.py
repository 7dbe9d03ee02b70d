"""A round that cannot go on without a card that nobody has seen waits until it is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

from houseway.cards import UNSEEN, KeyedShoe, Unseen
from houseway.errors import BadCards, UnseenCard
from houseway.play.happenings import PUBLIC
from houseway.play.holding import Holding

if TYPE_CHECKING:
    from houseway.play.round import Round


def short_of(round: Round[Any], error: BadCards) -> tuple[int, ...]:
    """The cards that a round waits for, by their numbers off the shoe.

    A shoe that does not wait has the answer refused that would need them; see `go_back`.
    """
    shoe = round.log.shoe
    if not isinstance(shoe, KeyedShoe) or not shoe.waits:
        go_back(round, error)
    if not isinstance(error, UnseenCard):
        return tuple(sorted(_any_in_play(round))) or _raise(error)
    (number,) = error.cards
    held = next((each for each in round.holdings.values() if _has(each, number)), None)
    return tuple(sorted(_needed(held, number))) if held else (number,)


def lying_unseen(held: Holding) -> tuple[int, ...]:
    """The cards of a place that lie face up, and that nobody has keyed yet."""
    return tuple(_numbers(held.open_to(PUBLIC)))


def _any_in_play(round: Round[Any]) -> Iterable[int]:
    """What may be needed where nobody says which: what lies face up, or else all in play."""
    held = list(round.holdings.values())
    lying = [number for each in held for number in lying_unseen(each)]
    return lying or [number for each in held for number in _numbers(each.cards)]


def _raise(error: BadCards) -> NoReturn:
    raise error


def _needed(held: Holding, number: int) -> Iterable[int]:
    """What is keyed in one go with a card: what lies open there, or all of it."""
    lying = lying_unseen(held)
    return lying if number in lying else _numbers(held.cards)


def _numbers(cards: Iterable[object]) -> Iterator[int]:
    return (e.number for e in cards if isinstance(e, Unseen) and e.number is not None)


def _has(held: Holding, number: int) -> bool:
    return number in _numbers(held.cards)


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
