"""Two processes deal one event, on one PostgreSQL: hands are nobody's twice, and none is lost."""

import os
import subprocess
import sys
import time
from pathlib import Path

import anyio
import pytest
from sqlalchemy import text

from houseway.server.database.store import Store, database
from houseway.server.logs.verify import verify_store
from tests.server.dealt.test_killed import announce, check_moment

BOTS = 54


async def _writers(url: str, id: str) -> tuple[int, bool]:
    """How many hands were dealt, and whether the event is over."""
    store = Store(database(url), read_only=True)
    async with store.read() as conn:
        hands = await conn.scalar(text("SELECT count(*) FROM events WHERE kind = 'dealt'"))
        over = await conn.scalar(text("SELECT over FROM nights WHERE id = :id"), {"id": id})
    await store.close()
    return int(hands or 0), bool(over)


def test_two_processes_deal_one_event(postgres_url: str) -> None:
    id = anyio.run(announce, postgres_url, BOTS)
    run = [sys.executable, "-m", "tests.server.dealt.dealing_process", postgres_url]
    both = [
        subprocess.Popen(run, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    try:
        children = []
        for each in both:
            assert each.stdin is not None
            assert each.stdout is not None
            each.stdin.write("deal\n")
            each.stdin.flush()
            children.append(int(each.stdout.readline()))
        _until_hands(postgres_url, id, 20)
        for child in children:
            assert _spent(child) > 0.1, "one of them did nothing"
        for each in both:
            assert each.stdin is not None
            assert each.stdout is not None
            each.stdin.write("wait\n")
            each.stdin.flush()
            assert each.stdout.readline() == "gone\n"
    finally:
        for each in both:
            with each:
                each.kill()
    assert anyio.run(check_moment, postgres_url, id)
    report = anyio.run(verify_store, postgres_url)
    assert report.ok, str(report)


def _until_hands(url: str, id: str, wanted: int) -> None:
    ends = time.monotonic() + 120
    while True:
        hands, over = anyio.run(_writers, url, id)
        if hands >= wanted or over:
            return
        assert time.monotonic() < ends, f"{hands} hands were dealt"
        time.sleep(0.1)


def _spent(process: int) -> float:
    """Seconds of the processor that a child has used; one that has gone has done its part."""
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        if sys.platform == "linux":
            return float("inf")
        pytest.skip("no /proc here: what a process has used cannot be read")
    fields = told.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
