"""Where answers lead: every link of the document is followed, by somebody who may do everything."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis.config import SchemathesisConfig
from schemathesis.core.transport import Response
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.people.roles import Role
from houseway.server.web.links import LEADS
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff


@pytest.fixture(scope="module")
def everything(
    tmp_path_factory: pytest.TempPathFactory, quick: House
) -> Iterator[tuple[TestClient, dict[str, str]]]:
    """A card room, and somebody who is floor, director, cashier and committee at once."""
    url = str(tmp_path_factory.mktemp("links") / "house.db")
    make_staff(url, "Fuzz", *(role for role in Role if role is not Role.ADMIN))
    with Client(create_app(url, quick)) as client:
        yield client, Staff(client, "Fuzz").headers


def test_links_name_what_there_is(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    operations = {each["operationId"]: each for ops in paths.values() for each in ops.values()}
    for lead in LEADS:
        links = paths[lead.path][lead.method]["responses"]["200"]["links"]
        assert links, lead
        for link in links.values():
            taken = {each["name"] for each in operations[link["operationId"]]["parameters"]}
            assert link["parameters"].keys() <= taken


@pytest.mark.parametrize("walks", [4, pytest.param(400, marks=pytest.mark.soak)])
def test_whatever_an_answer_leads_to_keeps_to_the_document(
    everything: tuple[TestClient, dict[str, str]], walks: int
) -> None:
    client, headers = everything
    described = client.app.openapi()  # type: ignore[attr-defined]
    document = schemathesis.openapi.from_dict(described, config=SchemathesisConfig())
    told: Counter[int] = Counter()

    class Walk(document.as_state_machine()):  # type: ignore[misc]
        """From one answer to the next, by the links between them."""

        def call(self, case: Any, **_: Any) -> Response:
            response = ask(client, case, headers)
            told[response.status_code] += 1
            return response

        def validate_response(self, response: Response, case: Any, **_: Any) -> None:
            operation = described["paths"][case.path].get(case.method.lower())
            words = response.content.decode("utf-8", "replace")[:500]
            assert response.status_code < 500, (case.method, case.path, words)
            if operation is not None:
                assert str(response.status_code) in operation["responses"], (case.path, words)

    steady = settings(
        max_examples=walks,
        stateful_step_count=10,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Walk, settings=steady)
    assert told[200] > walks  # and it came somewhere


def ask(client: TestClient, case: Any, headers: dict[str, str]) -> Response:
    """Send a case over the client that the room's other tests use."""
    sent = case.as_transport_kwargs(base_url="http://testserver")
    for ours in ("base_url", "method", "url", "cookies"):
        sent.pop(ours, None)
    if isinstance(sent.get("data"), bytes | str):
        sent["content"] = sent.pop("data")
    told = {**dict(sent.pop("headers", None) or {}), **headers}
    path = case.formatted_path
    if path.endswith("/clock"):  # which is told for as long as anybody listens
        path = path.removesuffix("/clock")
    answer = client.request(case.method, path, headers=told, **sent)
    client.cookies.clear()
    return Response(
        status_code=answer.status_code,
        headers={name.lower(): [value] for name, value in answer.headers.items()},
        content=answer.content,
        request=requests.Request(case.method, f"http://testserver{path}").prepare(),
        elapsed=0.0,
        verify=False,
    )
