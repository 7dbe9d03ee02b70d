"""What one viewer may know of a round, and nothing else.

A view is built by `view_of` alone, field by field, from what the viewer is allowed to see. It
holds no reference to the round, the shoe or a face-down card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from houseway.cards import Card, card
from houseway.errors import UnseenCard
from houseway.money import Cents
from houseway.play.actions import in_public
from houseway.play.happenings import ALL, DEALER, PUBLIC, Dealt, Did, Place, Posted, Said, Viewer
from houseway.play.holding import Holding
from houseway.play.options import DEALER_SEAT, Options, whose
from houseway.wagers import Line

if TYPE_CHECKING:
    from houseway.play.round import Round


@dataclass(frozen=True, slots=True)
class HandView:
    """The cards of a place; None is a card that lies face down for the viewer."""

    place: str
    label: str
    cards: tuple[str | None, ...]
    words: str | None
    marks: tuple[str, ...] = ()  # buttons that lie there
    of: str = ""  # the place whose hand it is, where a place has several
    open: tuple[int, ...] = ()  # which of the viewer's own cards lie face up before the others
    peek: str | None = None  # the card that the viewer bends over before the others see it

    def to_json(self) -> dict[str, object]:
        return {
            "place": self.place,
            "label": self.label,
            "cards": list(self.cards),
            "words": self.words,
            "marks": list(self.marks),
            "of": self.of,
            "open": list(self.open),
            "peek": self.peek,
        }


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: its chips, its wagers and the cards before it."""

    seat: int
    stack: Cents | None
    status: str  # in, folded, all in
    bets: dict[str, Cents]
    tips: dict[str, Cents]
    marks: tuple[str, ...]
    hands: tuple[HandView, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "stack": self.stack,
            "status": self.status,
            "bets": self.bets,
            "tips": self.tips,
            "marks": list(self.marks),
            "hands": [hand.to_json() for hand in self.hands],
        }


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot and the seats that may win it."""

    name: str
    amount: Cents
    seats: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "amount": self.amount, "seats": list(self.seats)}


@dataclass(frozen=True, slots=True)
class View:
    """A round as one viewer sees it."""

    game: str
    viewer: str
    state: int
    over: bool
    button: int | None
    street: str | None
    seats: tuple[SeatView, ...]
    places: tuple[HandView, ...]
    pots: tuple[PotView, ...]
    to_act: int | None
    waiting_for: tuple[int, ...]
    options: Options | None
    said: tuple[Said, ...]
    lines: tuple[Line, ...]

    def cards(self, place: Place) -> tuple[str | None, ...]:
        """The cards of a place as the viewer sees them."""
        return tuple(each for hand in self.hands(place) for each in hand)

    def seen(self, place: Place) -> tuple[Card | None, ...]:
        """The same as cards to reckon with; None lies face down for the viewer."""
        return tuple(card(text) if text else None for text in self.cards(place))

    def hands(self, place: Place) -> list[tuple[str | None, ...]]:
        """The hands of a place, one by one, where its cards lie apart."""
        if isinstance(place, int):
            held = [h.cards for seat in self.seats if seat.seat == place for h in seat.hands]
            return held or [hand.cards for hand in self.places if hand.place == _name(place)]
        own = [hand.cards for hand in self.places if hand.of == place]
        return own or [h.cards for s in self.seats for h in s.hands if h.place == place]

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "viewer": self.viewer,
            "state": self.state,
            "over": self.over,
            "button": self.button,
            "street": self.street,
            "seats": [seat.to_json() for seat in self.seats],
            "places": [hand.to_json() for hand in self.places],
            "pots": [pot.to_json() for pot in self.pots],
            "to_act": self.to_act,
            "waiting_for": list(self.waiting_for),
            "options": self.options.to_json() if self.options else None,
            "said": [
                {
                    "words": each.words,
                    "clause": each.clause.id if each.clause else None,
                    "to": _name(each.to),
                }
                for each in self.said
            ],
            "lines": [line.to_json() for line in self.lines],
        }


def view_of(round: Round[Any], viewer: Viewer) -> View:
    """The round as a seat, the dealer or the public may see it."""
    options = round.options()
    hands: dict[int | None, list[HandView]] = {}  # by the seat whose they are
    for place, held in round.holdings.items():
        hands.setdefault(held.owner, []).append(_hand(round, place, held, viewer))
    return View(
        game=round.game.id,
        viewer=_name(viewer),
        state=round.state,
        over=round.over,
        button=round.button,
        street=round.street,
        seats=tuple(
            SeatView(
                seat,
                round.stack_of(seat),
                round.status_of(seat),
                round.bets_of(seat),
                round.tips_of(seat),
                round.marks_of(seat),
                tuple(hands.get(seat, ())),
            )
            for seat in round.numbers()
        ),
        places=tuple(hands.get(None, ())),
        pots=tuple(PotView(*pot) for pot in round.pots_now()),
        to_act=options.seat if options else None,
        waiting_for=round.waiting_for(),
        options=_asked(round, viewer),
        said=tuple(heard(round, viewer)),
        lines=round.settlement.lines,
    )


def seen_together(views: Sequence[View]) -> View:
    """What one person knows who plays several seats: the first view, with his cards of the others.

    All of them are of one round at one moment, so its hands lie in the same order in each.
    """
    first = views[0]
    seats = tuple(
        replace(seat, hands=_fullest([view.seats[at].hands for view in views]))
        for at, seat in enumerate(first.seats)
    )
    return replace(first, seats=seats, places=_fullest([view.places for view in views]))


def _fullest(hands: Sequence[tuple[HandView, ...]]) -> tuple[HandView, ...]:
    """Each hand as the viewer who sees most of it sees it; of equals, the first."""
    return tuple(max(each, key=_seen) for each in zip(*hands, strict=True))


def _seen(hand: HandView) -> int:
    return sum(card is not None for card in hand.cards)


def _asked(round: Round[Any], viewer: Viewer) -> Options | None:
    """What the viewer himself is asked; the dealer is, where nobody else can know."""
    if isinstance(viewer, int):
        return round.options(viewer)
    return round.options(DEALER_SEAT) if viewer == DEALER else None


def heard(round: Round[Any], viewer: Viewer) -> Iterator[Said]:
    """What the viewer has heard: calls, prompts of his own, and what each seat did."""
    for clause in round.standing(viewer):
        yield Said(clause.gist, clause, viewer)
    for each in round.happenings:
        if isinstance(each, Said):
            if each.heard_by(viewer):
                yield each
        elif isinstance(each, Did):
            did = in_public(each.action).replace("_", " ")  # "call_2x" is the name of a spot
            yield Said(f"{whose(each.seat).capitalize()}: {did}", None, ALL)
        elif isinstance(each, Posted) or (isinstance(each, Dealt) and each.up and each.called):
            yield each.said()
    for amended in round.log.amended:
        yield Said(amended.words, None, ALL)


def _hand(round: Round[Any], place: Place, held: Holding, viewer: Viewer) -> HandView:
    seen = held.seen_by(viewer)
    known = [card for card in seen if card is not None]
    whole = bool(known) and len(known) == len(seen)
    return HandView(
        _name(place),
        held.label,
        tuple(card.text if card else None for card in seen),
        described(round, place, known) if whole else None,
        round.marks_of(place) if isinstance(place, str) else (),
        _name(held.dealt_at),
        _open(held) if held.owner == viewer else (),
        peek.text if (peek := held.peeked_by(viewer)) else None,
    )


def described(round: Round[Any], place: Place, cards: Sequence[Card]) -> str | None:
    """Words for the cards of a place; none where they hang on a card that nobody has seen."""
    try:
        words: str | None = round.game.describe(round, place, cards)
    except UnseenCard:
        return None
    return words


def _open(held: Holding) -> tuple[int, ...]:
    """Where the cards of a hand lie that everybody sees, while it has not been shown whole."""
    if held.up:
        return ()
    return tuple(at for at, card in enumerate(held.seen_by(PUBLIC)) if card is not None)


def _name(place: Place | Viewer) -> str:
    return f"seat {place}" if isinstance(place, int) else place
