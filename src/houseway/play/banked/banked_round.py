"""One round against a bank: its felt, its log, and how it is closed."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Self

from houseway.cards import Shoe
from houseway.errors import BrokenRound
from houseway.money import Cents
from houseway.play.actions import Action
from houseway.play.banked.banked_felt import BankedFelt
from houseway.play.banked.layout import Layout
from houseway.play.happenings import Place
from houseway.play.options import Options
from houseway.play.round import Round, Script
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import Line, Meter, Result, Settlement
from houseway.wagers.party import at_seat

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame

REPLACED = "replaced"  # of a log's terms: what the game says otherwise than its file


class BankedRound(Round["BankedGame"]):
    """One round against the bank."""

    def __init__(
        self,
        game: BankedGame,
        settings: Settings,
        layout: Layout,
        shoe: Shoe,
        meter: Meter | None = None,
    ) -> None:
        self._felt = felt = BankedFelt(game, settings, layout, shoe, meter)
        super().__init__(game, settings, layout, felt)
        self.layout = layout
        self.note_terms()

    def note_terms(self) -> None:
        """What the table says of this round alone goes into its log."""
        game, felt = self.game, self._felt
        self.log.readings = felt.readings
        if felt.meter:
            shows = ("amount", "reseed", "increment")
            self.log.terms = {"meter": {name: getattr(felt.meter, name) for name in shows}}
        if game.replaced:
            self.log.terms = {**self.log.terms, REPLACED: game.replaced_to_json()}

    @property
    def felt(self) -> BankedFelt:
        return self._felt

    def script(self) -> Script:
        game, felt = self.game, self.felt
        if game.collecting:
            game.collecting.collect(felt)
        if game.burning and self.layout.fresh and not game.burning.every_round:
            game.burning.burn(felt)
        return game.play(felt)

    def open_again(self, shoe: Shoe, *, over: bool = False) -> Self:
        log, meter = self.log, self.felt.meter if over else copy(self.felt.meter)
        if meter:
            meter.amount = log.terms["meter"]["amount"]
        game, settings, layout = self.game, self.settings, self.layout
        other = self
        if over:
            self._felt = BankedFelt(game, settings, layout, shoe, meter)
            self.set_out(game, settings, layout, self._felt)
            self.note_terms()
        else:
            other = type(self)(game, settings, layout, shoe, meter)
        other.felt.reads_again(log.readings)
        other.start()
        return other

    def against_turn(self, seat: int, options: Options, action: Action) -> Clause | None:
        his = self.layout.seats_of(self.layout.person(seat))
        returns = len(his) > 1 and seat in self.log.seats
        said = self.game.no_return_cite if returns else None
        return said or super().against_turn(seat, options, action)

    # What lies open before everybody

    @property
    def chips_at_start(self) -> int:
        return sum(self.layout.stacks.values())

    def numbers(self) -> list[int]:
        return self.felt.numbers()

    def stack_of(self, seat: int) -> Cents | None:
        if self.over:
            return self.stacks().get(seat)
        return self.felt.at(seat).stack

    def bets_of(self, seat: int) -> dict[str, Cents]:
        bets, bank = self.felt.at(seat).bets, self.layout.bank
        if bank and bank.seat == seat and not self.over:
            return {"bank": bank.roll, **bets}
        return dict(bets)

    def tips_of(self, seat: int) -> dict[str, Cents]:
        return dict(self.felt.at(seat).tips)

    def status_of(self, seat: int) -> str:
        return "folded" if self.felt.at(seat).folded else "in"

    def marks_of(self, place: Place) -> tuple[str, ...]:
        if isinstance(place, str):
            return self.felt.place_marks.get(place, ())
        return self.felt.at(place).marks

    # When all is settled

    def settle(self) -> Settlement:
        felt = self.felt
        if felt.anything_live:
            left = [f"seat {s.number} {spot}" for s in felt.seats.values() for spot in s.bets]
            raise BrokenRound(f"wagers were left without a result: {', '.join(left)}")
        for cap in self.game.caps_for(self.settings):
            capped = cap.apply(self.lines, self._person)
            swap = dict(zip(map(id, self.lines), capped, strict=True))
            self.happenings[:] = [swap.get(id(each), each) for each in self.happenings]
            self.lines[:] = capped
        settlement = Settlement(self.lines)
        settlement.accounts()  # raises unless they sum to nothing
        return settlement

    def _person(self, line: Line) -> str:
        assert line.seat is not None  # the meter has no part in a cap
        return line.by or self.layout.person(line.seat)

    def stacks(self) -> Mapping[int, Cents]:
        """What each seat has behind once everything is settled, where stacks were given."""
        gained = self.settlement.accounts()
        return {
            number: Cents(chips + gained.get(at_seat(number), 0))
            for number, chips in self.layout.stacks.items()
        }

    def returned(self, seat: int) -> Cents:
        """What a seat got back because nobody covered it."""
        back = (x for x in self.lines if x.seat == seat and x.result is Result.RETURNED)
        return Cents(sum(line.stake for line in back if not line.by))

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
