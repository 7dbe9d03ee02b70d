"""Games against a bank: the round that a banked game's script is played in."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from houseway.cards import Card, Cards, Shoe, shuffled
from houseway.errors import BadInput, BadSetting, BrokenRound, IllegalBet
from houseway.money import ZERO, Cents, Odds, text
from houseway.play.actions import Action, Stake
from houseway.play.bank import Banking, Covering
from houseway.play.burning import Burning
from houseway.play.chance import Chance
from houseway.play.collecting import Collecting
from houseway.play.game import Game
from houseway.play.layout import Layout, Least, Stakes
from houseway.play.random_layout import random_layout
from houseway.play.round import Place, Round, Script
from houseway.play.seat import Seat, Wager
from houseway.play.settings import (
    METER,
    Setting,
    Settings,
    Value,
    check_meter,
    check_range,
    coverage_setting,
    seats_setting,
    spot_settings,
    waiting_setting,
)
from houseway.rulebook import Clause
from houseway.wagers import AggregateCap, Commission, Cover, Line, Meter, Result, Settlement, Spot
from houseway.wagers.line import DEALER_SEAT, PLAYER_BANK, lost, pushed, won

LIMITS = (
    Setting(
        "minimum", "money", "the least that a wager may be", required=True, suggest=500, least=1
    ),
    Setting(
        "maximum", "money", "the most that a wager may be", required=True, suggest=50_000, least=1
    ),
)


HALF_DOLLAR = 50  # the smallest chip of a table that has no smaller ones


def _from_bank(layout: Layout, game: BankedGame) -> list[int]:
    """The seats that bet, clockwise: from the player-dealer's left, where there is one."""
    seats = layout.positions()
    if layout.bank and game.covering:
        seats.sort(key=lambda seat: (seat < layout.bank.seat, seat))  # type: ignore[union-attr]
    return seats


class BankedGame(Game):
    """A game against the house's bank. A subclass states its facts and its sequence of play."""

    kind = "banked"
    own_settings: tuple[Setting, ...] = ()  # what this game adds to limits and seats
    most_seats: int | None = None  # if a table may have more seats than it usually has
    table_places: tuple[str, ...] = ("dealer",)
    packet: tuple[str, ...] = ()  # where cards dealt to the dealer go, if he has no hand
    positions_each: int = 1  # how many seats one person may play
    positions_cite: Clause
    neighbours_cite: Clause | None = None  # one person's positions must lie side by side
    waiting_cite: Clause | None = None  # one position each while people wait for a seat
    seats_cite: Clause
    opens_with: tuple[str, ...] = ()  # a seat must stake one of these; empty: any spot will do
    opens_cite: Clause
    tips_cite: Clause | None = None  # None: no bets for the dealer
    back_cite: Clause | None = None  # None: no back betting
    no_back_cite: Clause | None = None
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
        names = [spot.name for spot in cls.spots]
        if len(set(names)) != len(names):
            raise BadInput(f"{cls.__name__} names a spot twice: {', '.join(names)}")
        for spot in cls.spots:
            for other in (*spot.needs, *spot.against, *filter(None, (spot.equals,))):
                if other not in names:
                    raise BadInput(f"{cls.__name__}: spot {spot.name} speaks of {other}, not there")
        if not hasattr(cls, "slug"):
            return  # a kind of game, not a game
        seats = seats_setting(cls.seats, most=cls.most_seats, cite=cls.seats_cite)
        waiting = (waiting_setting(cls.waiting_cite),) if cls.waiting_cite else ()
        posted = (setting for spot in cls.spots for setting in spot_settings(spot))
        covered = (coverage_setting(cls.covering.cite),) if cls.covering else ()
        fees = cls.collecting.settings() if cls.collecting else ()
        cls.settings = (*LIMITS, seats, *waiting, *posted, *covered, *fees, *cls.own_settings)

    @abstractmethod
    def play(self, t: BankedRound) -> Script:
        """The sequence of play, as the rulebook prints it."""

    def check_settings(self, settings: Settings, *, complete: bool = False) -> None:
        check_range(settings, "minimum", "maximum")
        for spot in self.spots:
            check_range(settings, f"{spot.name}_minimum", f"{spot.name}_maximum")
        check_meter(settings)
        if self.collecting:
            self.collecting.check(settings)

    def spot(self, name: str) -> Spot | None:
        """The spot with this name."""
        return next((spot for spot in self.spots if spot.name == name), None)

    def positions_for(self, settings: Settings) -> tuple[int, Clause]:
        """How many positions one person may play at this table, and by which clause."""
        if self.waiting_cite and settings.get("waiting_list"):
            return 1, self.waiting_cite
        return self.positions_each, self.positions_cite

    def least_for(self, spot: Spot, stakes: Stakes, settings: Settings) -> Least | None:
        """The least wager on a spot beside a seat's other stakes, where not the table's minimum."""
        return None

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
        shoe: Shoe,
        settings: Settings | None = None,
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
        layout.check(self, checked)
        if self.collecting:
            self.collecting.check_bank(layout, checked)
        opened = BankedRound(self, checked, layout, shoe, meter)
        opened.start()
        return opened

    def random_round(self, seed: int) -> BankedRound:
        rng = random.Random(seed)
        settings = self.read_settings(self._random_settings(seed))
        shoe = Shoe(shuffled(self.deck_for(settings), rng))
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


class BankedRound(Round[BankedGame]):
    """One round against the bank."""

    def __init__(
        self,
        game: BankedGame,
        settings: Settings,
        layout: Layout,
        shoe: Shoe,
        meter: Meter | None = None,
    ) -> None:
        super().__init__(game, settings, layout, shoe)
        self.layout = layout
        self.meter = meter or game.meter(settings)
        self.seats = {
            number: Seat(
                number,
                layout.person(number),
                layout.chips_behind(number),
                dict(layout.bets.get(number, {})),
                dict(layout.tips.get(number, {})),
            )
            for number in _from_bank(layout, game)
            if not layout.banks(number)
        }
        self._back = list(layout.back)
        self.burned: list[Card] = []
        self.place_marks: dict[str, tuple[str, ...]] = {}  # buttons at the dealer's place
        self.banker: Seat | None = None
        self.dealer: Seat | None = None  # as a player, against somebody's bank
        self._readings: list[Cents] = []  # what the meter showed when this round was first played
        self.cover: Cover | None = None
        if layout.bank and game.covering:
            seat, roll = layout.bank.seat, layout.bank.roll
            stack = Cents(layout.stacks[seat] - roll) if seat in layout.stacks else None
            self.banker = Seat(seat, layout.person(seat), stack, {})
            self.cover = Cover(roll, str(settings["coverage_model"]))
        if layout.bank and game.banking:
            seat = layout.bank.seat
            own = dict(layout.bets.get(seat, {}))
            self.banker = Seat(seat, layout.person(seat), layout.chips_behind(seat), own)
            stake = game.banking.dealer_stake(layout.bank, settings)
            self.dealer = Seat(DEALER_SEAT, "dealer", None, {game.banking.spots[0]: stake})

    def script(self) -> Script:
        if self.game.collecting:
            self.game.collecting.collect(self)
        burning = self.game.burning
        if burning and self.layout.fresh and not burning.every_round:
            burning.burn(self)
        return self.game.play(self)

    def again(self, shoe: Shoe | None = None) -> BankedRound:
        other = BankedRound(
            self.game,
            self.settings,
            self.layout,
            shoe or self.log.shoe.again(),
            replace(self.meter) if self.meter else None,
        )
        other._readings = self.log.readings
        other.start()
        return other

    @property
    def chips_at_start(self) -> int:
        return sum(self.layout.stacks.values())

    def numbers(self) -> list[int]:
        return sorted([*self.seats, *([self.banker.number] if self.banker else ())])

    def stack_of(self, seat: int) -> Cents | None:
        if self.over:
            return self.stacks().get(seat)
        return self.at(seat).stack

    def bets_of(self, seat: int) -> dict[str, Cents]:
        if self.banker and self.banker.number == seat and self.layout.bank and not self.over:
            return {"bank": self.layout.bank.roll, **self.banker.bets}
        return dict(self.at(seat).bets)

    def tips_of(self, seat: int) -> dict[str, Cents]:
        return dict(self.at(seat).tips)

    def status_of(self, seat: int) -> str:
        return "folded" if self.at(seat).folded else "in"

    def marks_of(self, place: Place) -> tuple[str, ...]:
        if isinstance(place, str):
            return self.place_marks.get(place, ())
        return self.at(place).marks

    def at(self, seat: int) -> Seat:
        """A seat of the round; the banking player's too."""
        if self.banker and self.banker.number == seat:
            return self.banker
        return self.seats[seat]

    def marks(self, seat: Seat, mark: str) -> None:
        """Lay a button before a seat."""
        seat.marks = (*seat.marks, mark)

    def unmarks(self, seat: Seat, mark: str) -> None:
        """Take a button away."""
        seat.marks = tuple(each for each in seat.marks if each != mark)

    # Who and what is there

    def clockwise(self, holding: str | None = None) -> Iterator[Seat]:
        """The seats from the dealer's left; those with a stake on a spot, if one is named.

        Where a player-dealer banks they go from his left, past the last seat.
        """
        for seat in self.seats.values():
            if holding is None or holding in seat.bets:
                yield seat

    def right_to_left(self) -> Iterator[Seat]:
        """The seats from the dealer's right: the order bets are paid and taken in."""
        return reversed(list(self.clockwise()))

    def cards(self, place: int | str) -> Cards:
        return tuple(self.holdings[place].cards)

    @property
    def left_in_shoe(self) -> int:
        """How many cards can still be dealt."""
        return len(self._shoe)

    def backing(self, seat: Seat, spot: str) -> list[Wager]:
        """The back bets that lie on a seat's spot."""
        bets = (bet for bet in self._back if bet.on == seat.number and bet.spot == spot)
        return [Wager(bet.amount, by=bet.by, joins=bet.joins) for bet in bets]

    def staked(self, spot: str) -> bool:
        """Whether any wager lies on the spot, anybody's."""
        return any(spot in s.bets or spot in s.tips for s in self.seats.values()) or any(
            bet.spot == spot for bet in self._back
        )

    @property
    def anything_live(self) -> bool:
        """Whether any wager still waits for its result."""
        every = (*self.seats.values(), *filter(None, (self.dealer, self.banker)))
        return bool(self._back) or any(seat.bets or seat.tips for seat in every)

    def stake(self, seat: Seat, answer: Action) -> None:
        """Lay down the wager that the seat decided on."""
        assert isinstance(answer, Stake)
        seat.bets[answer.spot] = answer.amount
        if seat.stack is not None:
            seat.stack = Cents(seat.stack - answer.amount)

    def burn(self, count: int = 1) -> None:
        """Put cards away face down, unseen."""
        self.burned += self._shoe.deal(("burn",) * count)

    # Settling: each settles every wager that lies on a seat's spot, back bets and tips with it

    def wins(
        self,
        seat: Seat,
        spot: str,
        odds: Odds,
        reason: str,
        cite: Clause,
        commission: Commission | None = None,
        wagers: Iterable[Wager] | None = None,
    ) -> None:
        """The wager is paid; a tip beside it likewise, after it, and free of commission.

        With `wagers`, these are settled, which `picks_up` took off the layout before.
        """
        for wager in self._taken_up(seat, spot) if wagers is None else wagers:
            line = won(seat.number, spot, wager.stake, reason, cite, odds)
            line = line._replace(net=self._in_units(line.net), tip=wager.tip, by=wager.by)
            self.pay(self._covered(line._replace(against=self._books(spot))))
            if commission and not wager.tip:
                self._charge(self.lines[-1], commission)

    def pushes(
        self,
        seat: Seat,
        spot: str,
        reason: str,
        cite: Clause,
        wagers: Iterable[Wager] | None = None,
    ) -> None:
        """The wager is neither paid nor taken."""
        for wager in self._taken_up(seat, spot) if wagers is None else wagers:
            line = pushed(seat.number, spot, wager.stake, reason, cite)
            line = line._replace(tip=wager.tip, by=wager.by)
            if self.cover and self.cover.spent and self.game.covering:
                line = self._uncovered(line, wager.stake, "the bank's wager is used up")
            self.pay([line])

    def loses(
        self,
        seat: Seat,
        spot: str,
        reason: str,
        cite: Clause,
        wagers: Iterable[Wager] | None = None,
        *,
        half: bool = False,
    ) -> None:
        """The bank takes the wager, or half of it where the hand was given up."""
        for wager in self._taken_up(seat, spot) if wagers is None else wagers:
            line = lost(seat.number, spot, wager.stake, reason, cite)
            line = line._replace(tip=wager.tip, by=wager.by, against=self._books(spot))
            if half:
                line = line._replace(net=Cents(-self._half(wager.stake)))
            self.pay(self._covered(line))

    def picks_up(self, seat: Seat, spot: str) -> list[Wager]:
        """Take every wager off a spot, to settle them one by one."""
        return list(self._taken_up(seat, spot))

    def awards(
        self, seat: Seat, name: str, odds: Odds, of: Cents, reason: str, cite: Clause
    ) -> None:
        """A bonus that needs no stake of its own: a multiple of another wager."""
        net = odds.winnings(of)
        self.pay([Line(seat.number, name, ZERO, Result.WINS, net, reason, cite, odds)])

    def pays(self, seat: Seat, name: str, amount: Cents, reason: str, cite: Clause) -> None:
        """An amount of money that needs no stake of its own: an envy bonus.

        A player-dealer pays it as far as his cover goes, and what is left of it lapses.
        """
        line = Line(seat.number, name, ZERO, Result.WINS, amount, reason, cite)
        self.pay(self._covered(line._replace(against=self._books(name))))

    def gives_back(self, seat: Seat, spot: str, reason: str, cite: Clause) -> None:
        """A wager that its owner takes back; what lies beside it goes back as well."""
        for wager in self._taken_up(seat, spot):
            if seat.stack is not None and not wager.by:
                seat.stack = Cents(seat.stack + wager.stake)
            line = pushed(seat.number, spot, wager.stake, reason, cite)
            self.pay([line._replace(result=Result.RETURNED, tip=wager.tip, by=wager.by)])

    def _books(self, spot: str) -> str:
        """Who pays and takes on a spot: the house, or the player who banks."""
        if self.cover:
            return PLAYER_BANK
        banking = self.game.banking
        return PLAYER_BANK if self.banker and banking and spot in banking.spots else "bank"

    def _covered(self, line: Line) -> Iterator[Line]:
        """A result as far as the bank's cover goes; the rest of the stake is handed back."""
        cover, covering = self.cover, self.game.covering
        if cover is None or covering is None or not line.net:
            yield line
            return
        full = abs(line.net)
        part = cover.pays(full) if line.net > 0 else cover.takes(full)
        played = Cents(line.stake * part // full)
        if part:
            yield line._replace(stake=played, net=Cents(part if line.net > 0 else -part))
        if left := line.stake - played:
            reason = f"the bank covers {text(part)} of {text(full)}"
            yield self._uncovered(line, Cents(left), reason)

    def _uncovered(self, line: Line, stake: Cents, reason: str) -> Line:
        """What is handed back because nobody covers it."""
        assert self.game.covering
        return line._replace(
            stake=stake,
            net=ZERO,
            result=Result.RETURNED,
            reason=reason,
            clause=self.game.covering.returned_cite,
            odds=None,
        )

    def returned(self, seat: int) -> Cents:
        """What a seat got back because nobody covered it."""
        back = (x for x in self.lines if x.seat == seat and x.result is Result.RETURNED)
        return Cents(sum(line.stake for line in back if not line.by))

    def closes_bank(self, reason: str, cite: Clause) -> None:
        """The banking player's result over everybody, and the commission on what he won."""
        banking = self.game.banking
        assert self.banker
        net = Cents(-sum(line.net for line in self.lines if line.against == PLAYER_BANK))
        result = Result.WINS if net > 0 else Result.LOSES if net < 0 else Result.PUSHES
        line = Line(
            self.banker.number, "bank", ZERO, result, net, reason, cite, against=PLAYER_BANK
        )
        self.pay([line])
        if net > 0 and banking:
            self._charge(line, banking.commission)

    def reads_meter(self) -> Meter:
        """The meter as it stands now; what it shows is kept, so that the round can be replayed."""
        assert self.meter
        read = len(self.log.readings)
        if read < len(self._readings):
            self.meter.amount = self._readings[read]
        self.log.readings.append(self.meter.amount)
        return self.meter

    def _in_units(self, net: Cents) -> Cents:
        """A win in the chips of the table: rounded up to its smallest unit, if it has one.

        Where half dollars are posted as the smallest chip, it is rounded down to them.
        """
        if self.settings.get("half_dollars"):
            return Cents(net // HALF_DOLLAR * HALF_DOLLAR)
        unit = self.settings.get("min_unit")
        return Cents(-(-net // unit) * unit) if isinstance(unit, int) else net

    def _half(self, stake: Cents) -> Cents:
        """What a hand costs that is given up for half; the odd cent stays with the player."""
        if self.settings.get("half_dollars"):
            return Cents(stake - stake // 2 // HALF_DOLLAR * HALF_DOLLAR)
        return Cents(stake // 2)

    def _taken_up(self, seat: Seat, spot: str) -> Iterator[Wager]:
        """The wagers on a seat's spot, taken off the layout: own, back bets, then the tip."""
        if spot in seat.bets:
            yield Wager(seat.bets.pop(spot))
        for bet in [b for b in self._back if b.on == seat.number and b.spot == spot]:
            self._back.remove(bet)
            yield Wager(bet.amount, by=bet.by, joins=bet.joins)
        if spot in seat.tips:
            yield Wager(seat.tips.pop(spot), tip=True)

    def _charge(self, line: Line, commission: Commission) -> None:
        unit = self.settings.get("commission_unit")
        due = commission.of(line.net, unit if isinstance(unit, int) and unit else 1)
        reason = f"{commission.percent}% of the win"
        if not line.by and self.layout.prepaid.get(line.seat or 0):
            reason += ", laid down beforehand"
        self.pay(
            [
                Line(
                    line.seat,
                    "commission",
                    ZERO,
                    Result.PAYS,
                    Cents(-due),
                    reason,
                    commission.cite,
                    by=line.by,
                    against="commission",
                )
            ]
        )

    def settle(self) -> Settlement:
        if self.anything_live:
            left = [f"seat {s.number} {spot}" for s in self.seats.values() for spot in s.bets]
            raise BrokenRound(f"wagers were left without a result: {', '.join(left)}")
        for cap in self.game.caps_for(self.settings):
            capped = cap.apply(self.lines, self._person)
            swap = dict(zip(map(id, self.lines), capped, strict=True))
            self.happenings = [swap.get(id(each), each) for each in self.happenings]
            self.lines = capped
        settlement = Settlement(self.lines)
        settlement.accounts()  # raises unless they sum to nothing
        return settlement

    def _person(self, line: Line) -> str:
        return line.by or self.layout.person(line.seat or 0)

    def carried(self, seat: int) -> dict[str, Cents]:
        """Bets for the dealer that stay on the layout for the next round."""
        if not self.game.pushed_tips_stay:
            return {}
        return {
            line.spot: line.stake
            for line in self.lines
            if line.tip and line.seat == seat and line.result is Result.PUSHES
        }

    def prepaid_returned(self, seat: int) -> Cents:
        """Commission laid down beforehand that was not due and goes back."""
        charged = sum(
            -line.net
            for line in self.lines
            if line.spot == "commission" and line.seat == seat and not line.by
        )
        return Cents(max(0, self.layout.prepaid.get(seat, 0) - charged))

    def stacks(self) -> Mapping[int, Cents]:
        """What each seat has behind once everything is settled, where stacks were given."""
        gained = self.settlement.accounts()
        return {
            number: Cents(chips + gained.get(f"seat {number}", 0))
            for number, chips in self.layout.stacks.items()
        }
