"""What an act counts as: the answer of the desk."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.money import ZERO, Cents, text
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the ways that a clause leaves to the director, and what it does."""

    act: str
    effect: str  # to chips and cards
    amount: Cents | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the act counts as, and the clauses that led there, the deciding one last.

    Where the book leaves it to the director there are choices, and the act is empty unless
    another clause commands one.
    """

    act: str
    clauses: tuple[Clause, ...]
    amount: Cents | None = None  # total for the round
    returned: Cents = ZERO  # of the chips that lie in front of him
    minimum: Cents | None = None  # the least total that he may make it
    bound: tuple[str, ...] = ()  # for whom it counts, where it is not only he
    choices: tuple[Choice, ...] = ()
    his_own: bool = False  # they are the player's, and not the director's
    effect: str = ""  # what happens to chips and cards, beyond the amounts
    answer: Cents | None = None  # what the dealer says when he is asked
    all_in: bool = False
    said: str = ""  # how the table is told, where the act alone does not say it well
    told: tuple[Clause, ...] = ()  # what people are reminded of besides: prompts
    paid: tuple[tuple[str, Cents], ...] = ()  # who gets how much of what lies in the middle

    @property
    def clause(self) -> Clause:
        """The clause that decides."""
        return self.clauses[-1]

    @property
    def aloud(self) -> str:
        """The sentence to say at the table."""
        if self.answer is not None:
            return f"A pot-sized bet is {text(self.answer)}."
        words = self.said or self.act.capitalize()
        if self.amount and not self.said and self.act not in ("check", "fold"):
            words += f" {text(self.amount)}" if self.act != "raise" else f" to {text(self.amount)}"
        if self.all_in:
            words += ", all in"
        parts = [words] if words else []
        if self.bound and not self.said:
            parts.append(f"That goes for {' and '.join(self.bound)}")
        if self.returned:
            parts.append(f"{text(self.returned)} comes back")
        if self.paid:
            parts.append(", ".join(f"{text(amount)} to {who}" for who, amount in self.paid))
        if self.effect:
            parts.append(self.effect[0].upper() + self.effect[1:])
        if self.choices:
            *others, last = (choice.act for choice in self.choices)
            whose = "His own choice" if self.his_own else "The director decides"
            parts.append(f"{whose}: {', '.join([*others, f'or {last}'])}")
        return ". ".join(parts) + "."

    def facts(self) -> dict[str, object]:
        """The ruling as plain values, amounts in cents."""
        return {
            "act": self.act,
            "amount": self.amount,
            "minimum": self.minimum,
            "returned": self.returned,
            "for": list(self.bound),
            "choices": [
                {"act": each.act, "effect": each.effect, "amount": each.amount}
                for each in self.choices
            ],
            "his_own": self.his_own,
            "effect": self.effect,
            "answer": self.answer,
            "paid": dict(self.paid),
            "aloud": self.aloud,
            "clauses": [str(each) for each in self.clauses],
            "told": [{"clause": str(each), "gist": each.gist} for each in self.told],
        }
