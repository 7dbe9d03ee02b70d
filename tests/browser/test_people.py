"""The page People: an admin gives a role, who has it sees the desk, and two do what needs two."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PASSWORD, PHONE, SERVE, WIDE, Room

pytestmark = pytest.mark.browser

TWO = 'House(staff=Staff(four_eyes=frozenset({"open-jackpot"})), '


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room in which a jackpot is opened by two; its admin was made at the terminal."""
    opened = Room(tmp_path_factory.mktemp("room"), SERVE.replace("House(", TWO))
    opened.open()
    for name in ("Flo", "Moe"):
        opened.staff(name)
    opened.staff("Ada", "admin")
    yield opened
    opened.close()


def sign_in(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sign in").first.click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_an_admin_gives_a_role_and_two_open_a_jackpot(visit: Callable[..., Page]) -> None:
    ada, flo, moe = visit(PHONE, touch=True), visit(WIDE), visit(WIDE)
    sign_in(flo, "Flo")
    expect(flo.get_by_test_id("to-people")).to_have_count(0)
    expect(flo.get_by_role("button", name="Open a jackpot")).to_have_count(0)

    sign_in(ada, "Ada")
    ada.get_by_test_id("to-people").click()
    for name in ("Flo", "Moe"):
        ada.get_by_test_id("role-name").fill(name[:2].lower())
        ada.get_by_role("button", name=name, exact=True).click()
        ada.get_by_test_id("role-role").select_option("floor")
        ada.get_by_test_id("give-role").click()
        expect(ada.get_by_test_id("people-said")).to_have_text(f"{name} is floor now.")
        expect(ada.get_by_test_id(f"person-{name}")).to_contain_text("floor by Ada")
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")

    flo.reload()
    flo.get_by_role("button", name="Open a jackpot").click()
    flo.get_by_role("dialog").get_by_role("button", name="Open", exact=False).last.click()
    expect(flo.get_by_role("dialog").get_by_role("alert")).to_contain_text("somebody else confirms")
    sign_in(moe, "Moe")
    moe.get_by_test_id("to-people").click()
    expect(moe.get_by_test_id("role-name")).to_have_count(0)  # not his to give
    expect(moe.get_by_test_id("asked")).to_contain_text("Flo asked to open a jackpot")
    moe.get_by_test_id("confirm-asked").click()
    expect(moe.get_by_test_id("people-said")).to_have_text("Done: open a jackpot.")
    expect(moe.get_by_test_id("asked")).to_have_count(0)
    moe.goto(moe.url.split("#")[0])
    expect(moe.get_by_test_id("jackpots").get_by_role("button", name="Books")).to_be_visible()

    ada.get_by_role("button", name="Take floor from Flo").click()
    ada.get_by_test_id("confirm-take").click()
    expect(ada.get_by_test_id("person-Flo")).to_have_count(0)
    flo.reload()
    expect(flo.get_by_test_id("wallet")).to_be_visible()
    expect(flo.get_by_test_id("to-people")).to_have_count(0)
