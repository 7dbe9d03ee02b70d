"""What is said at the table and how it was settled, as it is written at its side."""

from __future__ import annotations

from rich.text import Text

from houseway.money import Currency, signed
from houseway.wagers import Line

COLOURS = {1: "green3", -1: "red3", 0: "none"}


def settled(line: Line, you: int, currency: Currency) -> Text:
    """A line of the settlement: whose, what it brought, why, and the clause that says so."""
    who = "you" if line.seat == you and not line.tip else str(line.party)
    told = Text(f"{who} · {line.spot.replace('_', ' ')} ")
    sign = (line.net > 0) - (line.net < 0)
    told.append(currency.says(signed(line.net)), f"bold {COLOURS[sign]}")
    told.append(currency.says(f" {line.reason} "))
    return told.append(str(line.clause), "dim")


def outcome(net: int, currency: Currency) -> str:
    """How a round went, in two words."""
    if not net:
        return "nothing won, nothing lost"
    return f"you {'win' if net > 0 else 'lose'} {currency.text(abs(net))}"
