"""Words in turn: fold, check, call, all in, the pot, an amount, or what nobody can tell."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput
from houseway.money import Cents, text
from houseway.rulebook import Clause, section
from houseway.rulings.bcpc.sizes import pot_limited, ruled, sized
from houseway.rulings.bcpc.undercalls import on_an_undercall
from houseway.rulings.bounds import ENOUGH, all_in, least, matched, pot_bet, put
from houseway.rulings.meanings import call_or_fold, possible, to_choose_from
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Wager
from houseway.rulings.words import CONDITIONAL, Heard

rule = section("bcpc")


def on_words(seen: Wager, said: Heard) -> Ruling | None:
    """What the words come to; nothing where only the chips can tell."""
    acts = possible(seen, said.acts)
    if CONDITIONAL in acts:
        return _conditional()
    if len(acts) > 1 or (said.unknown and not seen.chips):
        return _unclear(seen, acts)
    act = acts[0] if acts else ""
    if act in ("fold", "check", "call"):
        return _passive(seen, act)
    if act == "all in":
        return _all_in(seen)
    if act == "pot":
        return _the_pot(seen)
    if said.times and seen.facing:
        wanted = Cents(said.times * seen.facing)
        return sized(seen, wanted, (rule("26"), rule("52.b")), declared=True)
    if said.amounts:
        return _amount(seen, act, said)
    if act in ("raise", "complete") or (act == "bet" and not seen.facing):
        return _declared(seen)
    return None


def _passive(seen: Wager, act: str) -> Ruling:
    """Fold, check or call; a call of nothing is a check, a check of a bet no raise (52.b)."""
    prior, owing = Cents(sum(seen.prior)), not matched(seen)
    if act == "fold":
        return ruled(seen, "fold", prior, (rule("70.i") if owing else rule("46"),))
    if not owing:
        checks = rule("52.b.A") if act == "call" else rule("52.b")
        return ruled(seen, "check", min(prior, seen.facing), (checks,))
    if act == "check":
        choices = call_or_fold(seen)
        no_raise = "he may not raise"
        return Ruling("", (rule("52.b.B.s2"),), choices=choices, effect=no_raise, his_own=True)
    if told_wrong(seen):
        return accepted(seen)
    by = (rule("55.a"), rule("55.f.1"))
    return ruled(seen, "call", min(seen.facing, all_in(seen)), by)


def told_wrong(seen: Wager) -> bool:
    """Whether he asked what he faces, and was told something: without a pot, that was counted."""
    return bool(seen.facing) and seen.counted is not None and seen.pot is None


def accepted(seen: Wager) -> Ruling:
    """Whoever calls owes the bet as it is, whatever he was told (66)."""
    by = (rule("28.s4"), rule("66"), rule("66.s2"))
    return ruled(seen, "call", min(seen.facing, all_in(seen)), by)


def _all_in(seen: Wager) -> Ruling:
    """Everything he has; chips that turn up once he is called are for the club to decide (67)."""
    whole = all_in(seen)
    if whole == ENOUGH:
        if not seen.chips:
            raise BadInput("all in, and nobody says for how much; give the stack")
        whole = put(seen)
        seen = replace(seen, stack=Cents(sum(seen.chips)))
    counted = put(seen)
    if seen.chips and counted < whole and any("call" in each for each in seen.after):
        extra = text(Cents(whole - counted))
        plays = Choice("plays", f"the {extra} found is part of the bet that was called", whole)
        not_so = f"he is not paid for the {extra}, and if he loses the caller may be given it"
        return Ruling(
            "",
            (rule("67"), rule("67.s2"), rule("67.s3")),
            choices=(plays, Choice("does not play", not_so, counted)),
        )
    return sized(seen, whole, (rule("52.d"),), declared=True)


def _the_pot(seen: Wager) -> Ruling:
    """The pot is a bet in pot-limit only; elsewhere it binds to the least (64)."""
    if seen.limit == "pot-limit" or (pot_limited(seen) and seen.pot is not None):
        if seen.pot is None:
            raise BadInput("a bet of the pot, and nobody says how much that is; give the pot")
        wanted = put(seen) if seen.chips else pot_bet(seen, seen.counted or seen.pot)
        if seen.said_amount is not None:
            wanted = seen.said_amount
        return sized(seen, wanted, (rule("25"),), declared=True)
    wanted = max(least(seen), put(seen)) if seen.chips else least(seen)
    return sized(seen, wanted, (rule("64.s2" if seen.facing else "64"),), declared=True)


def _amount(seen: Wager, act: str, said: Heard) -> Ruling:
    """An amount, alone or with a word; alone it is the same as so many chips (52.c)."""
    amounts = said.amounts
    if said.more:
        amounts = tuple(Cents(seen.facing + each) for each in said.amounts)
    wanted, led = _meant(seen, amounts)
    if act in ("raise", "complete") or (act == "bet" and not seen.facing):
        return sized(seen, wanted, (rule("52.b"), *led), declared=True)
    if seen.facing and wanted < min(seen.facing, all_in(seen)):
        return on_an_undercall(seen, wanted)
    if wanted == seen.facing:
        by = (rule("52.c"), *led, rule("55.b"))
        return ruled(seen, "call", min(wanted, all_in(seen)), by)
    return sized(seen, wanted, (rule("52.c"), *led), declared=False)


def _meant(seen: Wager, amounts: tuple[Cents, ...]) -> tuple[Cents, tuple[Clause, ...]]:
    """Of several amounts the largest that is not above the pot (26)."""
    floor = seen.facing or least(seen)
    legal = [each for each in amounts if each >= floor] or [amounts[-1]]
    if len(amounts) == 1:
        return amounts[0], ()
    if len(legal) > 1 and seen.pot is None and amounts[0] < floor:
        names = " or ".join(map(text, legal))
        raise BadInput(f"that may mean {names}, and the pot decides; give the pot")
    within = [each for each in legal if seen.pot is not None and each <= seen.pot]
    return max(within, default=min(legal)), (rule("26"), rule("26.s2"))


def _declared(seen: Wager) -> Ruling:
    """A bet or raise without an amount: the chips say how much, the minimum at least."""
    if not seen.facing:
        wanted, by = put(seen), rule("52.b.B")
    elif len(seen.chips) == 1:
        wanted, by = seen.chips[0], rule("59.s3")
    else:
        wanted, by = put(seen), rule("55.f.1")
    return sized(seen, max(wanted, least(seen)) if not seen.after else wanted, (by,), declared=True)


def _conditional() -> Ruling:
    """Words about what may come: the director decides (27)."""
    effects = {
        "binding": "he is held to what he said",
        "not binding": "he acts as he likes when it is his turn",
        "penalty": "a penalty by rules 16, 75 and 76, binding or not",
    }
    choices = tuple(Choice(act, effect) for act, effect in effects.items())
    return Ruling("", (rule("27"),), choices=choices)


def _unclear(seen: Wager, acts: tuple[str, ...]) -> Ruling:
    """Words that may mean several things, or nothing: the director decides (25, 26, 52.a)."""
    by = (rule("25.s2"), rule("26")) if acts else (rule("26"), rule("25.s3"), rule("52.a.s4"))
    return Ruling("", by, choices=to_choose_from(seen, acts))
