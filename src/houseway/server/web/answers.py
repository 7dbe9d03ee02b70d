"""Every refusal as one line of JSON with its code, its clause and what is allowed instead."""

from __future__ import annotations

import http
import re
from typing import Any, cast, get_args

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from houseway import errors as core
from houseway.server import diary
from houseway.server import errors as ours
from houseway.server.shapes.errors import Code, Problem, Refusal
from houseway.server.shapes.rounds import OptionsView
from houseway.server.web.links import link_up

# The first that fits is told.
_TOLD: list[tuple[type[core.HousewayError], int, Code]] = [
    (ours.SignedOut, 401, "signed_out"),
    (ours.NotAllowed, 403, "not_allowed"),
    (ours.AnothersAct, 409, "anothers"),
    (ours.NotSeated, 409, "not_seated"),
    (ours.Stale, 409, "stale"),
    (ours.KeyReused, 409, "key_reused"),
    (ours.NotEnough, 409, "illegal_bet"),
    (ours.TooMuch, 409, "illegal_bet"),
    (ours.RateLimited, 429, "rate_limited"),
    (ours.Full, 409, "not_allowed"),
    (ours.UnknownTable, 404, "unknown_table"),
    (ours.UnknownList, 404, "bad_request"),
    (ours.UnknownJackpot, 404, "bad_request"),
    (ours.UnknownRuling, 404, "bad_request"),
    (ours.UnknownNight, 404, "bad_request"),
    (ours.UnknownClub, 404, "bad_request"),
    (ours.UnknownAsked, 404, "bad_request"),
    (ours.UnknownRound, 404, "bad_request"),
    (ours.UnknownExam, 404, "bad_request"),
    (ours.BadName, 400, "bad_request"),
    (core.UnknownGame, 404, "unknown_game"),
    (core.UnknownClause, 404, "bad_request"),
    (core.BadInput, 400, "bad_request"),
    (core.IllegalBet, 409, "illegal_bet"),
    (core.Illegal, 409, "illegal_action"),
]

SOMETHING_BROKE = "something broke on our side; nothing was changed"
CANNOT_WRITE = "the house cannot write anything down at this moment; nothing was changed"
RETRY_SECONDS = 5


def refusal(status: int, code: Code, message: str, **more: Any) -> Response:
    """One refusal."""
    body = Refusal(error=Problem(code=code, message=message, **more))
    headers = {"WWW-Authenticate": "Bearer"} if status == http.HTTPStatus.UNAUTHORIZED else {}
    if status == http.HTTPStatus.SERVICE_UNAVAILABLE:
        headers["Retry-After"] = str(RETRY_SECONDS)
    return JSONResponse(body.model_dump(mode="json"), status, headers)


def told(error: core.HousewayError) -> Response:
    """An error of the rules or of the house, as the caller hears it."""
    for kind, status, code in _TOLD:
        if isinstance(error, kind):
            offered = getattr(error, "options", None)
            answer = refusal(
                status,
                code,
                error.message,
                clause=error.clause.id if error.clause else None,
                options=OptionsView.model_validate(offered.to_json()) if offered else None,
            )
            if isinstance(error, ours.RateLimited):
                answer.headers["Retry-After"] = str(error.seconds)
            return answer
    diary.logger().error("a round broke", error=diary.told(error))
    return refusal(500, "internal", SOMETHING_BROKE)


def install(app: FastAPI) -> None:
    """Answer every error in this one way."""

    async def of_house(_request: Request, error: Exception) -> Response:
        assert isinstance(error, core.HousewayError)
        return told(error)

    async def of_form(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return refusal(422, "bad_request", _form_words(error))

    async def of_asked(_request: Request, error: Exception) -> Response:
        assert isinstance(error, ours.AskedFor)
        return JSONResponse(error.view.model_dump(mode="json"), http.HTTPStatus.ACCEPTED)

    async def of_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        answer = refusal(error.status_code, "bad_request", _http_words(request, error))
        answer.headers.update(error.headers or {})
        return answer

    async def of_database(_request: Request, error: Exception) -> Response:
        """The database is gone or full: the caller may come again, the log says why."""
        diary.logger().error("nothing can be written", error=diary.told(error))
        return refusal(503, "internal", CANNOT_WRITE)

    app.add_exception_handler(core.HousewayError, of_house)
    app.add_exception_handler(OperationalError, of_database)
    app.add_exception_handler(InterfaceError, of_database)
    app.add_exception_handler(ours.AskedFor, of_asked)
    app.add_exception_handler(RequestValidationError, of_form)
    app.add_exception_handler(HTTPException, of_http)


# What a person gets wrong in a form, as a person would say it.
_IN_WORDS = {
    "string_too_short": "at least {min_length} characters, please",
    "string_too_long": "at most {max_length} characters, please",
    "greater_than_equal": "at least {ge}",
    "less_than_equal": "at most {le}",
    "too_long": "at most {max_length} of them",
}


def _form_words(error: RequestValidationError) -> str:
    """What is wrong with a form: where, and what is allowed; never the value sent.

    Where a field takes several kinds, the fault that lies deepest is of the kind that was meant.
    """
    first = max(error.errors(), key=lambda each: len(each["loc"]))
    fields = [str(part) for part in first["loc"] if part != "body"]
    where = ".".join(filter(re.compile(r"\w+").fullmatch, fields)) or "the body"  # no kinds
    if words := _IN_WORDS.get(first["type"]):
        return f"{where}: {words.format(**first.get('ctx', {}))}"
    return f"{where}: {first['msg'][:1].lower()}{first['msg'][1:]}"


def _http_words(request: Request, error: HTTPException) -> str:
    if error.status_code == http.HTTPStatus.NOT_FOUND:
        return (
            f"there is nothing at {request.url.path[:200]}; /api/openapi.json lists what there is"
        )
    if error.status_code == http.HTTPStatus.METHOD_NOT_ALLOWED:
        allowed = (error.headers or {}).get("Allow", "another method")
        return f"{request.method} is not possible here; use {allowed}"
    if error.status_code == http.HTTPStatus.BAD_REQUEST:
        return "the body cannot be read; send JSON in UTF-8"
    return str(error.detail)


CODES = cast(tuple[str, ...], get_args(Code))


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals a route may answer with, for the OpenAPI document."""
    words = {
        400: "What was sent cannot be read or names something that does not exist",
        401: "Nobody is signed in",
        403: "None of the caller's roles may do this",
        404: "There is no such thing",
        408: "The body did not come",
        409: "The rules or the moment forbid it",
        413: "The request is too long",
        414: "The address is too long",
        503: "Nothing can be written at this moment",
        422: "The form is not filled in rightly",
        429: "Too many requests",
    }
    return {status: {"model": Refusal, "description": words[status]} for status in statuses}


EVERYWHERE = (400, 414, 503)  # what the doors may say of any request
TO_CHANGES = (403, 408, 413)  # and of one that would change something


def document_the_doors(app: FastAPI) -> None:
    """Say of every route what may be refused before it is asked."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            for operations in described()["paths"].values():
                for method, operation in operations.items():
                    more = () if method in ("get", "head") else TO_CHANGES
                    for status, told in documented_beside("", *EVERYWHERE, *more).items():
                        if status != http.HTTPStatus.OK:
                            operation["responses"].setdefault(str(status), told)
            link_up(described()["paths"])
        return described()

    app.openapi = openapi  # type: ignore[method-assign]


def documented_beside(media: str, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a route that answers something other than JSON: a refusal is JSON there too."""
    refusal = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    told = {
        status: {"description": each["description"], "content": refusal}
        for status, each in documented(*statuses).items()
    }
    return {**told, 200: {"content": {media: {}}}}
