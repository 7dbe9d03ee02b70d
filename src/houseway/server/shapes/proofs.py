"""What proves that a card lay where it was dealt from when its shuffle was sealed."""

from __future__ import annotations

from pydantic import Field

from houseway.server.shapes import Shape
from houseway.server.shapes.rounds import CardText


class Opening(Shape):
    """A card the caller saw, and what proves that it lay there when the shuffle was sealed."""

    position: int
    card: CardText
    salt: str


class Sealed(Shape):
    """The commitment of one shuffle and the cards of it that the caller was entitled to see."""

    commitment: str
    leaves: list[str] = Field(
        description="sha256 of position:card:salt for every card; sha256 of all of them joined "
        "is the commitment"
    )
    openings: list[Opening]


class Proof(Sealed):
    """The shuffle of a round, sealed before it; and the muck, each time it was shuffled."""

    round: int
    reshuffles: list[Sealed] = Field(
        description="Where a draw game's deck ran out, the muck was shuffled under a seal of its "
        "own, which the table showed from then on. A card that came out of it is opened there, "
        "and its first place only to whoever saw it there: it would tell who threw the card away."
    )
