"""Points by a formula that is data: read, checked and worked out here, never run as a program.

    points = parse("place <= 3 ? 20 - 4 * place : max(0, entries - place)", {"place", "entries"})
    points.value({"place": Fraction(2), "entries": Fraction(20)})       # 12

The notation is a small part of the Common Expression Language: numbers, names, + - * / %,
comparisons, && || !, `if ? then : else`, and the functions min, max, floor, ceil, abs, sqrt.
Numbers are exact. A formula is short, and so is the work that it can cause.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, isqrt

from houseway.errors import BadInput

LONGEST = 400  # letters
DEEPEST = 40  # brackets and conditions within each other
MOST_DIGITS = 12
ROOTS = 10**6  # a root is exact to a millionth

_TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(&&|\|\||[<>=!]=|[-+*/%<>!?:(),]))")


@dataclass(frozen=True, slots=True)
class Number:
    """A number as written."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Name:
    """Something that differs from player to player."""

    name: str


@dataclass(frozen=True, slots=True)
class Apply:
    """An operation or a function, and what it is applied to."""

    of: str
    to: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing or another."""

    test: Tree
    then: Tree
    other: Tree


Tree = Number | Name | Apply | Choice


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula that was read: its text, and what it is made of."""

    text: str
    tree: Tree

    def value(self, names: Mapping[str, Fraction | int]) -> Fraction:
        """What it comes to."""
        return _value(self.tree, names)

    def names(self) -> set[str]:
        """What it asks for."""
        return set(_names(self.tree))


def parse(text: str, known: Collection[str]) -> Formula:
    """Read a formula; what is wrong with it is said in one line."""
    if len(text) > LONGEST:
        raise BadInput(f"a formula of {len(text)} letters; at most {LONGEST}")
    reader = _Reader(text, list(_tokens(text)), known)
    tree = reader.condition(0)
    if reader.at < len(reader.tokens):
        raise BadInput(f"{reader.tokens[reader.at]!r} is unexpected in the formula {text!r}")
    return Formula(text, tree)


def _tokens(text: str) -> Iterator[str]:
    at = 0
    while text[at:].strip():
        match = _TOKEN.match(text, at)
        if match is None:
            raise BadInput(f"{text[at:].strip()[0]!r} has no place in a formula: {text!r}")
        if match[1] and len(match[1]) > MOST_DIGITS:
            raise BadInput(f"{match[1]} is too long a number; at most {MOST_DIGITS} digits")
        yield match[0].strip()
        at = match.end()


# Weakest first; each row is read from left to right.
_OPERATORS: tuple[tuple[str, ...], ...] = (
    ("||",),
    ("&&",),
    ("==", "!=", "<=", ">=", "<", ">"),
    ("+", "-"),
    ("*", "/", "%"),
)


@dataclass(slots=True)
class _Reader:
    """Reads tokens into a tree, by the usual precedence."""

    text: str
    tokens: list[str]
    known: Collection[str]
    at: int = 0

    def condition(self, depth: int) -> Tree:
        if depth > DEEPEST:
            raise BadInput(f"more than {DEEPEST} brackets within each other in the formula")
        test = self.operation(0, depth)
        if not self._takes("?"):
            return test
        then = self.condition(depth + 1)
        self._needs(":")
        return Choice(test, then, self.condition(depth + 1))

    def operation(self, level: int, depth: int) -> Tree:
        if level == len(_OPERATORS):
            return self.single(depth)
        left = self.operation(level + 1, depth)
        while (found := self._peek()) in _OPERATORS[level]:
            self.at += 1
            left = Apply(found, (left, self.operation(level + 1, depth)))
        return left

    def single(self, depth: int) -> Tree:
        if depth > DEEPEST:
            raise BadInput(f"more than {DEEPEST} signs within each other in the formula")
        word = self._next()
        if word in ("-", "!"):
            return Apply("negative" if word == "-" else "!", (self.single(depth + 1),))
        if word == "(":
            inside = self.condition(depth + 1)
            self._needs(")")
            return inside
        if word[0].isdigit():
            return Number(Fraction(word))
        if word in _FUNCTIONS and self._peek() == "(":
            return self._call(word, depth)
        if word in self.known:
            return Name(word)
        told = ", ".join(sorted(self.known))
        raise BadInput(f"{word!r} is nothing that a formula knows; there are {told}")

    def _call(self, name: str, depth: int) -> Tree:
        self._needs("(")
        given = [self.condition(depth + 1)]
        while self._takes(","):
            given.append(self.condition(depth + 1))
        self._needs(")")
        least, most = _TAKES.get(name, (1, 1))
        if not least <= len(given) <= most:
            raise BadInput(f"{name} takes {least} to {most} numbers, not {len(given)}")
        return Apply(name, tuple(given))

    def _peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _next(self) -> str:
        word = self._peek()
        if not word:
            raise BadInput(f"the formula {self.text!r} breaks off")
        self.at += 1
        return word

    def _takes(self, word: str) -> bool:
        found = self._peek() == word
        self.at += found
        return found

    def _needs(self, word: str) -> None:
        if not self._takes(word):
            raise BadInput(f"{word!r} is missing in the formula {self.text!r}")


# Working it out


def _divided(one: Fraction, two: Fraction) -> Fraction:
    if not two:
        raise BadInput("the formula divides by nothing")
    return one / two


def _rest(one: Fraction, two: Fraction) -> Fraction:
    if not two:
        raise BadInput("the formula divides by nothing")
    return one % two


def _root(of: Fraction) -> Fraction:
    if of < 0:
        raise BadInput(f"the formula takes the root of {of}")
    return Fraction(isqrt(of.numerator * of.denominator * ROOTS**2), of.denominator * ROOTS)


def _truth(test: Callable[[Fraction, Fraction], bool]) -> Callable[..., Fraction]:
    return lambda one, two: Fraction(int(test(one, two)))


_FUNCTIONS: dict[str, Callable[..., Fraction]] = {
    "min": min,
    "max": max,
    "floor": lambda one: Fraction(floor(one)),
    "ceil": lambda one: Fraction(ceil(one)),
    "abs": abs,
    "sqrt": _root,
}
_TAKES = {"min": (2, 8), "max": (2, 8)}
_WORK: dict[str, Callable[..., Fraction]] = {
    **_FUNCTIONS,
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _divided,
    "%": _rest,
    "negative": operator.neg,
    "!": lambda one: Fraction(int(not one)),
    "==": _truth(operator.eq),
    "!=": _truth(operator.ne),
    "<": _truth(operator.lt),
    "<=": _truth(operator.le),
    ">": _truth(operator.gt),
    ">=": _truth(operator.ge),
}


def _value(tree: Tree, names: Mapping[str, Fraction | int]) -> Fraction:
    match tree:
        case Number(value):
            return value
        case Name(name):
            return Fraction(names[name])
        case Choice(test, then, other):
            return _value(then if _value(test, names) else other, names)
        case Apply("&&", (one, two)):
            return Fraction(int(bool(_value(one, names)) and bool(_value(two, names))))
        case Apply("||", (one, two)):
            return Fraction(int(bool(_value(one, names)) or bool(_value(two, names))))
        case Apply(of, to):
            return _WORK[of](*(_value(each, names) for each in to))


def _names(tree: Tree) -> Iterator[str]:
    match tree:
        case Name(name):
            yield name
        case Apply(_, to):
            for each in to:
                yield from _names(each)
        case Choice(test, then, other):
            for each in (test, then, other):
                yield from _names(each)
