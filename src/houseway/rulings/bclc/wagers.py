"""Wagers at the British Columbia casinos, no-limit and pot-limit: BCLC poker, section 33."""

from __future__ import annotations

from dataclasses import replace

from houseway.money import ZERO, Cents
from houseway.rulebook import Clause, section
from houseway.rulings.bounds import all_in, pot_bet, put
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Wager
from houseway.rulings.timing import EVERYBODY
from houseway.rulings.words import Heard, hear

rule = section("bclc-poker/33")


def on_a_wager(seen: Wager) -> Ruling:
    """Words beat chips; a silent single chip calls a bet; too little is made up, too much cut."""
    said = hear(seen.said, seen.said_amount)
    if seen.chips_first and seen.chips:
        said = Heard()  # released chips bind before the words (1.6)
    if seen.first_motion:
        seen = replace(seen, chips=seen.first_motion if not said else _all_motions(seen))
    silent, total = not said, put(seen)
    owing = seen.facing > sum(seen.prior)
    if said.act in ("check", "fold") or (said.act == "call" and seen.facing and not owing):
        act = "check" if said.act == "call" else said.act
        return _ruled(seen, act, Cents(sum(seen.prior)), rule("1.6"))
    if seen.facing and (said.act == "call" or (silent and _meant_to_call(seen, total))):
        clause = rule("1.9" if len(seen.chips) == 1 else "1.10") if silent else rule("1.7")
        if total < min(seen.facing, all_in(seen)):
            clause = rule("1.8")  # a short call is made good
        return _ruled(seen, "call", min(seen.facing, all_in(seen)), clause)
    return _raised(seen, said, total)


def _raised(seen: Wager, said: Heard, total: Cents) -> Ruling:
    """A bet or raise: the amount said, else the chips."""
    wanted, clause = total, rule("1.6")
    if not said and len(seen.chips) == 1:
        clause = rule("1.9")
    elif len(seen.first_motion) and said.act == "raise":
        clause = rule("1.5")
    if said.amounts:
        wanted, clause = said.amounts[0], rule("1.7")
        if said.more:
            wanted = Cents(seen.facing + wanted)
    elif said.act == "all in" and seen.stack is not None:
        wanted, clause = all_in(seen), rule("1.7")
    elif said.act == "pot" and seen.limit == "pot-limit" and seen.pot is not None:
        wanted, clause = pot_bet(seen, seen.pot), rule("2.1")
    if seen.facing and wanted >= all_in(seen) and all_in(seen) <= seen.facing:
        return _ruled(seen, "call", all_in(seen), clause)
    return _bounded(seen, wanted, clause, silent=not said)


def _all_motions(seen: Wager) -> tuple[Cents, ...]:
    """After the word "raise" he may go on putting chips in (1.5)."""
    inside = all(seen.chips.count(each) >= seen.first_motion.count(each) for each in seen.chips)
    inside = inside and set(seen.first_motion) <= set(seen.chips)
    return seen.chips if inside else (*seen.first_motion, *seen.chips)


def _meant_to_call(seen: Wager, total: Cents) -> bool:
    """A single chip, chips that are all needed to call, or less than half a raise too many."""
    if len(seen.chips) == 1 or total - min(seen.chips, default=ZERO) < seen.facing:
        return True
    return 2 * (total - seen.facing) < _least_raise(seen)


def _bounded(seen: Wager, wanted: Cents, clause: Clause, *, silent: bool) -> Ruling:
    """A bet or raise brought inside what is allowed."""
    act = "raise" if seen.facing else "bet"
    least = Cents(min(all_in(seen), seen.facing + _least_raise(seen)))
    if wanted < least:
        wanted, clause = least, rule("1.10")
    most = _most(seen)
    stands = EVERYBODY in seen.after  # too late to cut it (2.3)
    if most is not None and wanted > most and not stands:
        if any("consider" in each for each in seen.after):
            cut, kept = Choice("cut", "the rest comes back", most), wanted
            return Ruling("", (rule("2.4"),), choices=(cut, Choice("stands", "as it lies", kept)))
        by = rule("2.5" if silent and len(seen.chips) == 1 else "2.2")
        wanted, clause = most, by if seen.limit == "pot-limit" else rule("intro.3")
    elif stands:
        clause = rule("2.3")
    return replace(_ruled(seen, act, min(wanted, all_in(seen)), clause), minimum=least)


def _least_raise(seen: Wager) -> int:
    return max(seen.last_raise or 0, *seen.blinds, 0)


def _most(seen: Wager) -> Cents | None:
    bounds = []
    if seen.limit == "pot-limit" and seen.pot is not None:
        bounds.append(pot_bet(seen, seen.pot))
    if seen.max_bet is not None:
        bounds.append(Cents(seen.facing + seen.max_bet))
    return min(bounds, default=None)


def _ruled(seen: Wager, act: str, amount: Cents, clause: Clause) -> Ruling:
    back = Cents(max(0, put(seen) - amount))
    return Ruling(act, (clause,), amount, back, all_in=amount == all_in(seen))
