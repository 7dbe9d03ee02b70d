"""Squeeze Play Midi-Baccarat: BCLC baccarat, section 3."""

from __future__ import annotations

from dataclasses import dataclass, field

from houseway.games.bclc.mini_baccarat import Closing, MiniBaccarat
from houseway.hands import BACCARAT
from houseway.play import BankedFelt, Options, Script, Seat, Setting
from houseway.play.actions import Accept, Action, Stake, TakeBack
from houseway.play.round import Asking
from houseway.rulebook import Clause, section

rule, mini = section("bclc-baccarat/3"), section("bclc-baccarat/1")

Holders = dict[str, Seat | None]  # by hand; None is the dealer

OTHER = {"player": "banker", "banker": "player"}


@dataclass(frozen=True, slots=True)
class Passing:
    """The clauses by which one hand's cards are passed on, turned over and called."""

    passed: Clause  # to whoever holds the hand
    unheld: Clause  # the dealer places it himself
    turned: tuple[tuple[str, Clause], ...]  # what is done once it was turned over, in words
    called: Clause
    draws: Clause | None = None  # heads the steps of a third card


@dataclass(frozen=True, slots=True)
class Handling:
    """The clauses of a section that say who touches the cards."""

    offered: Clause
    button: Clause
    passed_on: Clause
    equal: Clause  # of equal wagers the lowest seat
    dealers: Clause
    manners: tuple[Clause, ...]
    closing: Closing
    appointed: Clause
    first_two: dict[str, Passing]
    third: dict[str, Passing]
    out_of_order: dict[str, Clause] = field(default_factory=dict)


def handling_of(number: str, who: str) -> Handling:
    """Sections 3 and 4 print the same steps under the same numbers, for one dealer or two."""
    rule = section(f"bclc-baccarat/{number}")

    def two(hand: str, passed: str, done: str) -> Passing:
        laid = f"{who}: lay the {hand} hand face up in the {hand.capitalize()} area"
        return Passing(
            rule(passed),
            rule(f"{passed}.a"),
            ((f"The {hand} hand is turned over", rule(done)), (laid, rule(f"{done}.a"))),
            rule(f"{done}.b"),
        )

    def third(hand: str, step: str) -> Passing:
        laid = f"{who}: lay the {hand} hand face up in the {hand.capitalize()} area"
        return Passing(
            rule(f"{step}.1"),
            rule(f"{step}.1.a"),
            (
                (f"The third {hand} card is turned over", rule(f"{step}.2")),
                (laid, rule(f"{step}.2.a")),
            ),
            rule(f"{step}.2.b"),
            draws=rule(step),
        )

    return Handling(
        offered=rule("2.1.1"),
        button=rule("2.1.2"),
        passed_on=rule("2.1.3"),
        equal=rule("2.1.3.a"),
        dealers=rule("2.1.3.b"),
        manners=(rule("2.1.4"), rule("2.1.5")),
        closing=Closing((rule("4.1"),), rule("4.3"), rule("4.3.1"), rule("4.3.2")),
        appointed=rule("4.3.3"),
        first_two={
            "player": two("player", "4.3.5", "4.3.6"),
            "banker": two("banker", "4.3.7", "4.3.8"),
        },
        third={"player": third("player", "5.5"), "banker": third("banker", "5.6")},
    )


class SqueezeMidiBaccarat(MiniBaccarat):
    """Mini-Baccarat in which the highest bettors hold the cards and turn them over."""

    slug, name, cite = "squeeze-midi-baccarat", "Squeeze Play Midi-Baccarat", rule("1.1")
    idea = (
        "The game is Mini-Baccarat with real suspense: the highest bettors on player and banker "
        "are handed the cards. They bend and turn them as slowly as they like, while everybody "
        "waits. The cards are the same whoever turns them, so it changes nothing about who "
        "wins. Drawing is by the fixed table, and nearest nine wins. Who does not want to hold "
        "the cards leaves them to the dealer."
    )
    aliases = ("midi baccarat",)
    handling = handling_of("3", "Dealer")
    closing = handling.closing
    opens_cite = rule("4.2")
    own_settings: tuple[Setting, ...] = (
        *MiniBaccarat.own_settings,
        Setting(
            "room",
            "choice",
            "where the table stands: cards are squeezed in a segregated area or a private room",
            required=True,
            suggest="segregated",
            choices=("segregated", "private"),
            cite=rule("1.2"),
        ),
    )

    def play(self, t: BankedFelt) -> Script:
        self.close_bets(t)
        t.places("player", "banker")
        holders: Holders = {}
        for hand in ("player", "banker"):
            holders[hand] = yield from self.appoint(t, hand)
        for place in ("player", "banker", "player", "banker"):
            t.deal(1, to=place)  # 4.3.4.a to 4.3.4.d
        order = yield from self.order(t, holders)
        for hand in order:
            yield from self.turn_over(t, hand, holders[hand], self.handling.first_two[hand])
        yield from self.draw_thirds(t, holders)
        for seat in filter(None, holders.values()):
            seat.marks = ()
        self.settle(t)

    def clause_of(self, action: Action, asked: Options) -> Clause | None:
        if isinstance(action, Stake):
            return mini("4.3")
        return mini("4.5") if isinstance(action, TakeBack) else None

    # Who holds the cards

    def candidates(self, t: BankedFelt, hand: str) -> list[Seat]:
        """Those who bet on a hand: the highest own wager first, equal ones by the lowest seat.

        Bets for the dealer, back bets and other spots never count, and nobody's wagers are added
        up.
        """
        seats: dict[str, Seat] = {}
        for seat in sorted(t.clockwise(holding=hand), key=lambda s: (-s.bets[hand], s.number)):
            seats.setdefault(seat.person, seat)  # one offer to a person, at his highest wager
        return list(seats.values())

    def appoint(self, t: BankedFelt, hand: str) -> Asking[Seat | None]:
        """Offer a hand down the list until somebody holds it; else the dealer does."""
        steps = self.handling
        t.prompts(steps.appointed)
        cite = steps.offered
        candidates = self.candidates(t, hand)
        for number, seat in enumerate(candidates, start=1):
            if any(other.bets[hand] == seat.bets[hand] for other in candidates[number:]):
                cite = steps.equal
            answer = yield seat.asks(seat.may_hold(hand, cite), seat.may_decline(steps.passed_on))
            if isinstance(answer, Accept):
                t.marks(seat, hand)
                t.says(f"Seat {seat.number} holds the {hand} hand", steps.button)
                t.prompts(*steps.manners, to=seat.number)
                return seat
            cite = steps.passed_on
        t.says(f"The dealer holds the {hand} hand", steps.dealers)
        return None

    def order(self, t: BankedFelt, holders: Holders) -> Asking[tuple[str, ...]]:
        """The player hand is turned over first."""
        yield from ()  # a section may let a holder ask for another order
        return tuple(OTHER)

    # Turning over

    def turn_over(self, t: BankedFelt, hand: str, holder: Seat | None, steps: Passing) -> Script:
        """Every card that lies face down: by its holder, one by one, or by the dealer."""
        held = t.holdings[hand]
        if holder is None:
            t.prompts(steps.unheld)
            t.turn(hand, len(held.cards) - held.turned)
        else:
            t.says(f"The {hand} cards go to seat {holder.number}", steps.passed)
            t.lends(hand, to=holder.number)  # 1.1: he may touch and bend them, and so look
        while held.turned < len(held.cards):
            assert holder
            yield holder.asks(holder.may_face(steps.passed))
            t.turn(hand)
        t.lends(hand, to=None)
        for words, cite in steps.turned:
            t.heads(words, cite)
        t.says(f"{hand.capitalize()} has {self.words(t, hand)}", steps.called)

    def draw_thirds(self, t: BankedFelt, holders: Holders) -> Script:
        """Third cards as in Mini-Baccarat, each to whoever holds the hand."""
        if any(BACCARAT.natural(t.cards(place)) for place in OTHER):
            return
        for hand in OTHER:
            if self.draws(t, hand):
                steps = self.handling.third[hand]
                if steps.draws:
                    t.heads(f"The {hand} hand draws", steps.draws)
                t.deal(1, to=hand)
                yield from self.turn_over(t, hand, holders[hand], steps)


GAME = SqueezeMidiBaccarat()
