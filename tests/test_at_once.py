"""Tests at once: each is run, and run once, whatever becomes of the processes that run them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

MANY = """
import os, pathlib, time
import pytest

@pytest.fixture(scope="session")
def mine(tmp_path_factory):
    folder = tmp_path_factory.getbasetemp()
    (folder / f"begun-{os.getpid()}").touch()
    yield folder
    pathlib.Path("put-away.txt").open("a").write(f"{os.getpid()}\\n")

@pytest.mark.parametrize("at", range(40))
def test_many(mine, at):
    pathlib.Path("ran.txt").open("a").write(f"{os.getpid()} {at}\\n")
    time.sleep(0.2 if at < 3 else 0.01)

@pytest.mark.long
def test_long(mine):
    pathlib.Path("ran.txt").open("a").write(f"{os.getpid()} long\\n")
"""
GOES = """
import os, signal

def test_before(): pass
def test_goes(): os.kill(os.getpid(), signal.SIGKILL)
def test_after(): pass
def test_last(): print("what it said"); assert not "the end"
"""
WAITS = """
import pathlib, time
import pytest

@pytest.fixture
def lent():
    yield
    pathlib.Path("given-back.txt").touch()

def test_waits(lent):
    pathlib.Path("waits.txt").touch()
    time.sleep(60)

def test_waits_too(): time.sleep(60)
"""


def at_once(folder: Path, root: Path, code: str, *words: str) -> subprocess.Popen[str]:
    (folder / "test_it.py").write_text(code)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = long: takes long\n")
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-p", "tests.at_once", "--at-once", "2", *words],
        cwd=folder,
        env={
            "PYTHONPATH": str(root),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PATH": os.environ["PATH"],
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def test_every_test_is_run_once_and_long_ones_first(tmp_path: Path, root: Path) -> None:
    run = at_once(tmp_path, root, MANY, f"--basetemp={tmp_path / 'made'}")
    said, _ = run.communicate()
    assert run.returncode == 0, said
    assert "41 passed" in said
    ran = [line.split() for line in (tmp_path / "ran.txt").read_text().splitlines()]
    assert sorted(at for _, at in ran) == sorted(["long", *map(str, range(40))])
    assert "long" in [at for _, at in ran[:2]]
    workers = {pid for pid, _ in ran}
    assert len(workers) == 2
    assert {each.name for each in (tmp_path / "made").iterdir()} == {f"begun-{p}" for p in workers}
    assert set((tmp_path / "put-away.txt").read_text().split()) == workers


def test_who_is_done_takes_of_what_another_has(tmp_path: Path, root: Path) -> None:
    """The first twenty take 0.7 seconds, the others a third of that."""
    said, _ = at_once(tmp_path, root, MANY).communicate()
    ran = [line.split() for line in (tmp_path / "ran.txt").read_text().splitlines()]
    by = {pid: [at for who, at in ran if who == pid] for pid, _ in ran}
    assert min(map(len, by.values())) < 20, said


def test_a_process_that_is_gone_is_told_of_and_the_rest_is_run(tmp_path: Path, root: Path) -> None:
    said, _ = (run := at_once(tmp_path, root, GOES)).communicate()
    assert run.returncode == 1
    assert "2 failed, 2 passed" in said
    assert "the process that ran test_it.py::test_goes ended with SIGKILL" in said
    assert "what it said" in said


def test_the_first_failure_may_be_the_last_test(tmp_path: Path, root: Path) -> None:
    code = "def test_wrong(): assert 0\n" + MANY
    said, _ = (run := at_once(tmp_path, root, code, "-x")).communicate()
    assert run.returncode == 1
    assert "stopping after 1 failures" in said
    assert len((tmp_path / "ran.txt").read_text().splitlines()) < 20


def test_ctrl_c_puts_away_what_was_begun(tmp_path: Path, root: Path) -> None:
    run = at_once(tmp_path, root, WAITS)
    until = time.monotonic() + 30
    while not (tmp_path / "waits.txt").exists() and time.monotonic() < until:
        time.sleep(0.02)
    os.killpg(run.pid, signal.SIGINT)
    said, _ = run.communicate(timeout=30)
    assert run.returncode == pytest.ExitCode.INTERRUPTED, said
    assert (tmp_path / "given-back.txt").exists()


def test_one_process_runs_them_as_pytest_does(tmp_path: Path, root: Path) -> None:
    said, _ = (run := at_once(tmp_path, root, MANY, "--at-once", "1")).communicate()
    assert run.returncode == 0, said
    assert len({line.split()[0] for line in (tmp_path / "ran.txt").read_text().splitlines()}) == 1
