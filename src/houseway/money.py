"""Money is whole cents; odds are exact pairs of whole numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import NewType

from houseway.errors import BadInput

Cents = NewType("Cents", int)

ZERO = Cents(0)


@dataclass(frozen=True, slots=True)
class Currency:
    """What a house counts in: whole hundredths of it, whatever they are called."""

    code: str
    symbol: str
    name: str

    def of(self, amount: int | float | str | Decimal) -> Cents:
        """So much of it as printed: `POUNDS.of(20)`."""
        try:
            cents = Decimal(str(amount)) * 100
        except InvalidOperation:
            raise BadInput(
                f"{amount!r} is not an amount of money; write {self.name} such as 25 or 2.5"
            ) from None
        if not cents.is_finite() or cents != cents.to_integral_value():
            raise BadInput(f"{amount} is not a whole number of cents; write at most two decimals")
        return Cents(int(cents))

    def read(self, typed: str) -> Cents:
        """An amount as a person types it, with the symbol or without."""
        return self.of(typed.strip().removeprefix(self.symbol))

    def text(self, cents: int) -> str:
        """An amount with its symbol: £1,250.00."""
        return f"{'-' if cents < 0 else ''}{self.symbol}{text(abs(cents))}"

    def says(self, sentence: str) -> str:
        """A sentence as people read it, each amount in it with the symbol.

        What is said at a table, refused or settled names plain amounts, and is the same wherever
        it is compared; whoever shows it to people says what they are counted in.
        """
        return _AMOUNT.sub(rf"\g<1>{self.symbol}\g<2>", sentence)


_AMOUNT = re.compile(r"(?<![\w.,/$£€])([-+]?)(\d{1,3}(?:,\d{3})*\.\d\d)(?![\w%]|\.\d)")
DOLLARS = Currency("", "$", "dollars")


def dollars(amount: int | float | str | Decimal) -> Cents:
    """Dollars as printed in a rulebook or a scenario: `dollars(50_000)`, `dollars("26.50")`."""
    return DOLLARS.of(amount)


def text(cents: int) -> str:
    """Cents as a person reads them: 1,250.00."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100:,}.{abs(cents) % 100:02d}"


def signed(cents: int) -> str:
    """A result as a person reads it: +5.00, -5.00, 0.00."""
    return f"+{text(cents)}" if cents > 0 else text(cents)


def share_out(amount: int, weights: Sequence[int]) -> list[int]:
    """Divide an amount in proportion, to the last cent.

    Each gets the whole cents of his part; what is left goes one cent at a time to the largest
    remainders, ties to whoever comes first.
    """
    total = sum(weights)
    if total == 0:
        return [0] * len(weights)
    shares = [amount * weight // total for weight in weights]
    by_remainder = sorted(range(len(weights)), key=lambda i: -(amount * weights[i] % total))
    for i in by_remainder[: amount - sum(shares)]:
        shares[i] += 1
    return shares


def share_down(amount: int, weights: Sequence[int | Fraction], rest: int = 0) -> list[int]:
    """Divide in proportion, every share rounded down but one, which has what is left over."""
    total = sum(weights)
    if total <= 0:
        raise BadInput(f"{text(amount)} cannot be divided by shares that add up to {total}")
    shares = [int(amount * weight // total) for weight in weights]
    shares[rest] += amount - sum(shares)
    return shares


def evenly(amount: int, heads: int) -> list[int]:
    """Divide equally; odd cents go one each to those who come first."""
    if heads < 1:
        raise BadInput(f"{text(amount)} cannot be divided among {heads}")
    share, odd = divmod(amount, heads)
    return [share + (at < odd) for at in range(heads)]


@dataclass(frozen=True, slots=True)
class Odds:
    """What a winning wager is paid, as printed: `40 to 1`, `3 to 2`, `4 for 1`, `5 x ante`.

    "to" leaves the stake with the player, "for" keeps it, "x" pays a multiple of another
    wager's stake, and "$" is an amount of money whatever the stake, which is kept; `of` is its
    sign, where that is another. "%" is a part of a jackpot's meter, which only the meter can tell.
    """

    pays: int
    per: int = 1
    manner: str = "to"
    of: str = ""

    def winnings(self, stake: int) -> Cents:
        """What the player gains on a stake, the stake itself not counted."""
        if self.manner == "$":
            return Cents(self.pays - stake)
        if self.manner == "%":
            raise BadInput(f"{self} of a meter cannot be told from a stake of {text(stake)}")
        gross = stake * self.pays
        if gross % self.per:
            gross += self.per - gross % self.per  # a fraction of a cent goes to the player
        return Cents(gross // self.per - (stake if self.manner == "for" else 0))

    def __str__(self) -> str:
        if self.manner == "%":
            return f"{self.pays}%"
        if self.manner == "$":
            return f"{self.of or '$'}{self.pays / 100:,.2f}".removesuffix(".00")
        if self.manner == "x":
            return f"{self.pays} x {self.of}"
        return f"{self.pays:,} {self.manner} {self.per}"


EVEN = Odds(1)
WHOLE = 100  # per cent of a meter

_ODDS = re.compile(
    r"(?P<pays>\d[\d,]*)\s*(?:(?P<manner>to|for)\s*(?P<per>[1-9]\d*)|x\s*(?P<of>[\w ]+))$"
)


def odds(printed: str) -> Odds:
    """Read odds as a rulebook prints them."""
    if match := re.match(r"[$£€]", printed.strip()):
        amount = dollars(printed.strip()[1:].replace(",", ""))
        return Odds(amount, manner="$", of=match[0].strip("$"))
    if re.fullmatch(r"\d+%", printed.strip()):
        part = int(printed.strip().rstrip("%"))
        if part > WHOLE:
            raise BadInput(f"{printed.strip()} of a meter is more than it holds; at most {WHOLE}%")
        return Odds(part, manner="%")
    match = _ODDS.match(printed.strip().lower())
    if match is None:
        raise BadInput(
            f"{printed!r} are not odds; write '40 to 1', '4 for 1', '5 x ante', '$50' or '10%'"
        )
    pays = int(match["pays"].replace(",", ""))
    if match["of"]:
        return Odds(pays, manner="x", of=match["of"].strip())
    return Odds(pays, int(match["per"]), match["manner"])


__all__ = [
    "Cents",
    "Currency",
    "DOLLARS",
    "EVEN",
    "Odds",
    "ZERO",
    "dollars",
    "evenly",
    "odds",
    "share_down",
    "share_out",
    "signed",
    "text",
]
