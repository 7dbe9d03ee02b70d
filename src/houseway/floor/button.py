"""The dead button: the big blind goes on by one player every hand, whoever has left.

The small blind lies where the big blind was, the button where the small blind was. Either place may
be empty by then: nobody posts a small blind that has died, and a dead button acts for nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from houseway.floor.table import Seated
from houseway.play.stakes import Post

if TYPE_CHECKING:
    from houseway.floor.pot import NextHand

MOVING, DEAD = "moving", "dead"
FIRST_SEAT = 1  # where the button begins, though nobody sits there (bcpc/47)


class DeadButton:
    """Where the blinds lay in the last hand, and where they go from there (bcpc/47.s2)."""

    def __init__(
        self,
        seats: Mapping[int, Seated],
        must_post: Callable[[Seated], bool],
        owed: Callable[[int, Seated], list[Post]],
    ) -> None:
        self._seats, self._must_post, self._owed = seats, must_post, owed
        self._small = self._big = 0  # places, not players: the small blind's may be empty

    def fill(self, hand: NextHand, playing: list[int], opening: int) -> NextHand:
        """Lay out the next hand; `opening` is where the button was put for the first one."""
        there = [s for s in sorted(self._seats) if self._seats[s].stack and not self._seats[s].away]
        self._place(hand, there, playing, opening or FIRST_SEAT)
        self._deal_in(hand, there, playing)
        if len(hand.dealt) == 2:
            # The button is the small blind, and nobody has the big blind twice (bcpc/49.s3).
            hand.small = hand.button = next(seat for seat in hand.dealt if seat != hand.big)
        hand.dealt.sort(key=around(sorted(self._seats), hand.button).index)
        self._miss(hand)
        return hand

    def lies(self, hand: NextHand) -> None:
        """The hand is dealt: from these places the next one is counted."""
        self._small, self._big = hand.small or self._big, hand.big

    def _place(self, hand: NextHand, there: list[int], playing: list[int], opening: int) -> None:
        if not self._big:
            after = around(there, opening)
            first = opening if len(there) == 2 and opening in there else after[0]
            hand.button, hand.small = opening, first
            hand.big = around(there, first)[0]
            return
        after = around(there, self._big)
        hand.big, hand.button = after[0], self._small
        if self._may_take(self._big, there, playing):
            hand.small = self._big
        if hand.button == hand.big and len(there) > 2:  # it was heads-up, and somebody came
            hand.button = [s for s in after if s not in (hand.big, self._big)][-1]

    def _may_take(self, seat: int, there: list[int], playing: list[int]) -> bool:
        """Whether somebody posts the small blind where it falls."""
        return seat in playing or (seat in there and not self._must_post(self._seats[seat]))

    def _deal_in(self, hand: NextHand, there: list[int], playing: list[int]) -> None:
        """Everybody in the game, and newcomers but those between the button and the blinds."""
        before_big = True
        for seat in around(there, hand.button):
            who = self._seats[seat]
            if seat == hand.big:
                before_big = False
                hand.dealt.append(seat)
            elif seat in playing or seat == hand.small:
                hand.dealt.append(seat)
            elif not before_big and (who.posting or not self._must_post(who)):
                hand.posts.extend(self._owed(seat, who))
                hand.dealt.append(seat)

    def _miss(self, hand: NextHand) -> None:
        """Whoever is away where the small blind lies, or where the big blind has passed by."""
        if not self._big:
            return
        for seat in around(sorted(self._seats), self._big):
            if seat == hand.big:
                break
            if self._seats[seat].away and self._seats[seat].stack:
                hand.missed[seat] = "big"
        last = self._seats.get(self._big)
        if last and last.away and last.stack:
            hand.missed[self._big] = "small"


def around(seats: list[int], button: int) -> list[int]:
    """The seats clockwise from the button's left, the button last."""
    return [s for s in seats if s > button] + [s for s in seats if s <= button]
