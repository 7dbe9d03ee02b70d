"""Settling wagers against a bank: what is paid, taken, pushed, given back, and by whom."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from houseway.errors import BrokenRound
from houseway.hands import Hand
from houseway.money import EVEN, ZERO, Cents, Odds, text
from houseway.play.banked.layout import Layout
from houseway.play.banked.seat import Seat, Wager
from houseway.play.round import Round
from houseway.rulebook import Clause
from houseway.wagers import (
    BackBet,
    Commission,
    Cover,
    Line,
    Meter,
    PayTable,
    Result,
    Settlement,
    Verdict,
)
from houseway.wagers.line import charged, lost, pushed, won
from houseway.wagers.party import BANK, COMMISSION, PLAYER_BANK, Party, at_seat
from houseway.wagers.paytable import PUSH

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame  # noqa: F401 (named in a base class)

ENVY = "envy"
HALF_DOLLAR = 50  # the smallest chip of a table that has no smaller ones


class Settling(Round["BankedGame"]):
    """What a script does with the wagers of a round once their result is known."""

    layout: Layout
    seats: dict[int, Seat]
    banker: Seat | None  # the player who banks
    dealer: Seat | None  # as a player, against somebody's bank
    cover: Cover | None
    meter: Meter | None
    pay_tables: Mapping[str, PayTable]  # those that this table posts
    _back: list[BackBet]
    _readings: list[Cents]

    @property
    @abstractmethod
    def anything_live(self) -> bool:
        """Whether any wager still waits for its result."""

    @property
    def tip_won(self) -> bool:
        """Whether a bet for the dealer has won."""
        return any(line.tip and line.result is Result.WINS for line in self.lines)

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
        line = won(seat.number, spot, ZERO, reason, cite, odds)
        for wager in self._taken_up(seat, spot) if wagers is None else wagers:
            self._settles(line, wager)
            if commission and not wager.tip:
                self._charge(self.lines[-1], commission)

    def pays_for(
        self,
        seat: Seat,
        spot: str,
        made: Hand | str,
        reason: str = "",
        *,
        cite: Clause | None = None,
        push_cite: Clause | None = None,
        table: str = "",
    ) -> bool:
        """Pay a wager by its table, for a hand or a row that is named; False if there is no row.

        What becomes of it then is for the script to say. A row that pushes gives it back. `table`
        is the spot whose table it goes by, where it has none of its own.
        """
        posted = self.pay_tables[table or spot]
        odds = posted.pays(made)
        if odds is None:
            return False
        why, by = reason or str(made), cite or posted.cite
        line = won(seat.number, spot, ZERO, why, by, odds)
        if odds == PUSH:
            line = pushed(seat.number, spot, ZERO, why, push_cite or by)
        self.settles(seat, line._replace(row=posted.row(made)))
        return True

    def pays_or_takes(
        self, seat: Seat, spot: str, made: Hand | str, lost: Clause, reason: str = ""
    ) -> None:
        """Pay a wager by its table; without a row the bank takes it, by the clause that says so."""
        if not self.pays_for(seat, spot, made, reason):
            self.loses(seat, spot, reason or str(made), lost)

    def settles(self, seat: Seat, line: Line) -> None:
        """Every wager on a spot comes out as this line has it."""
        for wager in self._taken_up(seat, line.spot):
            self._settles(line, wager)

    def _settles(self, line: Line, wager: Wager) -> None:
        line = line._replace(stake=wager.stake, tip=wager.tip, by=wager.by, hand=wager.hand)
        if line.odds:
            net = self._in_units(line.odds.winnings(wager.stake))
            self.pay(self._covered(line._replace(net=net, against=self._books(line.spot))))
        elif self.cover and self.cover.spent and self.game.covering:
            self.pay([self._uncovered(line, wager.stake, "the bank's wager is used up")])
        else:
            self.pay([line])

    def pushes(
        self,
        seat: Seat,
        spot: str,
        reason: str,
        cite: Clause,
        wagers: Iterable[Wager] | None = None,
    ) -> None:
        """The wager is neither paid nor taken."""
        line = pushed(seat.number, spot, ZERO, reason, cite)
        for wager in self._taken_up(seat, spot) if wagers is None else wagers:
            self._settles(line, wager)

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
            line = line._replace(tip=wager.tip, by=wager.by, hand=wager.hand)
            line = line._replace(against=self._books(spot))
            if half:
                line = line._replace(net=Cents(-self._half(wager.stake)))
            self.pay(self._covered(line))

    def comes_out(
        self, seat: Seat, spot: str, found: Verdict, commission: Commission | None = None
    ) -> None:
        """A wager at even money goes as its hand came out against the other."""
        if found.result is Result.WINS:
            self.wins(seat, spot, EVEN, found.reason, found.clause, commission)
        elif found.result is Result.PUSHES:
            self.pushes(seat, spot, found.reason, found.clause)
        else:
            self.loses(seat, spot, found.reason, found.clause)

    def picks_up(self, seat: Seat, spot: str) -> list[Wager]:
        """Take every wager off a spot, to settle them one by one."""
        return list(self._taken_up(seat, spot))

    def awards(self, seat: Seat, name: str, hand: Hand, of: Cents) -> None:
        """A bonus that needs no stake of its own: by its table, a multiple of another wager."""
        table = self.pay_tables[name]
        if odds := table.pays(hand):
            net, reason = odds.winnings(of), str(hand)
            line = Line(seat.number, name, ZERO, Result.WINS, net, reason, table.cite, odds)
            self.pay([line._replace(row=table.row(hand), of=odds.of)])

    def envies(self, seat: Seat, owner: Seat, hand: Hand, of: str) -> None:
        """Envy of somebody's hand: an amount of money, by its table, without a stake of its own.

        A player-dealer pays it as far as his cover goes, and what is left of it lapses.
        """
        table = self.pay_tables[ENVY]
        paid, row = table.pays(hand), table.row(hand)
        assert paid
        amount, reason = Cents(paid.pays), f"seat {owner.number} has {row}"
        line = Line(seat.number, ENVY, ZERO, Result.WINS, amount, reason, table.cite)
        self.pay(self._covered(line._replace(against=self._books(ENVY), row=row, of=of)))

    def gives_back(self, seat: Seat, spot: str, reason: str, cite: Clause) -> None:
        """A wager that its owner takes back; what lies beside it goes back as well."""
        for wager in self._taken_up(seat, spot):
            if seat.stack is not None and not wager.by:
                seat.stack = Cents(seat.stack + wager.stake)
            line = pushed(seat.number, spot, wager.stake, reason, cite)
            self.pay([line._replace(result=Result.RETURNED, tip=wager.tip, by=wager.by)])

    def _books(self, spot: str) -> Party:
        """Who pays and takes on a spot: the house, or the player who banks."""
        if self.cover:
            return PLAYER_BANK
        banking = self.game.banking
        return PLAYER_BANK if self.banker and banking and spot in banking.spots else BANK

    def _covered(self, line: Line) -> Iterator[Line]:
        """A result as far as the bank's cover goes; the rest of the stake is handed back."""
        cover, covering = self.cover, self.game.covering
        if cover is None or covering is None or not line.net:
            yield line
            return
        full, wins = abs(line.net), line.net > 0
        part = cover.pays(full) if wins else cover.takes(full)
        played = Cents(line.stake * part // full)
        if part:
            yield line._replace(stake=played, net=Cents(part if wins else -part))
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
            row=None,
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
        hand = seat.hands.get(spot, "")
        if spot in seat.bets:
            yield Wager(seat.bets.pop(spot), hand=hand)
        for bet in [b for b in self._back if b.on == seat.number and b.spot == spot]:
            self._back.remove(bet)
            yield Wager(bet.amount, by=bet.by, joins=bet.joins, hand=hand)
        if spot in seat.tips:
            yield Wager(seat.tips.pop(spot), tip=True, hand=hand)

    def _charge(self, line: Line, commission: Commission) -> None:
        unit = self.settings.get("commission_unit") or self.settings.get("min_unit") or 1
        assert isinstance(unit, int)
        due, why = commission.of(line.net, unit), self._percents(line, commission)
        fee = charged(line.seat, "commission", due, why, commission.cite, COMMISSION)
        self.pay([fee._replace(by=line.by, of=line.spot, hand=line.hand)])

    def _percents(self, line: Line, commission: Commission) -> str:
        """Why a commission is charged, and that it lies there already."""
        reason = f"{commission.percent}% of the win"
        if line.seat in self.layout.prepaid and not line.by:
            reason += ", laid down beforehand"
        return reason

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
        assert line.seat is not None  # the meter has no part in a cap
        return line.by or self.layout.person(line.seat)

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
            number: Cents(chips + gained.get(at_seat(number), 0))
            for number, chips in self.layout.stacks.items()
        }
