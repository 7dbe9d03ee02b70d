"""What goes in before the cards: blinds, antes, straddles, over-blinds, a kill, a fee."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.errors import IllegalBet
from houseway.money import text
from houseway.play.happenings import ALL
from houseway.play.pot.pot_checks import check_over_blind, check_straddle
from houseway.play.pot.pot_chips import from_left
from houseway.play.pot.pot_dealing import PotDealing
from houseway.play.pot.stakes import Post
from houseway.rulebook import Clause

KINDS = ("straddle", "over-blind", "kill", "live", "dead", "ante")


class PotPosting(PotDealing):
    """Who posts what, and what is refused."""

    def collect(self) -> None:
        cite = self.seating.fee_cite
        assert cite
        self.pays_collection(self.order[-1], self.seating.fee, cite)

    def post_antes(self) -> None:
        """Everybody's ante, or the button's alone, which is dead."""
        antes = self.game.antes
        assert antes
        if antes.button:
            self.pays_dead(self.order[-1], self.stakes.ante, "ante")
            return
        for seat in self.dealing_order:
            if self.stakes.ante:
                self.antes(seat, self.stakes.ante)

    def post_blinds(self) -> None:
        """The two seats left of the button post; of two, usually the button posts the small one."""
        stakes, posts = self.stakes, self.seating.posts
        for post in posts:
            if post.kind == "dead":
                self.pays_dead(post.seat, post.amount)
            elif post.kind == "ante":
                self.antes(post.seat, post.amount)
        killer = next((p.seat for p in posts if p.kind == "kill"), 0) if stakes.kill else 0
        if self.small and self.small != killer:  # who kills posts that alone
            self.post(self.small, "small blind", stakes.small_blind)
        if self.big != killer:
            self.post(self.big, "big blind", stakes.big_blind)
        if stakes.big_blind_ante:
            self.pays_dead(self.big, stakes.blind_ante(len(self.order)), "ante")
        self.closer, self.opening_bet = self.big, stakes.opening
        for post in posts:
            if post.kind in ("live", "kill"):
                what = "posts" if post.kind == "live" else "kill"
                self.post(post.seat, what, post.amount - self.put[post.seat])
            elif post.kind == "over-blind":
                self.over_blind(post.seat, post.amount)
        if straddles := [post for post in posts if post.kind == "straddle"]:
            last = straddles[-1]  # the button's takes the place of an earlier one
            self.post(last.seat, "straddle", last.amount - self.put[last.seat])
            self.closer, self.opening_bet = last.seat, last.amount

    def announce_kill(self) -> None:
        """What the table's sign says, and aloud that a hand is a kill."""
        rules, (small, big) = self.game.kill, self.stakes.bets
        assert rules
        self.heads(f"This table plays a {self.settings['kill']} kill", rules.sign, ALL)
        self.prompts(rules.button)
        if self.stakes.kill:
            self.says(f"A kill hand: limits of {text(small)} and {text(big)}", rules.announced)

    def over_blind(self, seat: int, amount: int) -> None:
        self.post(seat, "over-blind", amount - self.put[seat])
        self.over_blinds[seat] = amount
        self.closer, self.opening_bet = seat, amount

    def before_the_flop(self) -> list[int]:
        """Who acts in turn: from the left of the blind or straddle that closes the betting.

        Whoever posted over the blinds waits for everybody else, the largest to the last.
        """
        if not self.over_blinds:
            return from_left(self.order, self.closer)
        over = sorted(self.over_blinds, key=self.over_blinds.__getitem__)
        others = [seat for seat in from_left(self.order, self.big) if seat not in over]
        return others + over

    def seats(self) -> None:
        seating, order = self.seating, self.order
        if len(order) < 2:
            raise IllegalBet(f"a hand needs two players; {len(order)} is dealt in")
        seats = self.stakes.seats
        if max(order) > seats:
            event = self.game.in_event(self.settings)
            raise IllegalBet(
                f"this table has seats 1 to {seats}; seat {max(order)} is not there",
                clause=event.seats_cite if event else self.game.seats_cite,
            )
        if min(self.stack.values()) <= 0:
            broke = next(seat for seat, chips in self.stack.items() if chips <= 0)
            raise IllegalBet(f"seat {broke} has no chips and cannot be dealt in")
        if seating.fee >= self.stack[order[-1]]:
            raise IllegalBet(
                f"seat {order[-1]} has {text(self.stack[order[-1]])}; the collection of "
                f"{text(seating.fee)} would leave nothing to play with",
                clause=seating.fee_cite,
            )
        if not self.game.blinds:
            around = [order[-1], *order[:-1]] if self.game.button.first_card else order
            self.dealing_order = around
            if seating.posts:
                raise IllegalBet(f"{self.game.name} has antes; nobody posts a blind or a straddle")
            return
        first, second = order[:2]
        by_place = (first, second) if len(order) > 2 else self.stakes.blinds_of_two(second, first)
        self.small = by_place[0] if seating.small is None else seating.small
        self.big = by_place[1] if seating.big is None else seating.big
        start = order.index(self.small) if self.small else order.index(self.big)
        if not self.game.button.last_card:
            self.dealing_order = order[start:] + order[:start]
        for at, post in enumerate(seating.posts):
            self._check_post(post, seating.posts[:at])

    def _check_post(self, post: Post, earlier: Sequence[Post]) -> None:
        if post.seat not in self.stack:
            raise IllegalBet(f"seat {post.seat} is not in the hand and cannot post")
        if post.kind == "straddle":
            dead = () if self.small else (0,)  # nobody, where the small blind has died
            seats = [self.order[-1], *dead, *self.order[:-1]]
            check_straddle(self.game, self.stakes, post, seats, self.seating.button)
            if any(p.kind == "straddle" for p in earlier) and post.seat != self.button:
                raise IllegalBet(
                    f"seat {post.seat} may not straddle; one straddle is made already",
                    clause=self._one_straddle(),
                )
            self._check_chips(post, earlier)
        elif post.kind == "over-blind":
            over = [p.amount for p in earlier if p.kind == "over-blind"]
            check_over_blind(
                self.game, self.stakes, post.amount, max(over, default=self.stakes.opening)
            )
            self._check_chips(post, earlier)
        elif post.kind == "live" and post.seat in (self.small, self.big):
            raise IllegalBet(f"seat {post.seat} posts its own blind and no other")
        elif post.kind not in KINDS:
            raise IllegalBet(f"{post.kind!r} is not a post; there are {', '.join(KINDS)}")

    def _check_chips(self, post: Post, earlier: Sequence[Post]) -> None:
        """Refuse a post of one's own accord for more than one has."""
        owed: int = self.seating.fee if post.seat == self.order[-1] else 0
        owed += sum(p.amount for p in earlier if p.seat == post.seat and p.kind == "dead")
        left = self.stack[post.seat] - owed
        if post.amount > left:
            raise IllegalBet(
                f"seat {post.seat} has {text(left)} and cannot post a {post.kind} "
                f"of {text(post.amount)}",
                clause=self.game.bets.refusals.stack if self.stakes.structure != "limit" else None,
            )

    def _one_straddle(self) -> Clause | None:
        blinds = self.game.blinds
        if blinds is None:
            return None
        if self.stakes.structure == "limit":
            return blinds.supersedes or blinds.straddle
        return blinds.live
