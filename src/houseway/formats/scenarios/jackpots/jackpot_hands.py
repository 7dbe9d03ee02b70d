"""Scenarios of hands that may win a jackpot, and of jackpots that are divided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import time
from typing import Any

from houseway import games
from houseway.cards import Cards, parse_cards
from houseway.errors import BadCards, BadInput, BadScenario, BadSetting
from houseway.floor.jackpots import (
    DIVISIONS,
    Division,
    HandFacts,
    Programme,
    Shares,
    judge,
    printed,
    programme,
    shares,
)
from houseway.formats.scenarios.citations import check_refused, clause_id
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat, check_sub_keys, money
from houseway.formats.scenarios.jackpots.jackpot_words import plain
from houseway.money import Cents, text

HOLDEM = "texas-holdem@bclc"
PARTS = ("winner", "loser", "others")


# The programme that a house offers


def read_programme(entry: Entry) -> Programme:
    """The jackpot that an entry names, with the settings that the house posts."""
    posted: dict[str, Any] = {}
    for key, value in entry.get("settings", {}).items():
        if key not in _READ:
            raise BadScenario(f"settings have no {key!r}; there are {', '.join(sorted(_READ))}")
        name, read = _READ[key]
        posted[name] = read(value)
    return programme(entry.get("jackpot", ""), **posted)


def _division(scope: str) -> Division:
    if scope not in DIVISIONS:
        raise BadScenario(f"{scope!r} is no division; there are {', '.join(DIVISIONS)}")
    return DIVISIONS[scope]


def _runs(written: str) -> bool:
    if written not in ("first", "both"):
        raise BadScenario(f"runs are judged on the 'first' board or on 'both', not {written!r}")
    return written == "both"


def _reseed(written: Any) -> Any:
    if isinstance(written, Mapping):
        return {name: money(amount) for name, amount in written.items()}
    return money(written)


def _whole(written: Any) -> int:
    if isinstance(written, bool) or not isinstance(written, int):
        raise BadScenario(f"{written!r} is not a whole number")
    return written


_Reader = Callable[[Any], Any]
_READ: dict[str, tuple[str, _Reader]] = {
    "games": ("games", lambda ids: tuple(games.find(id).id for id in ids)),
    "loser": ("loser", str),
    "winner": ("winner", str),
    "hand": ("hand", str),
    "players": ("players", _whole),
    "minimum_pot": ("minimum_pot", money),
    "runs": ("both_runs", _runs),
    "division": ("division", _division),
    "percent": ("division", lambda parts: Division(**parts)),
    "contribution": ("contribution", money),
    "seed": ("seed", _whole),
    "rake": ("rake", _whole),
    "rake_cap": ("rake_cap", money),
    "cut_over": ("cut_over", time.fromisoformat),
    "rooms": ("rooms", tuple),
    "local": ("local", _whole),
    "feeds": ("feeds", lambda parts: {name: _whole(part) for name, part in parts.items()}),
    "reseed": ("reseed", _reseed),
    "prizes": ("prizes", lambda prizes: tuple(map(_whole, prizes))),
}


# Hands that may win


def run_jackpot(entry: Entry, outcome: Outcome) -> None:
    """Judge a hand and compare who wins which jackpot, or the clause that refuses it."""
    entry = plain(entry)
    offered = read_programme(entry)
    try:
        verdict = judge(offered, _facts(entry, offered))
    except (BadInput, BadCards) as error:
        if "illegal" not in entry or isinstance(error, BadScenario):
            raise
        return
    if "illegal" in entry:
        outcome.differences.append("the hand was judged; it should have been refused")
    said = f"{verdict.reason}, {verdict.clause}"
    if "qualifies" in entry and entry.get("qualifies") != verdict.qualifies:
        shown = f"{verdict.qualifies} ({said})"
        outcome.expect("qualifies", entry.get("qualifies"), shown)
    for key, got in (("winner", verdict.winners), ("loser", verdict.losers)):
        if key in entry:
            outcome.expect(key, _seats(entry.get(key)), sorted(got))
    if "entered" in entry:
        outcome.expect("entered", _seats(entry.get("entered")), sorted(verdict.entered))
    if "which" in entry:
        outcome.expect("which", entry.get("which"), verdict.which)
    if "reason" in entry:
        refusal = said if verdict.qualifies else verdict.clause.id
        outcome.expect("reason", entry.get("reason"), refusal)
    if "cites" in entry:
        wanted = clause_id(entry.get("cites"), offered.rules.section)
        outcome.expect("clause by which it wins", wanted, verdict.clause.id)


def _facts(entry: Entry, offered: Programme) -> HandFacts:
    """What the floor knows; players and a pot of which nothing is said are as many as it takes."""
    hands = {seat: parse_cards(cards) for seat, cards in by_seat(entry.get("hands", {})).items()}
    dealt = entry.get("dealt_in", max(offered.least_players, len(hands)))
    out, away = entry.get("out", []), entry.get("away", [])
    seats = tuple(dealt) if isinstance(dealt, list) else ()
    board, again = _board(entry, "board"), _board(entry, "board_2")
    if wrong := set(out) & set(seats):
        raise BadScenario(f"seat {min(wrong)} cannot be out and dealt in")
    if seats and isinstance(away, list) and not set(away) <= set(seats):
        raise BadScenario("who is away here was dealt in: name him in dealt_in")
    return HandFacts(
        game=games.find(entry.game or HOLDEM).id,
        hands=hands,
        board=board,
        pot=_pot(entry, offered.least_pot),
        dealt_in=len(seats) or _whole(dealt),
        away=len(away) if isinstance(away, list) else _whole(away),
        structure=entry.get("limit", "limit"),
        mucked=frozenset(entry.get("mucked", ())),
        untabled=frozenset(entry.get("untabled", ())),
        not_picked_up=frozenset(entry.get("untaken", ())),
        seats=seats,
        second_board=(*board[: len(board) - len(again)], *again) if again else (),
    )


def _board(entry: Entry, key: str) -> Cards:
    return parse_cards(entry.get(key, ""))


def _pot(entry: Entry, least: Cents) -> Cents:
    """The gross pot, or the parts that it fell into."""
    parts = [key for key in ("pushed", "rake", "drop") if key in entry]
    if "pot" in entry and parts:
        raise BadScenario(
            f"the pot is given, and {', '.join(parts)} as well; write one or the other"
        )
    if not parts and "pot" not in entry:
        return least
    return Cents(sum(money(entry.get(key)) for key in parts or ("pot",)))


def _seats(written: Any) -> list[int]:
    return sorted(written) if isinstance(written, list) else [written]


# A jackpot divided


def run_shares(entry: Entry, outcome: Outcome) -> None:
    """Divide a posted jackpot and compare what everybody gets."""
    entry = plain(entry)
    try:
        divided = _shares(entry)
    except BadScenario:
        raise
    except (BadSetting, BadInput) as error:
        if "illegal" not in entry:
            outcome.differences.append(f"it was not divided: {error.message}")
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry:
        outcome.differences.append("it was divided; it should have been refused")
        return
    check_sub_keys("who is paid", entry.get("pays", {}), {*PARTS, *_named(entry)})
    for key, wanted in entry.get("pays", {}).items():
        outcome.expect(f"pays {key}", text(money(wanted)), _paid(divided, key))
    for part, written in entry.get("cites", {}).items():
        wanted = [clause_id(written, printed(entry.get("jackpot")).section)]
        got = sorted({share.cite.id for share in divided.paid if share.part == part})
        outcome.expect(f"clause of {part}", wanted, got)
    if "back" in entry:
        outcome.expect("back", text(money(entry.get("back"))), text(divided.back))
    if "pool" in entry:
        pool = money(entry.get("accrued", 0)) + divided.back
        outcome.expect("pool", text(money(entry.get("pool"))), text(pool))


def _paid(divided: Shares[str], key: str) -> str:
    """What a part pays each one who has it, or what one seat or person gets in all."""
    if key in PARTS:
        each = {share.amount for share in divided.paid if share.part == key}
        return " and ".join(text(amount) for amount in sorted(each)) or text(0)
    return text(sum(share.amount for share in divided.paid if share.who == key))


def _named(entry: Entry) -> set[str]:
    """Everybody of whom an entry speaks, whether or not he has a share."""
    listed = [entry.get(key, []) for key in ("winners", "losers", "out")]
    if isinstance(others := entry.get("others"), list):
        listed.append(others)
    return {who for each in (*listed, *entry.get("places", ())) for who in _people(each)}


def _shares(entry: Entry) -> Shares[str]:
    others = entry.get("others", 0)
    people = {
        "winners": _people(entry.get("winners", [])),
        "losers": _people(entry.get("losers", [])),
        "others": _people(others)
        if isinstance(others, list)
        else [f"other {number}" for number in range(others)],
    }
    sharing = {who for each in people.values() for who in each}
    if wrong := sharing & set(_people(entry.get("out", []))):
        raise BadScenario(f"seat {min(wrong)} cannot be out and dealt in")
    posted = money(entry.get("posted"))
    return shares(read_programme(entry), posted, **people, places=entry.get("places", ()))


def _people(written: Any) -> list[str]:
    return [str(each) for each in (written if isinstance(written, list) else [written])]
