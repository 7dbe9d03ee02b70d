"""A bet or raise brought to a size that is allowed: 52.e, 57 and the pot-limit format."""

from __future__ import annotations

from houseway.money import Cents
from houseway.rulebook import Clause, section
from houseway.rulings.bounds import all_in, least, least_raise, matched, pot_bet, put
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import Wager
from houseway.rulings.timing import callers, street_over, substantial

rule = section("bcpc")


def pot_limited(seen: Wager) -> bool:
    """Whether the pot is the limit: said so, or a pot was told and no blinds, or a count of it."""
    if seen.limit or seen.pot is None:
        return seen.limit == "pot-limit"
    late = bool(seen.after) and put(seen) > pot_bet(seen, seen.pot)
    return seen.counted is not None or late or not (seen.blinds or seen.last_raise)


def sized(seen: Wager, wanted: Cents, led: tuple[Clause, ...], *, declared: bool) -> Ruling:
    """What a bet or raise of so much comes to. Declared, it is a raise however small."""
    wanted = min(wanted, all_in(seen))
    if seen.facing and wanted <= seen.facing and wanted == all_in(seen):
        return ruled(seen, "call", wanted, led)
    if seen.facing and not seen.may_raise:
        closed = rule("62.b" if seen.limit == "limit" else "58.s2")
        return ruled(seen, "call", min(seen.facing, all_in(seen)), (*led, closed))
    if pot_limited(seen):
        return within_pot(seen, wanted, led)
    if seen.limit == "limit" and wanted > least(seen):
        return ruled(seen, _act(seen), least(seen), (*led, rule("limit.a")))
    return at_least(seen, wanted, led, declared=declared)


def at_least(seen: Wager, wanted: Cents, led: tuple[Clause, ...], *, declared: bool) -> Ruling:
    """Too little is made a full bet or raise, or is a call if it is less than half of a raise."""
    if wanted >= least(seen):
        return ruled(seen, _act(seen), wanted, led or (rule("58"),))
    taken_up = bool(callers(seen.after)) or "call" in seen.after
    if declared or not seen.facing or taken_up:
        if street_over(seen.noticed):
            return ruled(seen, _act(seen), wanted, (*led, rule("52.e.1"), rule("52.e.1.s3")))
        return ruled(seen, _act(seen), least(seen), (*led, rule("52.e.1")), everybody=True)
    if 2 * (wanted - seen.facing) >= least_raise(seen):
        return ruled(seen, "raise", least(seen), (*led, rule("57"), rule("57.s2")))
    return ruled(seen, "call", seen.facing, (*led, rule("57.s3")))


def within_pot(seen: Wager, wanted: Cents, led: tuple[Clause, ...]) -> Ruling:
    """Too much is cut, a pot counted too low made good, unless it is too late (B20)."""
    pot, late = min(pot_bet(seen, seen.pot), all_in(seen)), substantial(seen.after)
    over = street_over(seen.noticed)
    if seen.counted is not None:
        stands = over or (late and wanted < pot)
        amount = wanted if stands else pot
        return ruled(seen, _act(seen), amount, (*led, rule("52.e.2")), everybody=not stands)
    if wanted <= pot:
        fits = ruled(seen, _act(seen), wanted, (*led, rule("pot-limit.a")))
        short = wanted < min(least(seen), pot)
        return at_least(seen, wanted, led, declared=True) if short else fits
    if late or over:
        return ruled(seen, _act(seen), wanted, (*led, rule("pot-limit.d.s3")))
    return ruled(seen, _act(seen), pot, (*led, rule("pot-limit.d")), everybody=True)


def _act(seen: Wager) -> str:
    return "raise" if seen.facing else "bet"


def ruled(
    seen: Wager, act: str, amount: Cents, by: tuple[Clause, ...], *, everybody: bool = False
) -> Ruling:
    """The ruling, with the chips that come back; a correction binds whoever has put chips in."""
    if act == "call" and matched(seen):
        act = "check"  # there is nothing to call
    bound: tuple[str, ...] = ()
    if everybody and any(word in each for each in seen.after for word in ("call", "raise")):
        bound = callers(seen.after) or ("all bettors",)
    raises = act in ("bet", "raise")
    return Ruling(
        act,
        by,
        amount,
        Cents(max(0, put(seen) - amount)),
        minimum=least(seen) if raises else None,
        bound=bound,
        all_in=amount == all_in(seen),
    )
