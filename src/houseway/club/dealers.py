"""What dealers are paid: a share for each table dealt to its end, and the final table apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from houseway.errors import BadInput, IllegalAction
from houseway.houses.season_rules import DealerRules, MovedDealer
from houseway.money import Cents, text


@dataclass(frozen=True, slots=True)
class Turn:
    """A dealer at a table; `after_a_move`: the one before was moved off by the computer."""

    name: str
    after_a_move: bool = False


@dataclass(frozen=True, slots=True)
class DealersPaid:
    """How many shares each has, and what is paid; odd pence stay with the club."""

    shares: Mapping[str, Fraction]
    paid: Mapping[str, Cents]
    club: Cents


def collected(rules: DealerRules, fee: int, players: int, final: Mapping[str, int]) -> Cents:
    """What every player's fee leaves for the shares, once the final table's pay is set aside."""
    taken = fee * players
    aside = sum(final.values()) if rules.set_aside else 0
    if fee < 0 or players < 0 or aside > taken:
        raise IllegalAction(
            f"{text(taken)} was collected; {text(aside)} cannot be set aside for the final table",
            clause=rules.cite("set_aside"),
        )
    return Cents(taken - aside)


def pay_dealers(
    rules: DealerRules, fund: int, tables: Mapping[str, Sequence[Turn]], final: Mapping[str, int]
) -> DealersPaid:
    """Divide the fund by the shares, and add the set payment of the final table."""
    if fund < 0 or any(amount < 0 for amount in final.values()):
        raise BadInput(f"{text(fund)} cannot be divided among dealers")
    shares = dealt_shares(rules, tables, final)
    whole = sum(shares.values())
    paid = {name: Cents(int(fund * part / whole)) for name, part in shares.items() if part}
    club = fund - sum(paid.values())
    for name, amount in final.items():
        paid[name] = Cents(paid.get(name, 0) + amount)
    return DealersPaid(shares, paid, Cents(club))


def dealt_shares(
    rules: DealerRules, tables: Mapping[str, Sequence[Turn]], final: Mapping[str, int]
) -> dict[str, Fraction]:
    """Shares by dealer: of each table, who dealt it to the end and who was moved off it."""
    shares = {turn.name: Fraction(0) for turns in tables.values() for turn in turns}
    for table, turns in tables.items():
        if not turns or turns[0].after_a_move:
            raise BadInput(f"table {table} needs somebody who dealt it from the start")
        if not rules.single_table and len(tables) == 1 and turns[-1].name in final:
            continue  # the night had one table, which is the final table
        for name in (paid := _entitled(turns)):
            half = rules.moved_dealer is MovedDealer.HALF
            shares[name] += Fraction(1, len(paid)) if half else 1
    return shares


def _entitled(turns: Sequence[Turn]) -> list[str]:
    """The last dealer, and those who would have gone on but for the computer."""
    moved = [turns[at].name for at in range(len(turns) - 1) if turns[at + 1].after_a_move]
    return list(dict.fromkeys([*moved, turns[-1].name]))
