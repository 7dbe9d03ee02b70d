"""The choices that players make on a street besides betting: discards, draws, dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from houseway.cards import Card, Cards
from houseway.play.actions import Decline, Discard, Draw, Expose, Refuse, Take, TurnDown
from houseway.play.options import Offer, Options, Together
from houseway.play.pot.streets import Gap, Thrown
from houseway.play.round import Answers, Script
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound

TURNS_A_CARD = 5  # the least throw of a die that lets a player turn a card down


@dataclass(frozen=True, slots=True)
class DeadHands:
    """Who is not there has posted and been dealt in; his hand is dead."""

    @property
    def cites(self) -> Mapping[str, Clause]:
        return {}

    def run(self, t: PotRound) -> Script:
        for seat in t.seating.absent:
            if len(t.chips.live) > 1:
                t.fold(seat)
        yield from ()


@dataclass(frozen=True, slots=True)
class Discarding:
    """Everybody still in puts cards away face down, all at once."""

    count: int
    cite: Clause

    @property
    def cites(self) -> Mapping[str, Clause]:
        return {Discard.act: self.cite}

    def run(self, t: PotRound) -> Script:
        seats = [seat for seat in t.chips.order if seat in t.chips.live]
        answers: Answers = yield Together(tuple(self.asks(t, seat) for seat in seats))
        for seat in seats:
            answer = answers[seat]
            assert isinstance(answer, Discard)
            t.dealer.puts_away(seat, answer.cards)

    def asks(self, t: PotRound, seat: int) -> Options:
        held = tuple(t.holdings[seat].cards)
        return Options(seat, (Offer(Discard, self.cite, cards=held, parts=(self.count,)),))


@dataclass(frozen=True, slots=True)
class Drawing:
    """From the button's left everybody still in throws cards away, and gets as many new ones.

    New cards come when all have thrown theirs away, or with `at_once` before the next is asked.
    `keeps_back` cards of the stub are left for the board. Where `one_up` is printed, who draws
    a single card sees it dealt face up, and may have it replaced by one dealt face down. Who is
    asked is told what a `prompt` says.
    """

    cite: Clause
    most: int = 5
    burn: int = 0
    at_once: bool = False
    keeps_back: int = 0
    one_up: Clause | None = None
    prompt: Clause | None = None

    @property
    def cites(self) -> Mapping[str, Clause]:
        shown = {Take.act: self.one_up, Refuse.act: self.one_up} if self.one_up else {}
        return {Draw.act: self.cite, **shown}

    def run(self, t: PotRound) -> Script:
        if self.burn:
            t.dealer.burns_before_draw(self.burn)
        thrown: dict[int, Thrown] = {}
        shuffles = t.dealer.reshuffled
        for seat in [seat for seat in t.chips.order if seat in t.chips.live]:
            held = tuple(t.holdings[seat].cards)
            most = min(self.most, len(held))
            if self.prompt:
                t.dealer.prompts(self.prompt, to=seat)
            answer = yield Options(seat, (Offer(Draw, self.cite, 0, most, cards=held),))
            thrown[seat] = t.dealer.throws_away(seat, answer.cards)
            if self.at_once:
                self.replaces(t, seat, thrown[seat].gaps, thrown)
                del thrown[seat]
        for seat in list(thrown):
            gaps = thrown[seat].gaps
            if len(gaps) == 1 and self.one_up:
                yield from self.deals_one_up(t, seat, thrown, self.one_up)
            else:
                self.replaces(t, seat, gaps, thrown)
            del thrown[seat]
        if self.keeps_back and t.dealer.reshuffled > shuffles:
            t.dealer.keeps_only(self.keeps_back)

    def replaces(
        self, t: PotRound, seat: int, gaps: list[Gap], thrown: Mapping[int, Thrown]
    ) -> Cards:
        """New cards; what players have thrown away who wait for theirs is in no shuffle."""
        return t.dealer.replaces(
            seat, gaps, self.keeps_back, [each.away for each in thrown.values()]
        )

    def deals_one_up(
        self, t: PotRound, seat: int, thrown: Mapping[int, Thrown], cite: Clause
    ) -> Script:
        """A card face up; the player keeps it, or it is mucked and he takes the next one."""
        ((at, _),) = thrown[seat].gaps
        (card,) = self.replaces(t, seat, [Gap(at, up=True)], thrown)
        answer = yield Options(seat, (Offer(Take, cite), Offer(Refuse, cite)))
        if isinstance(answer, Refuse):
            t.dealer.throws_away(seat, (card,))
            self.replaces(t, seat, [Gap(at)], thrown)


@dataclass(frozen=True, slots=True)
class Exposing:
    """Each player, from the small blind on, picks a card of the next one's hand to be turned up."""

    cite: Clause

    @property
    def cites(self) -> Mapping[str, Clause]:
        return {Expose.act: self.cite}

    def run(self, t: PotRound) -> Script:
        around = t.posts.from_small_blind()
        for at, seat in enumerate(around):
            neighbour = around[(at + 1) % len(around)]
            cards = t.holdings[neighbour].cards
            picks = (Offer(Expose, self.cite, spot=str(n)) for n in range(1, len(cards) + 1))
            answer = yield Options(seat, tuple(picks))
            t.dealer.turns_up(neighbour, cards[int(answer.spot) - 1])


@dataclass(frozen=True, slots=True)
class Rolling:
    """Everybody still in rolls a die; who rolls high may turn one card of the board face down."""

    cite: Clause
    chosen: Clause

    @property
    def cites(self) -> Mapping[str, Clause]:
        return {TurnDown.act: self.chosen}

    def run(self, t: PotRound) -> Script:
        for seat in t.posts.from_small_blind():
            rolled = next(t.dice)
            t.dealer.says(f"Seat {seat} rolls a {rolled}", self.cite)
            if rolled < TURNS_A_CARD:
                continue
            turn = Offer(TurnDown, self.chosen, cards=tuple(_face_up(t)), parts=(1,))
            answer = yield Options(seat, (turn, Offer(Decline, self.chosen)))
            if isinstance(answer, TurnDown):
                t.dealer.turns_card_down(answer.cards[0])


def _face_up(t: PotRound) -> Iterator[Card]:
    for place in t.dealer.middle:
        yield from (card for card in t.holdings[place].cards if card not in t.dealer.turned_down)
