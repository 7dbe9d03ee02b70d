"""A hand as one seat sees it: its view and what the table posts, put in order for thinking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from houseway.cards import Card, card
from houseway.floor.bot_cards import lowball
from houseway.floor.bot_heard import Paid, heard
from houseway.hands import Ranking
from houseway.play.pot.boards import Boards
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.shares import High
from houseway.play.pot.stakes import Stakes
from houseway.play.pot.steps import Drawing
from houseway.play.pot.streets import Street
from houseway.play.view import HandView, SeatView, View


@dataclass(frozen=True, slots=True)
class Other:
    """Somebody else who is in: the cards he shows, how many he hides, and his chips."""

    shown: tuple[Card, ...]
    hidden: int
    bet: int
    stack: int
    paid: tuple[Paid, ...] = ()  # for his cards, so far


@dataclass(frozen=True, slots=True)
class Scene:
    """A hand as one seat sees it, and what the table posts."""

    own: tuple[Card, ...]
    others: tuple[Other, ...]
    middle: Mapping[str, tuple[Card, ...]]
    unseen: tuple[Card, ...]
    shares: tuple[High, ...]
    boards: Boards | None
    later: tuple[Street, ...]  # streets still to be dealt
    drawn: int  # times that cards have been exchanged
    draws: int  # and may still be
    low: Ranking | None  # where the lowest hand wins the whole pot


def scene_of(view: View, game: PotGame, stakes: Stakes) -> Scene:
    """What a seat has before it."""
    assert view.options is not None
    seat = view.options.seat
    streets, boards = _as_dealt(view, game, stakes)
    middle = {each.place: _known(each) for each in view.places}
    own = tuple(card(text) for text in view.cards(seat) if text)
    rivals = [each for each in view.seats if each.seat != seat and each.status != "folded"]
    gone = {c for each in view.seats for hand in each.hands for c in _known(hand)}
    gone |= {c for cards in middle.values() for c in cards}
    at = next((n for n, each in enumerate(streets) if each.name == view.street), 0)
    paid = heard(view.said)
    return Scene(
        own=own,
        others=tuple(_other(each, paid) for each in rivals),
        middle=middle,
        unseen=tuple(each for each in game.deck if each not in gone),
        shares=stakes.shares,
        boards=boards,
        later=streets[at + 1 :],
        drawn=_draws(streets[: at + 1]) - _draws(streets[at : at + 1], before=False),
        draws=_draws(streets[at : at + 1], before=False) + _draws(streets[at + 1 :]),
        low=lowball(game),
    )


def _as_dealt(
    view: View, game: PotGame, stakes: Stakes
) -> tuple[tuple[Street, ...], Boards | None]:
    """The streets and boards of this hand; those of a twist lie there for all to see."""
    lying = {each.place for each in view.places}
    for twist in game.twists:
        if twist.boards and set(twist.boards.places) == lying:
            return twist.streets or stakes.streets, twist.boards
    return stakes.streets, game.boards


def _draws(streets: Sequence[Street], *, before: bool = True) -> int:
    """How often cards are exchanged on some streets: before the betting, and after it."""
    steps = [step for each in streets for step in (*(each.steps * before), *each.after)]
    return sum(isinstance(step, Drawing) for step in steps)


def _known(hand: HandView) -> tuple[Card, ...]:
    return tuple(card(text) for text in hand.cards if text)


def _other(seat: SeatView, paid: Sequence[Paid]) -> Other:
    cards = [text for hand in seat.hands for text in hand.cards]
    shown = tuple(card(text) for text in cards if text)
    own = tuple(each for each in paid if each.seat == seat.seat)
    return Other(shown, len(cards) - len(shown), sum(seat.bets.values()), seat.stack or 0, own)
