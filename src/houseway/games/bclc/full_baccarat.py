"""Full Baccarat: BCLC baccarat, section 5."""

from __future__ import annotations

from houseway.games.bclc.classic_squeeze_midi_baccarat import ClassicSqueezeMidiBaccarat
from houseway.games.bclc.mini_baccarat import Closing
from houseway.games.bclc.squeeze_midi_baccarat import OTHER, Handling, Holders, Passing
from houseway.play import BankedFelt, Options
from houseway.play.actions import Action, FaceFirst
from houseway.play.round import Asking
from houseway.rulebook import Clause, section

rule = section("bclc-baccarat/5")

LAID = "Stickperson: lay it sideways, right of the first two,"

HANDLING = Handling(
    offered=rule("3.1.1"),
    button=rule("3.1.2"),
    passed_on=rule("3.1.3"),
    equal=rule("3.1.3.a"),
    dealers=rule("3.1.3.b"),
    manners=(rule("3.1.4"), rule("3.1.5")),
    closing=Closing((rule("2.1.1"), rule("5.1")), rule("5.3"), rule("5.3.1"), rule("5.3.2")),
    appointed=rule("5.3.3"),
    first_two={
        "player": Passing(rule("5.3.5"), rule("5.3.5.b"), (), rule("5.3.6")),
        "banker": Passing(rule("5.3.6.a"), rule("5.3.6.c"), (), rule("5.3.7")),
    },
    third={
        "player": Passing(
            rule("6.5.1"),
            rule("6.5.1.a"),
            (
                ("The third player card is turned over", rule("6.5.2")),
                (f"{LAID} in the Player area", rule("6.5.2.a")),
            ),
            rule("6.5.2.b"),
            draws=rule("6.5"),
        ),
        "banker": Passing(
            rule("6.6.1"),
            rule("6.6.1.a"),
            (
                ("The third banker card is turned over", rule("6.6.2")),
                (f"{LAID} in the Banker area", rule("6.6.2.a")),
            ),
            rule("6.6.2.b"),
            draws=rule("6.6"),
        ),
    },
    out_of_order={"player": rule("5.3.6.a"), "banker": rule("5.3.7.a")},
)


class FullBaccarat(ClassicSqueezeMidiBaccarat):
    """Squeeze baccarat with two dealers and a stickperson, who draws and places the cards."""

    slug, name, cite = "full-baccarat", "Full Baccarat", rule("1.1")
    idea = (
        "The big table of baccarat: two dealers for the bets, and a third who calls the hands "
        "and moves the cards on a paddle. The highest bettors on player and banker hold the "
        "cards and turn them over. Drawing follows the fixed table, and the hand nearest nine "
        "wins. Banker wins are paid less a commission."
    )
    aliases = ("big table baccarat",)
    handling, closing = HANDLING, HANDLING.closing
    staff = {"dealer": 2, "stickperson": 1}
    opens_cite = rule("5.2")

    def clause_of(self, action: Action, asked: Options) -> Clause | None:
        return (
            rule("5.3.6.a") if isinstance(action, FaceFirst) else super().clause_of(action, asked)
        )

    def order(self, t: BankedFelt, holders: Holders) -> Asking[tuple[str, ...]]:
        """Whoever holds one hand may have the cards faced out of order, if the other is unbet."""
        for hand, other in OTHER.items():
            holder = holders[hand]
            if holder is None or t.staked(other):
                continue
            cite = self.handling.out_of_order[hand]
            answer = yield holder.asks(*(holder.may_have_first(each, cite) for each in OTHER))
            assert isinstance(answer, FaceFirst)
            return answer.spot, OTHER[answer.spot]
        return tuple(OTHER)


GAME = FullBaccarat()
