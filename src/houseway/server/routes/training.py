"""The training room: questions, answers, tests, and a trainer's view of his class."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from houseway.server.errors import NotAllowed
from houseway.server.people import staff
from houseway.server.people.callers import SECURED, AtDesk, MaybeCaller, SignedIn, address_of
from houseway.server.people.roles import StaffAct, may, needed
from houseway.server.shapes.training import (
    CertificateView,
    DrillAnswer,
    DrillForm,
    DrillView,
    ExamAnswers,
    ExamForm,
    ExamView,
    MarkView,
    PupilView,
    TrainingPage,
)
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["training"])

GameId = Annotated[str, Path(max_length=80)]
ExamId = Annotated[str, Path(max_length=24)]
ASKS = documented(400, 401, 403, 404, 413, 422, 429)


@router.get("/training/class", responses=documented(401, 403), dependencies=SECURED)
async def show_class(desk: AtDesk, caller: SignedIn) -> list[PupilView]:
    """How everybody who has learned here is doing, game by game."""
    async with desk.store.read() as conn:
        roles = await staff.roles_of(conn, desk.house, caller.account)
    if not may(roles, StaffAct.READ_CLASS):
        raise NotAllowed(needed(StaffAct.READ_CLASS))
    return await desk.training.pupils()


@router.get("/training/exams/{exam_id}", responses=documented(404, 422))
async def show_certificate(desk: AtDesk, exam_id: ExamId) -> CertificateView:
    """What came of a test, for whoever has its address."""
    return await desk.training.certificate(exam_id)


@router.post("/training/exams/{exam_id}", responses=ASKS, dependencies=SECURED)
async def hand_in(
    desk: AtDesk, caller: SignedIn, exam_id: ExamId, form: ExamAnswers
) -> CertificateView:
    """Hand in a test; the first time counts."""
    desk.buckets.previews.take(caller.account.id)
    return await desk.training.mark_exam(caller.account, exam_id, form.answers)


@router.get("/training/{game_id}", responses=documented(404, 422), dependencies=SECURED)
async def show_training(desk: AtDesk, caller: MaybeCaller, game_id: GameId) -> TrainingPage:
    """What a game can be asked, the lessons of its course, and how the caller is doing."""
    return await desk.training.page(caller.account if caller else None, game_id)


@router.post("/training/{game_id}/drills", responses=ASKS, dependencies=SECURED)
async def ask_next(
    request: Request, desk: AtDesk, caller: MaybeCaller, game_id: GameId, form: DrillForm
) -> DrillView:
    """The next question: something that is due again, or something new."""
    desk.buckets.previews.take(caller.account.id if caller else address_of(request))
    return await desk.training.next(caller.account if caller else None, game_id, form.topics)


@router.post("/training/{game_id}/answers", responses=ASKS, dependencies=SECURED)
async def answer(
    request: Request, desk: AtDesk, caller: MaybeCaller, game_id: GameId, form: DrillAnswer
) -> MarkView:
    """Answer a question; what was missed comes back to whoever is signed in."""
    desk.buckets.previews.take(caller.account.id if caller else address_of(request))
    return await desk.training.mark(caller.account if caller else None, game_id, form)


@router.post("/training/{game_id}/exams", responses=ASKS, dependencies=SECURED)
async def take_test(desk: AtDesk, caller: SignedIn, game_id: GameId, form: ExamForm) -> ExamView:
    """Begin a test."""
    desk.buckets.openings.take(caller.account.id)
    return await desk.training.open_exam(caller.account, game_id, form.many)
