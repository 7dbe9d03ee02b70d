"""What a script works on: the felt of a banked game, and how wagers are settled there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from houseway.cards import Shoe
from houseway.hands import Hand
from houseway.money import EVEN, ZERO, Cents, Odds
from houseway.play.banked.books import Books
from houseway.play.banked.layout import Layout
from houseway.play.banked.seat import Seat, Wager
from houseway.play.banked.seated import Seated
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import Commission, Line, Meter, PayTable, Result, Verdict
from houseway.wagers.line import pushed, won
from houseway.wagers.party import PLAYER_BANK
from houseway.wagers.paytable import PUSH

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame

ENVY = "envy"


class BankedFelt(Seated):
    """What a script does at the table: deal, say, turn up, and settle what lies on the spots."""

    def __init__(
        self,
        game: BankedGame,
        settings: Settings,
        layout: Layout,
        shoe: Shoe,
        meter: Meter | None = None,
    ) -> None:
        super().__init__(game, settings, layout, shoe)
        self.pay_tables: Mapping[str, PayTable] = game.pay_tables_for(
            settings
        )  # those that this table posts
        self.books: Books = Books(game, settings, layout, self.cover)
        self.meter: Meter | None = meter or game.meter(settings)
        self.readings: list[Cents] = []  # of the meter, as it was read
        self._to_read: list[Cents] = []  # what it showed when this round was first played

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
        for wager in self.picks_up(seat, spot) if wagers is None else wagers:
            self.pay(self.books.comes_out(line, wager))
            if commission and not wager.tip:
                self.pay([self.books.commission(self.lines[-1], commission)])

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
        for wager in self.picks_up(seat, line.spot):
            self.pay(self.books.comes_out(line, wager))

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
        for wager in self.picks_up(seat, spot) if wagers is None else wagers:
            self.pay(self.books.comes_out(line, wager))

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
        for wager in self.picks_up(seat, spot) if wagers is None else wagers:
            self.pay(self.books.takes(seat.number, spot, wager, reason, cite, half=half))

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
        line = line._replace(against=self.books.party(ENVY), row=row, of=of)
        self.pay(self.books.covered(line))

    def gives_back(self, seat: Seat, spot: str, reason: str, cite: Clause) -> None:
        """A wager that its owner takes back; what lies beside it goes back as well."""
        for wager in self.picks_up(seat, spot):
            if seat.stack is not None and not wager.by:
                seat.stack = Cents(seat.stack + wager.stake)
            line = pushed(seat.number, spot, wager.stake, reason, cite)
            self.pay([line._replace(result=Result.RETURNED, tip=wager.tip, by=wager.by)])

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
            self.pay([self.books.commission(line, banking.commission)])

    # The meter

    def reads_again(self, readings: Sequence[Cents]) -> None:
        """The meter will show what it showed when this round was first played."""
        self._to_read = list(readings)

    def reads_meter(self) -> Meter:
        """The meter as it stands now; what it shows is kept, so that the round can be replayed."""
        assert self.meter
        read = len(self.readings)
        if read < len(self._to_read):
            self.meter.amount = self._to_read[read]
        self.readings.append(self.meter.amount)
        return self.meter
