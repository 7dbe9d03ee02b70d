"""What happens on each street of a pot game: cards, choices, and who opens the betting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from houseway.hands import Ranking
from houseway.play.actions import Discard
from houseway.play.options import Offer, Options, Together
from houseway.play.round import Answers, Script
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot_round import PotRound

SMALL, BIG = 0, 1


class Step(Protocol):
    """A choice that every player still in makes on a street."""

    def run(self, t: PotRound) -> Script: ...


@dataclass(frozen=True, slots=True)
class Opener:
    """The player who opens a street by what lies face up before him.

    Suits break ties where the ranking counts them; otherwise the first from the button's left.
    With `latest`, only the card that was dealt on this street counts.
    """

    ranking: Ranking
    cite: Clause
    lowest: bool = False
    latest: bool = False

    def seat(self, t: PotRound) -> int:
        """Who opens, all in or not."""
        best = min if self.lowest else max
        return best(
            t.live, key=lambda seat: self.ranking.value(t.face_up(seat, latest=self.latest))
        )


@dataclass(frozen=True, slots=True)
class Discarding:
    """Everybody still in puts cards away face down, all at once."""

    count: int
    cite: Clause

    def run(self, t: PotRound) -> Script:
        seats = [seat for seat in t.order if seat in t.live]
        answers: Answers = yield Together(tuple(self.asks(t, seat) for seat in seats))
        for seat in seats:
            answer = answers[seat]
            assert isinstance(answer, Discard)
            t.puts_away(seat, answer.cards)

    def asks(self, t: PotRound, seat: int) -> Options:
        held = tuple(t.holdings[seat].cards)
        return Options(seat, (Offer(Discard, self.cite, cards=held, parts=(self.count,)),))


@dataclass(frozen=True, slots=True)
class Street:
    """What is dealt, what is chosen, and the size of a limit bet in the betting that follows."""

    name: str
    cite: Clause
    down: int = 0
    burn: int = 0
    board: int = 0
    bet: int = SMALL
    up: int = 0
    up_first: bool = False
    steps: tuple[Step, ...] = ()  # after the cards, before the betting
    after: tuple[Step, ...] = ()  # after the betting
    opener: Opener | None = None  # None: from the left of the button
