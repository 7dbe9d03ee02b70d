"""What goes over the wire: the types of the OpenAPI document, and nothing else."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from houseway.play.settings import MOST_CENTS

LAST_NUMBER = 2**53 - 1  # that a browser counts to

CENTS = "Whole cents"  # how an amount of money is known
Money = Annotated[int, Field(description=CENTS)]
Paid = Annotated[int, Field(strict=True, ge=1, le=MOST_CENTS, description=CENTS)]
Staked = Annotated[int, Field(strict=True, ge=0, le=MOST_CENTS, description=CENTS)]
Number = Annotated[int, Field(strict=True, ge=0, le=LAST_NUMBER)]


class Shape(BaseModel):
    """A closed shape: what is not named here is refused, going out as well as coming in."""

    model_config = ConfigDict(extra="forbid", frozen=True)
