"""For those who run the house."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from houseway.server.people.callers import AtDesk
from houseway.server.shapes import Shape

router = APIRouter(prefix="/api", tags=["service"])
metrics_router = APIRouter(include_in_schema=False)


class Health(Shape):
    """Whether the house is open."""

    ok: bool


@router.get("/health", responses={503: {"model": Health, "description": "No database"}})
async def health(desk: AtDesk) -> Health:
    """Whether the server answers and its database with it."""
    well = Health(ok=await desk.store.reachable())
    if not well.ok:
        return JSONResponse(well.model_dump(), 503)  # type: ignore[return-value]
    return well


@metrics_router.get("/metrics")
async def metrics(desk: AtDesk) -> Response:
    """What the house counts, as Prometheus reads it."""
    return Response(desk.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
