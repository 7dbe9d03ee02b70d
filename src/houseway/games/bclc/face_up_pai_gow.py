"""Face Up Pai Gow Poker: BCLC poker, section 5. What is not said here is Fortune Pai Gow Poker."""

from __future__ import annotations

from houseway.games.bclc.alike import bonus_cap
from houseway.games.bclc.fortune_bonus import fortune_bonus
from houseway.games.bclc.fortune_pai_gow import FortunePaiGow
from houseway.games.bclc.fortune_pai_gow import rule as fortune_rule
from houseway.games.bclc.pai_gow_table import TABLE_SETTINGS
from houseway.games.bclc.pai_gow_verdict import SetHand
from houseway.hands import PAI_GOW_ACE_HIGH, Hand
from houseway.hands.grade import ACE_HIGH_WITH_JOKER
from houseway.money import dollars
from houseway.play import BankedFelt, Place, Script, Seat
from houseway.rulebook import section
from houseway.wagers import Result, Spot, Verdict, pay_table, side_bet

rule = section("bclc-poker/5")

BOTH, WITH_JOKER, WITHOUT = (
    "dealer and player ace high",
    "dealer ace high with joker",
    "dealer ace high without joker",
)

ACE_HIGH = pay_table(rule("6.6.2.table"), (BOTH, WITH_JOKER, WITHOUT), """
    dealer and player ace high      30 to 1
    dealer ace high with joker      15 to 1
    dealer ace high without joker    6 to 1
""")  # fmt: skip

BONUSES = ("fortune", "ace_high")
ALERT = dollars(10_000)  # 9.4


class FaceUpPaiGow(FortunePaiGow):
    """The dealer's hand lies open while you set yours, and his ace high pushes every wager."""

    slug, name, cite = "face-up-pai-gow", "Face Up Pai Gow Poker", rule("1.1")
    idea = (
        "Pai Gow Poker with the dealer's cards open: you see his two hands before you set your "
        "own. There is no commission; instead an ace high of the dealer's pushes every main "
        "wager. So you set for the hand in front of you: both if you can win both, or one of "
        "them to save the bet. Side bets pay for your seven cards, and for that ace high "
        "itself."
    )
    aliases = ("face up",)
    commission = None  # 3.1
    prepaid_cite = None
    banking = None  # 7.3 opens the dealer's hand first, so that the house always banks
    own_settings = TABLE_SETTINGS
    sets_cite = rule("7.4")
    spots = (
        Spot("base", rule("7.1")),
        side_bet("fortune", rule("2.1.1"), beside="base", by=rule("2.1.2"), closed=rule("2.1.3")),
        side_bet("ace_high", rule("2.3.1"), beside="base", by=rule("2.3.2"), closed=rule("2.3.3")),
    )
    opens_cite = rule("7.1")
    tips_cite = rule("4.1")
    bonus = fortune_bonus(rule("6.6.1.table"))
    pay_tables = {"fortune": bonus.table, "envy": bonus.envy, "ace_high": ACE_HIGH}
    cap = bonus_cap(*BONUSES, cite=rule("6.3"), share=rule("6.4"), tip=rule("4.2.2.a"))
    bonus_steps = (fortune_rule("8.2.1"), rule("9.1"), rule("9.2"))
    envy_steps = (rule("9.3"),)
    several_envies = rule("9.3.4")

    def set_hands(self, t: BankedFelt) -> Script:
        self.open_house(t)  # 7.3
        if self.dealer_hand(t).value:
            t.says("Ace high: every basic wager pushes", rule("7.3.1.a"))
        yield from self.ask_players(t)
        self.open_marked(t)

    def verdict(self, t: BankedFelt, place: Place, bank: SetHand) -> Verdict:
        """The dealer's ace high pushes whatever was set against it, a foul too."""
        if self.dealer_hand(t).value:
            return Verdict(Result.PUSHES, f"dealer plays {bank.high}", rule("6.2"))
        return super().verdict(t, place, bank)

    def dealer_hand(self, t: BankedFelt) -> Hand:
        """Whether the dealer's seven cards come to ace high and to nothing better."""
        return PAI_GOW_ACE_HIGH.rank(self.dealt_to(t, "dealer"))

    def pay_bonuses(self, t: BankedFelt, seat: Seat) -> None:
        super().pay_bonuses(t, seat)
        if "ace_high" not in seat.bets:
            return
        dealer = self.dealer_hand(t)
        own = PAI_GOW_ACE_HIGH.rank(self.dealt_to(t, seat.number))
        reason = f"dealer {dealer}, seat {seat.number} {own}"
        joker = dealer.category is ACE_HIGH_WITH_JOKER
        row = BOTH if own.value else WITH_JOKER if joker else WITHOUT
        if not dealer.value or not t.pays_for(seat, "ace_high", row, reason):
            t.loses(seat, "ace_high", reason, ACE_HIGH.cite)

    def pay_last(self, t: BankedFelt) -> None:
        super().pay_last(t)
        won = (line for line in t.lines if line.result is not Result.LOSES)
        paid = sum(line.net for line in won if line.spot in (*BONUSES, "envy"))
        if paid >= ALERT:
            t.prompts(rule("9.4"))


GAME = FaceUpPaiGow()
