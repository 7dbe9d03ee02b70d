"""What a section says of blinds, antes, bets, the button, the deal, the showdown and the house.

Most games say little of each: what is not printed is left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from houseway.play.pot.acts import GRANTS, RaiseCap, Refusals
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Blinds:
    """Who posts before the cards, clause by clause.

    Without `straddle` nobody straddles; with `over` anybody may post over the largest blind, as
    often as the maximum allows, and with `over_late` as long as nobody has a second card.
    """

    small: Clause
    big: Clause
    straddle: Clause | None = None
    no_button: Clause | None = None
    live: Clause | None = None
    oversize: Clause | None = None  # a straddle of up to two and a half big blinds
    mississippi: Clause | None = None
    supersedes: Clause | None = None
    late: Clause | None = None  # it comes before the cards
    over: Clause | None = None
    over_late: Clause | None = None
    over_closed: Clause | None = None  # when it is too late for one
    ante: Clause | None = None  # the big blind's, for everybody
    half: bool = True  # the small blind is at most half the big one
    two_open: bool = False  # nothing is printed for two players, so that the house chooses

    @property
    def over_before(self) -> Clause | None:
        """The clause of over-blinds that are posted before the first card."""
        return None if self.over_late else self.over


@dataclass(frozen=True, slots=True)
class Antes:
    """Antes go in before the cards, and what lies face up says who opens the betting.

    `forced`: the opener bets at once and that is his action; otherwise he may check. With
    `option` he may still raise when nobody else has; nobody else may check, even where the ante
    took his last chip. With `completes` he chooses between the small forced bet and a whole one;
    with `whole` it is never anything else. `button` means that the button alone puts in an ante,
    dead, of two big blinds; the bring-in is the small blind then.
    """

    cite: Clause
    size: Clause  # the ante stands in relation to the limits
    forced: Clause | None = None
    option: Clause | None = None
    completes: Clause | None = None
    whole: Clause | None = None
    button: Clause | None = None


@dataclass(frozen=True, slots=True)
class Bets:
    """How much is bet, by structure, and what stands against it."""

    raises: RaiseCap
    excess: Clause  # what nobody called goes back
    structures: tuple[str, ...] = ("limit", "no-limit", "pot-limit")
    big_bet_raise: Clause | None = None  # no-limit
    pot_raise: Clause | None = None  # pot-limit
    refusals: Refusals = GRANTS
    max_bet: Clause | None = None  # the section itself caps every bet
    doubles: Clause | None = None  # the small bet is the big blind, the big bet its double
    no_check_raise: Clause | None = None

    def raise_cite(self, structure: str) -> Clause | None:
        """The clause that says how much a raise may be, where it is not that of the act."""
        return {"no-limit": self.big_bet_raise, "pot-limit": self.pot_raise}.get(structure)


@dataclass(frozen=True, slots=True)
class ButtonDraw:
    """How the first button is drawn for, where a section says more than that the highest wins.

    Of equal cards the `first` that was dealt wins, where that holds; otherwise suits decide. A
    joker or a blank is put aside and another card dealt, where `again` is printed.
    """

    first: bool = False
    again: Clause | None = None
    back: Clause | None = None  # the dealer is told to shuffle the cards back


BY_SUIT = ButtonDraw()


@dataclass(frozen=True, slots=True)
class Button:
    """Where the button goes, and which card it gets."""

    drawn: Clause | None = None  # the first one goes to the highest card drawn
    draw: ButtonDraw = BY_SUIT
    winner_deals: Clause | None = None  # it goes to whoever won the pot
    dead: Clause | None = None  # the big blind moves on, the button may be dead
    first_card: bool = False  # it gets the first card itself
    last_card: Clause | None = None  # heads-up too it gets the last


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands that are folded, and a deck that runs out."""

    turns_down: Clause | None = None  # who folds turns his open cards down
    dealt_when_folded: Clause | None = None  # who folds unbet cards keeps his place in the deal
    runs_out: Clause | None = None  # a stub too short for a street: one card for everybody
    reshuffles: Clause | None = None  # a stub too short is dealt out, then what was folded
    reshuffles_burns: bool = False  # the burned cards go into that shuffle too


@dataclass(frozen=True, slots=True)
class OddChips:
    """Who gets what cannot be divided; without more, the first from the button's left."""

    cite: Clause | None = None
    by_card: bool = False  # to the highest card of the winning hands, not by the button
    by_seat: bool = False  # between kinds of hands too: to the nearest of all who won
    together: bool = False  # all of them to one winner
    splits_once: Clause | None = None  # who are alike in every part divide the whole pot


@dataclass(frozen=True, slots=True)
class Showdown:
    """Who shows, which hand is read as best, and who wins without showing."""

    unopposed: Clause
    show: Clause
    read: Clause
    last_bet_shows: Clause | None = None  # hands are shown from whoever bet last
    faces_up: Clause | None = None  # somebody is all in, nobody can bet: all show at once


@dataclass(frozen=True, slots=True)
class Posted:
    """What the house posts for a table, and what it does not take there."""

    cite: Clause
    buy_in: Clause | None = None
    newcomer: Clause | None = None
    no_tips: Clause | None = None
    no_back: Clause | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """What people are told beside the play of the hand."""

    shuffle: Clause | None = None  # the dealer, how
    everybody: tuple[Clause, ...] = ()  # before the cards
    big_bet_prompts: tuple[Clause, ...] = ()  # whoever bets, in no-limit and pot-limit
    desk: tuple[tuple[str, Clause], ...] = ()  # the dealer, by structure


# Of which nothing is printed
PASSES_ON = Button()
PLAIN_DEAL = Deal()
BY_BUTTON = OddChips()
NOTHING_MORE = Told()
