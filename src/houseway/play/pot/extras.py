"""What one or two games have and the others do not: each adds it to the game that it is given to.

An extra brings the settings that a table posts for it, and refuses those that do not fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from houseway.errors import BadSetting
from houseway.money import text
from houseway.play.chance import Chance
from houseway.play.pot.acts import RaiseCap
from houseway.play.pot.shares import High
from houseway.play.pot.streets import Twist
from houseway.play.settings import Setting, Settings, choice, count, money, switch
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.pot_game import PotGame


class Extra:
    """Something that a game adds to its family: its switches, and what goes together with them."""

    __slots__ = ()
    named = ""  # what its clauses are called by
    needs = "streets"  # a fact of the game without which it would have nothing to act on

    def settings(self) -> Iterator[Setting]:
        """What a table posts for it."""
        yield from ()

    def misfit(self, game: PotGame) -> str:
        """Why a game cannot have it; nothing if it can."""
        return f"nothing of the game's is {self.needs!r}" if not getattr(game, self.needs) else ""

    def check(self, game: PotGame, settings: Settings, *, complete: bool) -> None:
        """Refuse a table that it does not go together with."""


@dataclass(frozen=True, slots=True)
class SecondRun(Extra):
    """The board run twice for two players who are all in, clause by clause.

    Where a section of its own prints that game, `section` is the game as that section has it.
    """

    offered: Clause
    structures: Clause  # which betting structures may offer it
    two: Clause  # of more players nobody is asked
    all_in: Clause  # as long as they can bet nobody is
    agreed: Clause
    both: Clause  # one player wins both boards, and with them the whole pot
    each: Clause  # otherwise each board is for half of it
    read: Clause
    preflop: Clause
    section: PotGame | None = field(default=None, compare=False, repr=False)
    named = "run_twice"
    needs = "has_board"

    def misfit(self, game: PotGame) -> str:
        told = self.section or game
        if [street.cards for street in told.streets] != [street.cards for street in game.streets]:
            return f"it is declared for {told.name}, which is dealt in another way"
        return Extra.misfit(self, game)

    def settings(self) -> Iterator[Setting]:
        yield switch(
            "run_twice",
            "two players who are all in may see the rest of the board dealt twice",
            self.offered,
        )
        yield switch("run_twice_preflop", "they are asked before the flop as well", self.preflop)
        yield switch(
            "run_twice_strict", "they are asked only if neither has a chip left", self.all_in
        )

    def check(self, game: PotGame, settings: Settings, *, complete: bool) -> None:
        twice = game.at(settings)
        if twice is game or twice.blinds is None:
            return
        if settings["limit"] not in twice.bets.structures:
            raise BadSetting(
                f"the board is run twice at {' and '.join(twice.bets.structures)} tables only",
                clause=self.structures,
            )
        if settings.get("mississippi"):
            raise BadSetting(
                "where the board may be run twice the button never straddles",
                clause=twice.blinds.no_button,
            )
        if complete and settings["max_bet"] is None:
            raise BadSetting(
                "where the board may be run twice 'max_bet' is posted: the most for a single bet",
                clause=twice.bets.max_bet,
            )


@dataclass(frozen=True, slots=True)
class Kill(Extra):
    """The kill: after two pots in a row the winner posts more, and the limits go up."""

    offered: Clause
    limits: Clause  # they are doubled, so that there have to be some
    half_limits: Clause  # or half as high again
    half: Clause  # the post of a half kill
    completes: Clause  # the blinds have to come up to it
    straddle: Clause
    no_chop: Clause
    sign: Clause
    announced: Clause
    button: Clause
    split: Clause  # what becomes of the button when a pot is shared
    newcomer: Clause
    named = "kill"
    needs = "blinds"

    def settings(self) -> Iterator[Setting]:
        yield choice(
            "kill",
            "in limit, what a player posts who has won two pots in a row: twice the big blind, "
            "or one and a half",
            self.offered,
            "none",
            "full",
            "half",
        )
        yield switch("split_keeps_button", "who shares a pot keeps his kill button", self.split)
        yield switch(
            "newcomer_kills",
            "a newcomer may play a kill hand if he agrees to kill the next",
            self.newcomer,
        )

    def check(self, game: PotGame, settings: Settings, *, complete: bool) -> None:
        """Refuse a kill without limits to multiply, or one that the chips cannot pay."""
        kind, blinds = settings.get("kill"), settings.get("blinds")
        if kind not in ("full", "half"):
            return
        if settings["limit"] != "limit":
            raise BadSetting(
                f"a kill multiplies the limits, and a {settings['limit']} table has none",
                clause=self.limits,
            )
        if kind == "full" or not isinstance(blinds, tuple):
            return
        limits, chip = settings.get("limits"), settings["chip"]
        assert isinstance(chip, int)
        for amount in limits if isinstance(limits, tuple) else (blinds[1],):
            if 3 * amount % (2 * chip):
                raise BadSetting(
                    f"one and a half times {text(amount)} cannot be paid in chips of {text(chip)}",
                    clause=self.half,
                )


@dataclass(frozen=True, slots=True)
class Twists(Extra):
    """What the button may add before the cards; `cite` says that he may, and nothing else."""

    cite: Clause
    each: tuple[Twist, ...]
    named = "twists"


@dataclass(frozen=True, slots=True)
class Dice(Extra):
    """Dice that a hand may need."""

    chance: Chance
    named = "dice"


@dataclass(frozen=True, slots=True)
class Event(Extra):
    """A tournament that plays a game in a way of its own: fixed limit, with twists.

    The game's other betting structures are for every other table.
    """

    name: str
    cite: Clause
    seats: int
    seats_cite: Clause
    limit: Clause
    raises: RaiseCap
    named = "event"
    needs = "twists"

    def settings(self) -> Iterator[Setting]:
        yield choice("event", "the event that the table belongs to", self.cite, "none", self.name)

    def check(self, game: PotGame, settings: Settings, *, complete: bool) -> None:
        """Refuse a structure of betting that the event, or the tables outside it, do not have."""
        here, structure = game.in_event(settings), settings["limit"]
        if (structure == "limit") != (here is not None):
            where = f"at {self.name}" if here else "outside its events"
            raise BadSetting(
                f"{game.name} {where} is not played {structure}",
                clause=self.limit if here else game.cite,
            )


@dataclass(frozen=True, slots=True)
class HoleCards(Extra):
    """How many cards of one's own a table may post, the usual number first."""

    counts: tuple[int, ...]
    cite: Clause
    named = "hole_cards"

    def settings(self) -> Iterator[Setting]:
        yield count(
            "hole_cards",
            "how many cards of his own each player gets",
            self.cite,
            self.counts[0],
            least=min(self.counts),
            most=max(self.counts),
        )

    def check(self, game: PotGame, settings: Settings, *, complete: bool) -> None:
        if game.in_event(settings) and settings["hole_cards"] != self.counts[0]:
            raise BadSetting(
                "how many cards are dealt is for the button to choose", clause=self.cite
            )


@dataclass(frozen=True, slots=True)
class OtherShares(Extra):
    """Another order of hands, where a table has switched it on."""

    setting: Setting
    shares: tuple[High, ...]
    named = "other_shares"

    def settings(self) -> Iterator[Setting]:
        yield self.setting


@dataclass(frozen=True, slots=True)
class JackpotDrop(Extra):
    """A part of each pot goes to the room's jackpots, beside the rake."""

    cite: Clause
    named = "jackpot_drop"
    needs = "rake"

    def settings(self) -> Iterator[Setting]:
        yield money(
            "jackpot_drop",
            "what each pot gives to the jackpots, beside the rake",
            self.cite,
            0,
            least=0,
        )
