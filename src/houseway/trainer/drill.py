"""A drill: what lies on the table, what is asked about it, and the answer that the engine has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from houseway.cards import Cards, parse_cards, write_cards
from houseway.errors import BadInput
from houseway.money import Cents, dollars, signed, text
from houseway.rulebook import Clause

Form = Literal["amount", "change", "one of", "some of", "order", "hands"]
Answer = int | str | tuple[str, ...]
_AS_SHOWN = str.maketrans(
    {"+": "", ",": "", " ": "", "−": "-"}
)  # amounts are read as we write them


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards that lie somewhere; None is one that lies face down."""

    label: str
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as the dealer has it before him; what came of it is left out."""

    cards: tuple[Shown, ...] = ()
    bets: tuple[tuple[str, str, Cents], ...] = ()  # who, on which spot, how much
    told: tuple[str, ...] = ()  # what was done so far

    def to_json(self) -> dict[str, object]:
        return {
            "cards": [{"label": each.label, "cards": list(each.cards)} for each in self.cards],
            "bets": [
                {"who": who, "spot": spot, "amount": amount} for who, spot, amount in self.bets
            ],
            "told": list(self.told),
        }


@dataclass(frozen=True, slots=True)
class Mark:
    """Whether an answer was right, what would have been, why, and by which clause."""

    right: bool
    wanted: str
    reason: str
    clause: Clause

    def to_json(self) -> dict[str, object]:
        return {
            "right": self.right,
            "wanted": self.wanted,
            "reason": self.reason,
            "clause": self.clause.id,
            "gist": self.clause.gist,
        }


@dataclass(frozen=True, slots=True)
class Drill:
    """One question. The same game, topic and seed are the same drill."""

    game: str
    topic: str
    seed: int
    ask: str
    form: Form
    right: Answer
    reason: str
    clause: Clause
    scene: Scene
    choices: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()  # what cards are set into, the highest first
    alike: Callable[[tuple[Cards, ...]], bool] | None = None  # of hands: as good as the right ones

    @property
    def key(self) -> str:
        """What is learned by it: the same clause of the same game, asked in the same way."""
        return f"{self.game}/{self.topic}/{self.clause.id}"

    @property
    def wanted(self) -> str:
        """The right answer in words."""
        if self.form == "change":
            return signed(Cents(int(self.right)))  # type: ignore[arg-type]
        if self.form == "amount":
            return text(Cents(int(self.right)))  # type: ignore[arg-type]
        if isinstance(self.right, tuple):
            return {"hands": " / ", "order": ", then "}.get(self.form, ", ").join(self.right)
        return str(self.right)

    def judge(self, answer: Answer) -> Mark:
        """Hold an answer against the right one."""
        return Mark(self._holds(answer), self.wanted, self.reason, self.clause)

    def _holds(self, answer: Answer) -> bool:
        if self.form in ("amount", "change"):
            return isinstance(answer, int) and not isinstance(answer, bool) and answer == self.right
        if self.form == "one of":
            return answer == self.right
        if not isinstance(answer, tuple) or not isinstance(self.right, tuple):
            return False
        if self.form == "order":
            return answer == self.right
        if self.form == "some of":
            return sorted(answer) == sorted(self.right)
        return self._sets(answer)

    def _sets(self, answer: tuple[str, ...]) -> bool:
        """Whether cards are set as the house would, but for suits that make no difference."""
        try:
            hands = tuple(parse_cards(each) for each in answer)
        except BadInput:
            return False
        return self.alike is not None and self.alike(hands)

    def read(self, words: str) -> Answer:
        """An answer as it is typed: an amount, the number of a choice, hands with a stroke."""
        words = words.strip()
        if self.form in ("amount", "change"):
            return int(dollars(words.translate(_AS_SHOWN)))
        if self.form == "hands":
            return written([parse_cards(each) for each in words.split("/")])
        if self.form == "one of":
            return self._choice(words)
        return tuple(self._choice(each) for each in words.replace(",", " ").split())

    def _choice(self, words: str) -> str:
        """One of the choices, by its number or by how it begins."""
        if words.isdecimal() and 1 <= int(words) <= len(self.choices):
            return self.choices[int(words) - 1]
        begun = [each for each in self.choices if each.lower().startswith(words.lower())]
        if words and len(begun) == 1:
            return begun[0]
        raise BadInput(
            f"{words!r} is none of them; answer with a number from 1 to {len(self.choices)}"
        )

    def to_json(self) -> dict[str, object]:
        """The question, without its answer."""
        return {
            "game": self.game,
            "topic": self.topic,
            "seed": self.seed,
            "ask": self.ask,
            "form": self.form,
            "choices": list(self.choices),
            "hands": list(self.hands),
            "scene": self.scene.to_json(),
        }


def as_good_as(
    right: Sequence[Cards],
    dealt: Cards,
    words: Callable[[Sequence[Cards]], Sequence[str | None]],
) -> Callable[[tuple[Cards, ...]], bool]:
    """Hands of the same ranks that are called the same: a king is as good as another king.

    In which order the cards of a hand lie makes no difference, whatever a game calls it by.
    """
    wanted = [Counter(card.rank for card in hand) for hand in right]
    held = Counter(dealt)
    called = list(words(_sorted(right)))

    def alike(hands: tuple[Cards, ...]) -> bool:
        if len(hands) != len(wanted) or not Counter(chain(*hands)) <= held:
            return False
        ranks = [Counter(card.rank for card in hand) for hand in hands]
        return ranks == wanted and list(words(_sorted(hands))) == called

    return alike


def _sorted(hands: Sequence[Cards]) -> list[Cards]:
    return [tuple(sorted(hand, key=lambda card: card.text)) for hand in hands]


def written(hands: Sequence[Cards]) -> tuple[str, ...]:
    return tuple(write_cards(hand) for hand in hands)
