"""Fortune Pai Gow Poker: BCLC poker, section 3. What is not said here is Pai Gow Poker."""

from __future__ import annotations

from houseway.games.bclc.pai_gow_poker import PaiGowPoker
from houseway.games.bclc.pai_gow_progressive import PROGRESSIVE
from houseway.games.bclc.pai_gow_settlement import Results
from houseway.hands import FORTUNE_BONUS, Hand
from houseway.money import dollars
from houseway.play import BankedRound
from houseway.play.envy import pay_envy
from houseway.play.seat import Seat
from houseway.rulebook import Clause, section
from houseway.wagers import AggregateCap, PayTable, Result, Spot, pay_table

rule = section("bclc-poker/3")

FORTUNE = pay_table(rule("5.5.table"), FORTUNE_BONUS, """
    seven-card straight flush              8,000 to 1
    royal flush plus royal match           2,000 to 1
    seven-card straight flush with joker   1,000 to 1
    five aces                                400 to 1
    royal flush                              150 to 1
    straight flush                            50 to 1
    four of a kind                            25 to 1
    full house                                 5 to 1
    flush                                      4 to 1
    three of a kind                            3 to 1
    straight                                   2 to 1
""")  # fmt: skip

ENVY = pay_table(rule("5.5.table"), FORTUNE_BONUS, """
    seven-card straight flush              $5,000
    royal flush plus royal match           $1,000
    seven-card straight flush with joker   $500
    five aces                              $250
    royal flush                            $50
    straight flush                         $20
    four of a kind                         $5
""")  # fmt: skip

ENVY_STAKE = dollars(5)  # 2.2.1
ENVY_MARK = "envy"


class FortunePaiGow(PaiGowPoker):
    """Pai Gow Poker with a bonus on all seven cards, and envy for the great hands of others."""

    slug, name, cite = "fortune-pai-gow", "Fortune Pai Gow Poker", rule("1.1")
    spots = (
        *PaiGowPoker.spots[:1],
        Spot("fortune", rule("2.1.1"), needs=("base",), needs_cite=rule("2.1.2")),
        PROGRESSIVE.spot,
    )
    pay_tables = {"fortune": FORTUNE, "envy": ENVY, **PaiGowPoker.pay_tables}
    cap = AggregateCap(
        dollars(50_000),
        spots=("fortune",),
        cite=rule("5.2"),
        share_cite=rule("5.3"),
        tip_cite=rule("3.2.2.a"),
    )
    bonus_steps: tuple[Clause, ...] = tuple(map(rule, ("8.1", "8.2.1", "8.3")))
    envy_steps: tuple[Clause, ...] = (rule("8.2.3"), rule("8.4"))
    several_envies = rule("8.4.4")

    def close_bets(self, t: BankedRound) -> None:
        super().close_bets(t)
        for seat in t.clockwise():
            if seat.bets.get("fortune", 0) >= ENVY_STAKE:
                t.marks(seat, ENVY_MARK)  # 6.2

    def head_bonuses(self, t: BankedRound, results: Results) -> None:
        if t.staked("fortune"):
            t.heads("Then the bonus of each hand", rule("8.2"))
            t.prompts(*self.bonus_steps)
            if results != {Result.WINS}:
                t.prompts(rule("8.2.2"))
        super().head_bonuses(t, results)

    def pay_bonuses(self, t: BankedRound, seat: Seat) -> None:
        if "fortune" in seat.bets:
            hand, table = self.fortune_hand(t, seat), self.table("fortune")
            if odds := table.pays(hand):
                t.wins(seat, "fortune", odds, str(hand), table.cite)
            else:
                t.loses(seat, "fortune", str(hand), table.cite)
        super().pay_bonuses(t, seat)

    def pay_last(self, t: BankedRound) -> None:
        """Envy for what other players were dealt, before the meter's awards."""
        earners = [seat for seat in t.right_to_left() if ENVY_MARK in seat.marks]
        if earners:
            table = self.table("envy")
            hands = [(seat, self.fortune_hand(t, seat)) for seat in t.right_to_left()]
            envied = [seat.person for seat, hand in hands if table.pays(hand)]
            payments = sum(person != seat.person for seat in earners for person in envied)
            t.prompts(*(self.envy_steps if payments else ()))
            t.prompts(*((self.several_envies,) if payments > 1 else ()))
            pay_envy(t, table, {seat.number: 1 for seat in earners}, hands)
        super().pay_last(t)

    def table(self, name: str) -> PayTable:
        return self.pay_tables[name]

    def fortune_hand(self, t: BankedRound, seat: Seat) -> Hand:
        """The best-paid hand in all seven cards, however they were set (2.1.5)."""
        return FORTUNE_BONUS.rank(self.dealt_to(t, seat.number))


GAME: PaiGowPoker = FortunePaiGow()
