"""What is not done at the club, and what may be given for it (7, 16, 17, 20, 21, 48, 75-80)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from houseway.money import ZERO, Cents
from houseway.rulebook import Clause, section
from houseway.rulings.penalties import DISQUALIFICATION, LADDER, effect_of, harder_than
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Offence
from houseway.rulings.situations.people import Misdeed

rule = section("bcpc")

SANCTIONS = {  # what the committee may impose besides, by clause (16, 17)
    "forfeit chips": (rule("16.sanction.1"), "his chips leave play"),
    "forfeit prize": (rule("16.sanction.2"), "he is paid no prize; the places do not move up"),
    "forfeit seat": (rule("16.sanction.2"), "a seat that he has won goes back to the club"),
    "eject event": (rule("16.sanction.3"), "he is out of this event, and his chips leave play"),
    "eject club": (rule("16.sanction.3"), "he is out of every event of the club"),
    "ban events": (rule("16.sanction.4"), "he may not enter events to come"),
    "bar premises": (rule("16.sanction.5"), "he may not come where events are held"),
    "forfeit entry": (rule("17.s2"), "his entry is not paid back"),
}
INTEGRITY = tuple(act for act in SANCTIONS if act != "forfeit entry")  # all of rule 16
AGAINST_THE_CLUB = ("eject event", "forfeit entry", "ban events")  # of rule 17
CLOCK_ALWAYS = "clock always"


@dataclass(frozen=True, slots=True)
class Offended:
    """An offence: the clauses on it, and what may be given besides the penalties of rule 75."""

    by: tuple[Clause, ...]
    sanctions: tuple[str, ...] = ()
    must: str = ""  # what the book commands, where it leaves no choice
    least: str = LADDER[0]  # the lightest that may be given
    told: tuple[Clause, ...] = ()


def _of(*clauses: str) -> Offended:
    """An offence with the penalties of rule 75 and no more."""
    return Offended(tuple(rule(each) for each in clauses))


OFFENCES: Mapping[Misdeed, Offended] = {
    "abuse": Offended((rule("16.p1"), rule("20.s2"), rule("75.s2")), INTEGRITY),
    "foul language": _of("20", "20.s2"),
    "taunting": _of("21"),
    "disruption": _of("75.s2", "17.s3"),
    "cheating": Offended((rule("16.a"), rule("16.p3"), rule("75.s2")), INTEGRITY),
    "collusion": Offended((rule("16.b"), rule("79.s2")), INTEGRITY, must=DISQUALIFICATION),
    "chip dumping": Offended((rule("16.c"), rule("79.s2")), INTEGRITY, must=DISQUALIFICATION),
    "soft play": Offended(
        (rule("16.d"), rule("75.s2"), rule("79")), ("forfeit chips",), least="1 hand"
    ),
    "defaming the club": Offended((rule("17"), rule("17.s2")), AGAINST_THE_CLUB),
    "conditional statement": _of("27"),
    "miscalled hand": _of("31.s3"),
    "stalling": Offended((rule("42.s6"), rule("42.s5")), (CLOCK_ALWAYS,)),
    "needless clock": _of("42.s6"),
    "left with action pending": _of("45", "45.s2"),
    "non-standard fold": _of("46", "46.s2"),
    "dodged blinds": Offended((rule("48"),), must="1 round"),
    "out of turn on purpose": _of("52.d.s6"),
    "tiny bet": _of("55.e"),
    "card off the table": Offended((rule("75.s3"),), told=(rule("78.s4"),)),
    "cards thrown": Offended((rule("75.s3"),), told=(rule("78.s4"),)),
    "advice": _of("75.s4", "75.s3"),
    "etiquette": _of("80.s2", "80"),  # touching, delay, chatter, bets out of reach, out of turn
}


def on_an_offence(seen: Offence) -> Ruling:
    """What the book commands for it, or what the director and the committee may choose from."""
    offence = OFFENCES[seen.what]
    if offence.must:
        return _commanded(seen, offence)
    repeated = (rule("75.c.s2"),) if seen.given else ()
    by = (*offence.by, *repeated, rule("75.a"))
    choices = (*penalties(seen.live, seen.given, offence.least), *_sanctions(offence.sanctions))
    return Ruling("", by, choices=choices, told=offence.told)


def _commanded(seen: Offence, offence: Offended) -> Ruling:
    """A penalty that the book names; blinds that were dodged are forfeited with it."""
    lost = Cents(sum(seen.blinds) + seen.ante) if offence.must != DISQUALIFICATION else ZERO
    effect = effect_of(offence.must, seen.live)
    if lost:
        effect = f"both blinds go into the next pot as dead money; {effect}"
    return Ruling(
        offence.must,
        (*offence.by[:-1], rule("76"), offence.by[-1])
        if offence.must == DISQUALIFICATION
        else offence.by,
        lost or None,
        choices=_sanctions(offence.sanctions),
        effect=effect,
    )


def penalties(live: int, given: tuple[str, ...] = (), least: str = LADDER[0]) -> tuple[Choice, ...]:
    """The penalties of rule 75, harder than any before where he has been given some (75.c)."""
    open_to = harder_than(given) or (DISQUALIFICATION,)
    lightest = LADDER.index(least)
    allowed = [what for what in open_to if LADDER.index(what) >= lightest]
    return tuple(Choice(what, effect_of(what, live)) for what in allowed)


def _sanctions(acts: tuple[str, ...]) -> tuple[Choice, ...]:
    clock = "the clock is on him for every decision from now on"
    effects = {act: effect for act, (_, effect) in SANCTIONS.items()} | {CLOCK_ALWAYS: clock}
    return tuple(Choice(act, effects[act]) for act in acts)
