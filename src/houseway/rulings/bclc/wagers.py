"""Wagers at the British Columbia casinos, no-limit and pot-limit: BCLC poker, section 33."""

from __future__ import annotations

from dataclasses import replace

from houseway.money import ZERO, Cents
from houseway.rulebook import Clause, section
from houseway.rulings.bounds import all_in, least, least_raise, matched, motions, pot_bet, put
from houseway.rulings.meanings import call_or_fold, possible, to_choose_from
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Wager
from houseway.rulings.timing import all_have_acted
from houseway.rulings.words import CONDITIONAL, PLAIN, Heard

rule = section("bclc-poker/33")
limit = section("bclc-poker/17")  # whose rules hold where section 33 has none (intro.1)


def on_a_wager(seen: Wager) -> Ruling:
    """Words beat chips; a silent single chip calls a bet; too little is made up, too much cut."""
    said = PLAIN.hear(seen.said, seen.said_amount)
    if (seen.chips_first or said.unknown) and seen.chips:
        said = Heard()  # released chips bind, unless an act was said before (1.6)
    if seen.first_motion:
        seen = replace(seen, chips=seen.first_motion if not said else motions(seen))
    acts = possible(seen, said.acts)
    if len(acts) > 1 or CONDITIONAL in acts or said.unknown:
        meant = () if CONDITIONAL in acts else acts
        return Ruling("", (rule("1.6"),), choices=to_choose_from(seen, meant))
    return _passive(seen, said, acts) or _raised(seen, said, put(seen))


def _passive(seen: Wager, said: Heard, acts: tuple[str, ...]) -> Ruling | None:
    """Fold, check or call, said or put in; nothing where it is more."""
    act, total = acts[0] if acts else "", put(seen)
    if act == "fold":
        return _ruled(seen, act, Cents(sum(seen.prior)), rule("1.6"))
    if matched(seen) and act in ("check", "call"):
        return _ruled(seen, "check", min(seen.facing, Cents(sum(seen.prior))), rule("1.6"))
    if act == "check":  # a check is for who faces no bet
        choices, effect = call_or_fold(seen), "he may not raise"
        return Ruling("", (limit("2.2"),), choices=choices, effect=effect, his_own=True)
    if not act and said.amounts:  # so much, and no word for it
        total = _amount(seen, said)
    meant = total <= seen.facing if said else _meant_to_call(seen, total)
    if not seen.facing or not (act == "call" or (not act and meant)):
        return None
    clause = rule("1.7") if said else rule("1.9" if len(seen.chips) == 1 else "1.10")
    if total < min(seen.facing, all_in(seen)):
        clause = rule("1.8")  # a short call is made good
    return _ruled(seen, "call", min(seen.facing, all_in(seen)), clause)


def _raised(seen: Wager, said: Heard, total: Cents) -> Ruling:
    """A bet or raise: the amount said, else the chips."""
    wanted, clause = total, rule("1.6")
    if not said and len(seen.chips) == 1:
        clause = rule("1.9")
    elif len(seen.first_motion) and said.act == "raise":
        clause = rule("1.5")
    if said.amounts or said.times:
        wanted, clause = _amount(seen, said), rule("1.7")
    elif said.act == "all in" and seen.stack is not None:
        wanted, clause = all_in(seen), rule("1.7")
    elif said.act == "pot" and seen.limit == "pot-limit" and seen.pot is not None:
        wanted, clause = pot_bet(seen, seen.pot), rule("2.1")
    if seen.facing and wanted >= all_in(seen) and all_in(seen) <= seen.facing:
        return _ruled(seen, "call", all_in(seen), clause)
    return _bounded(seen, wanted, clause, silent=not said)


def _amount(seen: Wager, said: Heard) -> Cents:
    """What was said, in all."""
    if said.times:
        return Cents(said.times * max(seen.facing, ZERO, *seen.blinds))
    return Cents(said.amounts[0] + (seen.facing if said.more else ZERO))


def _meant_to_call(seen: Wager, total: Cents) -> bool:
    """A single chip, chips that are all needed to call, or less than half a raise too many."""
    if len(seen.chips) == 1 or total - min(seen.chips, default=ZERO) < seen.facing:
        return True
    return 2 * (total - seen.facing) < least_raise(seen)


def _bounded(seen: Wager, wanted: Cents, clause: Clause, *, silent: bool) -> Ruling:
    """A bet or raise brought inside what is allowed."""
    if seen.facing and not seen.may_raise:
        closed = limit("2.4") if seen.limit == "limit" else rule("1.4")
        return _ruled(seen, "call", min(seen.facing, all_in(seen)), closed)
    act = "raise" if seen.facing else "bet"
    if wanted < least(seen):
        wanted, clause = least(seen), rule("1.10")
    most = _most(seen)
    stands = all_have_acted(seen.after, seen.players)  # too late to cut it (2.3)
    if most is not None and wanted > most and not stands:
        if any("consider" in each for each in seen.after):
            cut, kept = Choice("cut", "the rest comes back", most), wanted
            return Ruling("", (rule("2.4"),), choices=(cut, Choice("stands", "as it lies", kept)))
        by = rule("2.5" if silent and len(seen.chips) == 1 else "2.2")
        by = {"pot-limit": by, "limit": limit("2.4")}.get(seen.limit, rule("intro.3"))
        wanted, clause = most, by
    elif stands:
        clause = rule("2.3")
    return replace(_ruled(seen, act, min(wanted, all_in(seen)), clause), minimum=least(seen))


def _most(seen: Wager) -> Cents | None:
    bounds = [least(seen)] if seen.limit == "limit" else []
    if seen.limit == "pot-limit" and seen.pot is not None:
        bounds.append(pot_bet(seen, seen.pot))
    if seen.max_bet is not None:
        bounds.append(Cents(seen.facing + seen.max_bet))
    return min(bounds, default=None)


def _ruled(seen: Wager, act: str, amount: Cents, clause: Clause) -> Ruling:
    if act == "call" and matched(seen):
        act = "check"  # there is nothing to call
    back = Cents(max(0, put(seen) - amount))
    return Ruling(act, (clause,), amount, back, all_in=amount == all_in(seen))
