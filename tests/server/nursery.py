"""A process that has read everything already and forks card rooms, so that one is soon back.

`python -m tests.server.nursery DB PORT WORKERS`: each line that it reads starts the room, and its
number is printed. To import everything anew for each kill would take longer than all the rest.
"""

import os
import signal
import sys

from houseway import games
from houseway.server.run import serve


def main(db: str, port: int, workers: int) -> None:
    games.catalogue()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks what became of them
    for _ in sys.stdin:
        child = os.fork()
        if child:
            print(child, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        status = 1
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            for number in (0, 1, 2):
                os.dup2(nothing, number)
            serve(db, "127.0.0.1", port, workers=workers)
            status = 0
        finally:
            os._exit(status)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
