"""What entries of a club share: what is given, deeds in order, what is expected or refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from houseway import houses
from houseway.errors import BadInput, BadScenario, Illegal
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, check_sub_keys, money
from houseway.houses.club_rules import ClubRules
from houseway.money import text
from houseway.tournament.prizes import Prize

S = TypeVar("S")
Compare = Callable[[Any], None]  # with what is wanted, noting the difference


def given(entry: Entry, known: set[str], wanted: set[str]) -> dict[str, Any]:
    """What is given, once nothing is in the entry that this kind would pass over."""
    written: dict[str, Any] = entry.get("given", {})
    check_sub_keys("given", written, known | {"options"})
    check_sub_keys("expected", entry.get("expected", {}), wanted | {"choices"})
    return written


def club_rules(written: Mapping[str, Any]) -> ClubRules:
    """The rules of the club, with the options that an entry decides otherwise."""
    rules = next(house.club for house in houses.every().values() if house.club)
    return rules.decide(written.get("options", {}))


def tell(
    entry: Entry, outcome: Outcome, start: Callable[[], S], after: Callable[[S, str], S]
) -> S | None:
    """What is given, and then each deed; nothing where the last was to be refused."""
    deeds: Any = entry.get("done", [])
    if not isinstance(deeds, list) or not all(isinstance(each, str) for each in deeds):
        raise BadScenario(f"done is a list of deeds, not {deeds!r}")
    state: S | None = None
    for at in range(len(deeds) + 1):
        try:
            state = start() if state is None else after(state, deeds[at - 1])
        except BadScenario:
            raise
        except (Illegal, BadInput) as error:
            # What cannot even begin has its only deed refused.
            if "illegal" not in entry or max(at, 1) < len(deeds):
                outcome.differences.append(f"refused{_at(deeds, at)}: {error.message}")
            check_refused(entry, outcome, error)
            return None
    if "illegal" in entry:
        outcome.differences.append("it was taken; it should have been refused")
        return None
    return state


def _at(deeds: list[str], at: int) -> str:
    return f" at {deeds[at - 1]!r}" if at else " what is given"


def expect(entry: Entry, outcome: Outcome, got: Mapping[str, Compare]) -> None:
    """Compare each key that is expected, in its own way."""
    for key, wanted in entry.get("expected", {}).items():
        if key not in got:
            raise BadScenario(f"nothing here can be expected under {key!r}")
        got[key](wanted)


def choices(outcome: Outcome, offered: Iterable[str]) -> Compare:
    """The director or the committee has at least these."""

    def compare(wanted: list[str]) -> None:
        found = list(offered)
        if not found or any(each not in found for each in wanted):
            outcome.expect("choices", wanted, found)

    return compare


def amount(outcome: Outcome, key: str, got: int) -> Compare:
    """An amount of money."""
    return lambda wanted: outcome.expect(key, text(money(wanted)), text(got))


def amounts(outcome: Outcome, key: str, got: Mapping[str, int]) -> Compare:
    """Money by name: those that are named; who has none has nothing."""

    def compare(wanted: Mapping[str, Any]) -> None:
        for name, value in wanted.items():
            outcome.expect(f"{key} of {name}", text(money(value)), text(got.get(name, 0)))

    return compare


def exactly(outcome: Outcome, key: str, got: object) -> Compare:
    """The same thing."""
    return lambda wanted: outcome.expect(key, wanted, got)


def by_name(outcome: Outcome, key: str, got: Mapping[Any, Any]) -> Compare:
    """Whatever it is, of those that are named."""

    def compare(wanted: Mapping[str, Any]) -> None:
        for name, value in wanted.items():
            outcome.expect(f"{key} of {name}", value, got.get(name))

    return compare


def prize(written: Any) -> Prize:
    """Money, or `"seat 250"`."""
    if isinstance(written, str):
        word, _, worth = written.partition(" ")
        if word != "seat" or not worth.replace(".", "", 1).isdigit():
            raise BadScenario(f"{written!r} is no prize; write an amount, or 'seat 250'")
        return Prize(money(float(worth)), seat=True)
    return Prize(money(written))


def names(written: str) -> list[str]:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cid`."""
    found = written.replace(" and ", ", ").split(", ")
    if not all(each.isalnum() for each in found):
        raise BadScenario(f"{written!r} are no names; write 'Ann' or 'Ann and Bob'")
    return found
