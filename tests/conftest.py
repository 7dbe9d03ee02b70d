"""What every test may ask for."""

import gc
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent

# A busy machine is no fault of a rule: no example is timed. Every run draws others.
settings.register_profile(
    "suite", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
if settings.get_current_profile_name() == "default":
    settings.load_profile("suite")


def pytest_configure() -> None:
    """Look for garbage seldom, a tenth of what tests compute went into it; and hear Ctrl-C.

    What a shell starts in the background does not hear it, nor would what tests start.
    """
    gc.set_threshold(100_000, 20, 20)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What all tests were found with stays, and need not be looked through."""
    gc.freeze()


@pytest.fixture(scope="session")
def root() -> Path:
    """The top folder of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.hookimpl(tryfirst=True)  # before anything is chosen by its marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a test for many games, `some` are for every run and the rest for the soak."""
    alike: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("some"):
            alike.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in alike.values():
        (wanted,) = cases[0].iter_markers("some")
        many = wanted.args[0]
        chosen = {at * len(cases) // many for at in range(many)}
        for at, item in enumerate(cases):
            if at not in chosen:
                item.add_marker(pytest.mark.soak)
