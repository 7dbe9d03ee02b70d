"""The many ways to write an entry about a jackpot, brought to one.

A floor manager may name a jackpot by its section, give two hands as winner and loser, or say who
was dealt in where we list the others; what is meant is the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from houseway.cards import Rank
from houseway.errors import BadScenario
from houseway.floor.jackpots.naming import letter
from houseway.floor.jackpots.sections import sections as printed_sections
from houseway.formats.scenarios.entry import Entry

WINNER, LOSER = 1, 2  # seats, where a scenario gives none


@cache
def numbered() -> dict[str, str]:
    """The jackpots by the number of their section."""
    return {rules.section.rpartition("/")[2]: name for name, rules in printed_sections().items()}


_OTHERWISE = {
    "wide-area": "wide-area-bad-beat",
    "high-hand-progressive": "high-hand",
    "hhpj": "high-hand",
    "daily": "daily-high-hand",
    "dhhb": "daily-high-hand",
    "limit-no-limit-high-hand": "limit-no-limit",
    "limit-and-no-limit": "limit-no-limit",
    "lnlthhpj": "limit-no-limit",
}
_RANKS = {rank.name.lower(): letter(rank) for rank in Rank if rank >= Rank.TWO}
_RANKS |= {each.lower(): each for each in _RANKS.values()} | {"deuce": "2", "10": "T"}
_FILLING = {"any", "high", "of", "in", "the"}


def plain(entry: Entry) -> Entry:
    """An entry about a jackpot in the words of docs/scenarios.md."""
    body = dict(entry.body)
    if entry.kind == "shares":
        _shares(body)
    body["jackpot"] = _name(entry, body.pop("jackpot", body.pop("section", "")))
    if entry.kind == "jackpot":
        _hands(body)
        if "which" in body:
            body["which"] = which(body["which"])
    return replace(entry, body=body)


def _name(entry: Entry, written: Any) -> str:
    """A jackpot by name or section; without either, the section that the entry proves."""
    if not written:
        proved = [clause.section.rpartition("/")[2] for clause in entry.proves]
        written = next((each for each in proved if each in numbered()), "")
    if str(written) in numbered():
        return numbered()[str(written)]
    said = re.sub(r"[\s_]+", "-", str(written).lower())
    said = said.removesuffix("-jackpot").removesuffix("-bonus")
    return _OTHERWISE.get(said, said)


def which(written: str) -> str:
    """A distinct jackpot: "Straight Flush - King High" is "straight flush K"."""
    words = re.sub(r"(four|4) of a kind|quad\b", "quads", written.lower())
    words = re.sub(r"[^\w\s]", " ", words)
    if words.split() == ["wide", "area"]:
        return "wide-area"
    said = [_rank(word) for word in words.split() if word not in _FILLING]
    return " ".join(said)


def _rank(word: str) -> str:
    one = word.removesuffix("es") if word == "sixes" else word.removesuffix("s")
    return _RANKS.get(word) or _RANKS.get(one, word)


def _hands(body: dict[str, Any]) -> None:
    """Hands by seat, from a list, or from what the winner and the loser showed."""
    given = body.pop("cards", body.pop("shown", None))
    if given is not None:
        board = {key: value for key, value in given.items() if key.startswith("board")}
        body |= board
        body["hands"] = {key: value for key, value in given.items() if key not in board}
    hands = body.get("hands", {})
    if isinstance(hands, list):
        hands = {str(seat): cards for seat, cards in enumerate(hands, 1)}
    named = {"winner": WINNER, "loser": LOSER}
    if isinstance(hands, Mapping) and (hands.keys() & named.keys()):
        body |= {key: hands[key] for key in named if key in hands}
        hands = {key: value for key, value in hands.items() if key not in named}
    shown = {key: body[key] for key in named if isinstance(body.get(key), str)}
    if shown and hands:
        raise BadScenario("hands are given by seat, or as the winner's and the loser's; not both")
    if shown:
        hands = {str(named[key]): cards for key, cards in shown.items()}
        for key in shown:
            del body[key]
        if body.get("qualifies"):  # and that the winner has won is expected as well
            body |= {key: named[key] for key in shown}
    body["hands"] = hands


def _shares(body: dict[str, Any]) -> None:
    """A jackpot divided where the number dealt in is given, and what each part gets."""
    if isinstance(amount := body.get("jackpot"), int) and str(amount) not in numbered():
        body.setdefault("posted", body.pop("jackpot"))
    for other, ours in (("returned", "back"), ("overage", "back"), ("shares", "pays")):
        if other in body:
            body[ours] = body.pop(other)
    settings = dict(body.get("settings", {}))
    if (split := body.pop("split", None)) is not None:
        parts = zip(("loser", "winner", "others"), split, strict=True)
        settings["percent"] = dict(split) if isinstance(split, Mapping) else dict(parts)
    if (tables := body.pop("tables", None)) is not None:
        settings["division"] = "table" if tables == 1 else "room"
    if settings:
        body["settings"] = settings
    dealt = body.pop("dealt_in", body.pop("players", None))
    if dealt is None:
        return
    pays = {key: body.pop(key) for key in ("loser", "winner", "others") if key in body}
    body["pays"] = pays | body.get("pays", {})
    count = {key: body.get(key, 1) for key in ("winners", "losers")}
    body |= {key: [f"{key} {number}" for number in range(count[key])] for key in count}
    body["others"] = dealt - sum(count.values())
