"""The command that deals a whole event with bots, from one seed."""

from __future__ import annotations

import json as json_format
import random
import time
from dataclasses import dataclass, replace
from pathlib import Path

from houseway import houses
from houseway.cli.club.file import write_text
from houseway.cli.equity import Bar
from houseway.cli.listing import print_json
from houseway.cli.tournament.results import show, told
from houseway.cli.tournament.written import amount, read_setup
from houseway.errors import BadInput
from houseway.floor import bot
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, acts
from houseway.tournament.dealt_night import DealtNight
from houseway.tournament.mix import Mix
from houseway.tournament.terms import Terms, grown

HANDS = 8  # to a game of a mix


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be simulated."""

    event: str
    buy_in: str
    players: int
    seed: int
    minutes: int
    mix: str = ""
    choice: bool = False


def simulate(file: Path | None, wanted: Wanted, out: Path | None, *, json: bool) -> None:
    """Deal it to its end, and print what came of it."""
    if wanted.choice and not wanted.mix:
        raise BadInput("a dealer's choice needs its games; say --mix HORSE, or ids with commas")
    hands = 1 if wanted.choice else HANDS
    mix = Mix.of(wanted.mix, hands, choice=wanted.choice) if wanted.mix else None
    setup = read_setup(file) if file else _setup(wanted, mix)
    Terms(mix=mix).check(setup)
    event, rng = Event(setup), random.Random(wanted.seed)
    for at in range(1, wanted.players + 1):
        event.apply(acts.Enter(f"P{at}"))
    began, bar = time.perf_counter(), Bar("dealing")
    night = DealtNight(
        event,
        lambda name, hand, stream: bot.answer(hand, stream),
        rng,
        Sealed(rng.randbytes(32)),
        minutes=wanted.minutes,
        mix=mix,
        progress=lambda left: bar(wanted.players - left, wanted.players - 1),
    )
    night.play()
    spent = time.perf_counter() - began
    if out:
        write_text(json_format.dumps(event.to_json(), ensure_ascii=False) + "\n", out)
    hands = sum(isinstance(each.act, acts.Settle) for each in event.log)
    if json:
        print_json({"seed": wanted.seed, "hands": hands, **told(event)})
        return
    show(event, json=False)
    print(f"{hands:,} hands in {spent:,.1f} s")


def _setup(wanted: Wanted, mix: Mix | None) -> Setup:
    """An event as the first house that holds any has it; a mix sits no more than can play."""
    house = next(each.id for each in houses.every().values() if each.night and each.club)
    plain = Setup(house, wanted.event)
    cards = bool(plain.format.gamecards)
    levels = grown(plain.structure.levels, plain.chips * wanted.players)
    return replace(
        plain,
        buy_in=Cents(round(100 * amount(wanted.buy_in))),
        seats=min(plain.chairs, mix.seats) if mix else 0,
        gamecards=cards and mix is None,
        structure=replace(plain.structure, levels=levels, big_blind_ante=not (cards or mix)),
    )
