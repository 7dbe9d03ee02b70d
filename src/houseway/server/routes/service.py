"""For those who run the house."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from houseway.server.people.callers import AtDesk
from houseway.server.shapes import Shape

router = APIRouter(prefix="/api", tags=["service"])
metrics_router = APIRouter(include_in_schema=False)


class Health(Shape):
    """Whether the house is open."""

    ok: bool


@router.get("/health", responses={503: {"model": Health, "description": "Nothing can be written"}})
async def health(desk: AtDesk) -> Health:
    """Whether the house can do its work: it reads, and it writes something down."""
    well = Health(ok=await desk.pulse.beats())
    if not well.ok:
        return JSONResponse(well.model_dump(), 503, {"Retry-After": "5"})  # type: ignore[return-value]
    return well


@router.get("/health/live")
async def alive() -> Health:
    """Whether the process answers at all; nothing is asked of the database."""
    return Health(ok=True)


@metrics_router.get("/metrics")
async def metrics(desk: AtDesk, request: Request) -> Response:
    """What the house counts, as Prometheus reads it; for whoever has the token."""
    wanted = desk.house.metrics
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    told = given.strip().encode("utf-8", "replace")
    if not wanted or scheme.lower() != "bearer" or not hmac.compare_digest(told, wanted.encode()):
        raise HTTPException(404)
    return Response(desk.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
