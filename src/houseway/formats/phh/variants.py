"""The games that PHH has a code for, and which of ours each is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from houseway import games
from houseway.errors import BadInput
from houseway.hands.category import STRAIGHT
from houseway.hands.high import HighHand
from houseway.hands.short_deck import SIX_UP_RUNS
from houseway.play.pot import PotGame

LIMIT, NO_LIMIT, POT_LIMIT = "limit", "no-limit", "pot-limit"


@dataclass(frozen=True, slots=True)
class Variant:
    """A game and a structure of betting under PHH's code for them.

    `games` are ours, the one that a history is played by first; the others are written under the
    same code. None of them means that the game is not played here.
    """

    code: str
    name: str
    structure: str
    games: tuple[str, ...] = ()
    stud: bool = False  # a bring-in, and no blinds
    played: Callable[[PotGame], PotGame] | None = None  # what a foreign history changes in it

    @property
    def fields(self) -> tuple[str, ...]:
        """The stakes that a history of it must name, antes apart."""
        forced = "bring_in" if self.stud else "blinds_or_straddles"
        bets = ("small_bet", "big_bet") if self.structure == LIMIT else ("min_bet",)
        return (forced, *bets)

    def game(self) -> PotGame:
        """The game of ours that plays it."""
        if not self.games:
            raise BadInput(f"{self.name} ({self.code}) is not played here")
        found = games.find(self.games[0])
        assert isinstance(found, PotGame)
        return self.played(found) if self.played else found


def _one_draw(game: PotGame) -> PotGame:
    """The same game with its first draw alone."""
    return replace(game, streets=game.streets[:2], bets=replace(game.bets, structures=(NO_LIMIT,)))


def _straights_over_threes(game: PotGame) -> PotGame:
    """Short deck as most tables play it; the California card room has three of a kind higher."""
    ours = game.share.ranking
    order = list(ours.categories)
    at = order.index(STRAIGHT)
    order[at : at + 2] = order[at + 1], order[at]
    plain = HighHand(
        "short-deck-straights",
        size=ours.size,
        of=(ours.fewest, ours.most),
        weakest_first=tuple(order),
        cite=ours.cite,
        deck=ours.deck,
        runs=SIX_UP_RUNS,
    )
    return replace(game, shares=(replace(game.share, ranking=plain),))


VARIANTS = {
    each.code: each
    for each in (
        Variant("FT", "limit Texas hold'em", LIMIT, ("texas-holdem@bclc",)),
        Variant("NT", "no-limit Texas hold'em", NO_LIMIT, ("texas-holdem@bclc",)),
        Variant(
            "NS",
            "no-limit short-deck hold'em",
            NO_LIMIT,
            ("short-deck-holdem@chico",),
            played=_straights_over_threes,
        ),
        Variant("PO", "pot-limit Omaha", POT_LIMIT, ("omaha@bclc",)),
        Variant("FO/8", "limit Omaha hi-lo", LIMIT, ("omaha-hi-lo@bclc",)),
        Variant("F7S", "limit seven-card stud", LIMIT, ("seven-card-stud@bclc",), stud=True),
        Variant("F7S/8", "limit seven-card stud hi-lo", LIMIT, ("stud-8@bcpc",), stud=True),
        Variant("FR", "limit razz", LIMIT, ("razz@bcpc",), stud=True),
        Variant(
            "N2L1D",
            "no-limit deuce-to-seven single draw",
            NO_LIMIT,
            ("2-7-triple-draw@bcpc",),
            played=_one_draw,
        ),
        Variant("F2L3D", "limit deuce-to-seven triple draw", LIMIT, ("2-7-triple-draw@bcpc",)),
        Variant("FB", "limit badugi", LIMIT, ("badugi@bcpc",)),
    )
}


def variant(code: str) -> Variant:
    """The variant with this code."""
    if code not in VARIANTS:
        raise BadInput(f"there is no variant {code!r}; there are {', '.join(VARIANTS)}")
    return VARIANTS[code]


def variant_of(game: PotGame, structure: str) -> Variant:
    """The code under which one of our games is written."""
    for each in VARIANTS.values():
        if game.id in each.games and each.structure == structure:
            return each
    raise BadInput(f"PHH has no code for {structure} {game.name} ({game.id})")
