"""People of a simulated club: made-up names, how well they play, when they come and pay."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from houseway.errors import BadInput
from houseway.floor import bot
from houseway.play.actions import Action, Call, Check, Fold
from houseway.play.pot.pot_round import PotRound

FIRST = (
    *("Ada", "Bert", "Cora", "Dev", "Edie", "Fred", "Gita", "Hal", "Iris", "Jack", "Kate"),
    *("Leo", "Mina", "Ned", "Olga", "Pete", "Queenie", "Raj", "Sue", "Tom"),
)
LAST = (
    *("Abbot", "Bright", "Carver", "Dale", "Ellis", "Frost", "Glover", "Hurst", "Ingle"),
    *("Jarvis", "Kemp", "Lane", "Marsh", "Nash", "Oakes", "Price", "Reed", "Shaw", "Tate"),
)
MOST = len(FIRST) * len(LAST)
LOOSEST = 0.9  # of a weak player's answers are not what a good one would give


class Pays(StrEnum):
    """How somebody pays the season's fee."""

    IN_FULL = "in full"
    BY_INSTALMENTS = "by instalments"
    LATE = "late"  # in week 5, and may not play until then
    NEVER = "never"  # beyond the first instalment


@dataclass(frozen=True, slots=True)
class SimulatedPlayer:
    """Somebody of a simulated club."""

    name: str
    skill: float  # from 0 to 1
    keen: float  # how likely he comes
    pays: Pays = Pays.IN_FULL
    sleeping: bool = False
    guest: bool = False

    def answer(self, hand: PotRound, rng: random.Random) -> Action:
        """What he does in his turn: the less skilled, the more often without a thought."""
        if rng.random() < LOOSEST * (1 - self.skill) and (found := _thoughtless(hand, rng)):
            return found
        return bot.answer(hand, rng)


def _thoughtless(hand: PotRound, rng: random.Random) -> Action | None:
    """A check, a call or now and then a fold, whatever the cards."""
    options = hand.options()
    assert options is not None
    if offer := options.offer(Check):
        return offer.action()
    call, fold = options.offer(Call), options.offer(Fold)
    if call and rng.random() < 0.75:
        return call.action()
    return fold.action() if fold else None


def people(rng: random.Random, members: int) -> list[SimulatedPlayer]:
    """So many members, and a guest for every ten of them."""
    guests = members // 10
    if not 4 <= members <= MOST - MOST // 10:
        raise BadInput(f"a club of {members}; from 4 to {MOST - MOST // 10} can be simulated")
    names = [f"{first} {last}" for last in LAST for first in FIRST]
    rng.shuffle(names)
    return [_person(rng, name, at, members) for at, name in enumerate(names[: members + guests])]


def _person(rng: random.Random, name: str, at: int, members: int) -> SimulatedPlayer:
    skill, keen = round(rng.random(), 3), round(rng.uniform(0.55, 0.95), 3)
    if at >= members:
        return SimulatedPlayer(name, skill, 0.4, guest=True)
    ways = list(Pays)
    pays = rng.choices(ways, weights=(60, 30, 6, 4))[0]
    if at % 20 == 19:
        return SimulatedPlayer(name, skill, 0.2, sleeping=True)
    return SimulatedPlayer(name, skill, keen, Pays.IN_FULL if at < 3 else pays)


def by_name(players: Iterable[SimulatedPlayer]) -> Mapping[str, SimulatedPlayer]:
    return {each.name: each for each in players}
