"""Games against a bank: what they say of themselves, and how a round of one is opened."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from typing import Any, Self

from houseway.cards import Cards, Shoe, decks
from houseway.errors import BadInput, BadSetting, IllegalBet
from houseway.money import Cents, text
from houseway.play.actions import Action, Stake, TakeBack
from houseway.play.banked.bank import Banking, Covering
from houseway.play.banked.banked_felt import BankedFelt
from houseway.play.banked.banked_round import REPLACED, BankedRound
from houseway.play.banked.burning import Burning
from houseway.play.banked.collecting import Collecting
from houseway.play.banked.layout import Layout, Least, Stakes
from houseway.play.banked.layout_checks import check_layout
from houseway.play.banked.random_layout import random_layout
from houseway.play.chance import Chance
from houseway.play.game import Game
from houseway.play.options import Options
from houseway.play.round import Script
from houseway.play.settings import (
    METER,
    MOST_CENTS,
    Setting,
    Settings,
    Value,
    check_meter,
    check_range,
    coverage_setting,
    money,
    pay_table_settings,
    posted_as,
    seats_setting,
    spot_settings,
    waiting_setting,
)
from houseway.rulebook import Clause
from houseway.wagers import AggregateCap, Meter, PayTable, Spot

LIMITS = (
    money("minimum", "the least that a wager may be", asked=500),
    money("maximum", "the most that a wager may be", asked=50_000),
)


def check_spots(game: BankedGame | type[BankedGame]) -> None:
    """Refuse spots that are named twice, or that speak of others that are not there."""
    who = game.__name__ if isinstance(game, type) else type(game).__name__
    names = [spot.name for spot in game.spots]
    if len(set(names)) != len(names):
        raise BadInput(f"{who} names a spot twice: {', '.join(names)}")
    for spot in game.spots:
        for other in (*spot.needs, *spot.against, *filter(None, (spot.equals,))):
            if other not in names:
                raise BadInput(f"{who}: spot {spot.name} speaks of {other}, not there")
        if spot.name in game.pay_tables:
            check_sums(spot, game.pay_tables[spot.name])


def check_sums(spot: Spot, table: PayTable) -> None:
    """Refuse sums of money that are less than the stake they are paid for: no win is a loss."""
    for hand, paid in table.rows:
        if paid.manner == "$" and paid.pays < (spot.exactly or MOST_CENTS):
            stake = f"the stake of {text(spot.exactly)}" if spot.exactly else "some stakes"
            raise BadSetting(
                f"{posted_as(spot.name)!r} cannot pay {hand!r} {paid}: that is less than {stake}",
                clause=table.cite,
            )


def settings_of(game: BankedGame | type[BankedGame]) -> tuple[Setting, ...]:
    """What a table of the game posts."""
    seats = seats_setting(game.seats, most=game.most_seats, cite=game.seats_cite)
    waiting = (waiting_setting(game.waiting_cite),) if game.waiting_cite else ()
    posted = (setting for spot in game.spots for setting in spot_settings(spot))
    covered = (coverage_setting(game.covering.cite),) if game.covering else ()
    fees = game.collecting.settings() if game.collecting else ()
    limits = (replace(each, cite=game.limits_cite) for each in LIMITS)
    pays = pay_table_settings(game.pay_tables)
    return (*limits, seats, *waiting, *posted, *covered, *fees, *game.own_settings, *pays)


class BankedGame(Game):
    """A game against the house's bank. A subclass states its facts and its sequence of play."""

    kind = "banked"
    settings: tuple[Setting, ...]  # limits, seats and
    own_settings: tuple[Setting, ...] = ()  # what this game adds to them
    most_seats: int | None = None  # if a table may have more seats than it usually has
    table_places: tuple[str, ...] = ("dealer",)
    packet: tuple[str, ...] = ()  # where cards dealt to the dealer go, if he has no hand
    positions_each: int = 1  # how many seats one person may play
    positions_cite: Clause
    neighbours_cite: Clause | None = None  # one person's positions must lie side by side
    no_return_cite: Clause | None = None  # nor does he go back to the one that he has set
    waiting_cite: Clause | None = None  # one position each while people wait for a seat
    seats_cite: Clause
    limits_cite: Clause | None = None  # wagers lie within the table's minimum and maximum
    opens_with: tuple[str, ...] = ()  # a seat must stake one of these; empty: any spot will do
    opens_cite: Clause
    closed_cite: Clause | None = None  # why a bet stays as it is once the cards are out
    tips_cite: Clause | None = None  # None: no bets for the dealer
    beside_cite: Clause | None = None  # why one lies beside a bet of the player's own
    back_cite: Clause | None = None  # None: no back betting
    no_back_cite: Clause | None = None
    back_joins: tuple[str, ...] = ()  # what a back bettor may put up more money for
    prepaid_cite: Clause | None = None  # commission may be laid down before the cards
    shared_cite: Clause | None = None  # why two people do not share a seat
    pushed_tips_stay: bool = False  # a pushed bet for the dealer may ride to the next round
    cap: AggregateCap | None = None
    banking: Banking | None = None  # how players may bank; None: the house always does
    covering: Covering | None = None  # banked by a player-dealer, as far as his wager covers
    collecting: Collecting | None = None  # flat fees before the cards
    burning: Burning | None = None  # cards burned as a shoe or a shuffler is loaded
    chances: tuple[Chance, ...] = ()  # what may decide where the first packet goes
    doubled_cite: Clause | None = None  # several hands of one person: twice the minimum on each
    views_cite: Clause | None = None  # of several hands a person looks at one
    views_first: bool = False  # and that is the first of them

    def __init_subclass__(cls) -> None:
        """Check the facts as the file is imported."""
        check_spots(cls)
        if hasattr(cls, "slug"):  # otherwise a kind of game, not a game
            cls.settings = settings_of(cls)

    replaced: Mapping[str, Any] = {}  # what it says otherwise than its file

    def replace(self, **facts: Any) -> Self:
        """The same game with other facts: `GAME.replace(pay_tables={...})` pays by other tables.

        They are checked as those of a file are. A pay table in place of a printed one must be one
        that the script can pay by, as `GAME.pay_tables["ante"].posted(rows)` makes it.
        """
        for name, table in self.pay_tables.items():
            if "pay_tables" in facts and name not in facts["pay_tables"]:
                raise BadInput(f"{self.name} cannot be played without a pay table for {name!r}")
            table.check(facts.get("pay_tables", self.pay_tables)[name])
        other = copy(self)
        vars(other).update(facts, replaced={**self.replaced, **facts})
        check_spots(other)
        other.settings = settings_of(other)
        return other

    __replace__ = replace  # for `copy.replace`

    @abstractmethod
    def play(self, t: BankedFelt) -> Script:
        """The sequence of play, as the rulebook prints it."""

    def check_settings(self, settings: Settings, *, complete: bool = False) -> None:
        check_range(settings, "minimum", "maximum")
        for spot in self.spots:
            check_range(settings, f"{spot.name}_minimum", f"{spot.name}_maximum")
            if spot.exactly and settings.get(posted_as(spot.name)):
                check_sums(spot, self.pay_tables_for(settings)[spot.name])
        check_meter(settings)
        if self.collecting:
            self.collecting.check(settings)

    def deck_for(self, settings: Settings) -> Cards:
        """The cards this table is played with: as many decks as it posts."""
        number = settings.get("decks")
        return decks(number) if isinstance(number, int) else self.deck

    def cut_card(self, settings: Settings) -> int | None:
        """A shoe has a cut card where the table posts one; a continuous shuffler has none."""
        behind = settings.get("cut_card")
        if not isinstance(behind, int) or settings.get("dealt_from") == "shuffler":
            return None
        return behind

    def spot(self, name: str) -> Spot | None:
        """The spot with this name."""
        return next((spot for spot in self.spots if spot.name == name), None)

    def clause_of(self, action: Action, asked: Options) -> Clause | None:
        """A bet that is down is neither changed nor taken back."""
        if isinstance(action, TakeBack):
            return self.closed_cite
        spot = self.spot(action.spot) if isinstance(action, Stake) else None
        if spot is None or spot.later:
            return None
        return spot.closed_cite or self.closed_cite

    def positions_for(self, settings: Settings) -> tuple[int, Clause]:
        """How many positions one person may play at this table, and by which clause."""
        if self.waiting_cite and settings.get("waiting_list"):
            return 1, self.waiting_cite
        return self.positions_each, self.positions_cite

    def least_for(self, spot: Spot, stakes: Stakes, settings: Settings) -> Least | None:
        """The least wager on a spot beside a seat's other stakes, where not the table's minimum.

        That is for what opens a seat's round; a bet that only rides along may be smaller, or no
        stake would be under what envy asks for. With a player-dealer it holds for every bet.
        """
        rides = spot.needs and not spot.equals and not self.covering
        return (Cents(1), spot.cite) if rides else None

    def chance_for(self, settings: Settings) -> Chance | None:
        """What this table throws for the first packet, if the game throws anything."""
        named = (each for each in self.chances if each.name == settings.get("first_hand"))
        return next(named, self.chances[0] if self.chances else None)

    def closed_spots(self, settings: Settings) -> list[str]:
        """The spots that this table does not take: switched off, or linked to no meter."""
        return [
            spot.name
            for spot in self.spots
            if (spot.metered and settings["meter"] is None)
            or (spot.choice_cite and not settings[spot.name])
        ]

    def takes_tip(self, spot: Spot) -> bool:
        return self.tips_cite is not None and not spot.later and spot.no_tip is None

    def caps_for(self, settings: Settings) -> tuple[AggregateCap, ...]:
        """The aggregate caps of this table, each with spots of its own."""
        return (self.cap,) if self.cap else ()

    def meter(self, settings: Settings) -> Meter | None:
        """The table's own progressive meter, if it posts one."""
        amount, reseed, increment = (settings.get(name) for name in METER)
        if not isinstance(amount, int) or not isinstance(reseed, int):
            return None
        assert isinstance(increment, int)
        return Meter(Cents(amount), Cents(reseed), increment)

    def feeds(self, meter: Meter) -> dict[str, Value]:
        """Link a table to a meter that others feed: what it then posts.

        Only tables that take the same progressive bet share a meter.
        """
        spot = next((spot for spot in self.spots if spot.metered), None)
        if spot is None:
            raise BadSetting(f"{self.name} has no progressive bet to link to a meter")
        if meter.bet not in (None, spot):
            raise BadSetting(
                f"{self.name} has another progressive bet than the tables on this meter",
                clause=spot.cite,
            )
        meter.bet = spot
        return dict(zip(METER, (meter.amount, meter.reseed, meter.increment), strict=True))

    def round(
        self,
        layout: Layout,
        shoe: Shoe | None = None,
        settings: Mapping[str, object] | None = None,
        meter: Meter | None = None,
    ) -> BankedRound:
        """Lock the bets and play up to the first decision.

        Tables that are linked hand in the `meter` they share, and post what `feeds` says.
        """
        checked = self.read_settings(settings or {})
        if self.covering and layout.bank is None:
            raise IllegalBet(
                f"nobody banks {self.name}; a round needs a player-dealer, the house never is one",
                clause=self.covering.cite,
            )
        if self.covering and not layout.bets:
            raise IllegalBet("nobody bets against the bank", clause=self.opens_cite)
        check_layout(layout, self, checked)
        if self.collecting:
            self.collecting.check_bank(layout, checked)
        if shoe is None:
            shoe = self.shoe(checked)
        else:
            shoe.check(self.deck_for(checked))
        opened = BankedRound(self, checked, layout, shoe, meter)
        opened.start()
        return opened

    def take_up(self, written: Mapping[str, Any], shoe: Shoe) -> BankedRound:
        terms = written["terms"]
        if REPLACED in terms and not self.replaced:
            return self._as_it_was(terms[REPLACED]).take_up(written, shoe)
        meter = Meter(**terms["meter"]) if "meter" in terms else None
        layout = Layout.from_json(written["opening"])
        opened = BankedRound(self, self.read_settings(written["settings"]), layout, shoe, meter)
        opened.felt.reads_again(written["readings"])
        opened.start()
        return opened

    def replaced_to_json(self) -> dict[str, object]:
        """What it says otherwise than its file: pay tables by their rows, all else by its name."""
        others = self.replaced.get("pay_tables", {})
        rows = {name: each.text for name, each in others.items()}
        return {name: rows if name == "pay_tables" else None for name in self.replaced}

    def _as_it_was(self, told: Mapping[str, Any]) -> Self:
        """The game as it was replaced when a round of it was written down."""
        if unknown := sorted(told.keys() - {"pay_tables"}):
            raise BadInput(
                f"this round was played at another {self.name}, with {', '.join(unknown)} of its "
                "own; hand in that game: `Log.from_json(text, game)`"
            )
        posted = ((name, self.pay_tables[name], rows) for name, rows in told["pay_tables"].items())
        return self.replace(pay_tables={name: each.posted(rows) for name, each, rows in posted})

    def random_round(self, seed: int) -> BankedRound:
        rng = random.Random(seed)
        settings = self.read_settings(self._random_settings(seed))
        shoe = self.shoe(settings, rng)
        return self.round(random_layout(self, rng, settings), shoe, settings)

    def _random_settings(self, seed: int) -> dict[str, int]:
        """A progressive meter or a collection option at random; the cards do not go by them."""
        if self.collecting:
            return self.collecting.random_option(random.Random(f"collection {seed}"))
        rng = random.Random(f"meter {seed}")
        if not any(spot.metered for spot in self.spots) or rng.random() < 0.3:
            return {}
        most = (5_000_000, 500_000, 100)
        return {name: rng.randint(0, top) for name, top in zip(METER, most, strict=True)}
