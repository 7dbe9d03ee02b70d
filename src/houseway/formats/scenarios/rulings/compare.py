"""A ruling asked for, and compared with what a scenario says was ruled."""

from __future__ import annotations

import re
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.citations import clause_id
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.formats.scenarios.rulings import read_situation
from houseway.money import Cents, text
from houseway.rulings import Ruling, rule_on

SAME = {  # what others call what the desk rules
    "dead": "dead hand",
    "live": "live hand",
    "full call": "call",
    "open": "may raise",
    "reopened": "may raise",
    "closed": "may not raise",
    "not reopened": "may not raise",
    "call or fold": "may not raise",
    "forfeit and fold": "fold",
    "forfeits and folds": "fold",
    "part of the action": "plays",
    "not part of the action": "does not play",
    "stand": "stands",
    "action stands": "stands",
    "actions stand": "stands",
    "all action stands": "stands",
    "hand proceeds": "stands",
    "re-deal": "redeal",
    "all action void": "void",
    "hand is dead": "dead hand",
    "hand is live": "live hand",
    "bind": "binding",
    "binds": "binding",
}
MET_BY = {  # a word that leaves open what the desk says more exactly, and never the other way
    "fold": ("dead hand",),
    "dead hand": ("fold",),
    "live hand": ("wait", "warn"),
}
DIRECTOR = ("director", "director decides", "td", "td decides", "discretion", "td discretion")
EVERYBODY = ("all", "all bettors", "all callers", "everybody", "everyone")
AMOUNTS = ("amount", "minimum", "returned", "answer")
CLAUSES = ("clause", "clauses", "told")
RULED = ("act", *AMOUNTS, "paid", "for", "choices", "aloud", *CLAUSES)


def ruling_on(entry: Entry) -> Ruling:
    """What the house rules on the situation of an entry; the game may be named beside it."""
    given = entry.get("given", {})
    named = {"game": entry.game} if entry.game else {}
    return rule_on(entry.get("house", ""), read_situation({**named, **given}))


def run_ruling(entry: Entry, outcome: Outcome) -> None:
    """Ask the house for a ruling and compare it."""
    ruling = ruling_on(entry)
    outcome.shown |= {clause.id for clause in ruling.told}
    section = entry.proves[0].section if entry.proves else ""
    for key, value in entry.get("ruled", {}).items():
        if key not in RULED:
            raise BadScenario(f"ruled has no {key!r}; there are {', '.join(RULED)}")
        if key in CLAUSES:
            _compare_clauses(key, value, ruling, outcome, section)
        else:
            _compare(key, value, ruling, outcome)


def _compare_clauses(key: str, value: Any, ruling: Ruling, outcome: Outcome, section: str) -> None:
    """The clause that decides; `clauses` and `told` must be among those of the ruling."""
    if key == "clause":
        outcome.expect("clause of the ruling", clause_id(value, section), ruling.clause.id)
        return
    got = {each.id for each in (ruling.clauses if key == "clauses" else ruling.told)}
    missing = [each for each in _listed(value) if clause_id(each, section) not in got]
    outcome.expect(f"{key} that the ruling lacks", [], missing)


def _compare(key: str, value: Any, ruling: Ruling, outcome: Outcome) -> None:
    if key == "act":
        outcome.expect("act", _act(value, ruling), ruling.act)
    elif key == "for":
        outcome.expect("for", _names(value, ruling), sorted(ruling.bound))
    elif key == "choices":
        _compare_choices(value, ruling, outcome)
    elif key == "aloud":
        told = ruling.aloud.lower()
        unsaid = [part for part in _listed(value) if part.lower() not in told]
        outcome.expect(f"unsaid in {ruling.aloud!r}", [], unsaid)
    elif key == "paid":
        got = {who: text(amount) for who, amount in ruling.paid}
        outcome.expect("paid", {who: text(money(each)) for who, each in value.items()}, got)
    else:
        told = "answer" if key == "amount" and ruling.amount is None else key  # what he asked for
        ruled: Cents | None = getattr(ruling, told)
        outcome.expect(key, text(money(value)), text(ruled) if ruled is not None else None)


def _compare_choices(value: Any, ruling: Ruling, outcome: Outcome) -> None:
    """Those that are named are offered; in a table, with words of what each does."""
    offered = {_plain(choice.act): choice.effect for choice in ruling.choices}
    missing = [each for each in _listed(value) if _plain(each) not in offered]
    outcome.expect("choices that are not offered", [], missing)
    for act, words in value.items() if isinstance(value, dict) else ():
        effect = offered.get(_plain(act), "")
        outcome.expect(f"{act}: {effect!r} says {words!r}", True, words.lower() in effect.lower())


def _plain(words: str) -> str:
    """The desk's own words for the same."""
    words = words.lower().replace("all-in", "all in")
    return SAME.get(words, words)


def _act(wanted: str, ruling: Ruling) -> str:
    """The act in the desk's own words; who bets all he has is all in, whatever it is called."""
    plain = _plain(wanted)
    if (plain == "all in" and ruling.all_in) or (plain in DIRECTOR and ruling.choices):
        return ruling.act
    return ruling.act if ruling.act in MET_BY.get(plain, ()) else plain


def _names(value: Any, ruling: Ruling) -> list[str]:
    """Whom it binds, in any order: names, seats, or everybody who has bet where it is put right."""
    named = [str(each) for each in (value if isinstance(value, list) else [value])]
    names = [name for each in named for name in re.split(r", | and ", each)]
    corrected = ruling.act in ("bet", "raise") and ruling.bound
    if corrected and len(names) == 1 and names[0].lower() in EVERYBODY:
        return sorted(ruling.bound)
    return sorted(name.removeprefix("seat ") for name in names)


def _listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)
