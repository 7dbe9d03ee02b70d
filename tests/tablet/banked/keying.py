"""A dealer who keys a round that was dealt elsewhere: each card as it is wanted, each answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from houseway.cards import UNSEEN, Card, KeyedShoe, Shoe
from houseway.play.actions import Keep, Split
from houseway.play.banked.banked_round import BankedRound
from houseway.play.happenings import Place
from houseway.tablet.banked import CardsKeyed, LaidCard, LiveRound, RoundStep
from houseway.tablet.banked.wanted import shoe_of
from houseway.tablet.steps import Answered


class _Following(Shoe):
    """A shoe that remembers where its cards went."""

    def __init__(self, order: Sequence[Card]) -> None:
        super().__init__(order)
        self.went: list[Any] = []

    def deal(self, places: Sequence[Any]) -> list[Card]:
        self.went += places
        return super().deal(places)


def cards_by_place(played: BankedRound) -> dict[Place, list[Card]]:
    """Which cards went where in a round that is over."""
    pack, drawn = played.game.deck_for(played.settings), played.log.cards
    following = _Following([*drawn, *pack][: len(pack)])  # what comes after is never drawn
    again = played.again(following)
    for seat, action in zip(played.log.seats, played.log.answers, strict=True):
        again.play(action, seat)
    found: dict[Place, list[Card]] = {}
    for place, card in zip(following.went, drawn, strict=True):
        found.setdefault(place, []).append(card)
    return found


def live_again(played: BankedRound) -> LiveRound:
    """The same bets at a live table, with no card keyed."""
    pack = played.game.deck_for(played.settings)
    opened = played.again(KeyedShoe(pack, {}, waits=True))
    assert isinstance(opened, BankedRound)
    return LiveRound(opened)


def steps_of(live: LiveRound, played: BankedRound) -> Iterator[RoundStep]:
    """What a dealer keys, step by step; each is to be taken before the next is asked for."""
    dealt = cards_by_place(played)
    answers = list(zip(played.log.seats, played.log.answers, strict=True))
    for _ in range(1000):
        numbers = [n for each in live.wanted for n in each.numbers[:1]]
        given = len(live.round.log.answers)
        if numbers and (live.round.wants or live.wanted[0].up or not _ready(live, answers[given:])):
            place, at = shoe_of(live.round).place_of(numbers[0])
            yield CardsKeyed((LaidCard(place, at, dealt[place][at]),))
        elif live.round.over:
            return
        else:
            seat, action = answers[given]
            yield Answered(seat, _as_seen(live, seat, action, dealt))
    raise AssertionError("the round does not end")


def _as_seen(live: LiveRound, seat: int, action: Any, dealt: dict[Place, list[Card]]) -> Any:
    """What a dealer sees of an answer about cards that he has not: how many, and then which."""
    options = live.round.options(seat)
    if options is None or options.accepts(action) or not isinstance(action, Keep | Split):
        return action
    hands = (action.cards,) if isinstance(action, Keep) else action.hands
    others = list(dealt[seat])
    for card in (card for hand in hands for card in hand):
        others.remove(card)
    dealt[seat] = [*(card for hand in hands for card in hand), *others]
    unseen = tuple((UNSEEN,) * len(hand) for hand in hands)
    return Keep(unseen[0]) if isinstance(action, Keep) else Split(unseen, action.extra)


def _ready(live: LiveRound, answers: Sequence[tuple[int, Any]]) -> bool:
    """Whether the next answer can be given with the cards that are known."""
    if not answers:
        return True
    seat, action = answers[0]
    options = live.round.options(seat)
    return options is not None and options.accepts(action)


def key_through(live: LiveRound, played: BankedRound) -> LiveRound:
    """Key all of a round."""
    for step in steps_of(live, played):
        live.take(step)
    return live


def seen(live: LiveRound) -> int:
    """How many cards of the round were keyed."""
    return sum(card != UNSEEN for card in live.round.log.cards)
