"""Games for a pot, declared: streets, openings, shares and fees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from houseway.cards import STANDARD, Card, Cards, Shoe
from houseway.errors import BadInput, BadSetting, IllegalBet
from houseway.play.actions import Choose, Fold, OverBlind
from houseway.play.chance import Chance
from houseway.play.game import Game
from houseway.play.happenings import Place
from houseway.play.pot.acts import Acts
from houseway.play.pot.boards import Boards
from houseway.play.pot.extras import (
    Dice,
    Event,
    Extra,
    HoleCards,
    Kill,
    OtherShares,
    SecondRun,
    Twists,
)
from houseway.play.pot.pot_checks import check_antes, check_blinds, check_doubles, check_limits
from houseway.play.pot.pot_collecting import PotCollecting
from houseway.play.pot.pot_settings import pot_settings, uses_blinds
from houseway.play.pot.shares import High
from houseway.play.pot.stakes import Seating, Stakes, read_stakes
from houseway.play.pot.steps import Discarding
from houseway.play.pot.streets import Street, Twist, with_hole_cards
from houseway.play.pot.terms import (
    BY_BUTTON,
    NOTHING_MORE,
    PASSES_ON,
    PLAIN_DEAL,
    Antes,
    Bets,
    Blinds,
    Button,
    Deal,
    OddChips,
    Posted,
    Showdown,
    Told,
)
from houseway.play.settings import Settings, check_range
from houseway.rulebook import Clause
from houseway.wagers import Rake

if TYPE_CHECKING:
    from houseway.play.actions import Action
    from houseway.play.options import Options
    from houseway.play.pot.pot_round import PotRound

E = TypeVar("E", bound=Extra)
COMMON = ("board", "community")  # cards that count for everybody


def _betting(asked: Options) -> bool:
    """Whether somebody is asked for a bet, and not for cards or a forced bet."""
    return asked.offers[0].kind is Fold


@cache
def _hand() -> type[PotRound]:
    """What plays a hand; it knows the game, and is looked up once."""
    from houseway.play.pot.pot_round import PotRound

    return PotRound


@dataclass(frozen=True, kw_only=True)
class PotGame(Game):
    """A game that players play for a pot: declared streets and shares."""

    kind = "pot"
    slug: str
    house: str
    name: str
    aliases: tuple[str, ...] = ()
    family: str
    about: str = ""
    idea: str = ""
    cite: Clause
    deck: Cards = STANDARD
    seats: int
    seats_cite: Clause
    posted: Posted
    fee: Rake | PotCollecting | None = None
    button: Button = PASSES_ON
    opens: Blinds | Antes  # what goes in before the cards
    deal: Deal = PLAIN_DEAL
    streets: tuple[Street, ...]
    boards: Boards | None = None  # None: one board, or none
    acts: Acts
    bets: Bets
    shares: tuple[High, ...]
    odd_chips: OddChips = BY_BUTTON
    showdown: Showdown
    told: Told = NOTHING_MORE
    extras: tuple[Extra, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "settings", pot_settings(self))
        object.__setattr__(self, "table_places", self._places())
        self._check_extras()

    def _check_extras(self) -> None:
        """Refuse what this game cannot honour: it is not declared, or it has nothing to act on."""
        kinds = [type(extra) for extra in self.extras]
        if len(set(kinds)) < len(kinds):
            raise BadInput(f"{self.name} has the same extra twice")
        for extra in self.extras:
            if reason := extra.misfit(self):
                raise BadInput(f"{self.name} cannot have {extra.named!r}: {reason}")

    def _places(self) -> tuple[str, ...]:
        """Where cards lie that are nobody's own."""
        if self.boards:
            return self.boards.places
        if self.has_board:
            return ("board",)
        return ("community",) if self.deal.runs_out else ()

    # What it is made of

    @cached_property
    def blinds(self) -> Blinds | None:
        return self.opens if isinstance(self.opens, Blinds) else None

    @cached_property
    def antes(self) -> Antes | None:
        return self.opens if isinstance(self.opens, Antes) else None

    @cached_property
    def rake(self) -> Rake | None:
        return self.fee if isinstance(self.fee, Rake) else None

    @cached_property
    def collecting(self) -> PotCollecting | None:
        return self.fee if isinstance(self.fee, PotCollecting) else None

    def adds(self, kind: type[E]) -> E | None:
        """What the game has of a kind that few games have."""
        return next((each for each in self.extras if isinstance(each, kind)), None)

    @cached_property
    def run_twice(self) -> SecondRun | None:
        return self.adds(SecondRun)

    @cached_property
    def kill(self) -> Kill | None:
        return self.adds(Kill)

    @cached_property
    def event(self) -> Event | None:
        return self.adds(Event)

    @cached_property
    def twists(self) -> tuple[Twist, ...]:
        """What the button may add before the cards."""
        found = self.adds(Twists)
        return found.each if found else ()

    @cached_property
    def chances(self) -> tuple[Chance, ...]:
        """Dice that a hand may need."""
        found = self.adds(Dice)
        return (found.chance,) if found else ()

    @cached_property
    def hands(self) -> tuple[int, ...]:
        """How many cards of one's own a table may post, the usual number first."""
        found = self.adds(HoleCards)
        return found.counts if found else ()

    def clause_of(self, action: Action, asked: Options) -> Clause | None:
        if action.act == OverBlind.act:
            return self.blinds.over_closed if self.blinds else None
        if action.act == Choose.act:
            twists = self.adds(Twists)
            return twists.cite if twists else None
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

    @property
    def share(self) -> High:
        """The hand that takes the pot, or the first of those that divide it."""
        return self.shares[0]

    def shares_at(self, settings: Settings) -> tuple[High, ...]:
        """What the pot is shared by at a table: a switch may put another order of hands in."""
        other = self.adds(OtherShares)
        return other.shares if other and settings.get(other.setting.name) else self.shares

    def streets_at(self, settings: Settings) -> tuple[Street, ...]:
        """The streets of a table, which may post another number of cards in the hand."""
        count = settings.get("hole_cards")
        return with_hole_cards(self.streets, count) if isinstance(count, int) else self.streets

    def at(self, settings: Settings) -> PotGame:
        """The game as a table plays it: another section where the board may be run twice."""
        if not settings.get("run_twice"):
            return self
        assert self.run_twice
        return self.run_twice.section or self

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
        return uses_blinds(self) or self.button.first_card

    @cached_property
    def has_board(self) -> bool:
        return any(street.cards_in_the_middle for street in self.streets)

    @cached_property
    def shows_from_last_bet(self) -> bool:
        """Whether hands are shown from whoever bet last, or opened: where cards lie open."""
        return self.antes is not None or self.showdown.last_bet_shows is not None

    @property
    def summary(self) -> str:
        return self.about

    def refuse_side_bets(self, *, tips: bool, back: bool) -> None:
        """There are no bets for the dealer and none on another player's hand."""
        if tips:
            raise IllegalBet(
                f"{self.name} takes no bets for the dealer", clause=self.posted.no_tips
            )
        if back:
            raise IllegalBet(f"{self.name} takes no back bets", clause=self.posted.no_back)

    def check_settings(self, settings: Settings, *, complete: bool = False) -> None:
        check_limits(self, settings)
        check_blinds(self, settings)
        check_antes(self, settings)
        if self.collecting:
            self.collecting.check(settings)
        check_doubles(self, settings)
        check_range(settings, "minimum_buy_in", "maximum_buy_in")
        for extra in self.extras:
            extra.check(self, settings, complete=complete)
        posted = (
            settings["limits"] is not None or self.bets.doubles
        )  # or they follow from the blinds
        if complete and settings["limit"] == "limit" and not posted:
            raise BadSetting(
                "a limit table does not open without 'limits': the small and the big bet",
                clause=self.posted.cite,
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
        if not isinstance(stakes, Stakes):
            stakes = self.stakes(stakes or {})
        if shoe is None:
            shoe = self.shoe(stakes.settings)
        else:
            shoe.check(self.deck)
        opened = _hand()(self.at(stakes.settings), stakes, seating, shoe)
        opened.start()
        return opened

    def take_up(self, written: Mapping[str, Any], shoe: Shoe) -> PotRound:
        stakes = self.stakes(written["settings"])
        if kill := written["terms"].get("kill"):
            stakes = stakes.killed(half=kill == "half")
        return self.round(Seating.from_json(written["opening"]), shoe, stakes)

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
        for run in round.dealer.runs():
            for share in self.shares_at(round.settings):
                fewest = share.ranking.fewest - len(cards)
                boards = [board for board in run if len(board) >= fewest] if share.board else [()]
                value = share.best(cards, boards) if boards and fewest <= len(boards[0]) else 0
                if value > 0:
                    said.append(share.ranking.words(value))
        return "; ".join(dict.fromkeys(said)) or None
