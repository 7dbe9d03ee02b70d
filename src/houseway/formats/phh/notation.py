"""The short notation in which a hand history says who did what: `p3 cbr 170000`, `d db 2s5s2d`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal

from houseway.cards import Card, card
from houseway.errors import BadCards, BadInput
from houseway.money import Cents, dollars

Seen = tuple[Card | None, ...]  # cards as the history knows them; None is one that it does not

UNKNOWN = "??"
AS_DEALT = "-"  # shown, as they were dealt
DEALER = "d"
BOARD, HOLE = "db", "dh"
BRING_IN, RAISE, CALL, FOLD = "pb", "cbr", "cc", "f"
DRAW, SHOW = "sd", "sm"
OF_PLAYERS = (BRING_IN, RAISE, CALL, FOLD, DRAW, SHOW)

_PLAYER = re.compile(r"p([1-9]\d*)")


@dataclass(frozen=True, slots=True)
class Act:
    """One action of a hand: of a player, or of the dealer to a player or the board.

    A bare comment has no word. `as_dealt` is a hand that is shown without naming its cards.
    """

    word: str
    player: int = 0  # who does it, or is dealt to; 0 for the board
    cards: Seen = ()
    amount: Cents | None = None
    as_dealt: bool = False
    comment: str = ""

    @property
    def shows(self) -> bool:
        """Whether a hand is shown, and not mucked."""
        return self.word == SHOW and (bool(self.cards) or self.as_dealt)

    def __str__(self) -> str:
        said = [DEALER, self.word] if self.word in (BOARD, HOLE) else []
        if self.player:
            said.append(f"p{self.player}")
        if self.word in OF_PLAYERS:
            said.append(self.word)
        if self.amount is not None:
            said.append(write_amount(self.amount))
        if self.cards:
            said.append(write_seen(self.cards))
        if self.as_dealt:
            said.append(AS_DEALT)
        if self.comment:
            said.append(f"# {self.comment}")
        return " ".join(said)


def read_act(written: str) -> Act:
    """An action as it is written, with or without a comment."""
    body, _, comment = written.partition("#")
    comment, words = comment.strip(), body.split()
    if not words:
        return Act("", comment=comment)
    actor, word, *rest = [*words, ""] if len(words) == 1 else words
    if actor == DEALER:
        return _dealing(written, word, rest, comment)
    player = _player(actor)
    if not player or word not in OF_PLAYERS:
        raise _unreadable(written)
    if word == RAISE and len(rest) == 1:
        return Act(word, player, amount=read_amount(rest[0]), comment=comment)
    if word in (DRAW, SHOW) and len(rest) <= 1:
        as_dealt = word == SHOW and rest == [AS_DEALT]
        cards = () if as_dealt else read_seen("".join(rest))
        return Act(word, player, cards, as_dealt=as_dealt, comment=comment)
    if rest or word == RAISE:
        raise _unreadable(written)
    return Act(word, player, comment=comment)


def _dealing(written: str, word: str, rest: list[str], comment: str) -> Act:
    if word == BOARD and len(rest) == 1:
        return Act(word, cards=read_seen(rest[0]), comment=comment)
    if word == HOLE and len(rest) == 2 and (player := _player(rest[0])):
        return Act(word, player, read_seen(rest[1]), comment=comment)
    raise _unreadable(written)


def _player(written: str) -> int:
    match = _PLAYER.fullmatch(written)
    return int(match[1]) if match else 0


def _unreadable(written: str) -> BadInput:
    return BadInput(
        f"{written!r} is not an action; there are d db CARDS, d dh pN CARDS, pN pb, pN cbr AMOUNT, "
        "pN cc, pN f, pN sd CARDS, pN sm CARDS"
    )


def read_seen(written: str) -> Seen:
    """Cards without spaces, `AsTd`, of which some may be unknown, `??Td`."""
    if len(written) % 2:
        raise BadCards(f"{written!r} are not cards; write each with two letters, such as AsTd")
    pairs = (written[at : at + 2] for at in range(0, len(written), 2))
    return tuple(None if pair == UNKNOWN else card(pair) for pair in pairs)


def write_seen(cards: Iterable[Card | None]) -> str:
    return "".join(UNKNOWN if each is None else each.text for each in cards)


def read_amount(written: object) -> Cents:
    """An amount of chips, which may have a fraction; one chip is a hundred cents."""
    amount = read_post(written)
    if amount < 0:
        raise BadInput(f"an amount of chips is {written}; it cannot be less than nothing")
    return amount


def read_post(written: object) -> Cents:
    """A blind or straddle; less than nothing is what a newcomer posts to be dealt in at once."""
    if isinstance(written, bool) or not isinstance(written, int | Decimal | str):
        raise BadInput(f"{written!r} is not an amount of chips")
    return dollars(written)


def write_amount(cents: int) -> str:
    whole, rest = divmod(abs(cents), 100)
    sign = "-" if cents < 0 else ""
    return f"{sign}{whole}.{rest:02d}" if rest else f"{sign}{whole}"
