"""How often one may ask: tokens that come back with time, counted by one process or by several."""

import os
from dataclasses import replace

import pytest

from houseway.server.errors import RateLimited
from houseway.server.house import Rates
from houseway.server.web.limits import Bucket, Rate

SLOW = Rate(burst=5, per_second=1e-6)  # none comes back while a test runs


def in_another_process(does: object) -> int:
    """How often something is refused that a forked process does three times."""
    child = os.fork()
    if not child:
        refused = 3
        try:
            refused = sum(not taken(does) for _ in range(3))
        finally:
            os._exit(refused)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def taken(bucket: object) -> bool:
    assert isinstance(bucket, Bucket)
    try:
        bucket.take("Ann")
    except RateLimited:
        return False
    return True


def test_so_many_at_once() -> None:
    bucket = Bucket(SLOW)
    assert [taken(bucket) for _ in range(7)] == [True] * 5 + [False] * 2
    bucket.take("Bob")  # he has his own


def test_a_refusal_says_when_to_come_back() -> None:
    bucket = Bucket(replace(SLOW, burst=1, per_second=0.01))
    bucket.check("Ann")  # which takes none
    bucket.take("Ann")
    with pytest.raises(RateLimited) as told:
        bucket.check("Ann")
    assert 99 < told.value.seconds <= 100


def test_tokens_come_back() -> None:
    bucket = Bucket(Rate(burst=1, per_second=1e9))
    assert all(taken(bucket) for _ in range(50))


def test_workers_count_together() -> None:
    bucket = Bucket(SLOW.shared())
    assert in_another_process(bucket) == 0
    assert [taken(bucket) for _ in range(3)] == [True, True, False]
    assert in_another_process(bucket) == 3


def test_one_process_counts_by_itself() -> None:
    bucket = Bucket(SLOW)
    assert in_another_process(bucket) == 0
    assert all(taken(bucket) for _ in range(5))


def test_what_is_asked_of_one_socket_is_not_shared() -> None:
    shared = Rates().shared()
    assert shared.messages.marks is None
    kept = [shared.commands.marks, shared.openings.marks, shared.sign_ins.marks]
    assert len(set(map(id, kept))) == 3
    assert None not in kept
