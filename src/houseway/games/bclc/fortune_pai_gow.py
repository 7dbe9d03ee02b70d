"""Fortune Pai Gow Poker: BCLC poker, section 3. What is not said here is Pai Gow Poker."""

from __future__ import annotations

from houseway.games.bclc.alike import bonus_cap
from houseway.games.bclc.fortune_bonus import SPOT, FortuneBonus, fortune_bonus
from houseway.games.bclc.pai_gow_poker import PaiGowPoker
from houseway.games.bclc.pai_gow_progressive import PROGRESSIVE
from houseway.games.bclc.pai_gow_settlement import Results
from houseway.play import BankedFelt, Seat
from houseway.rulebook import Clause, section
from houseway.wagers import Result, side_bet

rule = section("bclc-poker/3")


class FortunePaiGow(PaiGowPoker):
    """Pai Gow Poker with a bonus on all seven cards, and envy for the great hands of others."""

    slug, name, cite = "fortune-pai-gow", "Fortune Pai Gow Poker", rule("1.1")
    idea = (
        "Pai Gow Poker, two hands from seven cards, both of which must beat the bank's. The "
        "Fortune bet looks at all seven at once and pays from a straight or three of a kind "
        "upwards. Bet five dollars or more on it and you are in for envy: when somebody else "
        "has a great hand, you are paid too. The main wager is played exactly as in the plain "
        "game."
    )
    aliases = ("fortune",)
    spots = (
        *PaiGowPoker.spots[:1],
        side_bet("fortune", rule("2.1.1"), beside="base", by=rule("2.1.2"), closed=rule("2.1.3")),
        PROGRESSIVE.spot,
    )
    tips_cite = rule("3.1")
    bonus: FortuneBonus = fortune_bonus(rule("5.5.table"))
    pay_tables = {"fortune": bonus.table, "envy": bonus.envy, **PaiGowPoker.pay_tables}
    cap = bonus_cap("fortune", cite=rule("5.2"), share=rule("5.3"), tip=rule("3.2.2.a"))
    bonus_steps: tuple[Clause, ...] = tuple(map(rule, ("8.1", "8.2.1", "8.3")))
    envy_steps: tuple[Clause, ...] = (rule("8.2.3"), rule("8.4"))
    several_envies = rule("8.4.4")

    def close_bets(self, t: BankedFelt) -> None:
        super().close_bets(t)
        self.bonus.starts(t)  # 6.2

    def head_bonuses(self, t: BankedFelt, results: Results) -> None:
        if t.staked(SPOT):
            t.heads("Each hand: the basic wager, then its bonus", rule("8.2"))
            t.prompts(*self.bonus_steps)
            if results != {Result.WINS}:
                t.prompts(rule("8.2.2"))
        super().head_bonuses(t, results)

    def pay_bonuses(self, t: BankedFelt, seat: Seat) -> None:
        if SPOT in seat.bets:
            self.bonus.settles(t, seat, self.dealt_to(t, seat.number))  # 2.1.5: however set
        super().pay_bonuses(t, seat)

    def pay_last(self, t: BankedFelt) -> None:
        """Envy for what other players were dealt, before the meter's awards."""
        self.bonus.ends(
            t,
            lambda seat: self.dealt_to(t, seat.number),
            *self.envy_steps,
            several=self.several_envies,
        )
        super().pay_last(t)


GAME: PaiGowPoker = FortunePaiGow()
