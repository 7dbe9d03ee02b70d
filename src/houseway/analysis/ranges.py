"""What a player may hold: `AKs, TT+`, `AsKs`, `22+`, `A2s-A5s`, `random`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from houseway.cards import Card, Cards, Rank, parse_cards, write_cards
from houseway.errors import BadCards

_RANKS = "23456789TJQKA"
_SUITED, _OFFSUIT, _EITHER = "s", "o", ""
_KIND = re.compile(r"^([2-9TJQKA])([2-9TJQKA])([so]?)$")
_CARDS = re.compile(r"^(([2-9TJQKA][cdhs])|Jk|Bk)+$")
_ALLOWED = "write cards such as AsKs, kinds such as AKs, KQo, TT+, A2s-A5s, 99-66, or random"


def parse_range(text: str, hole: int, pack: Sequence[Card]) -> list[Cards]:
    """Every holding that a range names, each once; a holding may leave cards unknown."""
    found: dict[frozenset[Card], Cards] = {}
    for part in text.split(","):
        for cards in _holdings("".join(part.split()), hole, pack):
            found.setdefault(frozenset(cards), cards)
    if not found:
        raise BadCards(f"{text!r} holds no cards of this deck; {_ALLOWED}")
    return list(found.values())


def _holdings(part: str, hole: int, pack: Sequence[Card]) -> Iterator[Cards]:
    if part.lower() == "random":
        yield from _completed((), hole, pack)
    elif _CARDS.match(part):
        yield from _completed(_known(part, hole, pack), hole, pack)
    elif hole == 2:
        for high, low, suits in _kinds(part):
            yield from _combinations(high, low, suits, pack)
    else:
        raise BadCards(
            f"{part!r} is no holding of {hole} cards; write them such as AsKs, or random"
        )


def _known(part: str, hole: int, pack: Sequence[Card]) -> Cards:
    cards = parse_cards(part)
    if len(cards) > hole:
        raise BadCards(f"{write_cards(cards)} are {len(cards)} cards; a player holds {hole}")
    for each in cards:
        if each not in pack:
            raise BadCards(f"{each} is not in the deck")
        if cards.count(each) > 1:
            raise BadCards(f"{each} is there twice in {part!r}")
    return cards


def _completed(known: Cards, hole: int, pack: Sequence[Card]) -> Iterator[Cards]:
    """With two hole cards every way to complete them; with more, the rest stays unknown."""
    if hole > 2:
        yield known
        return
    rest = [each for each in pack if each not in known]
    for more in combinations(rest, hole - len(known)):
        yield (*known, *more)


def _kinds(part: str) -> Iterator[tuple[int, int, str]]:
    """The ranks and suits of `AKs`, of `TT+`, of `A2s-A5s`."""
    first, dash, last = part.partition("-")
    high, low, suits = _kind(first.removesuffix("+"))
    if dash:
        top, bottom, same = _kind(last)
        if same != suits or (high == low) != (top == bottom):
            raise BadCards(f"{part!r} does not run over holdings of one kind; {_ALLOWED}")
        if high == low:
            yield from ((rank, rank, suits) for rank in _between(high, top))
        elif high == top:
            yield from ((high, rank, suits) for rank in _between(low, bottom))
        else:
            raise BadCards(f"{part!r} does not keep its high card; {_ALLOWED}")
    elif not first.endswith("+"):
        yield high, low, suits
    elif high == low:
        yield from ((rank, rank, suits) for rank in range(high, Rank.ACE + 1))
    else:
        yield from ((high, rank, suits) for rank in range(low, high))


def _between(one: int, other: int) -> range:
    return range(min(one, other), max(one, other) + 1)


def _kind(text: str) -> tuple[int, int, str]:
    found = _KIND.match(text)
    if not found:
        raise BadCards(f"{text!r} is no holding; {_ALLOWED}")
    one, other = (_RANKS.index(each) + 2 for each in found.group(1, 2))
    suits = found.group(3)
    if one == other and suits:
        raise BadCards(f"a pair is neither suited nor offsuit: {text!r}; write {text[:2]}")
    return max(one, other), min(one, other), suits


def _combinations(high: int, low: int, suits: str, pack: Sequence[Card]) -> Iterator[Cards]:
    of = {rank: [each for each in pack if each.rank == rank] for rank in (high, low)}
    if high == low:
        yield from combinations(of[high], 2)
        return
    for two in product(of[high], of[low]):
        suited = two[0].suit == two[1].suit
        if suits == _EITHER or suited == (suits == _SUITED):
            yield two
