"""What each act asks for, so that a page or a terminal can offer a form for any of them."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields

from houseway.club.acts.act import Act

ASKED = {
    "str": "text",
    "int": "number",
    "Pence": "money",
    "bool": "yes or no",
    "date": "day",
    "date | None": "day",
    "tuple[str, ...]": "texts",
    "tuple[int, ...]": "numbers",
    "tuple[Pence, ...]": "amounts",
    "Mapping[str, int]": "numbers by name",
    "Mapping[str, Pence]": "amounts by name",
}


@dataclass(frozen=True, slots=True)
class Blank:
    """One field of a form."""

    name: str
    asks: str  # text, number, money, yes or no, day, texts, numbers, amounts, … by name
    needed: bool


@dataclass(frozen=True, slots=True)
class Form:
    """An act as it is asked for."""

    act: str
    says: str
    pays_out: bool
    blanks: tuple[Blank, ...]


def form_of(kind: type[Act]) -> Form:
    """The form of an act: its fields in their order."""
    blanks = tuple(
        Blank(
            each.name,
            ASKED[str(each.type)],
            each.default is MISSING and each.default_factory is MISSING,
        )
        for each in fields(kind)
    )
    says = (kind.__doc__ or "").partition("\n")[0]
    return Form(kind.act, says, kind.pays_out, blanks)
