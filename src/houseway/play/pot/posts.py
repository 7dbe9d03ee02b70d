"""What goes in before the cards: blinds, antes, straddles, over-blinds, a kill, a fee."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.errors import IllegalBet
from houseway.money import text
from houseway.play.happenings import Place
from houseway.play.pot.chips import Chips, from_left
from houseway.play.pot.pot_checks import check_over_blind, check_straddle
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.stakes import Post, Seating, Stakes
from houseway.rulebook import Clause

KINDS = ("straddle", "over-blind", "kill", "live", "dead", "ante")


class Posts:
    """Who posts what, what is refused, and who acts first because of it."""

    small: int = 0
    big: int = 0
    closer: int = 0  # the blind or straddle that acts last before the flop
    opening_bet: int = 0

    def __init__(self, game: PotGame, stakes: Stakes, seating: Seating, chips: Chips) -> None:
        self.game = game
        self.stakes = stakes
        self.seating = seating
        self.chips = chips
        self.over_blinds: dict[int, int] = {}  # by seat, all that lies before it

    def collect(self) -> None:
        cite = self.seating.fee_cite
        assert cite
        self.chips.pays_collection(self.chips.order[-1], self.seating.fee, cite)

    def post_antes(self, around: Sequence[int]) -> None:
        """Everybody's ante, or the button's alone, which is dead."""
        antes = self.game.antes
        assert antes
        if antes.button:
            self.chips.pays_dead(self.chips.order[-1], self.stakes.forced.ante, "ante")
            return
        for seat in around:
            if self.stakes.forced.ante:
                self.chips.antes(seat, self.stakes.forced.ante)

    def post_blinds(self) -> None:
        """The two seats left of the button post; of two, usually the button posts the small one."""
        stakes, posts = self.stakes, self.seating.posts
        for post in posts:
            if post.kind == "dead":
                self.chips.pays_dead(post.seat, post.amount)
            elif post.kind == "ante":
                self.chips.antes(post.seat, post.amount)
        killer = next((p.seat for p in posts if p.kind == "kill"), 0) if stakes.forced.kill else 0
        if self.small and self.small != killer:  # who kills posts that alone
            self.chips.post(self.small, "small blind", stakes.forced.small_blind)
        if self.big != killer:
            self.chips.post(self.big, "big blind", stakes.forced.big_blind)
        if stakes.forced.big_blind_ante:
            self.chips.pays_dead(self.big, stakes.blind_ante(len(self.chips.order)), "ante")
        self.closer, self.opening_bet = self.big, stakes.forced.opening
        if posts:
            self._post_more(posts)

    def _post_more(self, posts: Sequence[Post]) -> None:
        """What players post besides the blinds; a straddle or an over-blind closes the betting."""
        for post in posts:
            if post.kind in ("live", "kill"):
                what = "posts" if post.kind == "live" else "kill"
                self.chips.post(post.seat, what, post.amount - self.chips.put[post.seat])
            elif post.kind == "over-blind":
                self.over_blind(post.seat, post.amount)
        if straddles := [post for post in posts if post.kind == "straddle"]:
            last = straddles[-1]  # the button's takes the place of an earlier one
            self.chips.post(last.seat, "straddle", last.amount - self.chips.put[last.seat])
            self.closer, self.opening_bet = last.seat, last.amount

    def over_blind(self, seat: int, amount: int) -> None:
        self.chips.post(seat, "over-blind", amount - self.chips.put[seat])
        self.over_blinds[seat] = amount
        self.closer, self.opening_bet = seat, amount

    def before_the_flop(self) -> list[int]:
        """Who acts in turn: from the left of the blind or straddle that closes the betting.

        Whoever posted over the blinds waits for everybody else, the largest to the last.
        """
        if not self.over_blinds:
            return from_left(self.chips.order, self.closer)
        over = sorted(self.over_blinds, key=self.over_blinds.__getitem__)
        others = [seat for seat in from_left(self.chips.order, self.big) if seat not in over]
        return others + over

    def seats(self) -> list[int]:
        """Whom the cards go to in turn, and who has which blind; a seating that cannot be."""
        seating, order, stack = self.seating, self.chips.order, self.chips.stack
        if len(order) < 2:
            raise IllegalBet(f"a hand needs two players; {len(order)} is dealt in")
        seats = self.stakes.seats
        if max(order) > seats:
            event = self.game.in_event(self.stakes.settings)
            raise IllegalBet(
                f"this table has seats 1 to {seats}; seat {max(order)} is not there",
                clause=event.seats_cite if event else self.game.seats_cite,
            )
        if min(stack.values()) <= 0:
            broke = next(seat for seat, chips in stack.items() if chips <= 0)
            raise IllegalBet(f"seat {broke} has no chips and cannot be dealt in")
        if seating.fee >= stack[order[-1]]:
            raise IllegalBet(
                f"seat {order[-1]} has {text(stack[order[-1]])}; the collection of "
                f"{text(seating.fee)} would leave nothing to play with",
                clause=seating.fee_cite,
            )
        if not self.game.blinds:
            if seating.posts:
                raise IllegalBet(f"{self.game.name} has antes; nobody posts a blind or a straddle")
            return [order[-1], *order[:-1]] if self.game.button.first_card else order
        first, second = order[:2]
        by_place = (
            (first, second) if len(order) > 2 else self.stakes.forced.blinds_of_two(second, first)
        )
        self.small = by_place[0] if seating.small is None else seating.small
        self.big = by_place[1] if seating.big is None else seating.big
        start = order.index(self.small) if self.small else order.index(self.big)
        for at, post in enumerate(seating.posts):
            self._check_post(post, seating.posts[:at])
        return order if self.game.button.last_card else order[start:] + order[:start]

    def from_small_blind(self) -> list[int]:
        """The live seats in turn from the small blind, which heads-up is the button."""
        order, live = self.chips.order, self.chips.live
        start = order.index(self.small) if self.small else 0
        return [seat for seat in order[start:] + order[:start] if seat in live]

    def may_chop(self) -> bool:
        """Folded to the small blind, nothing raised, no straddle and no other money in."""
        chips, put = self.chips, self.chips.put
        return (
            len(chips.live) == 2
            and len(chips.order) > 2
            and self.closer == self.big
            and self.big in chips.live
            and not any(chips.dead.values())
            and put[self.small] <= self.stakes.forced.small_blind
            and put[self.big] <= self.stakes.forced.big_blind
            and sum(map(bool, put.values())) == 2
        )

    def marks(self, place: Place) -> tuple[str, ...]:
        """The buttons that lie before a seat, or at the dealer's place."""
        straddler = self.closer if self.closer != self.big and not self.over_blinds else 0
        kill = self.seating.kill
        marks: dict[str, Place | None] = {
            "button": self.seating.button,
            "small blind": self.small,
            "big blind": self.big,
            "straddle": straddler,
            **({kill.mark: kill.place} if kill else {}),
        }
        over = ("over-blind",) if place in self.over_blinds else ()  # the big blind may be one
        return (*(mark for mark, at in marks.items() if at == place), *over)

    def _check_post(self, post: Post, earlier: Sequence[Post]) -> None:
        if post.seat not in self.chips.stack:
            raise IllegalBet(f"seat {post.seat} is not in the hand and cannot post")
        if post.kind == "straddle":
            dead = () if self.small else (0,)  # nobody, where the small blind has died
            seats = [self.chips.order[-1], *dead, *self.chips.order[:-1]]
            check_straddle(self.game, self.stakes, post, seats, self.seating.button)
            if any(p.kind == "straddle" for p in earlier) and post.seat != self.seating.button:
                raise IllegalBet(
                    f"seat {post.seat} may not straddle; one straddle is made already",
                    clause=self._one_straddle(),
                )
            self._check_chips(post, earlier)
        elif post.kind == "over-blind":
            over = [p.amount for p in earlier if p.kind == "over-blind"]
            check_over_blind(
                self.game, self.stakes, post.amount, max(over, default=self.stakes.forced.opening)
            )
            self._check_chips(post, earlier)
        elif post.kind == "live" and post.seat in (self.small, self.big):
            raise IllegalBet(f"seat {post.seat} posts its own blind and no other")
        elif post.kind not in KINDS:
            raise IllegalBet(f"{post.kind!r} is not a post; there are {', '.join(KINDS)}")

    def _check_chips(self, post: Post, earlier: Sequence[Post]) -> None:
        """Refuse a post of one's own accord for more than one has."""
        owed: int = self.seating.fee if post.seat == self.chips.order[-1] else 0
        owed += sum(p.amount for p in earlier if p.seat == post.seat and p.kind == "dead")
        left = self.chips.stack[post.seat] - owed
        if post.amount > left:
            raise IllegalBet(
                f"seat {post.seat} has {text(left)} and cannot post a {post.kind} "
                f"of {text(post.amount)}",
                clause=self.game.bets.refusals.stack
                if self.stakes.limits.structure != "limit"
                else None,
            )

    def _one_straddle(self) -> Clause | None:
        blinds = self.game.blinds
        if blinds is None:
            return None
        if self.stakes.limits.structure == "limit":
            return blinds.supersedes or blinds.straddle
        return blinds.live
