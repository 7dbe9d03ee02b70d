"""A hand of poker as a PHH file has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from houseway.formats.phh.notation import Act
from houseway.money import Cents

Stacks = tuple[Cents | None, ...]  # None is a stack that nobody wrote down

_SEAT = re.compile(r"\bseat (\d+)\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """One hand: stakes, stacks, everything that was dealt and done, and what came of it.

    Players are listed clockwise, the one with the button last. Amounts are in hundredths of a
    chip; a blind of less than nothing is what a newcomer posts. `others` are the fields that only
    describe the occasion, as they were written.
    """

    variant: str
    antes: tuple[Cents, ...]
    starting_stacks: Stacks
    actions: tuple[Act, ...]
    blinds_or_straddles: tuple[Cents, ...] = ()
    bring_in: Cents | None = None
    small_bet: Cents | None = None
    big_bet: Cents | None = None
    min_bet: Cents | None = None
    ante_trimming_status: bool = False
    finishing_stacks: Stacks | None = None
    winnings: Stacks | None = None
    players: tuple[str, ...] | None = None
    seats: tuple[int, ...] | None = None
    others: Mapping[str, object] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many players are dealt in."""
        return len(self.starting_stacks)

    def by_player(self, listed: tuple[Cents, ...]) -> dict[int, Cents]:
        """What each player posts. Heads-up, PHH lists the button's blind and ante first."""
        given = listed[::-1] if len(listed) == 2 else listed
        return dict(enumerate(given, 1))

    def who(self, player: int) -> str:
        """A player as a report names him: `p2 James Obst`."""
        name = self.players[player - 1] if self.players and player <= self.size else ""
        return f"p{player} {name}".rstrip()

    def in_words(self, said: str) -> str:
        """What the table said, with its players in place of its seats."""
        return _SEAT.sub(lambda found: self.who(int(found[1])), said)
