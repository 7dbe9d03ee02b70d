"""A way to talk to a card room in the same process that wakes its thread once for a question."""

from typing import Any
from urllib.parse import unquote

import anyio
import httpx2
from starlette.testclient import TestClient


class Client(TestClient):
    """Starlette's client, which would wake the room's thread eight times for one question."""

    def __init__(self, app: Any, **more: Any) -> None:
        super().__init__(app, **more)
        self._transport = AtOnce(self, self._transport)


class AtOnce(httpx2.BaseTransport):
    """Sends a whole question and brings back the whole answer; sockets go the usual way."""

    def __init__(self, client: Client, usual: httpx2.BaseTransport) -> None:
        self.client, self.usual = client, usual

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        if request.url.scheme in {"ws", "wss"}:
            return self.usual.handle_request(request)
        with self.client._portal_factory() as portal:
            start, body = portal.call(self._ask, request, request.read())
        headers = start.get("headers", [])
        return httpx2.Response(start["status"], headers=headers, content=body, request=request)

    def close(self) -> None:
        self.usual.close()

    async def _ask(self, request: httpx2.Request, body: bytes) -> tuple[Any, bytes]:
        asked, answered, told = [body], anyio.Event(), []

        async def receive() -> dict[str, Any]:
            if asked:
                return {"type": "http.request", "body": asked.pop()}
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        await self.client.app(self._scope(request), receive, send)
        start, *rest = told
        return start, b"".join(each.get("body", b"") for each in rest)

    def _scope(self, request: httpx2.Request) -> dict[str, Any]:
        url = request.url
        return {
            "type": "http",
            "http_version": "1.1",
            "method": request.method,
            "path": unquote(url.path),
            "raw_path": url.raw_path.partition(b"?")[0],
            "root_path": "",
            "scheme": url.scheme,
            "query_string": url.query,
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": ("testclient", 50000),
            "server": (url.host, url.port or (443 if url.scheme == "https" else 80)),
            "extensions": {},
            "state": self.client.app_state.copy(),
        }
