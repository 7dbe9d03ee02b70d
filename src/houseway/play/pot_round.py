"""One hand of a pot game: who is live, what lies in the pot, and how it is shared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from houseway.cards import Card, Cards, Shoe
from houseway.errors import BrokenRound, IllegalBet
from houseway.hands import Hand
from houseway.money import ZERO, Cents, text
from houseway.play.actions import Bet, RaiseTo
from houseway.play.betting import STRUCTURES, NoCheckRaise
from houseway.play.pot import COMMON, PotGame
from houseway.play.pots import Pot, build_pots, split, take_rake
from houseway.play.round import Dealt, Did, Place, Posted, Round, Said, Script, Viewer
from houseway.play.shares import Won, winners
from houseway.play.stakes import Post, Seating, Stakes, check_straddle
from houseway.play.streets import Street
from houseway.rulebook import Clause
from houseway.wagers import Line, Result, Settlement


class PotRound(Round[PotGame]):
    """One hand: who is live, what lies in the pot, and how it is shared."""

    # What most hands never change is not set anew for each of them.
    opener = 0  # who opens the street by what he shows
    opens = 0  # who in fact does: the opener, or the next from his left with chips
    chopped = False
    still_dealt: tuple[int, ...] = ()  # folded unbet cards, and keep their place in the deal
    rake = ZERO
    pots: Sequence[Pot] = ()

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
        self._seats()

    def again(self, shoe: Shoe | None = None) -> PotRound:
        return self.game.round(self.seating, shoe or self.log.shoe.again(), self.stakes)

    @property
    def chips_at_start(self) -> int:
        return sum(self.seating.stacks.values())

    # The sequence of play

    def script(self) -> Script:
        game = self.game
        if game.blinds:
            self.post_blinds()
        self.places(*self.order)
        if game.has_board:
            self.places("board", up=True)
        if game.antes:
            self.post_antes()
        if game.runs_out and game.most_cards(len(self.order)) > len(game.deck):
            self.heads("With so many players the deck may run out", game.runs_out)
        structure = NoCheckRaise if game.no_check_raise else STRUCTURES[self.stakes.structure]
        first = _from_left(self.order, self.closer) if self.closer else self.order
        high = self.opening_bet
        for street in game.streets:
            self.deal_street(street)
            for step in street.steps:
                yield from step.run(self)
            if street.opener:
                first, high = self.opened_by(street)
            if high or self.with_chips > 1:
                order = [seat for seat in first if seat in self.live]
                betting = structure(self, order, self.stakes.bets[street.bet], high)
                yield from betting.run(chop=bool(high))
                self.close_street()
            if len(self.live) == 1 or self.chopped:
                break
            for step in street.after:
                yield from step.run(self)
            first, high = self.order, 0
        self.award()

    def post_antes(self) -> None:
        """Everybody's ante: in the pot, and not towards a call."""
        for seat in self._dealing_order:
            amount = min(self.stakes.ante, self.stack[seat])
            self.happenings.append(Posted(seat, "ante", Cents(amount)))
            self.stack[seat] -= amount
            self.paid[seat] += amount
            if not self.stack[seat]:
                self.with_chips -= 1

    def opened_by(self, street: Street) -> tuple[list[int], int]:
        """The betting order from whoever opens, and the bet that he is forced to make."""
        assert street.opener
        antes = self.game.antes
        opener = street.opener.seat(self)
        around = [opener, *_from_left(self.order, opener)[:-1]]
        self.opener = opener
        able = (seat for seat in around if seat in self.live and self.stack[seat])
        self.opens = next(able, opener)
        if antes is None or antes.forced is None or street is not self.game.streets[0]:
            return around, 0
        if not self.stack[opener]:
            return around, 0  # the ante took his last chip
        self._post(opener, "opening bet", self.stakes.bring_in)
        return around[1:], self.stakes.bring_in

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
        """Cards of one's own, one at a time from the small blind on; a board after a burn."""
        self.street = street.name
        if street.opener:
            self._deal_stud(street)
            return
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

    def _deal_stud(self, street: Street) -> None:
        """Cards face up and face down, to the players who are still in the deal."""
        order = [s for s in self._dealing_order if s in self.live or s in self.still_dealt]
        needed = (street.down + street.up) * len(order)
        short = self.game.runs_out and len(self._shoe) < street.burn + needed
        if street.burn and len(self._shoe) > street.burn:  # the last card is not burned
            self.burned += self._shoe.deal(("burn",) * street.burn)
        if short:
            self._deal_community(street)
            return
        if street.up_first:
            self._deal_to(order, street.up, up=True)
            self._deal_to(order, street.down, up=False)
        else:
            self._deal_to(order, street.down, up=False)
            self._deal_to(order, street.up, up=True)

    def _deal_to(self, order: list[int], count: int, *, up: bool) -> None:
        places = order * count
        cards = self._shoe.deal(places)
        for seat, card in zip(places, cards, strict=True):
            held = self.holdings[seat]
            held.cards.append(card)
            if up:
                held.exposed |= {card}
        if places:
            self.happenings.append(Dealt(places, cards, up))

    def _deal_community(self, street: Street) -> None:
        """The stub is too short: one card face up, which counts for everybody."""
        assert self.game.runs_out
        if "community" not in self.holdings:
            self.places("community", up=True)
        card = self._shoe.deal(("community",))
        self.holdings["community"].cards += card
        self.happenings.append(Dealt(("community",), card, True, street.name, self.game.runs_out))

    def face_up(self, seat: int, *, latest: bool = False) -> Cards:
        """A seat's cards that lie open, in the order dealt; only the last with `latest`."""
        held = self.holdings[seat]
        shown = tuple(card for card in held.cards if card in held.exposed)
        return shown[-1:] if latest else shown

    def puts_away(self, seat: int, cards: Sequence[Card]) -> None:
        """A seat's cards go out of play, face down."""
        held = self.holdings[seat]
        away = held.apart(f"{seat} discards")
        away.cards = list(cards)
        self.put_away.append(away)
        for card in cards:
            held.cards.remove(card)

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
        if self.still_dealt:
            self.still_dealt = ()
        for seat in put:
            put[seat] = 0

    def award(self) -> None:
        """The last live seat takes everything; else all cards are shown and the best hand wins."""
        if self.chopped:
            for seat in self.live:
                cite = self.game.acts.chop or self.game.unopposed
                self._return(seat, self.paid[seat], "the blinds chop", cite)
            return
        pots = self.gathered()
        called = sum(pot.amount for pot in pots)
        flop = bool(self.common()) or not self.game.has_board
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

    def common(self) -> list[Card]:
        """The cards that count for everybody."""
        held = self.holdings
        if "community" not in held:
            return held["board"].cards if "board" in held else []
        return [card for place in COMMON if place in held for card in held[place].cards]

    def _showdown(self) -> None:
        """All live hands are shown; each pot goes to the best hands that paid into it."""
        shares, board = self.stakes.shares, self.common()
        value, others = shares[0].ranking.value, shares[1:]
        values: dict[int, list[int]] = {}
        for seat in self._showing() if self.game.antes else self.live:
            held = self.holdings[seat]
            self.reveal(seat)
            values[seat] = [value(held.cards, board)]
            for share in others:
                values[seat].append(share.ranking.value(held.cards, board))
        self.prompts(self.game.read)
        for pot in self.pots:
            inside = [seat for seat in self.order if seat in pot.seats]
            won = winners(shares, values, inside)
            parts = [pot.amount] if len(won) == 1 else self._parts(pot.amount, won)
            for part, each in zip(parts, won, strict=True):
                self._share_out(pot, part, each)

    def last_to_bet(self) -> int:
        """Who bet or raised last on this street; nobody is 0."""
        for each in reversed(self.happenings):
            if isinstance(each, Dealt):
                break
            if isinstance(each, Did) and isinstance(each.action, Bet | RaiseTo):
                return each.seat
        return 0

    def _showing(self) -> list[int]:
        """The live seats in the order they show: in stud from the last to bet, or the opener."""
        first = self.last_to_bet() or self.opener
        if first not in self.live:
            return self.live
        at = self.live.index(first)
        return self.live[at:] + self.live[:at]

    def _parts(self, amount: int, won: Sequence[Won]) -> list[int]:
        """A pot in equal parts, one for each share that is won; odd chips to the first."""
        parts = split(amount, range(len(won)), self.stakes.chip)
        return [parts[at] for at in range(len(won))]

    def _share_out(self, pot: Pot, amount: int, won: Won) -> None:
        share, read = won.share, self.game.read
        words = share.ranking.words(won.value)
        seats = won.seats if len(won.seats) == 1 else self._for_odd_chips(won)
        taken = split(amount, seats, self.stakes.chip)
        for seat, part in taken.items():
            reason = f"splits with {words}" if len(won.seats) > 1 else words
            self._win(seat, pot, part, reason, share.cite)
        who = " and ".join([f"Seat {seat}" for seat in won.seats])
        takes = "takes" if len(won.seats) == 1 else "share"
        what = f"the {share.name} half of the {pot.name}" if share.name else f"the {pot.name}"
        self.says(f"{who} {takes} {what} with {words}", read)

    def _for_odd_chips(self, won: Won) -> list[int]:
        """The winners in the order that odd chips go to them."""
        if not self.game.odd_by_card:
            return won.seats
        ranking, board = won.share.ranking, self.common()

        def highest(seat: int) -> tuple[int, int]:
            held = (*self.holdings[seat].cards, *board)
            fives = combinations(held, ranking.size)
            won_with = (five for five in fives if ranking.value(five) == won.value)
            return max((card.rank, card.suit or 0) for five in won_with for card in five)

        return sorted(won.seats, key=highest, reverse=True)

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
        before = self.chips_at_start
        if after != before:
            raise BrokenRound(f"{before} cents were on the table, {after} came off it")
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
        if self.stakes.round_small_blind and self.small and not self.common():
            total += self.stakes.big_blind - self.stakes.small_blind
        return total

    # Who may act

    def fold(self, seat: int) -> None:
        """A seat gives up its hand."""
        self.live.remove(seat)
        if self.stack[seat]:
            self.with_chips -= 1
        if self.game.antes:
            self._muck(seat)

    def _muck(self, seat: int) -> None:
        """The open cards of a stud hand go face down; in an unbet round the seat stays dealt."""
        self.holdings[seat].turns_down()
        if self.game.turns_down:
            self.prompts(self.game.turns_down, to=seat)
        if self.game.dealt_when_folded and not any(self.put.values()):
            self.still_dealt = (*self.still_dealt, seat)

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
        if not self.game.blinds:
            around = [order[-1], *order[:-1]] if self.game.from_button else order
            self._dealing_order = around
            if seating.posts:
                raise IllegalBet(f"{self.game.name} has antes; nobody posts a blind or a straddle")
            return
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
                    clause=self._one_straddle(),
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

    def _one_straddle(self) -> Clause | None:
        blinds = self.game.blinds
        if blinds is None:
            return None
        return blinds.supersedes if self.stakes.structure == "limit" else blinds.live

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
        options = self.options()
        if options and options.seat == viewer and self.stakes.structure != "limit":
            return self.game.big_bet_prompts
        return ()

    def hand(self, seat: int) -> Hand:
        """A live seat's best hand, once the board is out."""
        return self.stakes.shares[0].ranking.rank(self.holdings[seat].cards, self.common())


def _from_left(seats: list[int], of: int) -> list[int]:
    """The seats clockwise, beginning on the left of a seat and ending with it."""
    if of in seats:
        at = seats.index(of) + 1
        return seats[at:] + seats[:at]
    return [seat for seat in seats if seat > of] + [seat for seat in seats if seat < of]
