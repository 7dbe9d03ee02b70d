"""What a jackpot's meters and books must show after the events of a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from houseway.floor.jackpots import DailyPool, Pool, Taken, conditions, local
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import Cents, text


def by_jackpot(written: Any) -> dict[str, Cents]:
    """Amounts by jackpot; a single amount where there is one jackpot."""
    if isinstance(written, Mapping):
        return {name: money(amount) for name, amount in written.items()}
    return {"": money(written)}


def check_programme(entry: Entry, outcome: Outcome, pool: Pool, taken: Taken) -> None:
    """Compare what the meters show, and everything that was written down and paid."""
    _check_meters(entry, outcome, pool, taken)
    if "frozen" in entry:
        _check_frozen(outcome, entry.get("frozen"), pool)
    if "display" in entry:
        shown = list(pool.display) if isinstance(pool, DailyPool) else []
        outcome.expect("display", entry.get("display"), shown)
    if "pays" in entry:
        _check_paid(outcome, entry.get("pays"), pool)
    if "log" in entry:
        _check_log(
            outcome, entry.get("log"), [each.clause.id for each in pool.ledger.since_opening]
        )
    for id in entry.get("silent", ()):
        said = [said for cite, said in conditions(pool.programme) if cite.id == id]
        outcome.expect(f"posted under {id}", [], said)
    for id, words in entry.get("words", {}).items():
        said = [said for cite, said in conditions(pool.programme) if cite.id == id]
        if not any(words.lower() in each.lower() for each in said):
            outcome.expect(f"posted under {id}", words, said or "nothing")


def _check_meters(entry: Entry, outcome: Outcome, pool: Pool, taken: Taken) -> None:
    for key, got in (("posted", pool.posted), ("accrued", pool.accrued)):
        if key in entry:
            for name, amount in by_jackpot(entry.get(key)).items():
                outcome.expect(f"{key} {name}".rstrip(), text(amount), text(got(name)))
    for room, amount in entry.get("local", {}).items():
        shown = text(pool.posted(local(room)))
        outcome.expect(f"posted locally at {room}", text(money(amount)), shown)
    sums = {"seed_pool": pool.seed_pool, "rake": taken.rake, "pushed": taken.pushed}
    for key, sum_of in sums.items():
        if key in entry:
            outcome.expect(key, text(money(entry.get(key))), text(sum_of))


def _check_frozen(outcome: Outcome, wanted: Any, pool: Pool) -> None:
    """Whether anything is frozen, or which jackpots are."""
    if isinstance(wanted, list):
        outcome.expect("frozen", sorted(wanted), sorted(pool.frozen))
    else:
        outcome.expect("frozen", wanted, bool(pool.frozen))


def _check_paid(outcome: Outcome, wanted: dict[str, Any], pool: Pool) -> None:
    paid = pool.paid
    if not wanted:
        outcome.expect(
            "paid", {}, {f"{at} {who}": text(cents) for (at, who), cents in paid.items()}
        )
    for place, amounts in wanted.items():
        if isinstance(amounts, Mapping):
            for who, amount in amounts.items():
                got = paid.get((place, who), 0)
                outcome.expect(f"paid at {place} to {who}", text(money(amount)), text(got))
        else:
            got = sum(cents for (_, who), cents in paid.items() if who == place)
            outcome.expect(f"paid to {place}", text(money(amounts)), text(got))


def _check_log(outcome: Outcome, wanted: list[str], log: Iterable[str]) -> None:
    """The order of the entries that are listed; others may stand between them."""
    written = list(log)
    left = iter(written)
    if not all(any(each == id for each in left) for id in wanted):
        outcome.expect("log", wanted, written)
