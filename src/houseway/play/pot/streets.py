"""What happens on each street of a pot game: cards, choices, and who opens the betting."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

from houseway.cards import SUITS
from houseway.hands import Ranking
from houseway.play.holding import Holding
from houseway.play.pot.boards import Boards, Lay
from houseway.play.round import Script
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound

SMALL, BIG = 0, 1


class Gap(NamedTuple):
    """Where a card lay in a hand that was thrown away; an open one is replaced by an open one."""

    at: int
    up: bool = False


class Thrown(NamedTuple):
    """Cards that a player has thrown away, and where they lay in his hand."""

    away: Holding
    gaps: list[Gap]


class Step(Protocol):
    """A choice that every player still in makes on a street."""

    @property
    def cites(self) -> Mapping[str, Clause]: ...  # by the act that is chosen

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
            t.chips.live,
            key=lambda seat: self.ranking.value(t.dealer.face_up(seat, latest=self.latest)),
        )


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
    boards: tuple[Lay, ...] = ()  # where the middle is more than one board
    steps: tuple[Step, ...] = ()  # after the cards, before the betting
    after: tuple[Step, ...] = ()  # after the betting
    opener: Opener | None = None  # None: from the left of the button
    turns: Clause | None = None  # who acts when
    pair: Clause | None = None  # an opener who shows a pair may bet either limit
    prompts: tuple[Clause, ...] = ()  # for everybody, as its cards are dealt
    announced: Clause | None = None  # the dealer says how many are in

    lays: tuple[Lay, ...] = field(init=False, repr=False)  # all that is turned up in the middle

    def __post_init__(self) -> None:
        board = (Lay("board", self.board),) if self.board else ()
        object.__setattr__(self, "lays", (*board, *self.boards))

    @property
    def cards(self) -> tuple[int, ...]:
        """How many go to each player, down and up, and how many to the middle."""
        return self.down, self.up, self.cards_in_the_middle

    @property
    def cards_in_the_middle(self) -> int:
        return sum(lay.count for lay in self.lays)


@dataclass(frozen=True, slots=True)
class Twist:
    """Something that the button may add to a hand before any card is dealt.

    With `suits` he names one as well, and its cards lie open wherever they are dealt.
    """

    name: str
    cite: Clause
    streets: tuple[Street, ...] = ()  # in place of the game's
    boards: Boards | None = None
    suits: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """What may be chosen: the twist, or the twist with each suit."""
        return (
            tuple(f"{self.name} {suit}" for suit in reversed(SUITS)) if self.suits else (self.name,)
        )


def with_hole_cards(streets: Iterable[Street], count: int) -> tuple[Street, ...]:
    """The same streets with another number of cards dealt to each player at first."""
    first, *others = streets
    return (replace(first, down=count), *others)
