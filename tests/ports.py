"""Ports for servers that tests start."""

import random
import socket

BELOW = 32_768  # from here up a system gives ports to whoever calls out, at any moment
ABOVE = 10_000


def free_port() -> int:
    """A port that nobody listens at, and that no outgoing call is given while a server is away."""
    for _ in range(100):
        port = random.SystemRandom().randrange(ABOVE, BELOW)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
