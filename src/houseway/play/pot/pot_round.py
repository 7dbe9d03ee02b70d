"""One hand of a pot game: posts, streets, betting, and how the pot is shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from houseway.cards import SUITS, Shoe
from houseway.play.actions import (
    Action,
    BringIn,
    Choose,
    Decline,
    Fold,
    OverBlind,
    RaiseTo,
    RunOnce,
    RunTwice,
)
from houseway.play.happenings import ALL
from houseway.play.options import Offer, Options
from houseway.play.pot.betting import Betting, structure_of
from houseway.play.pot.declaring import declare, opener_of
from houseway.play.pot.extras import Twists
from houseway.play.pot.pot_chips import from_left
from houseway.play.pot.pot_dealing import SECOND
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.pot_refusals import clause_against
from houseway.play.pot.pot_sharing import PotSharing
from houseway.play.pot.stakes import Seating, Stakes
from houseway.play.pot.steps import DeadHands
from houseway.play.pot.streets import Street
from houseway.play.round import Asking, Script
from houseway.rulebook import Clause

FLOP = 3  # cards on the board before which it is not run twice


class PotRound(PotSharing):
    """One hand: who is live, what lies in the pot, and how it is shared."""

    opens = 0  # who in fact does: the opener, or the next from his left with chips
    twist = ""  # what the button has chosen
    betting: Betting  # of the street

    def __init__(self, game: PotGame, stakes: Stakes, seating: Seating, shoe: Shoe) -> None:
        super().__init__(game, stakes, seating, shoe)
        self.streets = stakes.streets
        self.boards = game.boards
        if shoe.keyed:
            self.declared = {}
        self.seats()

    def again(self, shoe: Shoe | None = None) -> PotRound:
        return self.game.round(self.seating, shoe or self.log.shoe.again(), self.stakes)

    # The sequence of play

    def script(self) -> Script:
        stakes = self.stakes
        yield from self.prepare()
        structure = structure_of(self.game, stakes)
        first, high = self.before_the_flop() if self.closer else self.order, self.opening_bet
        for at, street in enumerate(self.streets):
            self.deal_street(street)
            for step in street.steps:
                yield from step.run(self)
            if street.opener:
                first, high = yield from self.opened_by(street)
            if high or self.with_chips > 1:
                self.betting = betting = structure(self, first, stakes.bets[street.bet], high)
                if high and street.opener and self.opener not in first:
                    betting.acted[self.opener] = betting.level  # by his forced bet
                if street.pair and self._shows_a_pair():
                    betting.may_choose(self.opener, stakes.bets, street.pair)
                yield from betting.run(chop=high > 0 and stakes.chop)
                self.close_street()
            if len(self.live) == 1 or self.chopped:
                break
            for step in street.after:
                yield from step.run(self)
            first, high = self.order, 0
            if self.with_chips < 2 and self.game.showdown.faces_up:
                self.turn_all_up(self.streets[at + 1 :], self.game.showdown.faces_up)
            if stakes.run_twice and (yield from self.ran_twice(self.streets[at + 1 :])):
                break
        if self._shoe.keyed and not self.chopped:
            yield from declare(self)
        self.award()

    def turn_all_up(self, streets: Sequence[Street], cite: Clause) -> None:
        """Nobody can bet any more: the hands are shown before the rest of the board is dealt.

        Whoever still has a card to choose chooses it first.
        """
        if not streets or any(street.steps or street.after for street in streets):
            return
        hidden = [seat for seat in self.live if not self.holdings[seat].up]
        if hidden:
            self.prompts(cite)
            self.reveal(*hidden)

    def prepare(self) -> Script:
        """What goes in before the cards, what the button chooses, and room for the cards."""
        game = self.game
        if game.told.shuffle or game.told.everybody or game.collecting:
            self.notify()
        if self.seating.fee:
            self.collect()
        if self.seating.kill:
            self.announce_kill()
        if game.blinds:
            self.post_blinds()
        self.places(*self.order)
        if game.antes:
            self.post_antes()
        if self.stakes.twists and self.button in self.stack:
            yield from self.choose_twist()
        self.middle = self.boards.places if self.boards else ("board",) * game.has_board
        if self.middle:
            self.places(*self.middle, up=True)
        if game.deal.runs_out and game.most_cards(len(self.order)) > len(game.deck):
            self.heads("With so many players the deck may run out", game.deal.runs_out)
        if self.seating.absent:
            first, *others = self.streets
            self.streets = (replace(first, steps=(DeadHands(), *first.steps)), *others)
        if game.blinds and game.blinds.over_late and self.stakes.over_blinds:
            yield from self.over_blind_window(game.blinds.over_late)

    def notify(self) -> None:
        """What the dealer and everybody are told before the cards."""
        game = self.game
        if self.seating.drawn and game.button.draw.back:
            self.prompts(game.button.draw.back)
        if game.told.shuffle:
            self.prompts(game.told.shuffle)
        self.prompts(*game.told.everybody, to=ALL)
        if game.collecting:
            game.collecting.announce(self)

    def choose_twist(self) -> Script:
        """The button may name a twist before any card is dealt, and a suit with some of them."""
        added = self.game.adds(Twists)
        assert added
        offers = [Offer(Choose, each.cite, spot=name) for each in added.each for name in each.names]
        button = self.order[-1]
        answer = yield Options(button, (Offer(Decline, added.cite), *offers))
        if not isinstance(answer, Choose):
            return
        twist = self.game.twist(answer.spot)
        assert twist
        self.twist = answer.spot
        self.says(f"Seat {button} plays {answer.spot}", twist.cite)
        self.streets = twist.streets or self.streets
        self.boards = twist.boards or self.boards
        if twist.suits:
            self.suit = SUITS.index(answer.spot[-1])

    # What stands against an act

    def against(self, options: Options, action: Action) -> Clause | None:
        return clause_against(self, options, action)

    def against_turn(self, options: Options, action: Action) -> Clause | None:
        if said := self.game.turn_cite(action, options):
            return said
        betting = options.offers[0].kind is Fold
        return (self._turns() if betting else None) or super().against_turn(options, action)

    def _turns(self) -> Clause | None:
        """The clause by which the players of this street act in turn."""
        street = next((each for each in self.streets if each.name == self.street), None)
        if street is None:
            return None
        return street.opener.cite if street.opener else street.turns

    # Opening a street, and running it out

    def opened_by(self, street: Street) -> Asking[tuple[list[int], int]]:
        """The betting order from whoever opens, and the bet that he is forced to make."""
        assert street.opener
        antes = self.game.antes
        opener = yield from opener_of(self, street)
        around = [opener, *from_left(self.order, opener)[:-1]]
        self.opener = opener
        able = (seat for seat in around if seat in self.live and self.stack[seat])
        self.opens = next(able, opener)
        if antes is None or antes.forced is None or street is not self.streets[0]:
            return around, 0
        if not self.stack[opener]:  # the ante took his last chip
            return (around[1:], self.stakes.bring_in) if antes.option else (around, 0)
        if antes.completes:
            return around[1:], (yield from self.bring_in(opener, antes.forced, antes.completes))
        self.post(opener, "opening bet", self.stakes.bring_in)
        order = [*around[1:], opener] if antes.option else around[1:]
        return order, self.stakes.bring_in

    def bring_in(self, seat: int, forced: Clause, completes: Clause) -> Asking[int]:
        """The opener puts in the small forced bet, or a whole one at once."""
        small, bet = self.stakes.bring_in, self.stakes.bets[0]
        chips = self.stack[seat]
        offers = [Offer(BringIn, forced, min(small, chips), min(small, chips))]
        if chips > small:
            offers.append(Offer(RaiseTo, completes, min(bet, chips), min(bet, chips)))
        answer = yield Options(seat, tuple(offers))
        amount = small if isinstance(answer, BringIn) else answer.amount
        self.post(seat, "bring-in" if amount == small else "completes", amount)
        return int(amount)

    def _shows_a_pair(self) -> bool:
        shown = self.face_up(self.opener)
        return len({card.rank for card in shown}) < len(shown)

    def agree_to_run_twice(self) -> Asking[bool]:
        """Two players who cannot bet any more, with cards to come: both must want it."""
        if len(self.live) != 2 or self.with_chips > 1 or self.game.run_twice is None:
            return False
        settings = self.settings
        if len(self.common()) < FLOP and not settings.get("run_twice_preflop"):
            return False
        if settings.get("run_twice_strict") and any(self.stack[seat] for seat in self.live):
            return False
        cite = self.game.run_twice.agreed
        for seat in self.live:
            answer = yield Options(seat, (Offer(RunTwice, cite), Offer(RunOnce, cite)))
            if isinstance(answer, RunOnce):
                return False
        return True

    def ran_twice(self, streets: Sequence[Street]) -> Asking[bool]:
        """The rest of the board, and then the same streets once more, where both agree to it."""
        if not streets or not (yield from self.agree_to_run_twice()):
            return False
        self.run_from = len(self.holdings["board"].cards)
        self.places(SECOND, up=True)
        for street in streets:
            self.deal_street(street)
        self.run_again(streets)
        return True

    def over_blind_window(self, cite: Clause) -> Script:
        """Each has one card: whoever wants to posts over the largest blind, in turn and again.

        Nobody is asked for whom it changes nothing: without the chips, or with nobody to call.
        """
        self.deal_down(1)
        first, *others = self.streets
        self.streets = (replace(first, down=first.down - 1), *others)
        waiting = from_left(self.order, self.big)
        while waiting and self.with_chips > 1:
            seat = waiting.pop(0)
            chips = self.put[seat] + self.stack[seat]
            most = min(chips, self.stakes.max_bet or chips)
            least = 2 * self.opening_bet
            if most < least:
                continue
            post = Offer(OverBlind, cite, least, most, self.stakes.chip)
            answer = yield Options(seat, (post, Offer(Decline, cite)))
            if isinstance(answer, OverBlind):
                self.over_blind(seat, answer.amount)
                waiting = from_left(self.order, seat)[:-1]
