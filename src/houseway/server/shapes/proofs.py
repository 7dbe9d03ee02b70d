"""What proves that a card lay where it was dealt from before the round."""

from __future__ import annotations

from pydantic import Field

from houseway.server.shapes import Shape
from houseway.server.shapes.rounds import CardText


class Opening(Shape):
    """A card the caller saw, and what proves that it lay there before the round."""

    position: int
    card: CardText
    salt: str


class Proof(Shape):
    """The commitment of one shuffle and the cards of it that the caller was entitled to see."""

    round: int
    commitment: str
    leaves: list[str] = Field(
        description="sha256 of position:card:salt for every card; sha256 of all of them joined "
        "is the commitment"
    )
    openings: list[Opening]
    unproved: list[CardText] = Field(
        description="Cards the caller saw that had been in play before: the muck was shuffled when "
        "the deck ran out. Where such a card first lay would tell who threw it away, so it is not "
        "opened. The order of that shuffle follows from the committed one, and `houseway verify` "
        "deals it again."
    )
