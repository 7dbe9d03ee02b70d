"""Ctrl-C in the middle of a command, as somebody at a terminal presses it."""

import signal
import subprocess
import sys
import time
from pathlib import Path

HOUSEWAY = (sys.executable, "-m", "houseway")
PATIENCE = 120  # seconds, on a machine that has much else to do


def pressed_once(there: Path, *words: str) -> tuple[int, str]:
    """Stop a command as soon as it has written a file: how it ended, and what it said."""
    with subprocess.Popen(
        [*HOUSEWAY, *words],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    ) as running:
        until = time.monotonic() + PATIENCE
        while not there.exists() and running.poll() is None and time.monotonic() < until:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        try:
            _, said = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()  # whatever became of it, nothing runs on
    return running.returncode, said
