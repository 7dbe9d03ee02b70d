"""A real card room, and a real Chromium to visit it with."""

import json
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.nursery import nursery, terminal
from tests.ports import free_port

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
OPENS_WITHIN = 120  # seconds, on a machine that has much else to do
PASSWORD = "four of a kind"  # of everybody who works here
PATIENCE = 15_000  # milliseconds for what a page is asked and for what is expected of it
expect.set_options(timeout=PATIENCE)


# `houseway serve`, with bots that do not dawdle, for many people at one address
SERVE = """
import sys
from houseway.server.house import House, Pace, Rates, Staff
from houseway.server.run import serve
from houseway.server.web.limits import Rate
fast = Rate(burst=100_000, per_second=100_000.0)
rates = Rates(sign_ins=fast, openings=fast, openings_from=fast, commands=fast)
house = House(pace=Pace(bot_delay=(0.0, 0.05), betting_seconds=0.0), rates=rates)
serve(None, "127.0.0.1", int(sys.argv[1]), house)
"""


class Room:
    """A card room in a process of its own, which can be killed and opened again."""

    def __init__(self, folder: Path, serve: str = SERVE) -> None:
        self.folder = folder
        self.serve = serve
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"

    def open(self) -> None:
        self.process = nursery().start(self.serve, str(self.port), cwd=self.folder)
        self._wait()

    def staff(self, name: str, *roles: str) -> None:
        """Make somebody who works here, at the terminal."""
        terminal(self.folder, "account", "make", name, typed=f"{PASSWORD}\n")
        for role in roles:
            terminal(self.folder, "role", "give", name, role)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def _wait(self) -> None:
        deadline = time.monotonic() + OPENS_WITHIN
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}api/health", timeout=1) as answer:
                    if json.load(answer)["ok"]:
                        return
            except OSError:
                assert self.process.poll() is None, "the card room did not open"
                time.sleep(0.05)
        raise TimeoutError(f"the card room did not open within {OPENS_WITHIN} seconds")


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    opened = Room(tmp_path_factory.mktemp("room"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="package")  # Playwright's event loop must be gone before others run theirs
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip("no Chromium here: sudo apt-get install -y chromium, then make test")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Pages:
    """Pages that are wiped and used again: a new one costs more than what most tests do with it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[bool, list[Page]] = {True: [], False: []}  # with a finger, or a mouse
        self.used: list[tuple[bool, Page]] = []
        self.faults: list[str] = []

    def take(self, size: dict[str, int], *, touch: bool) -> Page:
        page = self.free[touch].pop() if self.free[touch] else self._new(touch)
        self.used.append((touch, page))
        page.set_viewport_size(size)  # type: ignore[arg-type]
        return page

    def _new(self, touch: bool) -> Page:
        page = self.browser.new_context(has_touch=touch, reduced_motion="reduce").new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._hears(said.text))
        return page

    def _hears(self, said: str) -> None:
        """Whatever the house's policy keeps a page from doing is a fault of the page."""
        if "Content Security Policy" in said:
            self.faults.append(said)

    def give_back(self, *, wiped: bool) -> None:
        """Every page that was taken: as nobody had used it, or closed."""
        for touch, page in self.used:
            if wiped:
                self._wipe(page)
                self.free[touch].append(page)
            else:
                page.context.close()
        self.used.clear()
        faults, self.faults = self.faults, []
        assert not faults, f"the page threw: {faults}"

    @staticmethod
    def _wipe(page: Page) -> None:
        page.unroute_all()
        page.goto(page.url.partition("#")[0] + "icon.svg")  # of the same room, with no script in it
        page.evaluate("sessionStorage.clear(); localStorage.clear()")
        page.context.clear_cookies()
        page.context.clear_permissions()
        page.emulate_media(reduced_motion="reduce")


@pytest.fixture(scope="package")
def all_pages(chromium: Browser) -> Pages:
    return Pages(chromium)


@pytest.fixture
def pages(all_pages: Pages, request: pytest.FixtureRequest) -> Iterator[Pages]:
    """Pages for one test; each must stay free of script errors."""
    failed = request.session.testsfailed
    yield all_pages
    all_pages.give_back(wiped=request.session.testsfailed == failed)


@pytest.fixture
def visit(pages: Pages, room: Room) -> Callable[..., Page]:
    """Open the lobby as a new guest."""

    def open_page(size: dict[str, int] = WIDE, *, touch: bool = False) -> Page:
        page = pages.take(size, touch=touch)
        page.goto(room.url)
        return page

    return open_page
