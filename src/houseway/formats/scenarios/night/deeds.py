"""Deeds of a night as they are written, each read as an act."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import money
from houseway.tournament.night import acts
from houseway.tournament.night.acts import Act

WHO = r"(?P<who>[A-Z]\w+)"
TABLE = r"(?P<table>[A-Z])"
CHAIR = r"(?P<chair>[A-Z] \d+)"
HOW = r"(?: (?P<how>online|cash))?"
NUMBER = r"(?P<number>\d+)"

Make = Callable[[re.Match[str]], Act]
_DEEDS: list[tuple[re.Pattern[str], Make]] = []


def read_deed(written: str) -> Act:
    """The act that a deed tells of."""
    for pattern, make in _DEEDS:
        if match := pattern.fullmatch(written):
            return make(match)
    raise BadScenario(f"{written!r} is nothing that happens in a night; see docs/scenarios.md")


def _deed(pattern: str, make: Make) -> None:
    _DEEDS.append((re.compile(pattern), make))


def _of_player(verb: str, kind: Callable[..., Act], **more: Any) -> None:
    """`Ann busts`: an act that names one player."""
    _deed(rf"{WHO} {verb}", lambda found: kind(found["who"], **more))


def _of_table(words: str, kind: Callable[..., Act], **more: Any) -> None:
    """`A misdeal`: an act that names one table."""
    _deed(rf"{TABLE} {words}", lambda found: kind(found["table"], **more))


def _how(found: re.Match[str]) -> str:
    return found["how"] or ""


# The door

_deed(rf"{WHO} enters{HOW}", lambda found: acts.Enter(found["who"], _how(found)))
_deed(rf"{WHO} re-enters{HOW}", lambda found: acts.ReEnter(found["who"], _how(found)))
_deed(rf"{WHO} forfeits and re-enters{HOW}", lambda found: acts.Forfeit(found["who"], _how(found)))
_deed(rf"{WHO} rebuys{HOW}", lambda found: acts.Rebuy(found["who"], _how(found)))
_deed(
    rf"{WHO} pays (?P<amount>[\d.]+){HOW}",
    lambda found: acts.Pay(found["who"], money(float(found["amount"])), _how(found)),
)
_deed(
    rf"{WHO} gives (?:her|his|their) (?P<what>entry|prize) to (?P<to>\w+)",
    lambda found: acts.Transfer(found["who"], found["what"], found["to"]),
)
_deed(rf"venue refuses {WHO}", lambda found: acts.Bar(found["who"]))

# Seats

_deed("seat", lambda _: acts.Seat())
_deed("seat by hand", lambda _: acts.Seat(by_hand=True))
_deed(rf"chair {TABLE}", lambda found: acts.AddChair(found["table"]))
_of_player("sits", acts.Sit)
_deed(rf"{WHO} sits {CHAIR}", lambda found: acts.Sit(found["who"], found["chair"]))
_of_player("corrected", acts.Correct)
_deed(rf"{WHO} to {CHAIR}", lambda found: acts.Place(found["who"], found["chair"]))
_of_player("moves", acts.Move)
_of_player("moves and sits", acts.Move, sits=True)
_deed("order", lambda _: acts.DrawOrder())
_deed(r"order (?P<tables>[A-Z](?: [A-Z])*)", lambda found: acts.SetOrder(_split(found["tables"])))
_of_table("breaks", acts.Break)
_deed("next breaks", lambda _: acts.Break())
_deed("balance", lambda _: acts.Balance())
_of_player("dodges", acts.Dodge)


def _split(written: str) -> tuple[str, ...]:
    return tuple(written.split())


# People

_of_player("away", acts.Away)
_of_player("stands", acts.Stand)
_of_player("back", acts.Back)
_of_player("leaves", acts.Leave)

# Hands

_of_table("(?:riffle|green button)", acts.Begin)
_of_table("deal", acts.Deal)
_deed(
    rf"{TABLE} deals up to {NUMBER}",
    lambda found: acts.Deal(found["table"], up_to=int(found["number"])),
)
_of_table("deals on", acts.DealOn)
_deed(
    rf"{TABLE} deals at level {NUMBER}",
    lambda found: acts.Deal(found["table"], level=int(found["number"])),
)
_of_table("found at the wrong level", acts.FindLevel)
_of_table("misdeal", acts.Misdeal)
_of_table("over", acts.Finish, open=True)
_of_table("hand", acts.Finish)
_deed(rf"{TABLE} hand {WHO} wins", lambda found: acts.Finish(found["table"], found["who"]))
_deed(
    rf"{TABLE} hand {WHO} busts (?P<busts>\w+(?:(?: and |, )\w+)*)",
    lambda found: acts.Finish(
        found["table"], found["who"], tuple(re.split(r" and |, ", found["busts"]))
    ),
)
for _verb in ("fold", "check", "call", "raise"):
    _of_player(f"{_verb}s", acts.Play, what=_verb)
_of_player("busts", acts.Bust)

# Time

_deed(rf"level {NUMBER}", lambda found: acts.Announce(int(found["number"])))
_deed(rf"clock {NUMBER}", lambda found: acts.SetClock(int(found["number"])))
_deed("break", lambda _: acts.TakeBreak())
_deed("play", lambda _: acts.Resume())

# Rulings

_deed(
    rf"{WHO} penalty (?P<what>\d+ (?:hands?|rounds?))",
    lambda found: acts.Penalise(found["who"], found["what"]),
)
_of_player("warned", acts.Penalise, what="warning")
_of_player("disqualified", acts.Disqualify)
_of_player("disqualified, prize forfeited", acts.Disqualify, prize_forfeited=True)
for _how_ in (
    *("offends", "offends again", "cheats", "defames the club", "stalls"),
    "calls the clock needlessly",
):
    _of_player(_how_, acts.Offend, how=_how_)

# The rest

_deed(
    r"correct pool (?P<amount>[\d.]+)",
    lambda found: acts.CorrectPool(money(float(found["amount"])), "posted wrong"),
)
_of_table("damaged card", acts.DamageCard)
_of_player("asks for a new deck", acts.AskDeck)
_of_player("asks for the next card", acts.AskCard)
_deed(rf"draw (?P<what>.+) {WHO}", lambda found: acts.DrawFor(found["what"], found["who"]))
_deed(rf"{WHO} deals {TABLE}", lambda found: acts.DealTable(found["who"], found["table"]))
_deed(
    rf"chairs of {TABLE} shift {NUMBER}",
    lambda found: acts.ShiftChairs(found["table"], int(found["number"])),
)
_deed("choose dealer", lambda _: acts.ChooseDealer())
_deed("end", lambda _: acts.End())
_deed(
    r"decide (?P<about>.+): (?P<choice>.+)",
    lambda found: acts.Decide(found["about"], found["choice"]),
)
