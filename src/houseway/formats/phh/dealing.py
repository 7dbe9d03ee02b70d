"""The cards of a history, put into a shoe that deals each to its place."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from houseway.cards import Card, Cards, RiggedShoe
from houseway.errors import BadCards, BadInput
from houseway.formats.phh.history import History
from houseway.formats.phh.notation import BOARD, DRAW, HOLE, SHOW, Act, Seen
from houseway.play.happenings import Place


@dataclass(slots=True)
class Deal:
    """One way to fill in the cards that a history does not know.

    What is shown or named later is held until then; any other unknown card, dealt or thrown
    away, may be any that is left.
    """

    history: History
    seed: int
    hands: dict[int, _Hand] = field(init=False)  # by player; 0 is the board
    thrown: dict[int, list[int]] = field(init=False)  # by action, which of the player's cards go
    cards: dict[int, list[Card]] = field(init=False)  # by player, in the order dealt

    def __post_init__(self) -> None:
        rng = random.Random(self.seed)
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
                self.thrown[at] = hand.throws(act.cards, later, rng)

    def unknown(self, players: Iterable[int]) -> bool:
        """Whether other cards might lie before these players than this time."""
        return any(self.hands[each].unsure for each in players)

    def shoe(self, pack: Cards, board: Place) -> RiggedShoe:
        """A shoe that deals the hand again."""
        rest = list(pack)
        for player, hand in self.hands.items():
            for card in filter(None, hand.cards):
                if card not in rest:
                    where = self.history.who(player) if player else "the board"
                    raise BadCards(f"{card} for {where} is dealt already, or not in the deck")
                rest.remove(card)
        random.Random(self.seed).shuffle(rest)
        self.cards = {
            player: [card or rest.pop() for card in hand.cards]
            for player, hand in self.hands.items()
        }
        places = {player or board: cards for player, cards in self.cards.items()}
        return RiggedShoe(pack, places, self.seed)

    def named(self, at: int) -> Act:
        """An action, with the cards that go where it throws some away without naming them."""
        act = self.history.actions[at]
        if act.word != DRAW or None not in act.cards:
            return act
        named = [card for card in act.cards if card is not None]
        gone = [self.cards[act.player][each] for each in self.thrown[at]]
        if (count := len(named) + len(gone)) < len(act.cards):
            raise BadInput(f"only {count} of these can go; the others are shown or named later")
        return replace(act, cards=(*named, *gone))


class _Hand:
    """The cards of one player as the history goes on."""

    def __init__(self) -> None:
        self.cards: list[Card | None] = []  # all that were dealt
        self.held: list[int] = []  # which of them he has
        self.chosen = False  # that some went which he might have kept

    @property
    def unsure(self) -> bool:
        return self.chosen or None in self.cards

    def takes(self, cards: Seen) -> None:
        self.held += range(len(self.cards), len(self.cards) + len(cards))
        self.cards += cards

    def names(self, cards: Seen) -> None:
        """Some of the unknown cards that he has are these.

        A card too many stays without a place; the replay will say that it is not held.
        """
        new = [card for card in cards if card is not None and card not in self.cards]
        for at, card in zip(self._unknown()[-len(new) :], new, strict=False):
            self.cards[at] = card

    def throws(self, cards: Seen, later: Sequence[Act], rng: random.Random) -> list[int]:
        """Throw cards away; which of the others go that are not named.

        Those that nobody knows, as long as enough of them stay for the cards that get a name
        later, and then known ones that are not heard of again.
        """
        self.names(cards)
        self.held = [at for at in self.held if self.cards[at] not in cards or not self.cards[at]]
        count = cards.count(None)
        heard_of = {card for act in later if act.word in (DRAW, SHOW) for card in act.cards}
        known = [at for at in self.held if self.cards[at] and self.cards[at] not in heard_of]
        rng.shuffle(known)
        gone = [*self._unknown()[: self._spare(later)], *known][:count]
        self.chosen = self.chosen or any(at in known for at in gone)
        self.held = [at for at in self.held if at not in gone]
        return gone

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
