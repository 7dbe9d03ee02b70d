"""The document of the API, the web app's page, metrics, and what breaks."""

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.pytest.lazy import get_all_tests
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.web import openapi
from houseway.server.web.site import serve_site
from tests.server.client import Client
from tests.server.houses import house_with


def test_the_document_is_written_and_complete(tmp_path: Path) -> None:
    openapi.write(tmp_path / "openapi.json")
    document = json.loads((tmp_path / "openapi.json").read_text())
    schemas = document["components"]["schemas"]
    assert {"GameFacts", "TableView", "RoundView", "Refusal", "CommandForm", "Me"} <= schemas.keys()
    assert "HTTPValidationError" not in schemas
    for path, operations in document["paths"].items():
        assert path.startswith("/api/")
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                if status.startswith("4"):
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Refusal"}, (path, status)


def test_writing_it_touches_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    openapi.write(tmp_path / "openapi.json")
    assert [each.name for each in tmp_path.iterdir()] == ["openapi.json"]


def test_health_and_metrics(client: TestClient) -> None:
    assert client.get("/api/health").json() == {"ok": True}
    page = client.app.state.desk.metrics.page().decode()  # type: ignore[attr-defined]
    assert 'houseway_requests_total{route="health",status="200"} 1.0' in page


def test_no_view_is_kept_by_anybody_on_the_way(client: TestClient) -> None:
    headers = client.get("/api/tables").headers
    assert headers["cache-control"] == "no-store"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert client.get("/").headers["x-content-type-options"] == "nosniff"


def test_nothing_there_is_one_line(client: TestClient) -> None:
    answer = client.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == (
        "there is nothing at /api/nothing; /api/openapi.json lists what there is"
    )
    answer = client.put("/api/games")
    assert answer.status_code == 405
    assert answer.json()["error"]["message"] == "PUT is not possible here; use GET"


def test_what_breaks_says_nothing_of_its_inside(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("the river is Ks")

    monkeypatch.setattr("houseway.games.catalogue", broken)
    answer = client.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["error"] == {
        "code": "internal",
        "message": "something broke on our side; nothing was changed",
        "clause": None,
        "options": None,
    }


@pytest.mark.parametrize("built", [True, False])
def test_the_web_app_or_how_to_build_it(tmp_path: Path, built: bool) -> None:
    from fastapi import FastAPI

    app = FastAPI()
    if built:
        (tmp_path / "static" / "assets").mkdir(parents=True)
        (tmp_path / "static" / "index.html").write_text("<p>the lobby</p>")
        (tmp_path / "static" / "assets" / "app.js").write_text("let x")
    serve_site(app, tmp_path / "static")
    with TestClient(app) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert ("the lobby" in page.text) is built
        assert ("make web" in page.text) is not built
        assert client.get("/assets/app.js").status_code == (200 if built else 404)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A running card room with a guest and a table, described by its own document."""
    from houseway.server.web.limits import Rate

    fast = Rate(10**6, 10**6)
    house = house_with(sign_ins=fast, commands=fast, openings=fast)
    app = create_app(str(tmp_path_factory.mktemp("fuzz") / "house.db"), house)
    with Client(app) as client:
        client.post("/api/session/guest", json={"name": "Fuzz"})
        token = client.post("/api/tokens").json()["token"]
        app.state.fuzz_headers = {"Authorization": f"Bearer {token}"}
        app.state.fuzz_client = client
        table = client.post(
            "/api/tables",
            json={"game": "three-card-poker@bclc", "settings": {"minimum": 500, "maximum": 5000}},
            headers=app.state.fuzz_headers,
        )
        app.state.fuzz_table = table.json()["id"]
        client.cookies.clear()
        yield app


@pytest.mark.long
@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.soak)])
def test_the_api_keeps_to_its_document(fuzzed: Any, subtests: pytest.Subtests, every: int) -> None:
    """Every route is asked something, one in so many of them something of every kind.

    Of that one in so many requests is sent. To make them takes longer than to answer them.
    """

    def falls_on(said: str) -> bool:
        return crc32(said.encode("utf-8", "replace")) % every == 0

    def of_every_kind(case: Any, fuzzed: Any) -> None:
        if falls_on(f"{case.path_parameters} {case.query} {case.headers} {case.body}"):
            keeps_to_its_document(case, fuzzed)

    steady = settings(
        max_examples=5 if every == 1 else 2,  # beside those that cover every kind
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    tried = 0
    for whole, asks in ((True, of_every_kind), (False, keeps_to_its_document)):
        document = schemathesis.openapi.from_dict(
            fuzzed.openapi(), config=SchemathesisConfig()
        ).include(lambda asked, whole=whole: falls_on(asked.operation.label) is whole)
        document.config.phases.coverage.enabled = whole
        for made in get_all_tests(
            schema=document, test_func=asks, settings=steady, given_kwargs=None
        ):
            operation, keeps = made.ok()
            with subtests.test(operation.label):
                keeps(fuzzed=fuzzed)
            tried += 1
    assert tried == sum(len(operations) for operations in fuzzed.openapi()["paths"].values())


def keeps_to_its_document(case: Any, fuzzed: Any) -> None:
    """Whatever is sent, the answer is one that the document promises, and never a 500."""
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = fuzzed.state.fuzz_table
    path = case.formatted_path
    client = fuzzed.state.fuzz_client
    sent = case.as_transport_kwargs(base_url="http://testserver")
    for ours in ("base_url", "method", "url", "cookies"):
        sent.pop(ours, None)
    if isinstance(sent.get("data"), bytes | str):
        sent["content"] = sent.pop("data")
    headers = {**dict(sent.pop("headers", None) or {}), **fuzzed.state.fuzz_headers}
    answer = client.request(case.method, path, headers=headers, **sent)
    client.cookies.clear()
    assert answer.status_code < 500, answer.text
    operation = fuzzed.openapi()["paths"][case.path].get(case.method.lower())
    if operation is None:
        assert answer.status_code == 405
        return
    assert str(answer.status_code) in operation["responses"], (answer.status_code, answer.text)
    if answer.status_code >= 400:
        assert set(answer.json()["error"]) == {"code", "message", "clause", "options"}
        assert "\n" not in answer.json()["error"]["message"]
