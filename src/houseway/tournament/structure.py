"""A structure for an evening: levels from chips, players and hours, and when it will be over.

    proposal = propose(Evening(players=30, stack=10_000, minutes=240))
    proposal.structure            # levels, breaks, minutes of each
    proposal.last_level, proposal.ends
    ends_at(structure, chips=300_000)          # of any structure, at any moment of the night

An event is over about when all the chips together are worth so many big blinds of the level
(`Evening.last_big_blinds`): two stacks of ten blinds do not last. Blinds go up along amounts that
are counted without trouble, by as even steps as the hours allow.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any, NamedTuple

from houseway.errors import BadInput
from houseway.tournament.night.setup import Structure

# Small blinds that are counted without trouble, up to the next power of ten.
SMALL_BLINDS = (10, 15, 20, 25, 30, 40, 50, 60, 75)
LENGTHS = (8, 10, 12, 15, 20, 25, 30, 40, 60)  # minutes of a level that clubs use
STEPS_EACH = 2  # how far blinds may go up along the ladder in one level, where there is a choice
LAST_BIG_BLINDS = 20
FIRST_BIG_BLINDS = 100  # that a starting stack is worth
MOST_LEVELS = 60
BEYOND = 5  # levels after the last that is expected, it among them


@dataclass(frozen=True, slots=True)
class Evening:
    """What is known beforehand."""

    players: int
    stack: int
    minutes: int  # that it should take, breaks among them
    chip: int = 25  # the smallest
    length: int = 0  # of a level in minutes; 0: whatever fits
    again: int = 0  # re-entries, rebuys and add-ons that are expected, in stacks
    first_big_blinds: int = FIRST_BIG_BLINDS
    last_big_blinds: int = LAST_BIG_BLINDS
    break_every: int = 100  # minutes of play
    break_minutes: int = 10
    big_blind_ante: bool = True

    def __post_init__(self) -> None:
        for name, least, most in (
            ("players", 2, 100_000),
            ("stack", 100, 10**9),
            ("minutes", 30, 24 * 60),
            ("chip", 1, 10**6),
            ("length", 0, 240),
            ("again", 0, 1_000_000),
            ("first_big_blinds", 10, 1_000),
            ("last_big_blinds", 4, 200),
            ("break_every", 0, 24 * 60),
            ("break_minutes", 0, 120),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                raise BadInput(f"{name} is {value}; it must be from {least} to {most}")
        if self.stack < 10 * self.chip:
            raise BadInput(
                f"a stack of {self.stack} in chips of {self.chip}; it takes ten at least"
            )

    @property
    def chips(self) -> int:
        """All chips that will be in play."""
        return (self.players + self.again) * self.stack


class ColourUp(NamedTuple):
    """A chip that is needed no more: after which level it goes, and what it is raced for."""

    after: int
    remove: int
    to: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """A structure, when it ends, and which chips can go on the way."""

    structure: Structure
    last_level: int  # in which the event is expected to end
    ends: int  # minutes from the first hand, breaks among them
    colour_ups: tuple[ColourUp, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain values, for pages and terminals."""
        structure = self.structure
        return {
            "levels": [list(each) for each in structure.levels],
            "minutes": structure.minutes,
            "breaks": {str(level): minutes for level, minutes in structure.breaks.items()},
            "big_blind_ante": structure.big_blind_ante,
            "chip": structure.chip,
            "last_level": self.last_level,
            "ends": self.ends,
            "colour_ups": [each._asdict() for each in self.colour_ups],
        }


class Ending(NamedTuple):
    """When an event is expected to be over."""

    level: int
    minutes: int  # from the first hand, breaks among them


def ends_at(
    structure: Structure, chips: int, last_big_blinds: int = LAST_BIG_BLINDS
) -> Ending | None:
    """In which level all chips are worth few enough big blinds; None: in none that is printed."""
    for level, (_, big) in enumerate(structure.levels, start=1):
        if big * last_big_blinds >= chips:
            breaks = sum(length for after, length in structure.breaks.items() if after < level)
            return Ending(level, level * structure.minutes + breaks)
    return None


def propose(evening: Evening) -> Proposal:
    """The structure that ends nearest to the hours, with the longest levels that go up gently."""
    first, last = _ends_of_ladder(evening)
    ladder = _ladder(evening.chip, first, last)
    lengths = (evening.length,) if evening.length else LENGTHS
    found = [_laid(evening, ladder, length) for length in lengths]
    gentle = [each for each in found if _steps(ladder, each) <= STEPS_EACH] or found[:1]
    nearest = min(abs(each.ends - evening.minutes) for each in gentle)
    slack = max(nearest, evening.minutes // 20)  # a twentieth is no reason for shorter levels
    return [each for each in gentle if abs(each.ends - evening.minutes) <= slack][-1]


def _ends_of_ladder(evening: Evening) -> tuple[int, int]:
    """The first small blind and the last: whole chips, the last at least one step further on."""
    first = max(evening.chip, evening.stack // evening.first_big_blinds // 2)
    last = -(-evening.chips // evening.last_big_blinds // 2)
    return first, max(last, 2 * first)


def _ladder(chip: int, first: int, last: int) -> list[int]:
    """Small blinds from the first to the last and a few beyond it, each in whole chips."""
    found: list[int] = []
    scale = 1
    while len(found) < BEYOND or found[-BEYOND] < last:
        for step in SMALL_BLINDS:
            small, part = divmod(step * scale, 10)
            if not part and small % chip == 0 and small >= first * 9 // 10:
                found.append(small)
        scale *= 10
    top = next(at for at, small in enumerate(found) if small >= last)
    return found[: top + BEYOND]


def _laid(evening: Evening, ladder: list[int], length: int) -> Proposal:
    """Levels of one length, as many as the evening has; then on along the ladder."""
    room = evening.minutes - _resting(evening, evening.minutes)
    levels = min(MOST_LEVELS, max(2, room // length))
    top = len(ladder) - BEYOND
    at = [-(-top * each // (levels - 1)) for each in range(levels)]
    smalls = list(dict.fromkeys(ladder[each] for each in at))  # a level is never the last again
    smalls += ladder[top + 1 :]
    structure = Structure(
        levels=tuple((small, 2 * small) for small in smalls),
        minutes=length,
        breaks=_breaks(evening, length, len(smalls)),
        big_blind_ante=evening.big_blind_ante,
        chip=evening.chip,
    )
    ending = ends_at(structure, evening.chips, evening.last_big_blinds)
    assert ending is not None  # the ladder goes on beyond it
    return Proposal(structure, ending.level, ending.minutes, _colour_ups(structure))


def _breaks(evening: Evening, length: int, levels: int) -> dict[int, int]:
    if not evening.break_every or not evening.break_minutes:
        return {}
    every = max(1, evening.break_every // length)
    return dict.fromkeys(range(every, levels, every), evening.break_minutes)


def _resting(evening: Evening, minutes: int) -> int:
    """What breaks take of so many minutes."""
    if not evening.break_every:
        return 0
    return minutes // (evening.break_every + evening.break_minutes) * evening.break_minutes


def _steps(ladder: list[int], proposal: Proposal) -> int:
    """The longest step between two levels up to the last, along the ladder."""
    smalls = [small for small, _ in proposal.structure.levels[: proposal.last_level]]
    at = [ladder.index(small) for small in smalls if small in ladder]
    return max((later - earlier for earlier, later in itertools.pairwise(at)), default=0)


def _colour_ups(structure: Structure) -> tuple[ColourUp, ...]:
    """A chip goes at the break after which no blind or ante needs it."""
    chips = [structure.chip]
    while chips[-1] * 4 <= max(big for _, big in structure.levels):
        digits = str(chips[-1]).rstrip("0")
        chips.append(chips[-1] * (4 if digits == "25" else 5 if digits == "1" else 2))
    found = []
    for remove, to in itertools.pairwise(chips):
        needs = [at for at, blinds in enumerate(structure.levels, 1) if blinds[0] % to]
        last = max(needs, default=0)
        after = next((each for each in sorted(structure.breaks) if each >= last), 0)
        if after and after < len(structure.levels):
            found.append(ColourUp(after, remove, to))
    return tuple(found)
