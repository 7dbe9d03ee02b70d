"""Games for a pot: streets, one betting round, one pot machine."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from houseway.cards import STANDARD, Card, Cards, Shoe, shuffled
from houseway.errors import BadSetting, BrokenRound, IllegalBet
from houseway.hands import Hand, Ranking
from houseway.money import ZERO, Cents, text
from houseway.play.actions import Check, Chop, Fold
from houseway.play.betting import STRUCTURES
from houseway.play.game import Game
from houseway.play.options import Offer
from houseway.play.pots import Pot, build_pots, split, take_rake
from houseway.play.round import Dealt, Place, Posted, Round, Said, Script, Viewer
from houseway.play.settings import Setting, Settings, check_range
from houseway.play.stakes import (
    Post,
    Seating,
    Stakes,
    check_blinds,
    check_straddle,
    pot_settings,
    read_stakes,
)
from houseway.rulebook import Clause
from houseway.wagers import Line, Rake, Result, Settlement

SMALL, BIG = 0, 1


@dataclass(frozen=True, slots=True)
class Street:
    """What is dealt, and the size of a limit bet in the betting that follows."""

    name: str
    cite: Clause
    down: int = 0
    burn: int = 0
    board: int = 0
    bet: int = SMALL


@dataclass(frozen=True, slots=True)
class Blinds:
    """Who posts before the cards, clause by clause."""

    small: Clause
    big: Clause
    straddle: Clause
    no_button: Clause
    oversize: Clause
    mississippi: Clause
    supersedes: Clause
    live: Clause


@dataclass(frozen=True)
class Acts:
    """The clauses that grant each act."""

    fold: Clause
    check: Clause
    bet: Clause
    raise_: Clause
    call: Clause
    chop: Clause
    all_in: Clause

    @cached_property
    def fold_offer(self) -> Offer:
        return Offer(Fold, self.fold)

    @cached_property
    def check_offer(self) -> Offer:
        return Offer(Check, self.check)

    @cached_property
    def chop_offer(self) -> Offer:
        return Offer(Chop, self.chop)


@dataclass(frozen=True, slots=True)
class RaiseCap:
    """How many raises limit betting allows while more than two players remain."""

    most: int
    cite: Clause


@dataclass(frozen=True, slots=True)
class High:
    """The best hand of hole cards and board takes the pot."""

    ranking: Ranking
    cite: Clause


@dataclass(frozen=True, kw_only=True)
class PotGame(Game):
    """A game that players play for a pot: declared streets and shares."""

    kind = "pot"
    slug: str
    house: str
    name: str
    family: str
    cite: Clause
    seats: int
    seats_cite: Clause
    acts: Acts
    blinds: Blinds
    raises: RaiseCap
    streets: tuple[Street, ...]
    share: High
    rake: Rake
    deck: Cards = STANDARD
    structures: tuple[str, ...] = ("limit", "no-limit", "pot-limit")
    odd_chip: Clause
    unopposed: Clause
    show: Clause
    read: Clause
    excess: Clause
    posted_cite: Clause
    buy_in_cite: Clause
    newcomer_cite: Clause
    no_tips: Clause
    no_back: Clause
    big_bet_raise: Clause | None = None  # no-limit
    pot_raise: Clause | None = None  # pot-limit
    big_bet_prompts: tuple[Clause, ...] = ()
    about: str = ""
    table_places: tuple[str, ...] = ("board",)
    settings: tuple[Setting, ...] = field(init=False, default=())

    def __post_init__(self) -> None:
        object.__setattr__(self, "settings", pot_settings(self))

    def raise_cite(self, structure: str) -> Clause:
        """The clause that says how much a raise may be."""
        said = {"no-limit": self.big_bet_raise, "pot-limit": self.pot_raise}.get(structure)
        return said or self.acts.raise_

    @property
    def rake_cite(self) -> Clause:
        return self.rake.cite

    @property
    def summary(self) -> str:
        return self.about

    def refuse_side_bets(self, *, tips: bool = False, back: bool = False) -> None:
        """There are no bets for the dealer and none on another player's hand."""
        if tips:
            raise IllegalBet(f"{self.name} takes no bets for the dealer", clause=self.no_tips)
        if back:
            raise IllegalBet(f"{self.name} takes no back bets", clause=self.no_back)

    def check_settings(self, settings: Settings, *, complete: bool = False) -> None:
        check_blinds(self, settings)
        check_range(settings, "minimum_buy_in", "maximum_buy_in")
        if complete and settings["limit"] == "limit" and settings["limits"] is None:
            raise BadSetting(
                "a limit table does not open without 'limits': the small and the big bet",
                clause=self.posted_cite,
            )

    def stakes(self, settings: Mapping[str, object]) -> Stakes:
        """A table's stakes, read once and used for every hand."""
        return read_stakes(self, self.read_settings(settings))

    def round(self, seating: Seating, shoe: Shoe, stakes: Stakes) -> PotRound:
        """Post the blinds, deal, and play up to the first decision."""
        opened = PotRound(self, stakes, seating, shoe)
        opened.start()
        return opened

    def random_round(self, seed: int) -> PotRound:
        rng = random.Random(seed)
        seats = sorted(rng.sample(range(1, self.seats + 1), rng.randint(2, self.seats)))
        stakes = self.stakes(
            {
                "limit": rng.choice(self.structures),
                "blinds": (500, 1000),
                "rake": rng.choice((0, 10)),
                "max_bet": rng.choice((None, None, 5000)),
                "mississippi": rng.random() < 0.5,
            }
        )
        stacks = {seat: Cents(rng.randint(1, 300) * 100) for seat in seats}
        posts: tuple[Post, ...] = ()
        button = rng.choice(seats)
        if stakes.mississippi and stacks[button] >= 2000 and len(seats) > 2:
            posts = (Post(button, "straddle", Cents(2000)),)
        shoe = Shoe(shuffled(self.deck, rng))
        return self.round(Seating(stacks, button, posts), shoe, stakes)

    def most_cards(self, seats: int) -> int:
        """The most cards a hand can use."""
        return sum(each.down * seats + each.burn + each.board for each in self.streets)

    def describe(self, round: Round[Any], place: Place, cards: Sequence[Card]) -> str | None:
        if place == "board" or "board" not in round.holdings:
            return None
        known = [*cards, *round.holdings["board"].cards]
        ranking = self.share.ranking
        return str(ranking.rank(known)) if ranking.size <= len(known) else None


class PotRound(Round[PotGame]):
    """One hand: who is live, what lies in the pot, and how it is shared."""

    def __init__(self, game: PotGame, stakes: Stakes, seating: Seating, shoe: Shoe) -> None:
        super().__init__(game, stakes.settings, seating, shoe)
        self.stakes = stakes
        self.seating = seating
        self.button = seating.button
        self.stack: dict[int, int] = dict(seating.stacks)
        self.order = _from_left(sorted(self.stack), self.button)
        self.live = list(self.order)
        self.with_chips = len(self.order)  # live seats that are not all in
        self.put = dict.fromkeys(self.order, 0)  # on this street
        self.paid = dict.fromkeys(self.order, 0)  # in the whole hand, dead money apart
        self.dead = dict.fromkeys(self.order, 0)
        self.returned: dict[int, int] = {}
        self.burned: list[Card] = []
        self.small = self.big = 0
        self.closer = 0  # the blind or straddle that acts last before the flop
        self.opening_bet = 0
        self.chopped = False
        self.rake = ZERO
        self.pots: list[Pot] = []
        self._before = sum(self.stack.values())
        self._seats()

    def again(self, shoe: Shoe | None = None) -> PotRound:
        return self.game.round(self.seating, shoe or self.log.shoe.again(), self.stakes)

    @property
    def chips_at_start(self) -> int:
        return self._before

    # The sequence of play

    def script(self) -> Script:
        self.post_blinds()
        self.places(*self.order)
        self.places("board", up=True)
        structure = STRUCTURES[self.stakes.structure]
        first = _from_left(self.order, self.closer)
        high = self.opening_bet
        for street in self.game.streets:
            self.deal_street(street)
            if high or self.with_chips > 1:
                order = [seat for seat in first if seat in self.live]
                betting = structure(self, order, self.stakes.bets[street.bet], high)
                yield from betting.run(chop=bool(high))
                self.close_street()
            if len(self.live) == 1 or self.chopped:
                break
            first, high = self.order, 0
        self.award()

    def post_blinds(self) -> None:
        """The two seats left of the button post; heads-up the button posts the small blind."""
        stakes, posts = self.stakes, self.seating.posts
        for post in posts:
            if post.kind == "dead":
                self._pay_dead(post.seat, post.amount)
        if self.small:
            self._post(self.small, "small blind", stakes.small_blind)
        self._post(self.big, "big blind", stakes.big_blind)
        self.closer, self.opening_bet = self.big, stakes.big_blind
        for post in posts:
            if post.kind == "live":
                self._post(post.seat, "posts", post.amount)
        if straddles := [post for post in posts if post.kind == "straddle"]:
            last = straddles[-1]  # the button's takes the place of an earlier one
            self._post(last.seat, "straddle", last.amount - self.put[last.seat])
            self.closer, self.opening_bet = last.seat, last.amount

    def _post(self, seat: int, what: str, amount: int) -> None:
        amount = min(amount, self.stack[seat])
        self.happenings.append(Posted(seat, what, Cents(amount)))
        self.pay_in(seat, amount)

    def deal_street(self, street: Street) -> None:
        """Hole cards one at a time from the small blind on; board cards after a burn."""
        self.street = street.name
        if street.down:
            order = self._dealing_order
            places = order * street.down
            hole = self._shoe.deal(places)
            for at, seat in enumerate(order):
                self.holdings[seat].cards += hole[at :: len(order)]
            self.happenings.append(Dealt(places, hole, False))
        if street.burn:
            self.burned += self._shoe.deal(("burn",) * street.burn)
        if street.board:
            board = ["board"] * street.board
            turned = self._shoe.deal(board)
            self.holdings["board"].cards += turned
            self.happenings.append(Dealt(board, turned, True, street.name, street.cite))

    def close_street(self) -> None:
        """What nobody called goes back; the rest is in the pot."""
        put = self.put
        most = max(put.values())
        if not most:
            return
        *_, second, _ = sorted(put.values())
        if most > second:
            top = next(seat for seat, amount in put.items() if amount == most)
            self._return(top, most - second, "nobody called it", self.game.excess)
        for seat in put:
            put[seat] = 0

    def award(self) -> None:
        """The last live seat takes everything; else all cards are shown and the best hand wins."""
        if self.chopped:
            for seat in self.live:
                self._return(seat, self.paid[seat], "the blinds chop", self.game.acts.chop)
            return
        pots = self.gathered()
        called = sum(pot.amount for pot in pots)
        flop = bool(self.holdings["board"].cards)
        if flop or not self.stakes.no_flop_no_drop:
            self.rake = self.stakes.rake.of(called)
        self.pots = take_rake(pots, self.rake) if self.rake else pots
        self._pay_bets()
        if len(self.live) == 1:
            self._unopposed()
        else:
            self._showdown()

    def _unopposed(self) -> None:
        seat = self.live[0]
        for pot in self.pots:
            self._win(seat, pot, pot.amount, "everybody else folded", self.game.unopposed)

    def _showdown(self) -> None:
        """All live hands are shown; each pot goes to the best hand that paid into it."""
        share, board = self.game.share, self.holdings["board"].cards
        value: dict[int, int] = {}
        for seat in self.live:
            held = self.holdings[seat]
            self.reveal(seat)
            value[seat] = share.ranking.value(held.cards + board)
        read = self.game.read
        self.prompts(read)
        for pot in self.pots:
            best = max([value[seat] for seat in pot.seats])
            winners = [seat for seat in self.order if seat in pot.seats and value[seat] == best]
            words = share.ranking.words(best)
            for seat, amount in split(pot.amount, winners, self.stakes.chip).items():
                reason = f"splits with {words}" if len(winners) > 1 else words
                self._win(seat, pot, amount, reason, share.cite)
            who = " and ".join([f"Seat {seat}" for seat in winners])
            takes = "takes" if len(winners) == 1 else "share"
            self.says(f"{who} {takes} the {pot.name} with {words}", read)

    def _win(self, seat: int, pot: Pot, amount: Cents, reason: str, cite: Clause) -> None:
        self.stack[seat] += amount
        self._line(seat, pot.name, 0, Result.WINS, amount, reason, cite)

    def _pay_bets(self) -> None:
        cite = self.game.acts.bet
        for seat in self.order:
            if amount := self.paid[seat] + self.dead[seat]:
                self._line(seat, "bets", amount, Result.PAYS, -amount, "in the pot", cite)
        if self.rake:
            reason = f"{self.stakes.rake.percent}% of the called money"
            self._line(None, "rake", 0, Result.PAYS, self.rake, reason, self.game.rake_cite)

    def _line(
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
        self.lines.append(
            Line(seat, spot, Cents(stake), result, Cents(net), reason, cite, None, False, "", "pot")
        )

    def settle(self) -> Settlement:
        after = sum(self.stack.values()) + self.rake
        if after != self._before:
            raise BrokenRound(f"{self._before} cents were on the table, {after} came off it")
        return Settlement(self.lines)

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
            self.happenings.append(Said(all_in.gist, all_in, seat))

    def _pay_dead(self, seat: int, amount: int) -> None:
        amount = min(amount, self.stack[seat])
        self.happenings.append(Posted(seat, "dead blind", Cents(amount)))
        self.stack[seat] -= amount
        self.dead[seat] += amount
        if not self.stack[seat]:
            self.with_chips -= 1

    def _return(self, seat: int, amount: int, reason: str, cite: Clause) -> None:
        if not self.stack[seat]:
            self.with_chips += 1
        self.stack[seat] += amount
        self.paid[seat] -= amount
        self.returned[seat] = self.returned.get(seat, 0) + amount
        self._line(seat, "bets", amount, Result.RETURNED, 0, reason, cite)

    def in_pot(self) -> int:
        """Everything wagered so far, for the pot-limit."""
        total = sum(self.paid.values()) + sum(self.dead.values())
        if self.stakes.round_small_blind and self.small and not self.holdings["board"].cards:
            total += self.stakes.big_blind - self.stakes.small_blind
        return total

    # Who may act

    def fold(self, seat: int) -> None:
        """A seat gives up its hand."""
        self.live.remove(seat)
        if self.stack[seat]:
            self.with_chips -= 1

    def counted_for_cap(self) -> int:
        """The players who remain, as the raise cap counts them."""
        if self.stakes.cap_counts_all_in:
            return len(self.live)
        return self.with_chips

    def to_answer(self, seat: int) -> list[int]:
        """The other live seats with chips, from a seat's left on."""
        live, stack = self.live, self.stack
        others = _from_left(self.order, seat)[:-1]
        return [other for other in others if stack[other] and other in live]

    def may_chop(self, seat: int) -> bool:
        """Folded to the small blind, nothing raised, no straddle and no other money in."""
        return (
            self.stakes.chop
            and seat == self.small
            and len(self.live) == 2
            and len(self.order) > 2
            and self.closer == self.big
            and self.big in self.live
            and not any(self.dead.values())
            and self.put[self.small] <= self.stakes.small_blind
            and self.put[self.big] <= self.stakes.big_blind
            and sum(map(bool, self.put.values())) == 2
        )

    # Seats and posts

    def _seats(self) -> None:
        seating, order = self.seating, self.order
        if len(order) < 2:
            raise IllegalBet(f"a hand needs two players; {len(order)} is dealt in")
        seats = self.settings["seats"]
        if isinstance(seats, int) and max(order) > seats:
            raise IllegalBet(
                f"this table has seats 1 to {seats}; seat {max(order)} is not there",
                clause=self.game.seats_cite,
            )
        if min(self.stack.values()) <= 0:
            broke = next(seat for seat, chips in self.stack.items() if chips <= 0)
            raise IllegalBet(f"seat {broke} has no chips and cannot be dealt in")
        heads_up = len(order) == 2
        by_place = (order[1], order[0]) if heads_up else (order[0], order[1])
        self.small = by_place[0] if seating.small is None else seating.small
        self.big = by_place[1] if seating.big is None else seating.big
        start = order.index(self.small) if self.small else order.index(self.big)
        self._dealing_order = order[start:] + order[:start]
        for at, post in enumerate(seating.posts):
            self._check_post(post, seating.posts[:at])

    def _check_post(self, post: Post, earlier: Sequence[Post]) -> None:
        if post.seat not in self.stack:
            raise IllegalBet(f"seat {post.seat} is not in the hand and cannot post")
        if post.kind == "straddle":
            if any(p.kind == "straddle" for p in earlier) and post.seat != self.button:
                raise IllegalBet(
                    f"seat {post.seat} may not straddle; one straddle is made already",
                    clause=(
                        self.game.blinds.supersedes
                        if self.stakes.structure == "limit"
                        else self.game.blinds.live
                    ),
                )
            seats = [self.order[-1], *self.order[:-1]]
            check_straddle(self.game, self.stakes, post, seats, self.seating.button)
            owed = sum(p.amount for p in earlier if p.seat == post.seat and p.kind == "dead")
            left = self.stack[post.seat] - owed
            if post.amount > left:
                raise IllegalBet(
                    f"seat {post.seat} has {text(left)} and cannot straddle {text(post.amount)}"
                )
        elif post.kind == "live" and post.seat in (self.small, self.big):
            raise IllegalBet(f"seat {post.seat} posts its own blind and no other")
        elif post.kind not in ("live", "dead"):
            raise IllegalBet(f"{post.kind!r} is not a post; there are straddle, live and dead")

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
        straddler = self.closer if self.closer != self.big else 0
        marks = {
            "button": self.button,
            "small blind": self.small,
            "big blind": self.big,
            "straddle": straddler,
        }
        return tuple(mark for mark, at in marks.items() if at == place)

    def pots_now(self) -> list[Pot]:
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
        options = self.options()
        if options and options.seat == viewer and self.stakes.structure != "limit":
            return self.game.big_bet_prompts
        return ()

    def hand(self, seat: int) -> Hand:
        """A live seat's best hand, once the board is out."""
        cards = [*self.holdings[seat].cards, *self.holdings["board"].cards]
        return self.game.share.ranking.rank(cards)


def _from_left(seats: list[int], of: int) -> list[int]:
    """The seats clockwise, beginning on the left of a seat and ending with it."""
    if of in seats:
        at = seats.index(of) + 1
        return seats[at:] + seats[:at]
    return [seat for seat in seats if seat > of] + [seat for seat in seats if seat < of]
