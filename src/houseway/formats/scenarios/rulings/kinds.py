"""Kinds of situation in scenario files: the key that tells one, what else may be said, its values.

A subject's file has a tuple of these; what belongs to no subject, how the table stands, may be said
of any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar, cast

from houseway import games
from houseway.cards import Cards, parse_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import money
from houseway.money import Cents
from houseway.play.pot import PotGame
from houseway.rulings import Situation
from houseway.rulings.situations.deals import FAMILIES, Family

Given = dict[str, Any]
W = TypeVar("W", bound=str)

# How the table stands, whatever happens there.
SCENE: frozenset[str] = frozenset(
    {"facing", "last_raise", "blinds", "pot", "limit", "max_bet", "prior", "stack", "players"}
    | {"opening_bet", "street", "after", "noticed", "game", "whole"}
)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of situation: the key that only it has, its other keys, and how they are read."""

    told_by: str  # "" for what is told by no key of its own
    read: Callable[[Given], Situation]
    others: frozenset[str] = frozenset()

    @property
    def keys(self) -> frozenset[str]:
        return self.others | ({self.told_by} if self.told_by else set())

    @property
    def known(self) -> frozenset[str]:
        """Every key that may be written with it."""
        return SCENE | self.keys


def kind(told_by: str, read: Callable[[Given], Situation], others: str = "") -> Kind:
    """A kind of situation, its other keys in one line."""
    return Kind(told_by, read, frozenset(others.split()))


def refuse_others(where: str, written: Iterable[str], known: Set[str]) -> None:
    """Refuse a key that nobody reads, with those that are read."""
    if unknown := set(written) - known:
        key = min(unknown)
        near = get_close_matches(key, sorted(known), n=2)
        there = f"perhaps {' or '.join(near)}" if near else f"there are {', '.join(sorted(known))}"
        raise BadScenario(f"{where} has no {key!r}; {there}")


def since(written: Given, key: str = "after") -> tuple[str, ...]:
    """Each action since; a single word is one."""
    after = written.get(key, ())
    if not isinstance(after, str | list | tuple):
        raise BadScenario(f'{key} lists actions, ["C call", "D fold"], not {after!r}')
    return tuple(map(str, [after] if isinstance(after, str) and after else after))


def amount(value: Any) -> Cents:
    """Money or chips that lie there: nothing, or more."""
    found = money(value)
    if found < 0:
        raise BadScenario(f"{value!r} is less than nothing; an amount is 0 or more")
    return found


def chips_of(value: Any, *, single: bool = True) -> tuple[Cents, ...]:
    """Chips one by one; a sum where only that is known."""
    if isinstance(value, list):
        return tuple(amount(each) for each in value)
    if not single:
        raise BadScenario(f"{value!r} is no list of chips; write them as [100, 25]")
    return (amount(value),) if value else ()


def faces_bet(written: Given) -> bool:
    """Whether there is more to match than he has put in."""
    return amount(written.get("facing", 0)) > sum(chips_of(written.get("prior", 0)))


def pot_game(named: str) -> PotGame:
    """A game that is played for a pot."""
    game = games.find(named)
    if not isinstance(game, PotGame):
        raise BadScenario(f"{game.id} is not played for a pot")
    return game


def family(written: Given) -> Family:
    """What kind of game is dealt: a word for it, or that of the game which is named."""
    named = game_of(written)
    if named in ("", *FAMILIES):
        return cast(Family, named)
    game = pot_game(named)
    open_cards = any(street.up for street in game.streets)
    return "flop" if game.has_board else "stud" if open_cards else "draw"


def hand_size(written: Given) -> int:
    """How many cards a hand has, where that was said or a game is named; else 0."""
    named = game_of(written)
    known = 0 if named in ("", *FAMILIES) else pot_game(named).hole_cards
    return number(written, "whole", known)


def game_of(written: Given) -> str:
    """A game's id, or the kind of game that is dealt; nothing, where neither is said."""
    named = written.get("game", "")
    if not isinstance(named, str):
        raise BadScenario(f"game names a game, or is one of {', '.join(FAMILIES)}, not {named!r}")
    return named


def cards_of(key: str, value: Any) -> Cards:
    """Cards in one line."""
    if not isinstance(value, str):
        raise BadScenario(f"{key} is cards in one line, 'As Kd', not {value!r}")
    return parse_cards(value)


def one_of(key: str, value: Any, allowed: Iterable[W]) -> W:
    """A word that must be one of these."""
    words = tuple(allowed)
    for each in words:
        if each == value:
            return each
    raise BadScenario(f"{key} = {value!r} is none of {', '.join(filter(None, words))}")


def yes(written: Given, key: str, *, unless_said: bool = False) -> bool:
    """Something that is so, or is not: as `unless_said` has it, where nobody has said."""
    value = written.get(key, unless_said)
    if not isinstance(value, bool):
        raise BadScenario(f"{key} is true or false, not {value!r}")
    return value


def whole_number(key: str, value: Any) -> int:
    """A number of cards, or of seconds."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadScenario(f"{key} is a whole number, not {value!r}")
    return value


def number(written: Given, key: str, unless_said: int) -> int:
    """A whole number of a situation, or what it is where nothing is said."""
    return whole_number(key, written.get(key, unless_said))
