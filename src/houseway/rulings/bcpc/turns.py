"""Acts out of turn, and players who were passed over (46, 52.d)."""

from __future__ import annotations

from houseway.money import Cents
from houseway.rulebook import section
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import OutOfTurn, Skipped
from houseway.rulings.timing import changes, substantial

rule = section("bcpc")


def on_an_act_out_of_turn(seen: OutOfTurn) -> Ruling:
    """It binds unless those before him change the action; a fold binds always (B23)."""
    if seen.act == "fold":
        return Ruling("fold", (rule("52.d.s2"), rule("46"), rule("46.s2")))
    if not seen.after:
        wait = "whoever was to act acts first; it binds if the action does not change"
        return Ruling("wait", (rule("52.d.s2"),), effect=wait)
    if not any(changes(each) for each in seen.after):
        return Ruling(seen.act, (rule("52.d.s4"), rule("52.d.s3")))
    free = tuple(Choice(act, "his own choice, now in turn") for act in ("call", "raise", "fold"))
    back = Cents(sum(seen.chips))
    by = (rule("53.s3"), rule("52.d.s5"))
    return Ruling("", by, returned=back, choices=free, his_own=True)


def on_a_skipped_player(seen: Skipped) -> Ruling:
    """He has to speak up before there is substantial action to his left."""
    if seen.spoke_up or not substantial(seen.after):
        back = "the action goes back to him"
        return Ruling("back up", (rule("52.d.p1"),), effect=back)
    choices = (
        Choice("live hand", "he may still act"),
        Choice("dead hand", "his chips stay in the pot"),
    )
    by = (rule("52.d.p1"), rule("52.d.p1.s2"))
    return Ruling("binding", by, choices=choices)
