"""What the floor knows of a hand that may have won a jackpot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from houseway.cards import STANDARD, Card, Cards
from houseway.errors import BadCards, BadInput
from houseway.money import Cents
from houseway.play.pot.pot_round import PotRound

HOLE = 2  # seven-card stud's are the first two cards dealt down
NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class HandFacts:
    """A hand as it ended: who held what, the board that was reached, who was dealt in.

    `pot` is everything that was bet and called, rake and drop still in it. Besides the hands that
    were tabled, `hands` may name one that was `mucked` facing a bet, one that was `untabled` when
    the pot was pushed, and one that its player never picked up.
    """

    game: str
    hands: Mapping[int, Cards]
    board: Cards
    pot: Cents
    dealt_in: int
    away: int = 0  # of those dealt in, who were not at the table
    structure: str = "limit"
    mucked: frozenset[int] = NOBODY
    untabled: frozenset[int] = NOBODY
    not_picked_up: frozenset[int] = NOBODY
    seats: tuple[int, ...] = ()  # who was dealt in, where it is known
    second_board: Cards = ()  # of a hand that was run twice

    def __post_init__(self) -> None:
        if self.dealt_in < len(self.hands) or not 0 <= self.away <= self.dealt_in:
            raise BadInput(
                f"{self.dealt_in} players were dealt in, {self.away} of them away, and "
                f"{len(self.hands)} hands are known: that does not add up"
            )
        if self.pot < 0:
            raise BadInput("a pot is not below 0")
        for seat in self.mucked | self.untabled | self.not_picked_up:
            if seat not in self.hands:
                raise BadInput(f"seat {seat} is spoken of, and its cards are not given")
        self._check_cards()

    def _check_cards(self) -> None:
        for board in (self.board, self.second_board):
            shown: Counter[Card] = Counter(board)
            for seat, cards in self.hands.items():
                shown.update(cards)
                if len(cards) < HOLE:
                    raise BadCards(f"seat {seat} has {len(cards)} cards; both hole cards count")
            for card, times in shown.items():
                if times > 1:
                    raise BadCards(f"{card} is there {times} times; the deck holds 1")
                if card not in STANDARD:
                    raise BadCards(f"{card} is not in the deck of a poker game")

    @property
    def active(self) -> int:
        """Players who were dealt in and at the table."""
        return self.dealt_in - self.away

    @property
    def boards(self) -> tuple[Cards, ...]:
        """The board, and the second one of a hand that was run twice."""
        return (self.board, self.second_board) if self.second_board else (self.board,)

    def hole(self, seat: int) -> Cards:
        """A seat's two hole cards."""
        return self.hands[seat][:HOLE]


def facts_of(round: PotRound, tabled: Collection[int] = ()) -> HandFacts:
    """The facts of a hand that was played out at a table.

    A showdown shows the hands that were in it. Whoever won without one, and laid his cards open
    before the pot was pushed, is among the `tabled`; a folded hand never is.
    """
    if not round.over:
        raise BadInput("the hand is not over yet; a jackpot is judged when it is")
    if folded := sorted(set(tabled) - set(round.live)):
        raise BadInput(f"seat {folded[0]} has no hand left that could be tabled")
    live = [seat for seat in round.live if round.holdings[seat].up or seat in tabled]
    return HandFacts(
        game=round.game.id,
        hands={seat: tuple(round.holdings[seat].cards) for seat in live},
        board=tuple(round.dealer.common()),
        pot=Cents(sum(pot.amount for pot in round.chips.gathered())),
        dealt_in=len(round.order),
        structure=round.stakes.limits.structure,
        seats=tuple(round.order),
    )
