"""The table that fills the terminal, driven as a person would: keys, the mouse, what is seen."""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

pytest.importorskip("textual", reason="a full screen is an extra")

from textual.pilot import Pilot
from textual.widgets import Static

from houseway import games
from houseway.cli.company import YOU
from houseway.cli.screen.bank_dock import BankDock
from houseway.cli.screen.bet_dock import BetDock
from houseway.cli.screen.dock import NextDock
from houseway.cli.screen.help_page import HelpPage
from houseway.cli.screen.pressed import Press, keys_for
from houseway.cli.screen.table_app import TableApp
from houseway.cli.screen.turn_dock import TurnDock
from houseway.cli.sitting import Sitting

Acts = Callable[[Pilot, TableApp], Awaitable[None]]
SIZE = (120, 40)


def at_table(id: str, acts: Acts, *, seed: int = 1, size: tuple[int, int] = SIZE) -> TableApp:
    """An evening on the screen; bots take no time."""
    app = TableApp(Sitting(games.find(id), seed=seed, chips=500), pace=0)

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            await acts(pilot, app)

    asyncio.run(evening())
    return app


def keys(*pressed: str) -> Acts:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        await pilot.press(*pressed)
        await pilot.pause()
        app.shown = (said(app), asked(app), drawn(app))  # type: ignore[attr-defined]

    return acts


def said(app: TableApp) -> str:
    return "\n".join(line.text for line in app.query_one("#told").lines)  # type: ignore[attr-defined]


def asked(app: TableApp) -> str:
    return str(app.dock.query_one("#question", Static).render())


def drawn(app: TableApp) -> list[str]:
    """The whole screen, line by line."""
    return [
        "".join(part.text for part in strip) for strip in app.screen._compositor.render_strips()
    ]


def test_a_round_is_bet_dealt_played_and_settled_by_keys() -> None:
    app = at_table("three-card-poker@bclc", keys("n", "1", "d", "p"))
    told, question, screen = app.shown
    assert "Dealer has" in told
    assert "you · ante" in told
    assert "bclc-poker/6/" in told
    round = app.sitting.table.round
    assert round is not None
    assert app.sitting.stack == 50_000 + round.settlement.net(YOU)
    assert f"you have {app.sitting.currency.text(app.sitting.stack)}" in question
    assert any("Dealer" in line for line in screen)


def test_the_screen_and_the_line_deal_the_same_round(houseway) -> None:
    typed = ["25", "", "", "play", "q"]
    ran = houseway("play", "three-card-poker@bclc", "--seed", "1", typed=typed)
    app = at_table("three-card-poker@bclc", keys("n", "1", "d", "p"))
    assert app.sitting.currency.says(app.sitting.farewell()) in ran.out


async def click(pilot: Pilot, app: TableApp, words: str) -> None:
    """Click on the button that says so."""
    await pilot.pause()
    (button,) = (each for each in app.query(Press) if str(each.label).startswith(words))
    assert await pilot.click(button)
    await pilot.pause()


def test_a_round_is_played_with_the_mouse_alone() -> None:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        for words in ("$25", "Ante", "Pair plus", "Deal", "Play"):
            await click(pilot, app, words)
        assert isinstance(app.dock, BetDock)
        await click(pilot, app, "Same again")
        assert app.draft is not None
        assert app.draft.bets == {"ante": 2500, "pair_plus": 2500}

    app = at_table("three-card-poker@bclc", acts)
    assert app.sitting.table.rounds == 1


def test_a_bet_that_is_not_taken_is_told_with_its_clause_and_stays() -> None:
    app = at_table("three-card-poker@bclc", keys("3", "d"))
    assert "may stake six_card_bonus only beside" in app.shown[1]
    assert "bclc-poker/6/" in app.shown[1]
    assert app.draft is not None
    assert app.draft.bets == {"six_card_bonus": 500}
    assert app.sitting.table.rounds == 0
    app = at_table("three-card-poker@bclc", keys("3", "backspace", "d"))
    assert "there are no bets" in app.shown[1] or "no round can be dealt" in app.shown[1]


def test_bets_that_have_to_be_equal_are_laid_together() -> None:
    app = at_table("let-it-ride@bclc", keys("1"))
    assert app.draft is not None
    assert app.draft.bets == {"bet_1": 500, "bet_2": 500, "bet_3": 500}


def test_an_amount_is_typed_nudged_and_taken_at_hand() -> None:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        await pilot.press("d")
        for _ in range(12):  # until a raise is offered
            dock = app.dock
            if isinstance(dock, TurnDock) and dock.sized:
                break
            await pilot.press("d" if isinstance(dock, NextDock) else "f")
            await pilot.pause()
        await pilot.pause()
        assert isinstance(dock, TurnDock)
        offer = dock.sized
        assert offer is not None
        await pilot.press("up")
        assert dock.amount.cents == offer.least + offer.step
        await pilot.press("end")
        assert dock.amount.cents == offer.most
        await pilot.press("home", "4", "3")
        assert dock.amount.cents == 4300
        label = f"{offer.label} £43.00"
        assert [each for each in app.query(Press) if str(each.label).startswith(label)]
        await pilot.press("0", "0", "0")
        await pilot.press(dock.answers[offer].key)
        await pilot.pause()
        assert "may not" in asked(app)
        await pilot.press("home", dock.answers[offer].key)
        await pilot.pause()
        assert f"Seat 1: {offer.label.lower()}" in said(app)

    at_table("texas-holdem@bcpc", acts, seed=3)


def test_a_hand_is_set_by_pressing_cards() -> None:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        await pilot.press("1", "d", "s")
        await pilot.pause()
        assert "may not set" in asked(app)
        round = app.sitting.table.round
        assert round is not None
        held = app.sitting.view().cards(YOU)
        await pilot.press(str(1 + held.index("Kh")), str(1 + held.index("Qd")), "s")
        await pilot.pause()
        assert "king-queen" in " ".join(said(app).split())

    at_table("pai-gow-poker@bclc", acts)


def test_help_has_the_clauses_and_goes_away() -> None:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpPage)
        assert "straight flush   40 to 1" in app.screen.words
        await pilot.press("escape", "1", "d", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpPage)
        assert "bclc-poker/6/6.5.1" in app.screen.words
        await pilot.press("p", "escape")
        assert app.sitting.table.in_round, "what lies under a page is not pressed"

    at_table("three-card-poker@bclc", acts)


def test_leaving_in_the_middle_of_a_hand_gives_it_up() -> None:
    app = at_table("three-card-poker@bclc", keys("1", "d"))
    assert app.sitting.table.in_round
    app = at_table("three-card-poker@bclc", lambda pilot, _: pilot.press("1", "d", "q"))
    assert app.sitting.stack == 49_500


def test_the_bank_is_offered_and_taken() -> None:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        for _ in range(8):  # two rounds against the dealer, then the bank
            if isinstance(app.dock, BankDock):
                break
            turn = isinstance(app.dock, TurnDock)
            await pilot.press(*(("h",) if turn else ("1", "d")))
            await pilot.pause()
        assert "the bank is offered to you" in asked(app)
        await pilot.press("1", "p")
        await pilot.pause()
        assert "cover" in asked(app), "a dollar does not cover the bets"
        await pilot.press("backspace", "3", "0", "0", "p")
        await pilot.pause()
        assert isinstance(app.dock, NextDock)
        await pilot.press("d", "h")
        await pilot.pause()
        assert "bank" in said(app)

    app = at_table("pai-gow-poker@bclc", acts, seed=3)
    assert app.sitting.table.rounds >= 3


def test_your_cards_are_in_sight_on_the_smallest_terminal() -> None:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        await pilot.press("d")
        await pilot.pause()
        await pilot.pause()
        screen = "\n".join(drawn(app))
        assert " you ─╯" in screen
        assert "Fold" in screen

    at_table("texas-holdem@bclc", acts, seed=7, size=(80, 24))


def test_a_hand_is_drawn_for_the_documentation() -> None:
    """Until the flop, with the folded, the bets and the pot in sight."""

    async def acts(pilot: Pilot, app: TableApp) -> None:
        for key in ("d", "c", "c", "c"):
            await pilot.press(key)
            await pilot.pause()
            screen = "\n".join(drawn(app))
            if "Board" in screen and "Raise to" in screen:
                break
        assert all(words in screen for words in ("Board", "pot $", "folded", "Fold", "Raise to"))
        if folder := os.environ.get("HOUSEWAY_PICTURES"):
            fonts = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # from elsewhere: none of ours
            (Path(folder) / "terminal.svg").write_text(fonts.sub("", app.export_screenshot()))

    at_table("texas-holdem@bclc", acts, seed=7, size=(108, 33))


def test_keys_are_letters_of_their_words_and_never_the_same() -> None:
    assert keys_for(["Fold", "Call 2.00", "Check", "Quit"]) == ["f", "c", "h", "u"]
    assert keys_for(["Aa", "Aa", "Aa"]) == ["a", "1", "2"]


async def any_answer(pilot: Pilot, dock: TurnDock) -> None:
    """Something that is allowed: the last offer without cards, or the cards that it wants."""
    plain = [offer for offer in dock.options.offers if not offer.cards]
    if plain:
        await pilot.press(dock.answers[plain[-1]].key)
        return
    offer = dock.options.offers[0]
    assert dock.picks is not None
    wanted = offer.parts[0] if offer.parts else offer.least
    if dock.picks.sets:  # as they come: the first hand is filled, and so on
        for number, count in enumerate(offer.parts):
            first = sum(offer.parts[:number])
            for at in range(first, first + count):
                await pilot.press(*[str((at + 1) % 10)] * number)
    else:
        await pilot.press(*(str(at + 1) for at in range(wanted)))
    await pilot.press(dock.answers[offer].key)


@pytest.mark.some(3)
@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_every_game_is_played_to_its_end(game) -> None:
    async def acts(pilot: Pilot, app: TableApp) -> None:
        for _ in range(60):
            if isinstance(app.dock, TurnDock):
                await any_answer(pilot, app.dock)
            elif app.sitting.table.rounds:
                break
            else:
                await pilot.press(*(("1",) if isinstance(app.dock, BetDock) else ()), "d")
            await pilot.pause()
        assert not app.sitting.table.in_round, asked(app)
        assert app.sitting.table.rounds == 1, asked(app)
        round = app.sitting.table.round
        assert round is not None
        assert app.sitting.stack == 50_000 + round.settlement.net(YOU)
        assert game.section.partition("/")[0] in said(app)

    at_table(game.id, acts)
