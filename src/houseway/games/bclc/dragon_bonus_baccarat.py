"""Dragon Bonus Baccarat: BCLC baccarat, section 2. Mini-Baccarat with a bet on the margin."""

from __future__ import annotations

from houseway.games.bclc.alike import bonus_cap
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.hands import BACCARAT
from houseway.play import BankedFelt, Seat
from houseway.rulebook import section
from houseway.wagers import Spot, pay_table

rule = section("bclc-baccarat/2")

MARGINS = {
    9: "win by 9",
    8: "win by 8",
    7: "win by 6-7",
    6: "win by 6-7",
    5: "win by 4-5",
    4: "win by 4-5",
}
_NATURAL = ("natural", "natural tie")

DRAGON = pay_table(rule("5.5.table"), (*MARGINS.values(), *_NATURAL), """
    win by 9         30 to 1
    win by 8         10 to 1
    win by 6-7        4 to 1
    win by 4-5        2 to 1
    natural tie       push
    natural           1 to 1
""")  # fmt: skip


class DragonBonusBaccarat(MiniBaccarat):
    """Mini-Baccarat with a bet on how far your side wins by."""

    slug, name, cite = "dragon-bonus-baccarat", "Dragon Bonus Baccarat", rule("1.1")
    idea = (
        "The game is Mini-Baccarat: back player, banker or a tie, and the hand nearest nine "
        "wins by fixed drawing rules. Beside either side lies a Dragon Bonus. It pays when that "
        "side wins with a natural, or by four points or more, and the further ahead the better. "
        "A natural that ties gives the bonus back. The bonus needs no bet on the side itself."
    )
    aliases = ("dragon bonus",)
    opens_cite = rule("6.1")
    tips_cite = rule("4.1")
    spots = (
        *MiniBaccarat.spots,
        Spot("dragon_player", rule("1.2"), within_cite=rule("3.1")),
        Spot("dragon_banker", rule("1.2"), within_cite=rule("3.1")),
    )
    pay_tables = {"dragon_player": DRAGON, "dragon_banker": DRAGON}
    cap = bonus_cap(
        "dragon_player",
        "dragon_banker",
        cite=rule("5.2"),
        share=rule("5.3"),
        tip=rule("4.2.2.a"),
        tips_inside=True,
    )

    def settle_seat(self, t: BankedFelt, seat: Seat, winner: str, reason: str) -> None:
        super().settle_seat(t, seat, winner, reason)
        for side in ("player", "banker"):
            self.settle_dragon(t, seat, side, winner)

    def settle_dragon(self, t: BankedFelt, seat: Seat, side: str, winner: str) -> None:
        """One side's bet, by the printed row that the two hands fall under, if any."""
        spot = f"dragon_{side}"
        hands = t.cards("player"), t.cards("banker")
        natural = any(map(BACCARAT.natural, hands))
        margin = abs(BACCARAT.total(hands[0]) - BACCARAT.total(hands[1]))
        row = ""
        if winner == "tie":
            row = "natural tie" if natural else ""
        elif winner == side:
            row = "natural" if natural else MARGINS.get(margin, "")
        if not t.pays_for(seat, spot, row, f"{side}: {row}", push_cite=rule("5.6")):
            how = "tie" if winner == "tie" else f"{winner} by {margin}"
            t.loses(seat, spot, how, DRAGON.cite)


GAME = DragonBonusBaccarat()
