"""The cards of a history, put into a shoe that deals each to its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from houseway.cards import UNSEEN, Card, Cards, KeyedShoe
from houseway.errors import BadCards, BadInput
from houseway.formats.phh.history import History
from houseway.formats.phh.notation import BOARD, DRAW, HOLE, SHOW, Act, Seen
from houseway.play.happenings import Place


@dataclass(slots=True)
class Deal:
    """The cards of a history: those that it knows, or names later, and unseen ones.

    What is shown or named later is held until then; of the others nobody knows which were thrown
    away.
    """

    history: History
    hands: dict[int, _Hand] = field(init=False)  # by player; 0 is the board
    thrown: dict[int, int] = field(init=False)  # by action, how many cards go unseen

    def __post_init__(self) -> None:
        self.hands = {player: _Hand() for player in range(self.history.size + 1)}
        self.thrown = {}
        for at, act in enumerate(self.history.actions):
            hand = self.hands[act.player]
            if act.word in (BOARD, HOLE):
                hand.takes(act.cards)
            elif act.word == SHOW:
                hand.names(act.cards)
            elif act.word == DRAW:
                later = [
                    each for each in self.history.actions[at + 1 :] if each.player == act.player
                ]
                self.thrown[at] = hand.throws(act.cards, later)

    def shoe(self, pack: Cards, board: Place) -> KeyedShoe:
        """A shoe that deals the hand again."""
        rest = list(pack)
        for player, hand in self.hands.items():
            for card in hand.known:
                if card not in rest:
                    where = self.history.who(player) if player else "the board"
                    raise BadCards(f"{card} for {where} is dealt already, or not in the deck")
                rest.remove(card)
        return KeyedShoe(
            pack,
            {
                player or board: [card or UNSEEN for card in hand.cards]
                for player, hand in self.hands.items()
            },
        )

    def named(self, at: int) -> Act:
        """An action, with unseen cards where it throws some away without naming them."""
        act = self.history.actions[at]
        if act.word != DRAW or None not in act.cards:
            return act
        named = [card for card in act.cards if card is not None]
        if (count := len(named) + self.thrown[at]) < len(act.cards):
            raise BadInput(f"only {count} of these can go; the others are shown or named later")
        return replace(act, cards=(*named, *(UNSEEN for _ in range(self.thrown[at]))))


class _Hand:
    """The cards of one player as the history goes on."""

    def __init__(self) -> None:
        self.cards: list[Card | None] = []  # all that were dealt
        self.held: list[int] = []  # which of them he has
        self.known: list[Card] = []  # those of them that the history names

    def takes(self, cards: Seen) -> None:
        self.held += range(len(self.cards), len(self.cards) + len(cards))
        self.cards += cards
        self.known += filter(None, cards)

    def names(self, cards: Seen) -> None:
        """Some of the unknown cards that he has are these.

        A card too many stays without a place; the replay will say that it is not held.
        """
        new = [card for card in cards if card is not None and card not in self.cards]
        for at, card in zip(self._unknown()[-len(new) :], new, strict=False):
            self.cards[at] = card
            self.known.append(card)

    def throws(self, cards: Seen, later: Sequence[Act]) -> int:
        """Throw cards away; how many of the others go that are not named.

        Those that nobody knows, as long as enough of them stay for the cards that get a name
        later. Where more go, nobody knows any more which of the known ones he has, but for those
        that are heard of again.
        """
        self.names(cards)
        self.held = [at for at in self.held if self.cards[at] not in cards or not self.cards[at]]
        gone = self._unknown()[: self._spare(later)][: cards.count(None)]
        if (more := cards.count(None) - len(gone)) > 0:
            heard_of = {card for act in later if act.word in (DRAW, SHOW) for card in act.cards}
            unsure = [at for at in self.held if self.cards[at] and self.cards[at] not in heard_of]
            for at in unsure:
                self.cards[at] = None
            gone += unsure[:more]
        self.held = [at for at in self.held if at not in gone]
        return len(gone)

    def _unknown(self) -> list[int]:
        return [at for at in self.held if self.cards[at] is None]

    def _spare(self, later: Sequence[Act]) -> int:
        """How many unknown cards may go, so that there is one for each that is named later."""
        unknown = spare = len(self._unknown())
        known = set(self.cards)
        for act in later:
            if act.word == HOLE:
                unknown += act.cards.count(None)
            elif act.word in (DRAW, SHOW):
                unknown -= len(set(act.cards) - known - {None})
                spare = min(spare, unknown)
            known |= set(act.cards)
        return max(spare, 0)
