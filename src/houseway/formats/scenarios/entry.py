"""Entries of a scenario file, and how running one came out."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from houseway import houses, rulebook
from houseway.cards import Cards, parse_cards
from houseway.errors import BadInput, BadScenario, UnknownClause
from houseway.formats.scenarios.jackpots.jackpot_keys import JACKPOT, PROGRAMME, SHARES
from houseway.money import Cents, dollars
from houseway.rulebook import Clause

# What each kind of entry may hold: what is given, and what must come of it.
BANKED_IN = {
    "bets",
    "tips",
    "people",
    "views",
    "back",
    "prepaid",
    "table",
    "cards",
    "dice",
    "rng",
    "pile",
    "moves",
}
BANKED_OUT = {
    "net",
    "tip_net",
    "back_net",
    "house_net",
    "total",
    "prepaid_returned",
    "tip_area",
    "carries",
    "hands",
    "sets",
    "first",
    "first_hand",
    "action",
    "returned",
    "fees",
    "dropped",
    "burned",
    "meter",
    "lines",
    "posted",
    "labels",
    "to_act",
    "offers",
    "holders",
    "staff",
    "spots",
    "stacks",
}
POT_IN = {"table", "posts", "cards", "draws", "dice", "moves", "tips", "back", "people"}
POT_OUT = {"to_act", "opens", "stacks", "pots", "returned", "rake", "burned"}
POT_OUT |= {"show_order", "kill", "reshuffled", "fees", "dropped", "lines"}
ANY_OUT = {"illegal", "sees", "prompts", "silent", "deal_order", "turn_order", "marks", "words"}
ANY_OUT |= {"options", "cites", "printed"}

_NUMBERED = re.compile(r"_(?=\d$)")

ALWAYS = {"name", "proves", "game"}
BANKED_KEYS = ALWAYS | BANKED_IN | BANKED_OUT | ANY_OUT | {"refused"}
POT_KEYS = ALWAYS | POT_IN | POT_OUT | ANY_OUT | {"refused"}

KEYS = {
    "scenario": (BANKED_IN | POT_IN, BANKED_OUT | POT_OUT | ANY_OUT),
    "ruling": ({"house", "given"}, {"ruled"}),
    "collection": (
        {"section", "schedule", "option", "tier", "limit", "action", "wager", "wagers", "players"}
        | {"minutes_left", "minimum", "maximum", "buy_in", "limits", "bets"},
        {"fee", "fee_each", "fees", "off", "rates", "player_rates", "payers", "dropped", "illegal"},
    ),
    "rotation": (
        {"seats", "people", "joins", "short", "chips", "answers", "table", "proposition"},
        {"banks", "offers"},
    ),
    "progressive": ({"meter", "reseed", "increment", "order"}, {"round", "illegal"}),
    "burn": ({"table", "first"}, {"burned", "prompts"}),
    "rake": ({"percent", "cap", "unit", "rounding", "rounds"}, {"taken", "total", "illegal"}),
    "jackpot": JACKPOT,
    "shares": SHARES,
    "programme": PROGRAMME,
    "floor": (
        {"table", "events", "draws", "plays"},
        {
            "button",
            "small_blind",
            "big_blind",
            "dealt",
            "dead",
            "live",
            "missed",
            "stacks",
            "returned",
            "prompts",
            "kill",
            "posts_kill",
            "may_straddle",
            "offered",
            "bank",
            "stakes",
            "illegal",
        },
    ),
    "stomaha": ({"given", "done"}, {"expected", "illegal"}),
    "set": (
        {"cards", "table"},
        {"front", "high", "mid", "medium", "low", "keep", "play", "makes", "rule"},
    ),
}
CLUB_KINDS = (
    "tournament",
    "penalty",
    "clock",
    "payout",
    "bounty",
    "race",
    "dealers",
    "seat",
    "league",
    "club",
)
for _kind in CLUB_KINDS:
    KEYS[_kind] = ({"given", "done", "reads"}, {"expected", "illegal"})
for _, _expected in KEYS.values():
    if "illegal" in _expected:
        _expected.add("refused")  # the clause of the refusal
WITH_GAME = {"scenario", "floor", "rotation", "set", "burn"}
MAY_HAVE_GAME = WITH_GAME | {"ruling", "jackpot", "rake", "shares", "collection"}


@dataclass(frozen=True, slots=True)
class Entry:
    """One scenario: what is given, what must come of it, and the clauses that it proves."""

    kind: str
    name: str
    game: str
    proves: tuple[Clause, ...]
    body: dict[str, Any]
    path: Path

    def __contains__(self, key: str) -> bool:
        return key in self.body

    def get(self, key: str, default: Any = None) -> Any:
        return self.body.get(key, default)

    @property
    def moves(self) -> list[str]:
        """The moves; where nothing is said of them, whatever nobody can answer otherwise."""
        played: list[str] = self.body.get("moves", [] if "illegal" in self else ["play out"])
        return played

    @property
    def expectations(self) -> list[str]:
        """The keys that say what must come of it."""
        return [key for key in self.body if key in KEYS[self.kind][1]]


@dataclass(slots=True)
class Outcome:
    """How an entry came out: in order, or with differences that a person can read."""

    entry: Entry
    differences: list[str] = field(default_factory=list)
    unsaid: list[str] = field(default_factory=list)  # lines left out of a `net` that lists others
    shown: set[str] = field(default_factory=set)  # the clauses that somebody was prompted with

    @property
    def passed(self) -> bool:
        return not self.differences

    @property
    def complete(self) -> bool:
        """Whether it passed, and every line was listed of whoever's lines were listed at all."""
        return self.passed and not self.unsaid

    def expect(self, what: str, wanted: object, got: object) -> None:
        """Note a difference."""
        if wanted != got:
            self.differences.append(f"{what}: expected {show(wanted)}, got {show(got)}")


def show(value: object) -> str:
    """A value in a difference."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(show, value))}]"
    return str(value)


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The scenario files at these paths, folders searched through."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        elif path.exists():
            yield path
        else:
            raise BadInput(f"there is no file or folder {str(path)!r}")


def load(path: Path, faults: list[str] | None = None) -> list[Entry]:
    """The entries of a scenario file.

    One that cannot be understood is refused; where `faults` are collected it is noted there, and
    the others are read all the same.
    """
    try:
        written = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadScenario(f"{path} is not a TOML file: {error}") from None
    return read_entries(written, path, faults)


def read_entries(text: str, path: Path, faults: list[str] | None = None) -> list[Entry]:
    """As `load`, of a text; the path is what errors call it."""
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"{path} is not a TOML file: {error}") from None
    entries: list[Entry] = []
    for kind, written in read.items():
        try:
            _check_kind(kind, written, path)
        except BadScenario as error:
            _note(error, faults)
            continue
        for body in written:
            try:
                entries.append(_entry(kind, body, path))
            except BadScenario as error:
                _note(error, faults)
    return entries


def _note(error: BadScenario, faults: list[str] | None) -> None:
    if faults is None:
        raise error
    faults.append(error.message)


def _check_kind(kind: str, written: object, path: Path) -> None:
    if kind not in KEYS or not isinstance(written, list):
        known = ", ".join(f"[[{each}]]" for each in KEYS)
        raise BadScenario(f"{path}: {kind!r} is no kind of entry; there are {known}")


def _entry(kind: str, body: Any, path: Path) -> Entry:
    if not isinstance(body, dict):
        raise BadScenario(f"{path}: {body!r} is no entry; write [[{kind}]] and its keys")
    name = body.get("name")
    if not isinstance(name, str):
        raise BadScenario(f"{path}: a [[{kind}]] has no name")
    where = f"{path}, {name!r}"
    given, wanted = KEYS[kind]
    known = given | wanted | {"name", "proves"} | ({"game"} if kind in MAY_HAVE_GAME else set())
    for key in body:
        if key not in known:
            raise BadScenario(f"{where}: there is no key {key!r}; there are {_listed(known)}")
    if kind in WITH_GAME and not isinstance(body.get("game"), str):
        raise BadScenario(f"{where}: the game is missing, such as game = 'texas-holdem@bclc'")
    cited = body.get("proves", [])
    if not isinstance(cited, list) or not all(isinstance(each, str) for each in cited):
        raise BadScenario(f"{where}: proves is a list of clause ids, not {cited!r}")
    try:
        houses.every()  # whose rulebooks come with them
        proves = tuple(rulebook.clause(each) for each in cited)
    except UnknownClause as error:
        raise BadScenario(f"{where}: {error.message}") from None
    if "refused" in body:
        body = {"illegal": "", **body}
    return Entry(kind, name, body.get("game", ""), proves, body, path)


def _listed(keys: Iterable[str]) -> str:
    return ", ".join(sorted(keys))


def check_sub_keys(what: str, written: Iterable[str], known: Iterable[str]) -> None:
    """Refuse a key within an entry that nothing would be compared with."""
    allowed = list(known)
    for key in written:
        if key not in allowed:
            raise BadScenario(f"{what} has no {key!r}; there are {_listed(allowed) or 'none'}")


# Reading values


def seat_number(key: str) -> int:
    """A seat written as a key."""
    if not key.isdigit():
        raise BadScenario(f"{key!r} is not a seat; seats are numbers")
    return int(key)


def by_seat(written: dict[str, Any]) -> dict[int, Any]:
    return {seat_number(key): value for key, value in written.items()}


def money(value: Any) -> Cents:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadScenario(f"{value!r} is not an amount in dollars")
    return dollars(value)


def money_by_spot(written: dict[str, Any]) -> dict[str, Cents]:
    return {spot: money(amount) for spot, amount in written.items()}


def place_of(name: str) -> int | str:
    """A seat, or a place of the table; `board_2` is the second board."""
    if name.isdigit():
        return int(name)
    return _NUMBERED.sub(" ", name)


def cards_at(written: dict[str, Any]) -> dict[int | str | None, Cards]:
    """Cards by place: a seat, or a name such as dealer or board."""
    return {
        place_of(name): parse_cards(cards if isinstance(cards, str) else " ".join(cards))
        for name, cards in written.items()
    }
