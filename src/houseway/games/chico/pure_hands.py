"""A hand of Pure 21.5 as it is played: its cards, its wagers, and what has become of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from houseway.cards import Card, Rank
from houseway.hands import PURE_AFTER_SPLIT, PURE_TWENTY_ONE
from houseway.hands.twenty_one import counts
from houseway.money import EVEN, Cents, Odds
from houseway.play.banked.seat import Seat, Wager
from houseway.play.holding import Holding

MOST = 21
MUST_HIT = 11  # hard totals up to here, by Chart 1A
MUST_STAND = 19  # hard totals from here on, by Chart 1A
BANK_STANDS = 17  # by Chart 1B; not with an ace that counts eleven
RUN = 8  # red cards that pay the most; more pay no better

DOUBLE, SPLIT, INSURANCE = "double", "split", "insurance"  # what the backline may join

LOST = Odds(0)  # pays nothing, and the stake is gone
THREE_EIGHTS = [Rank.EIGHT] * 3

totals = PURE_TWENTY_ONE.totals


def best(cards: Sequence[Card]) -> int:
    """The total, with an ace as eleven where that fits; over 21 for a bust."""
    hard, soft = totals(cards)
    return soft or hard


def is_pure(cards: Sequence[Card]) -> bool:
    """Whether two cards are an ace and a bonus card."""
    return len(cards) == 2 and totals(cards)[1] == MOST


def splits(cards: Sequence[Card]) -> bool:
    """Whether two cards may be split: a pair, or two bonus cards of any rank."""
    one, other = cards
    return one.rank == other.rank or counts(one) == counts(other) == 10


def words(cards: Sequence[Card], *, split: bool = False) -> str:
    """A hand as it is called."""
    return (PURE_AFTER_SPLIT if split else PURE_TWENTY_ONE).called(cards)


def red_run(cards: Sequence[Card]) -> int:
    """How many red cards there are in a row, from the up card on."""
    run = 0
    for card in cards:
        if card.text[1] not in "hd":
            break
        run += 1
    return run


@dataclass(slots=True)
class Played:
    """One hand of a seat; its own wager comes first, then those behind it."""

    held: Holding
    wagers: list[Wager]
    split: bool = False
    surrendered: bool = False
    even_money: bool = False

    @property
    def cards(self) -> list[Card]:
        return self.held.cards

    @property
    def stake(self) -> Cents:
        """The seat's own wager."""
        return self.wagers[0].stake

    @property
    def pure(self) -> bool:
        """Pure 21.5 is in the first two cards alone, never after a split."""
        return not self.split and is_pure(self.held.cards)

    @property
    def waits_for_bank(self) -> bool:
        """Whether the bank's total decides about it; a bust waits too, for three eights."""
        return not (self.surrendered or self.pure)

    @property
    def split_ace(self) -> bool:
        return self.split and self.held.cards[0].rank == Rank.ACE

    def doubled(self, amount: Cents) -> None:
        """More on the hand: the seat's amount, and as much again from whoever joins."""
        own, *behind = self.wagers
        joined = (w._replace(stake=Cents(2 * w.stake)) if DOUBLE in w.joins else w for w in behind)
        self.wagers = [own._replace(stake=Cents(own.stake + amount)), *joined]

    def split_off(self) -> Played:
        """The second card as a hand of its own; a wager behind that does not join stays left."""
        other = self.held.apart(self.held.place)
        other.cards = [self.held.cards.pop()]
        self.split = True
        own, *behind = self.wagers
        return Played(other, [own, *(w for w in behind if SPLIT in w.joins)], split=True)


@dataclass(slots=True)
class Circle:
    """What a seat plays: its hands from the left, and its insurance."""

    seat: Seat
    hands: list[Played]
    insured: list[Wager] = field(default_factory=list)

    def insure(self, amount: Cents) -> None:
        """The seat's insurance, and half of what lies behind it from whoever joins."""
        self.seat.adds(INSURANCE, amount)
        behind = (w for w in self.hands[0].wagers[1:] if INSURANCE in w.joins)
        halves = (Wager(Cents(w.stake // 2), by=w.by) for w in behind)
        self.insured = [Wager(amount), *(half for half in halves if half.stake)]


def result(hand: Played, bank: Sequence[Card], pure_pays: Odds) -> tuple[Odds | None, str]:
    """The odds that a hand is paid, none for a push, LOST for a loss; and by which clause."""
    if hand.pure:
        return (None, "winners.1.s2") if is_pure(bank) else (pure_pays, "winners.1")
    if is_pure(bank):
        return LOST, "winners.2.s3" if bank[0].rank == Rank.ACE else "winners.1"
    own, banks = best(hand.cards), best(bank)
    if own > MOST and banks > MOST:
        eights = [card.rank for card in bank] == THREE_EIGHTS
        return (None, "winners.4.a") if eights else (LOST, "winners.4.b")
    if own > MOST:
        return LOST, "winners.3.b"
    if banks > MOST:
        return EVEN, "winners.3.a"
    if own == banks:
        return None, "winners.3.c"
    return EVEN if own > banks else LOST, "winners.3.d"
