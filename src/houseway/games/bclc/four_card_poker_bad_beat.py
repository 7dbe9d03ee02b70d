"""Four Card Poker with the Bad Beat Bonus: BCLC poker, section 8. Section 7 with one more bet."""

from __future__ import annotations

from dataclasses import replace

from houseway.games.bclc import four_card_poker
from houseway.games.bclc.alike import bonus_cap
from houseway.games.bclc.four_card_poker import FourCardPoker
from houseway.games.bclc.multi_game_progressive import PROGRESSIVE
from houseway.hands import FOUR_CARD, Hand
from houseway.money import dollars
from houseway.play import BankedFelt, Seat
from houseway.rulebook import section
from houseway.wagers import Spot, pay_table

rule = section("bclc-poker/8")

BAD_BEAT = pay_table(rule("5.9.table"), FOUR_CARD, """
    four of a kind    25,000 to 1
    straight flush    10,000 to 1
    three of a kind      100 to 1
    flush                 25 to 1
    straight              15 to 1
    two pair               4 to 1
""")  # fmt: skip


class FourCardPokerBadBeat(FourCardPoker):
    """Four Card Poker with a dollar on a good hand that loses, yours or the dealer's."""

    rule = staticmethod(rule)
    slug, name, cite = "four-card-poker-bad-beat", "Four Card Poker Bad Beat", rule("1.1")
    idea = (
        "Four Card Poker: the best four of your five cards against the best four of the "
        "dealer's six, for one to three antes more, and ties are yours. One spot is added for a "
        "dollar: Bad Beat. It pays when two pair or better are beaten, yours or the dealer's. "
        "Ante bonus and Aces Up are as in the game it grew from."
    )
    aliases = ("bad beat four card",)
    seats_cite, positions_cite, waiting_cite = rule("3.1"), rule("3.2"), rule("3.2.1")
    no_back_cite, opens_cite, closed_cite = rule("3.3"), rule("6.1"), rule("6.1")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots = (
        Spot("ante", rule("2.1.1")),
        Spot("play", rule("2.1.2"), later=True),
        Spot("aces_up", rule("2.2.1")),
        Spot(
            "bad_beat",
            rule("2.4.1"),
            needs=("ante", "aces_up"),
            needs_cite=rule("6.1"),
            exactly=dollars(1),
            exactly_cite=rule("2.4.1.a"),
        ),
        PROGRESSIVE.spot,
    )
    pay_tables = {
        "ante_bonus": replace(four_card_poker.ANTE_BONUS, cite=rule("5.7.table")),
        "aces_up": replace(four_card_poker.ACES_UP, cite=rule("5.8.table")),
        "bad_beat": BAD_BEAT,
        **PROGRESSIVE.pay_tables,
    }
    settled = (*FourCardPoker.settled, "6.6.7.e")
    cap = bonus_cap(
        "ante_bonus",
        "aces_up",
        "bad_beat",
        cite=rule("5.10"),
        share=rule("5.10.1"),
        tip=rule("4.5.2.a"),
    )

    def settle_side_bets(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        super().settle_side_bets(t, seat, hand, dealer)
        beaten, better = sorted((hand, dealer))
        if hand == dealer:
            t.loses(seat, "bad_beat", f"{hand} on both sides: nobody is beaten", rule("2.4.2"))
            return
        reason = f"{beaten.beside(better)} beaten by {better.beside(beaten)}"
        if not t.pays_for(seat, "bad_beat", beaten, reason):  # his own, 2.4.2.a, or the dealer's: b
            t.loses(seat, "bad_beat", f"only {beaten} is beaten", rule("2.4.2"))


GAME = FourCardPokerBadBeat()
