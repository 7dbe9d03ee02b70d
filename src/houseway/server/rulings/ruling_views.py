"""The pages of the rulings desk, by allow-list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from houseway import houses, rulebook
from houseway.errors import UnknownClause
from houseway.houses import House
from houseway.rulings import Ruling
from houseway.rulings.questions import SCENE, Found, find, questions
from houseway.rulings.questions.question import Question
from houseway.server.rulings.live_ruling import LiveRuling
from houseway.server.shapes.games import ClauseView
from houseway.server.shapes.rulings import (
    BlankView,
    ChoiceView,
    DecisionView,
    DeskHouse,
    DeskPage,
    QuestionView,
    RulingPage,
    RulingView,
    SawLine,
)


def ruling_houses() -> list[House]:
    """The houses that have a desk."""
    return [each for each in houses.every().values() if each.rulings]


def desk_page(house: str, words: str) -> DeskPage:
    """What a house can be asked; of the first that has a desk, where none is named."""
    every = ruling_houses()
    wanted = house or every[0].id
    found = [question_view(each) for each in find(wanted, words)]
    return DeskPage(
        house=_house(houses.find(wanted)), houses=list(map(_house, every)), questions=found
    )


def question_view(found: Found) -> QuestionView:
    """A form, with what a search has filled in."""
    asked = found.question
    blanks = [BlankView.model_validate(_listed(asdict(each))) for each in asked.blanks]
    return QuestionView(
        slug=asked.slug,
        subject=asked.subject,
        title=asked.title,
        words=asked.words,
        blanks=blanks,
        fixed=dict(asked.fixed or {}),
        filled=dict(found.filled),
        by=found.by,
    )


def asked_page(house: str, question: Question, given: dict[str, Any], ruled: Ruling) -> RulingPage:
    """A ruling that nobody keeps."""
    return RulingPage(
        id=None,
        house=_house(houses.find(house)),
        slug=question.slug,
        title=question.title,
        given=given,
        saw=_saw(question, given),
        ruling=_ruling(written(ruled)),
        note="",
        decisions=[],
        table=None,
        table_name=None,
        round=None,
        by=None,
        at=None,
    )


def kept_page(live: LiveRuling) -> RulingPage:
    """A ruling that was kept, as it was given then; its form is as the house words it now."""
    question = next((each for each in questions(live.house) if each.slug == live.slug), None)
    return RulingPage(
        id=live.id,
        house=_house(houses.find(live.house)),
        slug=live.slug,
        title=question.title if question else live.slug,
        given=live.given,
        saw=_saw(question, live.given),
        ruling=_ruling(live.ruling),
        note=live.note,
        decisions=[_decision(each) for each in live.decisions],
        table=live.table,
        table_name=live.table_name,
        round=live.round,
        by=live.by,
        at=live.at / 1000,
    )


def written(ruled: Ruling) -> dict[str, Any]:
    """A ruling as it is written down."""
    facts = ruled.facts()
    told = [str(each) for each in ruled.told]
    return {**facts, "told": told, "bound": facts.pop("for")}


def _saw(question: Question | None, given: Mapping[str, Any]) -> list[SawLine]:
    """What people saw, line by line; what the form says by itself is left out."""
    fixed = (question.fixed if question else None) or {}
    lines = []
    for key, value in given.items():
        blank = (question.blank(key) if question else None) or SCENE.get(key)
        if key not in fixed and value not in ("", []):
            lines.append(SawLine(label=blank.label if blank else key, words=_words(value)))
    return lines


def _words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_words, value))
    if isinstance(value, dict):
        return "; ".join(f"{name}: {told}" for name, told in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int | float) else str(value)


def _ruling(facts: Mapping[str, Any]) -> RulingView:
    return RulingView(
        aloud=facts["aloud"],
        act=facts["act"],
        amount=facts["amount"],
        minimum=facts["minimum"],
        returned=facts["returned"],
        bound=facts["bound"],
        choices=[ChoiceView.model_validate(each) for each in facts["choices"]],
        his_own=facts["his_own"],
        effect=facts["effect"],
        answer=facts["answer"],
        paid=facts["paid"],
        clauses=list(map(clause_view, facts["clauses"])),
        told=list(map(clause_view, facts["told"])),
    )


def _decision(told: Mapping[str, Any]) -> DecisionView:
    choice = ChoiceView(act=told["act"], effect=told["effect"], amount=told["amount"])
    return DecisionView(choice=choice, by=told["name"], why=told["why"], at=told["at"] / 1000)


def clause_view(id: str) -> ClauseView:
    """A clause by its id, as far as it is still printed."""
    try:
        found = rulebook.clause(id)
    except UnknownClause:  # of an edition before
        return ClauseView(id=id, kind="policy", gist="no longer printed", section="")
    return ClauseView(id=found.id, kind=found.kind.value, gist=found.gist, section=found.section)


def _house(each: House) -> DeskHouse:
    return DeskHouse(id=each.id, title=each.title, symbol=each.currency.symbol)


def _listed(blank: dict[str, Any]) -> dict[str, Any]:
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in blank.items()
    }


def ruling_view(ruled: Ruling) -> RulingView:
    """A ruling as people read it."""
    return _ruling(written(ruled))
