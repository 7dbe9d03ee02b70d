"""How long a newcomer waits: importing, asking for help, and a card room that answers.

CPU seconds are measured in a fresh interpreter each, against a bare interpreter in the same run.
"""

from __future__ import annotations

import json
import os
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

RUNS = 9
HOUSEWAY = Path(sys.executable).with_name("houseway")


def cpu(*command: str) -> float:
    """The least CPU time of some runs of a command, in milliseconds."""
    times = []
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times) * 1000


def test_import_and_help() -> None:
    """Import under 100 ms of CPU; help under 150 ms more than bare Python."""
    bare = cpu(sys.executable, "-c", "pass")
    imported = cpu(sys.executable, "-c", "import houseway") - bare
    played = cpu(sys.executable, "-c", "from houseway import games; games.catalogue()") - bare
    helped = cpu(str(HOUSEWAY), "--help") - bare
    print(
        f"\nbare python          {bare:6.0f} ms of CPU"
        f"\nimport houseway     +{imported:6.0f} ms"
        f"\nthe whole catalogue +{played:6.0f} ms"
        f"\nhouseway --help     +{helped:6.0f} ms"
    )
    assert imported < 100
    assert helped < 150


def test_server_is_ready(tmp_path: Path) -> None:
    """The card room answers within two seconds of `houseway serve`, on a new database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    start = time.monotonic()
    serving = subprocess.Popen(
        [HOUSEWAY, "serve", "--port", str(port)],
        cwd=tmp_path,
        env=os.environ,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        ready = wait_for(f"http://127.0.0.1:{port}/api/health", start)
    finally:
        serving.terminate()
        serving.wait(10)
    print(f"\nserver ready after   {ready:6.2f} s")
    assert ready < 2


def wait_for(url: str, start: float) -> float:
    """The seconds until the address answers that all is well."""
    while time.monotonic() - start < 20:
        try:
            with urllib.request.urlopen(url, timeout=1) as answer:
                if json.load(answer)["ok"]:
                    return time.monotonic() - start
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(url)
