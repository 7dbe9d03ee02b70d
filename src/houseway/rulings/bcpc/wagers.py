"""Wagers at the club: words and chips, whichever came first (25-28, 52-61, 63-67)."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput
from houseway.money import Cents, text
from houseway.rulebook import Clause, section
from houseway.rulings.bcpc import chips as silent
from houseway.rulings.bcpc.sizes import pot_limited, ruled, sized
from houseway.rulings.bcpc.undercalls import on_an_undercall
from houseway.rulings.bounds import ENOUGH, all_in, least, pot_bet, put
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import PotAsked, Wager
from houseway.rulings.words import Heard, hear

rule = section("bcpc")


def on_a_wager(seen: Wager) -> Ruling:
    """What words and chips count as. Whichever came first defines the bet (52.a)."""
    said = hear(seen.said, seen.said_amount)
    if not said and not seen.chips and not seen.first_motion:
        raise BadInput("nothing was put in and nothing said; give chips, said or said_amount")
    if seen.chips_first and seen.chips:
        return on_silent_chips(replace(seen, said="", said_amount=None), rule("52.a"))
    if seen.first_motion:
        if not said:
            return on_a_string_bet(seen)
        seen = replace(seen, chips=_all_motions(seen))
    if len(said.acts) > 1 or said.act == "conditional":
        return _unclear(seen, said)
    if said.act in ("fold", "check", "call"):
        return _passive(seen, said.act)
    if said.act == "all in":
        return _all_in(seen)
    if said.act == "pot":
        return _the_pot(seen)
    if said.amounts:
        return _amount(seen, said)
    if said.act == "raise" or (said.act == "bet" and not seen.facing):
        return _declared(seen)
    return on_silent_chips(seen, *((rule("26"),) if said else ()))


def on_silent_chips(seen: Wager, *led: Clause) -> Ruling:
    """Chips without a word, or before it."""
    total = put(seen)
    if seen.facing and total < seen.facing and total < all_in(seen):
        if seen.counted is not None and seen.pot is None:
            return _accepted(seen)
        return on_an_undercall(seen, total)
    calling = silent.calls(seen) if seen.facing else ()
    if not calling:
        return sized(seen, total, (*led, *silent.bets(seen)), declared=False)
    owing = seen.facing > sum(seen.prior)
    return ruled(seen, "call" if owing else "check", min(seen.facing, total), (*led, *calling))


def on_a_string_bet(seen: Wager) -> Ruling:
    """Only the first motion counts (65, 56.a, resolution B21)."""
    first = replace(seen, chips=seen.first_motion, first_motion=())
    by = (rule("56.a"), rule("65.s4"))
    if not seen.facing:
        ruling = sized(first, put(first), by, declared=True)
    elif put(first) < seen.facing:
        ruling = on_an_undercall(first, put(first))
    else:
        ruling = ruled(first, "call", seen.facing, by)
    everything = put(replace(seen, chips=_all_motions(seen)))
    back = max(0, everything - (ruling.amount or everything))
    return replace(ruling, returned=Cents(back))


def _all_motions(seen: Wager) -> tuple[Cents, ...]:
    """The chips of every motion: the first is among them, or came before them."""
    rest = list(seen.chips)
    for chip in seen.first_motion:
        if chip not in rest:
            return (*seen.first_motion, *seen.chips)
        rest.remove(chip)
    return seen.chips


def _passive(seen: Wager, act: str) -> Ruling:
    """Fold, check or call; a call of nothing is a check, a check of a bet no raise (52.b)."""
    prior, owing = Cents(sum(seen.prior)), seen.facing > sum(seen.prior)
    if act == "fold":
        return ruled(seen, "fold", prior, (rule("70.i") if owing else rule("46"),))
    if not owing:
        return ruled(seen, "check", prior, (rule("52.b.A") if act == "call" else rule("52.b"),))
    if act == "check":
        owed = min(seen.facing, all_in(seen))
        call, fold = Choice("call", "he matches the bet", owed), Choice("fold", "his hand is dead")
        return Ruling("", (rule("52.b.B.s2"),), choices=(call, fold), effect="he may not raise")
    if seen.counted is not None and seen.pot is None:
        return _accepted(seen)
    by = (rule("55.a"), rule("55.f.1"))
    return ruled(seen, "call", min(seen.facing, all_in(seen)), by)


def _accepted(seen: Wager) -> Ruling:
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


def _amount(seen: Wager, said: Heard) -> Ruling:
    """An amount, alone or with a word; alone it is the same as so many chips (52.c)."""
    amounts = (
        tuple(Cents(seen.facing + each) for each in said.amounts) if said.more else said.amounts
    )
    wanted, led = _meant(seen, amounts)
    if said.act == "raise" or (said.act == "bet" and not seen.facing):
        return sized(seen, wanted, (rule("52.b"), *led), declared=True)
    if seen.facing and wanted < min(seen.facing, all_in(seen)):
        return on_an_undercall(seen, wanted)
    if wanted == seen.facing:
        return ruled(seen, "call", wanted, (rule("52.c"), *led, rule("55.b")))
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


def _unclear(seen: Wager, said: Heard) -> Ruling:
    """Words about what may come, or that may mean several things: the director decides."""
    if said.act == "conditional":
        effects = {
            "binding": "he is held to what he said",
            "not binding": "he acts as he likes when it is his turn",
            "penalty": "a penalty by rules 16, 75 and 76, binding or not",
        }
        choices = tuple(Choice(act, effect) for act, effect in effects.items())
        return Ruling("", (rule("27"),), choices=choices)
    owed = min(seen.facing, all_in(seen))
    known = {"call": owed, "raise": least(seen), "all in": all_in(seen)}
    choices = tuple(
        Choice(
            act, "unofficial words, at his own risk", known[act] if known[act] < ENOUGH else None
        )
        for act in said.acts
    )
    return Ruling("", (rule("25.s2"), rule("26")), choices=choices)


def on_pot_asked(seen: PotAsked) -> Ruling:
    """Asked for the pot, the dealer says what a bet of it comes to."""
    most = Cents(seen.facing + seen.pot + seen.facing - seen.prior)
    return Ruling("answer", (rule("pot-limit.c.s2"),), answer=most)
