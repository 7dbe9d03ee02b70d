"""Games for a pot, declared: streets, openings, shares and fees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from houseway.cards import STANDARD, Card, Cards, Shoe
from houseway.errors import BadSetting, IllegalBet
from houseway.money import Cents
from houseway.play.actions import Choose, Fold, OverBlind
from houseway.play.chance import Chance
from houseway.play.game import Game
from houseway.play.happenings import Place
from houseway.play.pot.boards import Boards
from houseway.play.pot.pot_checks import check_antes, check_blinds, check_hands, check_limits
from houseway.play.pot.pot_collecting import PotCollecting
from houseway.play.pot.pot_rules import (
    BY_SUIT,
    GRANTS,
    Acts,
    Antes,
    Blinds,
    ButtonDraw,
    Event,
    KillRules,
    RaiseCap,
    Refusals,
    SecondRun,
)
from houseway.play.pot.pot_settings import pot_settings, uses_blinds
from houseway.play.pot.shares import High
from houseway.play.pot.stakes import Seating, Stakes, read_stakes
from houseway.play.pot.steps import Discarding
from houseway.play.pot.streets import Street, Twist, with_hole_cards
from houseway.play.pot.table_options import check_kill, check_run_twice
from houseway.play.settings import Setting, Settings, check_range
from houseway.rulebook import Clause
from houseway.wagers import Rake

if TYPE_CHECKING:
    from houseway.play.actions import Action
    from houseway.play.options import Options
    from houseway.play.pot.pot_round import PotRound

COMMON = ("board", "community")  # cards that count for everybody


def _betting(asked: Options) -> bool:
    """Whether somebody is asked for a bet, and not for cards or a forced bet."""
    return asked.offers[0].kind is Fold


@dataclass(frozen=True, kw_only=True)
class PotGame(Game):
    """A game that players play for a pot: declared streets and shares."""

    kind = "pot"
    slug: str
    house: str
    name: str
    family: str
    cite: Clause
    seats: int
    seats_cite: Clause
    acts: Acts
    raises: RaiseCap
    refusals: Refusals = GRANTS
    streets: tuple[Street, ...]
    shares: tuple[High, ...]
    other_shares: tuple[tuple[str, tuple[High, ...]], ...] = ()  # where a switch is on
    rake: Rake | None = None
    collecting: PotCollecting | None = None  # flat fees by posted schedules, in place of rake
    blinds: Blinds | None = None
    antes: Antes | None = None
    boards: Boards | None = None  # None: one board, or none
    twists: tuple[Twist, ...] = ()  # what the button may add before the cards
    twists_cite: Clause | None = None  # he may, and nothing else
    event: Event | None = None  # has the twists, where the game is played elsewhere too
    hands: tuple[int, ...] = ()  # how many cards of one's own a table may post, the usual first
    hands_cite: Clause | None = None
    deck: Cards = STANDARD
    structures: tuple[str, ...] = ("limit", "no-limit", "pot-limit")
    odd_chip: Clause | None = None
    odd_by_card: bool = False  # to the highest card of the winning hands, not by the button
    odd_by_seat: bool = False  # between kinds of hands too: to the nearest of all who won
    odd_together: bool = False  # all of them to one winner
    splits_once: Clause | None = None  # who are alike in every part divide the whole pot
    from_button: bool = False  # the button itself gets the first card
    button_last: Clause | None = None  # heads-up too the button gets the last card
    dead_button: Clause | None = None  # the big blind moves on, the button may be dead
    last_bet_shows: Clause | None = None  # hands are shown from whoever bet last
    faces_up: Clause | None = None  # somebody is all in, nobody can bet: all show at once
    doubles: Clause | None = None  # the small bet is the big blind, the big bet its double
    desk_prompts: tuple[tuple[str, Clause], ...] = ()  # to the dealer, by structure
    no_check_raise: Clause | None = None
    turns_down: Clause | None = None  # who folds turns his open cards down
    dealt_when_folded: Clause | None = None  # who folds unbet cards keeps his place in the deal
    drawn_button: Clause | None = None  # the first button goes to the highest card drawn
    draw: ButtonDraw = BY_SUIT
    winner_deals: Clause | None = None  # the button goes to whoever won the pot
    max_bet_cite: Clause | None = None  # the section itself caps every bet
    runs_out: Clause | None = None  # a stub too short for a street: one card for everybody
    reshuffles: Clause | None = None  # a stub too short is dealt out, then what was folded
    reshuffles_burns: bool = False  # the burned cards go into that shuffle too
    jackpot_drop: Clause | None = None  # a part of each pot goes to the room's jackpots
    chances: tuple[Chance, ...] = ()  # dice that a hand may need
    run_twice: SecondRun | None = None  # two players who are all in may see the board run twice
    twice: PotGame | None = field(default=None, compare=False, repr=False)  # where that is offered
    kill: KillRules | None = None
    unopposed: Clause
    show: Clause
    read: Clause
    excess: Clause
    posted_cite: Clause
    buy_in_cite: Clause | None = None
    newcomer_cite: Clause | None = None
    no_tips: Clause | None = None
    no_back: Clause | None = None
    shuffle: Clause | None = None  # the dealer is told how
    told: tuple[Clause, ...] = ()  # to everybody, before the cards
    big_bet_raise: Clause | None = None  # no-limit
    pot_raise: Clause | None = None  # pot-limit
    big_bet_prompts: tuple[Clause, ...] = ()
    about: str = ""
    table_places: tuple[str, ...] = ("board",)
    own_settings: tuple[Setting, ...] = ()
    settings: tuple[Setting, ...] = field(init=False, default=())

    def __post_init__(self) -> None:
        object.__setattr__(self, "settings", pot_settings(self))
        if self.boards:
            object.__setattr__(self, "table_places", self.boards.places)
        elif not self.has_board and "board" in self.table_places:
            object.__setattr__(self, "table_places", ())

    def clause_of(self, action: Action, asked: Options) -> Clause | None:
        if action.act == OverBlind.act:
            return self.blinds.over_closed if self.blinds else None
        if action.act == Choose.act:
            return self.twists_cite
        if not _betting(asked):  # nobody bets before he has chosen
            return self.choice_cites.get(action.act)
        return self.acts.clause_of(action) or self.choice_cites.get(action.act)

    @cached_property
    def choice_cites(self) -> Mapping[str, Clause]:
        """The clauses of what is chosen on a street besides betting, by the act."""
        told = (*self.streets, *(street for twist in self.twists for street in twist.streets))
        steps = [step for street in told for step in (*street.steps, *street.after)]
        return {act: cite for step in reversed(steps) for act, cite in step.cites.items()}

    def turn_cite(self, action: Action, asked: Options) -> Clause | None:
        """The clause by which it is somebody's turn to bet, and nobody else's."""
        said = self.choice_cites.get(action.act) or self.acts.turn
        return said if _betting(asked) else None

    def raise_cite(self, structure: str) -> Clause:
        """The clause that says how much a raise may be."""
        said = {"no-limit": self.big_bet_raise, "pot-limit": self.pot_raise}.get(structure)
        return said or self.acts.raise_

    @property
    def share(self) -> High:
        """The hand that takes the pot, or the first of those that divide it."""
        return self.shares[0]

    def shares_at(self, settings: Settings) -> tuple[High, ...]:
        """What the pot is shared by at a table: a switch may put another order of hands in."""
        for switch, shares in self.other_shares:
            if settings.get(switch):
                return shares
        return self.shares

    def streets_at(self, settings: Settings) -> tuple[Street, ...]:
        """The streets of a table, which may post another number of cards in the hand."""
        count = settings.get("hole_cards")
        return with_hole_cards(self.streets, count) if isinstance(count, int) else self.streets

    def at(self, settings: Settings) -> PotGame:
        """The game as a table plays it: another section where the board may be run twice."""
        return self.twice if self.twice and settings.get("run_twice") else self

    def chance_for(self, settings: Settings) -> Chance | None:
        """The dice that are thrown for each hand of a table, if the game has any."""
        return self.chances[0] if self.chances else None

    def in_event(self, settings: Settings) -> Event | None:
        """The event that a table belongs to, where it has its own way with the game."""
        event = self.event
        return event if event and settings.get("event") == event.name else None

    def has_twists(self, settings: Settings) -> bool:
        """Whether the button of a table may choose a twist."""
        return bool(self.twists) and (self.event is None or self.in_event(settings) is not None)

    def seats_at(self, settings: Settings) -> int:
        """The seats of a table: as posted, and no more than the deck has hands for."""
        posted = settings["seats"]
        assert isinstance(posted, int)
        if event := self.in_event(settings):
            return min(posted, event.seats)
        if not self.hands:
            return posted
        streets = self.streets_at(settings)
        left = len(self.deck) - sum(each.burn + each.cards_in_the_middle for each in streets)
        return min(posted, left // sum(each.down for each in streets))

    def twist(self, name: str) -> Twist | None:
        """The twist that goes by this name, with or without its suit."""
        return next((twist for twist in self.twists if name in twist.names), None)

    @cached_property
    def hole_cards(self) -> int:
        """How many cards of his own a player has at the showdown."""
        steps = [step for street in self.streets for step in (*street.steps, *street.after)]
        away = sum(step.count for step in steps if isinstance(step, Discarding))
        return sum(street.down + street.up for street in self.streets) - away

    @property
    def needs_button(self) -> bool:
        """Whether a hand cannot be dealt without one; stud goes from the house dealer's left."""
        return uses_blinds(self) or self.from_button

    @cached_property
    def has_board(self) -> bool:
        return any(street.cards_in_the_middle for street in self.streets)

    @cached_property
    def shows_from_last_bet(self) -> bool:
        """Whether hands are shown from whoever bet last, or opened: where cards lie open."""
        return self.antes is not None or self.last_bet_shows is not None

    @property
    def summary(self) -> str:
        return self.about

    def refuse_side_bets(self, *, tips: bool, back: bool) -> None:
        """There are no bets for the dealer and none on another player's hand."""
        if tips:
            raise IllegalBet(f"{self.name} takes no bets for the dealer", clause=self.no_tips)
        if back:
            raise IllegalBet(f"{self.name} takes no back bets", clause=self.no_back)

    def check_settings(self, settings: Settings, *, complete: bool = False) -> None:
        check_limits(self, settings)
        check_blinds(self, settings)
        check_antes(self, settings)
        if self.collecting:
            self.collecting.check(settings)
        check_hands(self, settings)
        check_range(settings, "minimum_buy_in", "maximum_buy_in")
        check_run_twice(self, settings, complete=complete)
        check_kill(self, settings)
        posted = settings["limits"] is not None or self.doubles  # or they follow from the blinds
        if complete and settings["limit"] == "limit" and not posted:
            raise BadSetting(
                "a limit table does not open without 'limits': the small and the big bet",
                clause=self.posted_cite,
            )

    def stakes(self, settings: Mapping[str, object]) -> Stakes:
        """A table's stakes, read once and used for every hand."""
        checked = self.read_settings(settings)
        return read_stakes(self.at(checked), checked)

    def round(
        self,
        seating: Seating,
        shoe: Shoe | None = None,
        stakes: Stakes | Mapping[str, object] | None = None,
    ) -> PotRound:
        """Post the blinds, deal, and play up to the first decision.

        A table that plays many hands reads its `stakes` once; settings will do for a single one.
        """
        from houseway.play.pot.pot_round import PotRound

        if not isinstance(stakes, Stakes):
            stakes = self.stakes(stakes or {})
        if shoe is None:
            shoe = self.shoe(stakes.settings)
        else:
            shoe.check(self.deck)
        opened = PotRound(self.at(stakes.settings), stakes, seating, shoe)
        opened.start()
        return opened

    def take_up(
        self,
        settings: Settings,
        opening: Mapping[str, Any],
        shoe: Shoe,
        terms: Mapping[str, Any],
        readings: Sequence[Cents],
    ) -> PotRound:
        stakes = self.stakes(settings)
        if "kill" in terms:
            stakes = stakes.killed(half=terms["kill"] == "half")
        return self.round(Seating.from_json(opening), shoe, stakes)

    def random_round(self, seed: int) -> PotRound:
        from houseway.play.pot.random_table import random_round

        return random_round(self, seed)

    def most_cards(self, seats: int) -> int:
        """The most cards a hand can use."""
        return sum(
            (each.down + each.up) * seats + each.burn + each.cards_in_the_middle
            for each in self.streets
        )

    def describe(self, round: Any, place: Place, cards: Sequence[Card]) -> str | None:
        if not isinstance(place, int):
            return None
        said = []
        for run in round.runs():
            for share in self.shares_at(round.settings):
                fewest = share.ranking.fewest - len(cards)
                boards = [board for board in run if len(board) >= fewest] if share.board else [()]
                value = share.best(cards, boards) if boards and fewest <= len(boards[0]) else 0
                if value > 0:
                    said.append(share.ranking.words(value))
        return "; ".join(dict.fromkeys(said)) or None
