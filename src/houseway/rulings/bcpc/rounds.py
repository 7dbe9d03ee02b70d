"""A round of bets: what was too little is put right; else who may raise (52.e, 55.f, 58)."""

from __future__ import annotations

from dataclasses import replace

from houseway.money import ZERO, Cents
from houseway.rulebook import section
from houseway.rulings.bcpc.wagers import on_a_wager
from houseway.rulings.reopening import on_reopening
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import Bet, Reopening, Wager

rule = section("bcpc")


def on_a_round(seen: Reopening) -> Ruling:
    """A bet that was too little comes first: nobody asks to raise before it is put right."""
    if short := _first_short(seen):
        return _put_right(seen, *short)
    return on_reopening(seen, opens=rule("58.s3"), closed=rule("58.s2"), least=rule("58.s5"))


def _first_short(seen: Reopening) -> tuple[int, Wager] | None:
    """The place of the first bet, raise or call that is too little, and what it was."""
    big = max(seen.blinds, default=ZERO)
    facing, full, opened = ZERO, seen.opening_bet or big, False
    for place, bet in enumerate(seen.bets):
        total = facing if bet.total is None else bet.total
        raised = Cents(total - facing)
        if bet.folded or (raised == 0 and not bet.posted):
            continue
        if not (bet.posted or bet.all_in) and raised < full:
            limit = "" if seen.limit == "pot-limit" else seen.limit  # too little is within any pot
            wager = Wager(facing, full or None, seen.blinds, limit=limit)
            return place, replace(
                wager,
                said="raise" if facing and raised > 0 else "",
                said_amount=total,
                opening_bet=not opened if facing else None,
            )
        if raised > 0:
            if not bet.posted:
                opened = opened or facing > 0
                full = max(full, raised) if raised >= full else full
            facing = total
    return None


def _put_right(seen: Reopening, place: int, wager: Wager) -> Ruling:
    """What he owes, and everybody who has put in as little since."""
    bet, since = seen.bets[place], seen.bets[place + 1 :]
    folded = {each.who for each in seen.bets[:place] if each.folded}
    players = len({each.who for each in seen.bets} - folded)
    after = tuple(map(_told, since))
    ruling = on_a_wager(replace(wager, after=after, noticed=seen.noticed, players=players))
    return replace(ruling, bound=(bet.who, *ruling.bound))


def _told(bet: Bet) -> str:
    if bet.folded:
        return f"{bet.who} fold"
    amount = "" if bet.total is None else f" {bet.total // 100}"
    return f"{bet.who} {'all in' if bet.all_in else 'call'}{amount}"
