"""What a player may post before the next hand of his own accord: a straddle, an over-blind."""

from __future__ import annotations

from abc import abstractmethod

from houseway.errors import IllegalBet
from houseway.floor.next_hand import NextHand, around
from houseway.floor.time_fees import TimedTable
from houseway.money import ZERO, Cents, text
from houseway.play.pot.pot_checks import check_over_blind, check_straddle, straddle_sizes
from houseway.play.pot.stakes import Post

TOWARDS = ("kill", "live")  # posts that are part of an over-blind
Sizes = dict[int, tuple[Cents, Cents]]  # the least and the most, by seat


class PostingTable(TimedTable):
    """A table at which blinds may be raised before the cards."""

    @abstractmethod
    def next_hand(self) -> NextHand:
        """Where the button goes, who posts, and who is dealt in."""

    def straddle(self, seat: int, amount: Cents) -> None:
        """Straddle the next hand, or post over its largest blind; 0 takes it back."""
        who = self._at(seat)
        blinds = self.game.blinds
        over = blinds.over if blinds else None
        if self.in_round:
            closed = blinds.over_closed if blinds else None
            raise IllegalBet(
                "a straddle is declared before the first card",
                clause=closed or self.house.table.straddle_closed,
            )
        if amount:
            if reason := self.can_deal():
                raise IllegalBet(f"seat {seat} may not straddle: {reason}")
            hand = self.next_hand()
            if over:
                self._check_over_blind(Post(seat, "over-blind", amount), hand, self._over(hand))
            else:
                self._check_straddle(Post(seat, "straddle", amount), hand)
        who.straddle = amount

    def _over(self, hand: NextHand) -> list[Post]:
        """The over-blinds that stand, the smallest first: each is twice the one before."""
        wanted = {seat: self.seats[seat].straddle for seat in hand.dealt}
        posts: list[Post] = []
        for seat in sorted((seat for seat in wanted if wanted[seat]), key=wanted.__getitem__):
            post = Post(seat, "over-blind", wanted[seat])
            try:
                self._check_over_blind(post, hand, posts)
            except IllegalBet:
                continue
            posts.append(post)
        return posts

    def _check_over_blind(self, post: Post, hand: NextHand, earlier: list[Post]) -> None:
        blinds = self.game.blinds
        if blinds and blinds.over_late:
            raise IllegalBet("over-blinds come when each has one card", clause=blinds.over_late)
        if post.seat not in hand.dealt:
            raise IllegalBet(f"seat {post.seat} is not dealt in and cannot post an over-blind")
        if earlier and earlier[-1].seat == post.seat:
            raise IllegalBet(
                f"seat {post.seat} has the largest blind and waits for somebody to go over it",
                clause=blinds.over if blinds else None,
            )
        largest = max((each.amount for each in earlier), default=Cents(self.stakes.forced.opening))
        check_over_blind(self.game, self.stakes, post.amount, largest)
        self._check_chips(post, hand)

    def _check_chips(self, post: Post, hand: NextHand) -> None:
        """Refuse a post of one's own accord for more than one has left for it."""
        counts = ("kill",) if post.kind == "straddle" else TOWARDS
        left = self._chips_for(post.seat, hand, counts)
        if post.amount > left:
            verb = "straddle" if post.kind == "straddle" else "post an over-blind of"
            raise IllegalBet(
                f"seat {post.seat} has {text(left)} and cannot {verb} {text(post.amount)}"
            )

    def _chips_for(self, seat: int, hand: NextHand, counts: tuple[str, ...]) -> Cents:
        """What a seat has left, once it has paid all that does not count towards its post."""
        paid = [each.amount for each in hand.posts if each.seat == seat and each.kind not in counts]
        fee = hand.fee if seat == hand.button else ZERO
        return Cents(self.seats[seat].stack - sum(paid) - fee)

    def _check_straddle(self, post: Post, hand: NextHand) -> None:
        self._check_chips(post, hand)
        nobody = () if hand.small else (0,)  # where the small blind has died
        left = [s for s in around(hand.dealt, hand.button) if s != hand.button]
        seats = [hand.button, *nobody, *left]
        check_straddle(self.game, self.next_stakes(), post, seats, hand.button)

    def over_blind_offers(self) -> Sizes:
        """Who may post over the largest blind of the next hand, and the least and the most.

        Whoever has posted that one waits for somebody to go over him.
        """
        blinds, stakes = self.game.blinds, self.stakes
        if blinds is None or blinds.over_before is None or not stakes.forced.over_blinds:
            return {}
        if self.in_round or self.can_deal():
            return {}
        hand, may = self.next_hand(), {}
        *_, largest = (Post(0, "over-blind", Cents(stakes.forced.opening)), *self._over(hand))
        least = Cents(2 * largest.amount)
        for seat in hand.dealt:
            chips = self._chips_for(seat, hand, TOWARDS)
            most = Cents(min(chips, stakes.limits.max_bet or chips))
            if least <= most and seat != largest.seat:
                may[seat] = least, most
        return may

    def straddle_offers(self) -> Sizes:
        """Who may straddle the next hand, and the least and the most it may be."""
        if self.in_round or self.game.blinds is None or self.can_deal():
            return {}
        least, most = (Cents(size) for size in straddle_sizes(self.game, self.next_stakes()))
        hand, may = self.next_hand(), {}
        for seat in hand.dealt:
            try:
                self._check_straddle(Post(seat, "straddle", least), hand)
            except IllegalBet:
                continue
            may[seat] = least, most
        return may

    def _posts(self, hand: NextHand) -> list[Post]:
        """What is put in before the cards of one's own accord."""
        if self.game.blinds and self.game.blinds.over:
            return self._over(hand)
        return self._straddles(hand)

    def _straddles(self, hand: NextHand) -> list[Post]:
        """The straddle that stands: the button's before the one under the gun."""
        wanted = [
            Post(seat, "straddle", self.seats[seat].straddle)
            for seat in hand.dealt
            if self.seats[seat].straddle
        ]
        legal = []
        for post in wanted:
            try:
                self._check_straddle(post, hand)
            except IllegalBet:
                continue
            legal.append(post)
        return sorted(legal, key=lambda post: post.seat != hand.button)[:1]
