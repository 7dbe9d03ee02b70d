"""The chips of a hand: stacks, bets, pots, and who is still in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from houseway.cards import Card, Shoe
from houseway.errors import BrokenRound
from houseway.money import ZERO, Cents
from houseway.play.happenings import DEALER, Place, Posted, Said, Viewer
from houseway.play.pot.pot_game import COMMON, PotGame
from houseway.play.pot.pots import Pot, build_pots
from houseway.play.pot.stakes import Seating, Stakes
from houseway.play.round import Round
from houseway.rulebook import Clause
from houseway.wagers import Line, Result, Settlement
from houseway.wagers.party import POT

_new = tuple.__new__  # half the cost of calling a NamedTuple, many times a hand


class PotChips(Round[PotGame]):
    """Who is live with what, what lies in the pot, and what everybody sees of it."""

    # What most hands never change is not set anew for each of them.
    chopped = False
    rake = ZERO
    dropped = ZERO  # for the jackpots
    collected = ZERO  # the house's flat fee, where it takes one
    pots: Sequence[Pot] = ()
    still_dealt: tuple[int, ...] = ()  # folded unbet cards, and keep their place in the deal

    def __init__(self, game: PotGame, stakes: Stakes, seating: Seating, shoe: Shoe) -> None:
        super().__init__(game, stakes.settings, seating, shoe)
        self.stakes = stakes
        if stakes.kill:
            self.log.terms = {"kill": stakes.settings["kill"]}
        self.seating = seating
        self.button = seating.button
        self.stack: dict[int, int] = dict(seating.stacks)
        self.order = from_left(sorted(self.stack), self.button)
        self.live = list(self.order)
        self.with_chips = len(self.order)  # live seats that are not all in
        self.put = dict.fromkeys(self.order, 0)  # on this street
        self.paid = dict.fromkeys(self.order, 0)  # in the whole hand, dead money apart
        self.dead = dict.fromkeys(self.order, 0)
        self.returned: dict[int, int] = {}
        self.burned: list[Card] = []
        self.dealing_order = self.order
        self.small = self.big = 0
        self.closer = 0  # the blind or straddle that acts last before the flop
        self.opening_bet = 0
        self.over_blinds: dict[int, int] = {}  # by seat, all that lies before it

    @property
    def chips_at_start(self) -> int:
        return sum(self.seating.stacks.values())

    # Money in and out

    def pay_in(self, seat: int, amount: int) -> None:
        """Chips from a stack into the betting."""
        stack = self.stack[seat] - amount
        self.stack[seat] = stack
        self.put[seat] += amount
        self.paid[seat] += amount
        if amount and not stack:
            self.with_chips -= 1
            all_in = self.game.acts.all_in
            words = all_in.gist if all_in else "You are all in"
            self.happenings.append(_new(Said, (words, all_in, seat)))

    def post(self, seat: int, what: str, amount: int) -> None:
        """Put chips in before the cards, or as many of them as there are."""
        amount = min(amount, self.stack[seat])
        self.happenings.append(_new(Posted, (seat, what, amount)))
        self.pay_in(seat, amount)

    def antes(self, seat: int, amount: int) -> None:
        """An ante: in the pot, and not towards a call."""
        amount = min(amount, self.stack[seat])
        self.happenings.append(Posted(seat, "ante", Cents(amount)))
        self.stack[seat] -= amount
        self.paid[seat] += amount
        if amount and not self.stack[seat]:
            self.with_chips -= 1

    def pays_collection(self, seat: int, amount: int, cite: Clause) -> None:
        """The house's flat fee for the hand; it never enters the pot."""
        self.happenings.append(Posted(seat, "collection", Cents(amount)))
        self.stack[seat] -= amount  # and something is left of it, or nothing had been dealt
        self.collected = Cents(amount)
        self.line(seat, "collection", amount, Result.PAYS, -amount, "for the hand", cite)
        self.line(None, "collection", 0, Result.PAYS, amount, "for the hand", cite)

    def pays_dead(self, seat: int, amount: int, what: str = "dead blind") -> None:
        """Dead money: in the main pot, and for whoever wins that."""
        amount = min(amount, self.stack[seat])
        self.happenings.append(Posted(seat, what, Cents(amount)))
        self.stack[seat] -= amount
        self.dead[seat] += amount
        if amount and not self.stack[seat]:
            self.with_chips -= 1

    def hands_back(self, seat: int, amount: int, reason: str, cite: Clause) -> None:
        """Return chips that were bet."""
        if not self.stack[seat]:
            self.with_chips += 1
        self.stack[seat] += amount
        self.paid[seat] -= amount
        self.returned[seat] = self.returned.get(seat, 0) + amount
        self.line(seat, "bets", amount, Result.RETURNED, 0, reason, cite)

    def in_pot(self) -> int:
        """Everything wagered so far, for the pot-limit."""
        total = sum(self.paid.values()) + sum(self.dead.values())
        if self.stakes.round_small_blind and self.small and not self.common():
            total += self.stakes.big_blind - self.stakes.small_blind
        return total

    # Who may act

    def fold(self, seat: int) -> None:
        """A seat gives up its hand."""
        self.live.remove(seat)
        if self.stack[seat]:
            self.with_chips -= 1
        if self.game.antes or self.holdings[seat].exposed:
            self._muck(seat)

    def _muck(self, seat: int) -> None:
        """The open cards of a stud hand go face down; in an unbet round the seat stays dealt."""
        self.holdings[seat].turns_down()
        if self.game.deal.turns_down:
            self.prompts(self.game.deal.turns_down, to=seat)
        if self.game.deal.dealt_when_folded and not any(self.put.values()):
            self.still_dealt = (*self.still_dealt, seat)

    def counted_for_cap(self) -> int:
        """The players who remain, as the raise cap counts them: here, or in the whole event."""
        if self.stakes.left_in_event:
            return self.stakes.left_in_event(len(self.order))
        if self.stakes.cap_counts_all_in:
            return len(self.live)
        return self.with_chips

    def to_answer(self, seat: int) -> list[int]:
        """The other live seats with chips, from a seat's left on."""
        live, stack, order = self.live, self.stack, self.order
        at = order.index(seat)
        return [other for other in order[at + 1 :] + order[:at] if stack[other] and other in live]

    def may_chop(self, seat: int) -> bool:
        """Folded to the small blind, nothing raised, no straddle and no other money in."""
        return (
            seat == self.small
            and len(self.live) == 2
            and len(self.order) > 2
            and self.closer == self.big
            and self.big in self.live
            and not any(self.dead.values())
            and self.put[self.small] <= self.stakes.small_blind
            and self.put[self.big] <= self.stakes.big_blind
            and sum(map(bool, self.put.values())) == 2
        )

    def line(
        self,
        seat: int | None,
        spot: str,
        stake: int,
        result: Result,
        net: int,
        reason: str,
        cite: Clause,
    ) -> None:
        """Note money that moves between a seat, or the house, and the pot."""
        told = (seat, spot, stake, result, net, reason, cite, None, False, "", POT, None, "", "")
        self.lines.append(_new(Line, told))

    def close_street(self) -> None:
        """What nobody called goes back, unless the hand is dead; the rest is in the pot."""
        put = self.put
        *_, second, most = sorted(put.values())
        if not most:
            return
        top = max(put, key=put.__getitem__)
        if most > second and top in self.live:
            self.hands_back(top, most - second, "nobody called it", self.game.bets.excess)
        if self.still_dealt:
            self.still_dealt = ()
        for seat in put:
            put[seat] = 0

    def settle(self) -> Settlement:
        after = sum(self.stack.values()) + self.rake + self.dropped + self.collected
        before = self.chips_at_start
        if after != before:
            raise BrokenRound(f"{before} cents were on the table, {after} came off it")
        return Settlement(self.lines)

    # What lies open before everybody

    def numbers(self) -> list[int]:
        return sorted(self.order)

    def stack_of(self, seat: int) -> Cents:
        return Cents(self.stack[seat])

    def bets_of(self, seat: int) -> dict[str, Cents]:
        return {"bet": Cents(self.put[seat])} if self.put[seat] else {}

    def status_of(self, seat: int) -> str:
        if seat not in self.live:
            return "folded"
        return "in" if self.stack[seat] or self.over else "all in"

    def marks_of(self, place: Place) -> tuple[str, ...]:
        straddler = self.closer if self.closer != self.big and not self.over_blinds else 0
        marks: dict[str, Place | None] = {
            "button": self.button,
            "small blind": self.small,
            "big blind": self.big,
            "straddle": straddler,
            **({self.seating.kill.mark: self.seating.kill.place} if self.seating.kill else {}),
        }
        over = ("over-blind",) if place in self.over_blinds else ()  # the big blind may be one
        return (*(mark for mark, at in marks.items() if at == place), *over)

    def pots_now(self) -> Sequence[Pot]:
        """The pots as they lie; bets of this street are not yet in them."""
        if self.over:
            return self.pots
        gathered = {seat: self.paid[seat] - self.put[seat] for seat in self.order}
        pots = build_pots(gathered, self.live, sum(self.dead.values()))
        return [pot for pot in pots if pot.amount]

    def gathered(self) -> list[Pot]:
        """The pots with every bet in them, before any rake."""
        return build_pots(self.paid, self.live, sum(self.dead.values()))

    def stacks(self) -> Mapping[int, Cents]:
        """What each seat has."""
        return {seat: Cents(chips) for seat, chips in self.stack.items()}

    def standing(self, viewer: Viewer) -> Iterable[Clause]:
        options, structure = self.options(), self.stakes.structure
        if options and options.seat == viewer and structure != "limit":
            return self.game.told.big_bet_prompts
        if options and viewer == DEALER:
            return [cite for where, cite in self.game.told.desk if where == structure]
        return ()

    def common(self) -> list[Card]:
        """The cards that count for everybody."""
        held = self.holdings
        if "community" not in held:
            return held["board"].cards if "board" in held else []
        return [card for place in COMMON if place in held for card in held[place].cards]


def from_left(seats: list[int], of: int) -> list[int]:
    """The seats clockwise, beginning on the left of a seat and ending with it."""
    if of in seats:
        at = seats.index(of) + 1
        return seats[at:] + seats[:at]
    return [seat for seat in seats if seat > of] + [seat for seat in seats if seat < of]
