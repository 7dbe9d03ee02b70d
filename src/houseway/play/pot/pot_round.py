"""One hand of a pot game: posts, streets, betting, and how the pot is shared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Self

from houseway.cards import SUITS, Shoe
from houseway.errors import BrokenRound
from houseway.money import Cents, text
from houseway.play.actions import Action, Choose, Decline, Fold
from houseway.play.happenings import ALL, DEALER, Place, Viewer
from houseway.play.options import Offer, Options
from houseway.play.pot.award import Award
from houseway.play.pot.betting import Betting, structure_of
from houseway.play.pot.bring_in import opened_by, shows_a_pair
from houseway.play.pot.chips import Chips
from houseway.play.pot.dealer import Dealer
from houseway.play.pot.declaring import declare
from houseway.play.pot.extras import Twists
from houseway.play.pot.over_blinds import over_blind_window
from houseway.play.pot.posts import Posts
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.pots import Pot
from houseway.play.pot.refusals import clause_against
from houseway.play.pot.second_run import ran_twice
from houseway.play.pot.stakes import Seating, Stakes
from houseway.play.pot.steps import DeadHands
from houseway.play.pot.streets import Street
from houseway.play.round import Round, Script
from houseway.rulebook import Clause
from houseway.wagers import Settlement


class PotRound(Round[PotGame]):
    """One hand: who is live, what lies in the pot, and how it is shared.

    It owns its parts: `chips`, the `dealer` of its cards, the `posts` before them, the `betting`
    of the street and the `award` of the pot.
    """

    chips: Chips
    award: Award
    betting: Betting  # of the street
    street: str | None

    def __init__(self, game: PotGame, stakes: Stakes, seating: Seating, shoe: Shoe) -> None:
        dealer = Dealer(game, seating, shoe)
        super().__init__(game, stakes.settings, seating, dealer)
        self.take_parts(stakes, seating, dealer)

    def take_parts(self, stakes: Stakes, seating: Seating, dealer: Dealer) -> None:
        """Chips, posts and the award around a dealer who has not dealt yet."""
        game, shoe = self.game, dealer.shoe
        self.stakes = stakes
        self.seating = seating
        self.button = seating.button
        self.streets: tuple[Street, ...] = stakes.streets
        if stakes.forced.kill:
            self.log.terms = {"kill": stakes.settings["kill"]}
        self.dealer = dealer
        self.chips = chips = dealer.chips
        self.posts: Posts = Posts(game, stakes, seating, chips)
        self.award = award = Award(game, stakes, chips, dealer)
        if shoe.keyed:
            award.declared = {}
        dealer.order = self.posts.seats()
        self.dice: Iterator[int] = iter(seating.thrown)
        self.chopped = False
        self.opener = 0  # who opens the street by what he shows
        self.opens = 0  # who in fact does: the opener, or the next from his left with chips
        self.twist: str = ""  # what the button has chosen

    def open_again(self, shoe: Shoe, *, over: bool = False) -> Self:
        game, stakes, seating = self.game, self.stakes, self.seating
        other = self
        if over:
            dealer = Dealer(game, seating, shoe)
            self.set_out(game, stakes.settings, seating, dealer)
            self.take_parts(stakes, seating, dealer)
        else:
            other = type(self)(game, stakes, seating, shoe)
        other.start()
        return other

    # The sequence of play

    @property
    def felt(self) -> Dealer:
        return self.dealer

    def script(self) -> Script:
        stakes = self.stakes
        chips, dealer, posts = self.chips, self.dealer, self.posts
        yield from self.prepare()
        structure = structure_of(self.game, stakes)
        first, high = posts.before_the_flop() if posts.closer else chips.order, posts.opening_bet
        for at, street in enumerate(self.streets):
            self.street = street.name
            dealer.deal_street(street)
            for step in street.steps:
                yield from step.run(self)
            if street.opener:
                first, high = yield from opened_by(self, street)
            if high or chips.with_chips > 1:
                self.betting = betting = structure(
                    self, first, stakes.limits.bets[street.bet], high
                )
                if high and street.opener and self.opener not in first:
                    betting.acted[self.opener] = betting.level  # by his forced bet
                if street.pair and shows_a_pair(self):
                    betting.may_choose(self.opener, stakes.limits.bets, street.pair)
                yield from betting.run(self, chop=high > 0 and stakes.chop)
                if chips.close_street(self.game.bets.excess):
                    dealer.still_dealt = ()
            if len(chips.live) == 1 or self.chopped:
                break
            for step in street.after:
                yield from step.run(self)
            first, high = chips.order, 0
            if chips.with_chips < 2 and self.game.showdown.faces_up:
                self.turn_all_up(self.streets[at + 1 :], self.game.showdown.faces_up)
            if stakes.run_twice and (yield from ran_twice(self, self.streets[at + 1 :])):
                break
        yield from declare(self) if dealer.shoe.keyed else ()
        self.award.divide(self.opener, chopped=self.chopped)

    def turn_all_up(self, streets: Sequence[Street], cite: Clause) -> None:
        """Nobody can bet any more: the hands are shown before the rest of the board is dealt.

        Whoever still has a card to choose chooses it first.
        """
        if not streets or any(street.steps or street.after for street in streets):
            return
        hidden = [seat for seat in self.chips.live if not self.holdings[seat].up]
        if hidden:
            self.dealer.prompts(cite)
            self.dealer.reveal(*hidden)

    def prepare(self) -> Script | tuple[()]:
        """What goes in before the cards, room for them, and what is asked before the first."""
        game = self.game
        if game.told.shuffle or game.told.everybody or game.collecting:
            self.notify()
        if self.seating.fee:
            self.posts.collect()
        if self.seating.kill:
            self.announce_kill()
        if game.blinds:
            self.posts.post_blinds()
        self.dealer.places(*self.chips.order)
        if game.antes:
            self.posts.post_antes(self.dealer.order)
        if self.stakes.twists or self.stakes.forced.over_blinds:
            return self.choices_before_cards()
        self.make_room()
        return ()

    def choices_before_cards(self) -> Script:
        """A twist that the button may choose, and blinds that anybody may post over the largest."""
        if self.stakes.twists and self.button in self.chips.stack:
            yield from self.choose_twist()
        self.make_room()
        blinds = self.game.blinds
        if self.stakes.forced.over_blinds and blinds and blinds.over_late:
            yield from over_blind_window(self, blinds.over_late)

    def make_room(self) -> None:
        """Places for the cards in the middle; what is not as in every hand."""
        game, dealer = self.game, self.dealer
        boards = dealer.boards
        dealer.middle = boards.places if boards else ("board",) * game.has_board
        if dealer.middle:
            dealer.places(*dealer.middle, up=True)
        if game.deal.runs_out and game.most_cards(len(self.chips.order)) > len(game.deck):
            dealer.heads("With so many players the deck may run out", game.deal.runs_out)
        if self.seating.absent:
            first, *others = self.streets
            self.streets = (replace(first, steps=(DeadHands(), *first.steps)), *others)

    def notify(self) -> None:
        """What the dealer and everybody are told before the cards."""
        game = self.game
        if self.seating.drawn and game.button.draw.back:
            self.dealer.prompts(game.button.draw.back)
        if game.told.shuffle:
            self.dealer.prompts(game.told.shuffle)
        self.dealer.prompts(*game.told.everybody, to=ALL)
        if game.collecting:
            game.collecting.announce(self)

    def announce_kill(self) -> None:
        """What the table's sign says, and aloud that a hand is a kill."""
        rules, (small, big) = self.game.kill, self.stakes.limits.bets
        assert rules
        self.dealer.heads(f"This table plays a {self.settings['kill']} kill", rules.sign, ALL)
        self.dealer.prompts(rules.button)
        if self.stakes.forced.kill:
            self.dealer.says(
                f"A kill hand: limits of {text(small)} and {text(big)}", rules.announced
            )

    def choose_twist(self) -> Script:
        """The button may name a twist before any card is dealt, and a suit with some of them."""
        added = self.game.adds(Twists)
        assert added
        offers = [Offer(Choose, each.cite, spot=name) for each in added.each for name in each.names]
        button = self.chips.order[-1]
        answer = yield Options(button, (Offer(Decline, added.cite), *offers))
        if not isinstance(answer, Choose):
            return
        twist = self.game.twist(answer.spot)
        assert twist
        self.twist = answer.spot
        self.dealer.says(f"Seat {button} plays {answer.spot}", twist.cite)
        self.streets = twist.streets or self.streets
        self.dealer.boards = twist.boards or self.dealer.boards
        if twist.suits:
            self.dealer.suit = SUITS.index(answer.spot[-1])

    # What stands against an act

    def against(self, options: Options, action: Action) -> Clause | None:
        return clause_against(self, options, action)

    def against_turn(self, seat: int, options: Options, action: Action) -> Clause | None:
        if said := self.game.turn_cite(action, options):
            return said
        betting = options.offers[0].kind is Fold
        return (self._turns() if betting else None) or super().against_turn(seat, options, action)

    def _turns(self) -> Clause | None:
        """The clause by which the players of this street act in turn."""
        street = next((each for each in self.streets if each.name == self.street), None)
        if street is None:
            return None
        return street.opener.cite if street.opener else street.turns

    # Chips that go

    def fold(self, seat: int) -> None:
        """A seat gives up its hand; what lay open of it is turned down."""
        self.chips.folds(seat)
        if self.game.antes or self.holdings[seat].exposed:
            self.dealer.mucks(seat, unbet=not any(self.chips.put.values()))

    def settle(self) -> Settlement:
        chips, award = self.chips, self.award
        after = sum(chips.stack.values()) + award.rake + award.dropped + chips.collected
        before = self.chips_at_start
        if after != before:
            raise BrokenRound(f"{before} cents were on the table, {after} came off it")
        return Settlement(self.lines)

    # What lies open before everybody

    @property
    def chips_at_start(self) -> int:
        return sum(self.seating.stacks.values())

    def numbers(self) -> list[int]:
        return sorted(self.chips.order)

    def stack_of(self, seat: int) -> Cents:
        return Cents(self.chips.stack[seat])

    def stacks(self) -> Mapping[int, Cents]:
        """What each seat has."""
        return {seat: Cents(chips) for seat, chips in self.chips.stack.items()}

    def bets_of(self, seat: int) -> dict[str, Cents]:
        put = self.chips.put[seat]
        return {"bet": Cents(put)} if put else {}

    def status_of(self, seat: int) -> str:
        if seat not in self.chips.live:
            return "folded"
        return "in" if self.chips.stack[seat] or self.over else "all in"

    def marks_of(self, place: Place) -> tuple[str, ...]:
        return self.posts.marks(place)

    def pots_now(self) -> Sequence[Pot]:
        return self.award.pots if self.over else self.chips.lying()

    def standing(self, viewer: Viewer) -> Iterable[Clause]:
        options, structure = self.options(), self.stakes.limits.structure
        if options and options.seat == viewer and structure != "limit":
            return self.game.told.big_bet_prompts
        if options and viewer == DEALER:
            return [cite for where, cite in self.game.told.desk if where == structure]
        return ()

    @property
    def order(self) -> list[int]:
        """The seats in the hand, from the button's left."""
        return self.chips.order

    @property
    def live(self) -> list[int]:
        """The seats that have not folded, from the button's left."""
        return self.chips.live

    @property
    def stack(self) -> dict[int, int]:
        """What each seat has behind."""
        return self.chips.stack

    @property
    def put(self) -> dict[int, int]:
        """What each seat has bet on this street."""
        return self.chips.put
