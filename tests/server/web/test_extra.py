"""`pip install 'houseway[server]'` brings all that the card room needs.

The packages of the tests bring others with them. Here the server sees only those that its own
extra asks for, or that these ask for in turn, as in an environment where nothing else is installed.
"""

import ast
import subprocess
import sys
import time
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import httpx2
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.ports import free_port

ALONE = """
import sys
hidden, db, port = set(sys.argv[1].split()), sys.argv[2], sys.argv[3]

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
from houseway.server.database.store import Store, database
Store(database("postgresql://nobody@localhost/nothing"))  # its driver is there as well
from houseway.cli import main
main(["serve", "--db", db, "--port", port])
"""


@pytest.fixture(scope="module")
def asked(root: Path) -> set[str]:
    """Every package that comes with the `server` extra."""
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    left, seen = [Requirement(each) for each in wanted], set[tuple[str, str]]()
    while left:
        requirement = left.pop()
        name = canonicalize_name(requirement.name)
        for extra in {"", *requirement.extras} - {e for n, e in seen if n == name}:
            seen.add((name, extra))
            needs = map(Requirement, distribution(name).requires or ())
            left += [
                each
                for each in needs
                if each.marker is None or each.marker.evaluate({"extra": extra})
            ]
    return {name for name, _ in seen}


@pytest.fixture(scope="module")
def owners() -> dict[str, set[str]]:
    """The packages that hold each importable name, whatever they were installed for."""
    found = packages_distributions().items()
    return {module: set(map(canonicalize_name, names)) for module, names in found}


def test_the_extra_asks_for_everything_that_the_server_imports(root, asked, owners) -> None:
    for path in sorted((root / "src" / "houseway" / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            for module in {name.partition(".")[0] for name in names}:
                known = module in sys.stdlib_module_names or module == "houseway"
                assert known or owners[module] & asked, f"{path.name} imports {module}"


@pytest.mark.long
def test_the_card_room_opens_with_what_its_extra_asks_for(tmp_path, asked, owners) -> None:
    hidden = {module for module, names in owners.items() if not names & asked} - {"houseway"}
    assert "pytest" in hidden
    port = free_port()
    db = tmp_path / "house.db"
    server = subprocess.Popen(
        [sys.executable, "-c", ALONE, " ".join(hidden), str(db), str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}") as client:
            until_open(client, server)
            assert client.post("/api/session/guest").status_code == 200
            assert len(client.get("/api/games").json()) > 50
    finally:
        server.terminate()
        server.communicate(timeout=10)


def until_open(client: httpx2.Client, server: "subprocess.Popen[str]") -> None:
    """Wait for the doors; a server that has died says why."""
    for _ in range(1200):
        try:
            assert client.get("/api/health").json() == {"ok": True}
            return
        except httpx2.TransportError:
            time.sleep(0.05)
        assert server.poll() is None, server.stderr and server.stderr.read()
    raise AssertionError("the server did not answer")
