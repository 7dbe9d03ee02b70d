"""A round on the wire: its view, with the cards lifted that won it."""

from __future__ import annotations

from typing import Any

from houseway.play import Round
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.winning_cards import winning_cards
from houseway.play.view import View
from houseway.server.shapes.rounds import RoundView

MOST_SAID = 120  # lines; whoever wants all of a long round recalls it when it is over


def round_view(played: Round[Any], view: View) -> RoundView:
    """What a viewer is sent of a round; the cards that won are open to everybody by then."""
    told: dict[str, Any] = view.to_json()
    told["said"] = told["said"][-MOST_SAID:]
    for seat in told["seats"]:
        seat["stack"] = seat["stack"] or 0  # at a real table nobody may have counted it
    if view.over and isinstance(played, PotRound):
        lifted = {_name(place): at for place, at in winning_cards(played).items()}
        for hand in [*told["places"], *(hand for seat in told["seats"] for hand in seat["hands"])]:
            hand["lifted"] = lifted.get(hand["place"])
    return RoundView.model_validate(told)


def _name(place: int | str) -> str:
    return f"seat {place}" if isinstance(place, int) else place
