"""The proof of a round in the browser: checked there, and red when something does not fit."""

import json
import shutil
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.conftest import FLAGS, NAMES, PHONE, WIDE, Room
from tests.browser.pictures import picture
from tests.browser.player import Player
from tests.browser.sizes import first
from tests.browser.test_play import (
    bet_first_spot,
    deal,
    nameless,
    play_out,
    runs_off,
    sit_down,
    tab_to,
)

pytestmark = pytest.mark.browser

GAME = "three-card-poker@bclc"
BACCARAT = "mini-baccarat@bclc"  # settled as soon as it is dealt
PROOF = "**/rounds/*/proof"


def table_of(page: Page) -> str:
    return page.url.split("#/table/")[1].split("/")[0]


def ask(page: Page, path: str) -> Any:
    """What the card room tells whoever is at this page."""
    asked = f"api/tables/{table_of(page)}{path}"
    return page.evaluate("(path) => fetch(path).then((answer) => answer.json())", asked)


def play(page: Page, game: str = GAME) -> str:
    """One round from the lobby to the settlement; the seal that was shown before it."""
    sit_down(page, game)
    page.get_by_text("House settings").click()
    seal = page.get_by_test_id("seal").inner_text()
    assert len(seal) == 64
    bet_first_spot(page, game)
    deal(page)
    play_out(page)
    return seal


def check(page: Page) -> Locator:
    page.get_by_test_id("check-cards").click()
    return page.get_by_test_id("proof-panel")


def verdict(page: Page, wanted: str) -> Locator:
    found = page.get_by_test_id("verdict")
    expect(found).to_have_attribute("data-verdict", wanted)
    return found


def tampered(change: Callable[[dict[str, Any]], object]) -> Callable[[Route], None]:
    """Somebody between the card room and the page."""

    def answer(route: Route) -> None:
        proof = route.fetch().json()
        change(proof)
        route.fulfill(json=proof)

    return answer


@first(WIDE)
def test_the_cards_of_a_round_are_checked(visit: Callable[..., Page], size: dict[str, int]) -> None:
    page = visit(size, touch=size is PHONE)
    seal = play(page)
    panel = check(page)
    verdict(page, "proved")
    proof = ask(page, "/rounds/1/proof")
    expect(panel.get_by_test_id("seal-shown")).to_have_text(seal)
    assert proof["commitment"] == seal
    opened = panel.get_by_test_id("opened")
    expect(opened).to_have_count(len(proof["openings"]))
    expect(panel.get_by_role("img", name="checked")).to_have_count(len(proof["openings"]))
    told = [(each["card"], f"position {each['position']}") for each in proof["openings"]]
    shown = [
        (row.locator("[data-card]").get_attribute("data-card"), row.locator("small").inner_text())
        for row in opened.all()
    ]
    assert shown == told, "a card that was not opened, or not where it lay"
    expect(panel.get_by_role("heading", name=f"{len(told)} of 52")).to_be_visible()
    assert runs_off(page) == 0
    assert panel.evaluate("(e) => e.querySelector('.body').scrollWidth - e.clientWidth") <= 0
    assert nameless(page) == []
    if size is PHONE:
        picture(page, "proof-phone")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.get_by_test_id("check-cards")).to_be_focused()


@first(PHONE)
def test_another_card_in_the_proof_turns_the_panel_red(
    visit: Callable[..., Page], size: dict[str, int]
) -> None:
    page = visit(size, touch=size is PHONE)
    play(page)
    first = ask(page, "/rounds/1/proof")["openings"][0]
    other = "2c" if first["card"] != "2c" else "2d"
    page.route(PROOF, tampered(lambda proof: proof["openings"][0].update(card=other)))
    panel = check(page)
    failed = verdict(page, "broken")
    expect(failed).to_have_attribute("role", "alert")
    name = "Two of clubs" if other == "2c" else "Two of diamonds"
    fault = panel.get_by_test_id("fault").first
    expect(fault).to_contain_text(f"{name}: the hash at position {first['position']}")
    expect(fault).to_contain_text(sha256(f"0:{other}:{first['salt']}".encode()).hexdigest())
    expect(panel.get_by_test_id("fault").last).to_contain_text("you saw this card")
    expect(panel.get_by_role("img", name="wrong")).to_have_count(1)
    red, green, blue = failed.evaluate(
        "(e) => getComputedStyle(e).borderTopColor.match(/\\d+/g).map(Number)"
    )
    assert red > 2 * green
    assert red > 2 * blue
    assert runs_off(page) == 0
    page.unroute(PROOF)
    panel.get_by_role("button", name="Check again").click()
    verdict(page, "proved")


def soaked(*given: object) -> Any:
    """For the soak: the web app's own tests have these faults too."""
    return pytest.param(*given, marks=pytest.mark.soak)


def another_shuffle(proof: dict[str, Any]) -> None:
    """The same cards, opened rightly, under a seal that was made after the round."""
    salt = "0" * 64
    for each in proof["openings"]:
        each["salt"] = salt
        leaf = f"{each['position']}:{each['card']}:{salt}"
        proof["leaves"][each["position"]] = sha256(leaf.encode()).hexdigest()
    proof["commitment"] = sha256("".join(proof["leaves"]).encode()).hexdigest()


def leave_out(proof: dict[str, Any]) -> None:
    proof["openings"].pop()


def change_leaf(proof: dict[str, Any]) -> None:
    proof["leaves"][-1] = "0" * 64


@pytest.mark.soak
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (another_shuffle, "The seal is not the one that the table showed before the cards came."),
        soaked(leave_out, "you saw this card, and the proof does not open it."),
        soaked(change_leaf, "The hashes of the cards do not add up to the seal."),
    ],
    ids=["another shuffle", "a card left out", "another leaf"],
)
def test_whatever_else_is_wrong_is_named(
    visit: Callable[..., Page], change: Callable[[dict[str, Any]], object], words: str
) -> None:
    page = visit()
    seal = play(page, BACCARAT)
    page.route(PROOF, tampered(change))
    panel = check(page)
    verdict(page, "broken")
    expect(panel.get_by_test_id("fault")).to_have_count(1)
    expect(panel.get_by_test_id("fault")).to_contain_text(words)
    expect(panel.get_by_test_id("seal-shown")).to_have_text(seal)


@pytest.mark.soak
def test_the_seal_is_remembered_over_a_reload_and_by_who_was_there(
    visit: Callable[..., Page],
) -> None:
    page = visit()
    seal = play(page, BACCARAT)
    page.reload()
    panel = check(page)
    verdict(page, "proved")
    expect(panel.get_by_test_id("seal-shown")).to_have_text(seal)
    late = visit()
    late.goto(page.url)
    panel = check(late)
    verdict(late, "uncompared")
    expect(panel.get_by_test_id("seal-shown")).to_have_count(0)
    expect(panel.get_by_test_id("seal-proof")).to_have_text(seal)


def draw_out(players: dict[int, Player], table: str) -> None:
    """Everybody stays in and draws what he may until the hand is over."""
    while (view := players[1].ask(f"tables/{table}"))["phase"] == "playing":
        player = players[view["round"]["to_act"]]
        options = player.ask(f"tables/{table}")["round"]["options"]
        offers = {each["act"]: each for each in options["offers"]}
        act = next(each for each in ("draw", "check", "call", "decline") if each in offers)
        cards = offers[act]["cards"][: offers[act]["most"]] if act == "draw" else None
        player.do(table, do="act", action={"act": act, "cards": cards})


@pytest.mark.soak
def test_cards_out_of_the_muck_are_checked_against_its_own_seal(
    visit: Callable[..., Page], room: Room
) -> None:
    """An onlooker sees six draw until the deck has run out, and both seals as they are shown."""
    players = {seat: Player(room, "Cal") for seat in range(1, 7)}
    posted = {"blinds": [100, 200], "limits": [200, 400], "minimum_buy_in": 1_000}
    form = {"game": "2-7-triple-draw@bcpc", "settings": posted}
    table = players[1].ask("tables", form)["id"]
    for seat, player in players.items():
        player.do(table, do="sit", seat=seat, buy_in=20_000)
    page = visit()
    page.goto(f"{room.url}#/table/{table}")
    page.get_by_text("House settings").click()
    expect(page.get_by_test_id("seal")).to_be_visible()
    players[1].do(table, do="deal")
    draw_out(players, table)
    panel = check(page)
    verdict(page, "proved")
    proof = ask(page, "/rounds/1/proof")
    seals = [each["commitment"] for each in (proof, *proof["reshuffles"])]
    assert len(seals) > 1, "the muck was never shuffled"
    expect(panel.get_by_test_id("seal-shown")).to_have_text(seals)
    expect(page.get_by_test_id("muck-seal")).to_have_text(seals[1:])
    mucks = panel.get_by_test_id("muck")
    for at, muck in enumerate(proof["reshuffles"]):
        shown = mucks.nth(at).get_by_test_id("opened").locator("[data-card]")
        cards = [each.get_attribute("data-card") for each in shown.all()]
        assert cards == [each["card"] for each in muck["openings"]]
    opened = [each for muck in proof["reshuffles"] for each in muck["openings"]]
    assert opened, "no card out of the muck was shown at the end"
    expect(mucks.filter(has_text="would tell who threw it away").first).to_be_visible()
    page.route(PROOF, tampered(lambda proof: proof["reshuffles"][0].update(commitment="0" * 64)))
    page.keyboard.press("Escape")
    check(page)
    verdict(page, "broken")
    words = "The seal of the muck is not the one that the table showed when it was shuffled."
    expect(panel.get_by_test_id("fault").first).to_contain_text(words)


@pytest.mark.soak
def test_earlier_rounds_by_the_keyboard(visit: Callable[..., Page]) -> None:
    """From the history to the proof of the round before, and back."""
    page = visit()
    play(page, BACCARAT)
    page.get_by_test_id("again").click()
    expect(page.get_by_text("round 2", exact=False).first).to_be_visible()
    expect(page.get_by_test_id("again")).to_be_visible()  # it is settled too
    page.keyboard.press("h")
    expect(page.get_by_test_id("said-panel").get_by_role("heading").first).to_be_focused()
    tab_to(page, "check-cards")
    page.keyboard.press("Enter")
    panel = page.get_by_test_id("proof-panel")
    expect(panel.get_by_role("heading", name="Check the cards")).to_be_focused()
    expect(panel.get_by_text("Round 2", exact=True)).to_be_visible()
    verdict(page, "proved")
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="Close panel")).to_be_focused()
    page.keyboard.press("Tab")
    earlier = panel.get_by_role("button", name="The round before")
    expect(earlier).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.get_by_text("Round 1", exact=True)).to_be_visible()
    verdict(page, "proved")
    expect(earlier).to_be_focused()
    page.keyboard.press("Enter")  # there is no round before the first
    expect(panel.get_by_text("Round 1", exact=True)).to_be_visible()
    panel.get_by_role("button", name="Back").click()
    expect(page.get_by_test_id("said-panel")).to_be_visible()


@pytest.mark.soak
def test_the_json_can_be_copied(visit: Callable[..., Page]) -> None:
    page = visit()
    play(page, BACCARAT)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.keyboard.press("v")
    panel = page.get_by_test_id("proof-panel")
    panel.get_by_role("button", name="Copy the JSON").click()
    expect(panel.get_by_text("Copied.")).to_be_visible()
    copied = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert copied == ask(page, "/rounds/1/proof")


def test_a_plain_http_host_says_what_is_missing(chromium: Browser, room: Room) -> None:
    """No Web Crypto there: no check, no false alarm, and the JSON to be copied by hand."""
    path = next(filter(None, map(shutil.which, NAMES)))
    mapped = "--host-resolver-rules=MAP room.test 127.0.0.1"
    browser = chromium.browser_type.launch(executable_path=path, args=[*FLAGS, mapped])
    try:
        page = browser.new_page(viewport=PHONE, reduced_motion="reduce")
        page.goto(f"http://room.test:{room.port}/")
        assert page.evaluate("crypto.subtle") is None
        play(page, BACCARAT)
        panel = check(page)
        expect(verdict(page, "unable")).to_contain_text("This one came over plain http.")
        assert panel.get_by_text("not checked").count() >= 4
        panel.get_by_role("button", name="Copy the JSON").click()
        field = panel.get_by_role("textbox", name="Copy the JSON")
        expect(field).to_be_focused()
        assert json.loads(field.input_value()) == ask(page, "/rounds/1/proof")
    finally:
        browser.close()
