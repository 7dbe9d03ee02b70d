"""The rulings desk: what it can be asked, what it rules, and what was decided."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictBool, StrictFloat, StrictInt, StrictStr

from houseway.rulings.questions.blanks import LONGEST, MOST_CHIPS, Kind, Part
from houseway.server.shapes import LAST_NUMBER, Money, Number, Shape
from houseway.server.shapes.games import ClauseView
from houseway.server.shapes.jackpots import Key

Words = Annotated[StrictStr, Field(max_length=LONGEST)]
Whole = Annotated[StrictInt, Field(ge=0, le=LAST_NUMBER)]
Decimals = Annotated[StrictFloat, Field(ge=0, le=LAST_NUMBER, allow_inf_nan=False)]
Told = StrictBool | Whole | Decimals | Words
_MANY = Field(max_length=MOST_CHIPS)
Given = Annotated[
    dict[
        Annotated[str, Field(max_length=40)],
        Told
        | Annotated[list[Told | Annotated[list[Whole], Field(max_length=20)]], _MANY]
        | Annotated[dict[Annotated[str, Field(max_length=40)], Words], Field(max_length=20)],
    ],
    Field(
        max_length=60,
        description="What people saw, with the keys of `given` in a scenario; amounts in whole "
        "units of the house's money, with at most two decimals, and not in cents",
        examples=[{"facing": 600, "last_raise": 550, "chips": [1000], "said": ""}],
    ),
]
_LINE = r"^[^\x00-\x1f\x7f]*$"  # one line, without anything that steers a terminal
Note = Annotated[str, Field(max_length=LONGEST, pattern=_LINE)]
Why = Annotated[str, Field(min_length=1, max_length=300, pattern=_LINE)]


class DeskHouse(Shape):
    """A house that rules on what people do at a table."""

    id: str
    title: str
    symbol: str


class BlankView(Shape):
    """One thing to fill in."""

    key: str
    label: str
    kind: Kind
    part: Part = Field(description="How the table stood, what was done, or what came since")
    hint: str
    choices: list[str]
    suggests: list[str] = Field(description="Words that are often meant; others are as good")
    also: list[Kind] = Field(description="Kinds that may stand here instead")
    needed: bool
    rare: bool = Field(description="Seldom matters, and may be kept out of sight")


class QuestionView(Shape):
    """Something that the desk can be asked."""

    slug: str
    subject: str = Field(description="What it stands under in a list")
    title: str
    words: str
    blanks: list[BlankView]
    fixed: Given = Field(description="What `given` holds besides the blanks")
    filled: dict[str, str] = Field(description="What the search has filled in already")
    by: str = Field(description="The words by which the search has found it")


class DeskPage(Shape):
    """What a house can be asked, and which houses there are."""

    house: DeskHouse
    houses: list[DeskHouse]
    questions: list[QuestionView]


class ChoiceView(Shape):
    """One of the ways that a clause leaves to the director, and what it does."""

    act: str
    effect: str
    amount: Money | None


class RulingView(Shape):
    """What the act counts as; amounts in cents."""

    aloud: str = Field(description="The sentence to say at the table")
    act: str = Field(description="Empty where somebody has to choose")
    amount: Money | None
    minimum: Money | None
    returned: Money
    bound: list[str] = Field(description="For whom it counts, where it is not only he")
    choices: list[ChoiceView]
    his_own: bool = Field(description="The choices are the player's, and not the director's")
    effect: str
    answer: Money | None
    paid: dict[str, Money] = Field(description="Who gets how much of what lies in the middle")
    clauses: list[ClauseView] = Field(description="Those that led there, the deciding one last")
    told: list[ClauseView] = Field(description="What people are reminded of besides")


class SawLine(Shape):
    """One thing that people saw, as they would read it."""

    label: str
    words: str


class DecisionView(Shape):
    """What the director chose, and why."""

    choice: ChoiceView
    by: str
    why: str
    at: float = Field(description="Seconds since 1970")


class RulingPage(Shape):
    """A situation and its ruling; kept, where it has an id."""

    id: str | None = Field(description="Whoever has it may read the page")
    house: DeskHouse
    slug: str = Field(description="Of the question that was asked")
    title: str
    given: Given
    saw: list[SawLine] = Field(description="The same for people")
    ruling: RulingView
    note: str
    decisions: list[DecisionView] = Field(description="The last one stands")
    table: str | None
    table_name: str | None
    round: int | None
    by: str | None
    at: float | None = Field(description="Seconds since 1970")


class KeepForm(Shape):
    """Keep the ruling, once for each key; with a hand, where a table is named."""

    key: Key
    table: Annotated[str, Field(max_length=64)] | None = None
    round: Number | None = Field(default=None, description="The last one, if none is named")
    note: Note = ""


class RulingForm(Shape):
    """What happened, and whether the ruling is kept."""

    house: Annotated[str, Field(max_length=40, examples=["bcpc"])]
    given: Given
    keep: KeepForm | None = None


class DecisionForm(Shape):
    """One of the ruling's choices, by its name, and why it was taken."""

    key: Key
    act: Note
    why: Why


class TableSituation(Shape):
    """How a pot table stands for whoever is to act: nothing that is not open to everybody."""

    house: str
    table: str
    table_name: str
    round: int
    seat: int | None
    player: str | None
    given: Given
