"""A line: one settled wager or pot share, with the reason in words and the clause."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from houseway.hands import Hand
from houseway.money import ZERO, Cents, Odds, signed, text
from houseway.rulebook import Clause
from houseway.wagers.party import BANK, TIPS, Party, at_seat, back_bettor

DEALER_SEAT = 0  # the dealer's own position, when he plays against a player's bank


class Result(StrEnum):
    """How a wager came out."""

    WINS = "wins"
    LOSES = "loses"
    PUSHES = "pushes"
    PAYS = "pays"  # commission, rake
    RETURNED = "returned"


class Verdict(NamedTuple):
    """How a hand came out against another, why, and by which clause."""

    result: Result
    reason: str
    clause: Clause

    @classmethod
    def between(
        cls, hand: Hand, other: Hand, whose: str, *, wins: Clause, loses: Clause, ties: Clause
    ) -> Verdict:
        """The better hand wins, and equal ones push; `whose` hand it met is said in the reason."""
        reason = f"{hand.beside(other)}; {whose} has {other.beside(hand)}"
        if hand == other:
            return cls(Result.PUSHES, reason, ties)
        return cls(Result.WINS, reason, wins) if hand > other else cls(Result.LOSES, reason, loses)


class Line(NamedTuple):
    """One settled wager: money moves from `against` to the party that owns the line."""

    seat: int | None
    spot: str
    stake: Cents
    result: Result
    net: Cents
    reason: str
    clause: Clause
    odds: Odds | None = None
    tip: bool = False
    by: str = ""  # a back bettor's name
    against: Party = BANK
    row: str | None = None  # of the pay table, where one paid it
    of: str = ""  # what a line that is no wager belongs to: a commission, a bonus, envy
    hand: str = ""  # the place of the hand it is for, where a seat's were split

    @property
    def wager(self) -> str:
        """The spot of the wager that the line belongs to."""
        return self.of or self.spot

    @property
    def party(self) -> Party:
        """Whose money the line is: a seat, a back bettor, the dealers' tips, or the house."""
        if self.by:
            return back_bettor(self.by)
        if self.tip:
            return TIPS
        if self.seat == DEALER_SEAT:
            return BANK
        return at_seat(self.seat) if self.seat is not None else Party(self.spot)

    @property
    def words(self) -> str:
        """The line as a dealer would say it."""
        who = "dealer" if self.seat == DEALER_SEAT else str(self.party)
        if self.tip:
            who = f"tip {self.seat}"
        paid = f"{self.result} {self.odds}" if self.odds and self.net > 0 else str(self.result)
        return (
            f"{who:<7} {self.spot.replace('_', ' '):<14} {text(self.stake):>10}  {paid:<16} "
            f"{signed(self.net):>11}  {self.reason}  {self.clause}"
        )

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "spot": self.spot,
            "stake": self.stake,
            "result": self.result.value,
            "odds": str(self.odds) if self.odds else None,
            "net": self.net,
            "reason": self.reason,
            "clause": self.clause.id,
            "tip": self.tip,
            "by": self.by or None,
            "row": self.row,
            "wager": self.wager,
            "hand": self.hand or None,
        }


def lost(seat: int, spot: str, stake: Cents, reason: str, clause: Clause) -> Line:
    """A wager that the bank takes."""
    return Line(seat, spot, stake, Result.LOSES, Cents(-stake), reason, clause)


def pushed(seat: int, spot: str, stake: Cents, reason: str, clause: Clause) -> Line:
    """A wager that is neither paid nor taken."""
    return Line(seat, spot, stake, Result.PUSHES, ZERO, reason, clause)


def won(seat: int, spot: str, stake: Cents, reason: str, clause: Clause, odds: Odds) -> Line:
    """A wager that is paid at these odds."""
    return Line(seat, spot, stake, Result.WINS, odds.winnings(stake), reason, clause, odds)


def charged(
    seat: int | None, spot: str, amount: int, reason: str, clause: Clause, against: Party
) -> Line:
    """A fee that a seat pays: commission, collection."""
    net = Cents(-amount)
    return Line(seat, spot, ZERO, Result.PAYS, net, reason, clause, against=against)
