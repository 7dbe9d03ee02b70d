"""The web app: the files that were built, or a page that says how to build them."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

STATIC = Path(__file__).parents[1] / "static"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Houseway</title>
<meta name="color-scheme" content="dark light">
<body><h1>The card room is open, its web app is not built</h1>
<p>Run <code>make web</code> in the project's folder and load this page again.
The API is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>"""


class SitePath(Convertor[str]):
    """Any address that is not one of the API's."""

    regex = r"(?!api(?:/|$)|metrics$).+"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("site", SitePath())


def serve_site(app: FastAPI, static: Path = STATIC) -> None:
    """Serve the built web app at /; it may be built while the card room is open."""

    @app.get("/", include_in_schema=False)
    def page() -> Response:
        index = static / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    @app.get("/{path:site}", include_in_schema=False)
    def file(path: str) -> Response:
        try:
            found = (static / path).resolve()
            there = found.is_relative_to(static.resolve()) and found.is_file()
        except (OSError, ValueError):  # a name that no file can have
            there = False
        if not there:
            raise HTTPException(404)
        return FileResponse(found)
