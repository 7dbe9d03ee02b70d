"""The full screen itself: the felt, what is said beside it, and the dock below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import RichLog, Static

from houseway.cli.asking import KNOWN
from houseway.cli.company import YOU
from houseway.cli.screen.bank_dock import BankDock
from houseway.cli.screen.bet_dock import BetDock
from houseway.cli.screen.dock import Dock, NextDock
from houseway.cli.screen.draft import Draft
from houseway.cli.screen.help_page import HelpPage
from houseway.cli.screen.laid import Laid
from houseway.cli.screen.told import outcome, settled
from houseway.cli.screen.turn_dock import TurnDock
from houseway.cli.sitting import Sitting
from houseway.errors import HousewayError
from houseway.money import Cents
from houseway.play import Action, Options
from houseway.play.happenings import ALL

PACE = 0.5  # seconds that a bot takes
WIDE = 100  # columns from which what is said stands at the side
HIGH = 30  # lines from which buttons are large


class TableApp(App[None]):
    """One player at a table, from the first bet to the last."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]
    BINDINGS: ClassVar[list[BindingType]] = [
        ("q", "leave", "Leave"),
        ("question_mark", "explain", "Help"),
        ("pageup", "scroll_told(-1)", "Up"),
        ("pagedown", "scroll_told(1)", "Down"),
    ]

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        self.sitting, self.pace = sitting, pace
        self.title = sitting.game.name
        self.laid = Laid(sitting.currency, YOU, sitting.characters)
        self.draft = None if sitting.for_a_pot else Draft(sitting)
        self.dock = Dock()
        self.offers: Iterator[str] = iter(())
        self.heard = 0  # of what was said in this round
        self.explained: set[str] = set()

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="room"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="felt")
            told = RichLog(id="told", wrap=True, min_width=20)
            told.can_focus = False
            yield told
        yield Container(self.dock, id="dock")

    def on_mount(self) -> None:
        game = self.sitting.game
        self.tell(Text(f"{game.name}: {game.summary}", "bold"))
        self.between_rounds("")

    # Before the cards

    def between_rounds(self, how: str) -> None:
        """The bank is offered first; then bets, or the next hand."""
        self.title_line()
        if not self.sitting.stack:
            self.ask(NextDock(f"{how}; you have no chips left. q leaves the table.", None))
            return
        self.offers = self.sitting.offers_of_the_bank()
        self.next_offer(how)

    def next_offer(self, how: str = "") -> None:
        question = next(self.offers, None)
        told = "; ".join(each for each in (how, self.sitting.company.told()) if each)
        told = self.sitting.currency.says(told)
        if question is not None:
            self.ask(BankDock(question, self.sitting, self.answer_bank))
        elif self.draft and self.sitting.bets_first:
            self.ask(BetDock(self.draft, told, self.deal))
        else:
            have = f"you have {self.sitting.currency.text(self.sitting.stack)}"
            self.ask(NextDock(f"{f'{told}; ' if told else ''}{have}", self.deal))

    def answer_bank(self, roll: Cents | None) -> None:
        try:
            self.sitting.bank(roll)
        except HousewayError as error:
            self.refuse(error)
        else:
            self.next_offer()

    def deal(self) -> None:
        """Bets are made and the cards come; what is refused is said, and stays on the spots."""
        try:
            if self.draft and self.sitting.bets_first:
                self.draft.make()
            self.sitting.deal()
        except HousewayError as error:
            self.refuse(error)
            return
        self.heard = 0
        self.query_one("#told", RichLog).write("")
        self.go_on()

    # The round

    def go_on(self) -> None:
        """Whoever is next: you, a bot that takes its time, or nobody any more."""
        while True:
            self.show_round()
            options = self.sitting.turn()
            if options is None:
                self.over()
            elif options.seat == YOU:
                self.explain(options)
                view = self.sitting.view()
                self.ask(TurnDock(options, view, self.sitting.currency, self.play))
            else:
                self.sitting.others_act()
                if not self.pace:
                    continue
                self.wait()
            return

    def wait(self) -> None:
        """Somebody else thinks: nothing may be pressed meanwhile."""
        if type(self.dock) is not Dock:
            self.ask(Dock())
        self.set_timer(self.pace, self.go_on)

    def explain(self, options: Options) -> None:
        """An answer that few would know is explained once, in the words of its clause."""
        for offer in options.offers:
            if offer.kind not in KNOWN and offer.label not in self.explained:
                self.explained.add(offer.label)
                words = f"{offer.label.lower()}: {offer.cite.gist}  {offer.cite}"
                self.tell(Text(self.sitting.currency.says(words), "dim"))

    def play(self, action: Action) -> None:
        try:
            self.sitting.play(action)
        except HousewayError as error:
            self.refuse(error)
        else:
            self.go_on()

    def over(self) -> None:
        """Every line with its clause, and on to the next round."""
        view = self.sitting.view()
        for line in view.lines:
            self.tell(settled(line, YOU, self.sitting.currency))
        net = sum(line.net for line in view.lines if line.seat == YOU and not line.tip)
        self.between_rounds(outcome(net, self.sitting.currency))

    # What is shown

    def ask(self, dock: Dock) -> None:
        place = self.query_one("#dock", Container)
        place.remove_children()
        self.dock = dock
        place.mount(dock)

    def refuse(self, error: HousewayError) -> None:
        cite = f" ({error.clause})" if error.clause else ""
        self.dock.says(self.sitting.currency.says(f"{error.message}{cite}"))

    def show_round(self) -> None:
        """The felt as you see it, and what was said aloud since."""
        view = self.sitting.view()
        felt = self.query_one("#felt", Static)
        table = self.query_one("#table", VerticalScroll)
        felt.update(self.laid.drawn(view, table.size.width or WIDE))
        table.scroll_end(animate=False)  # where you sit, if there is no room for all
        aloud = [each for each in view.said if each.to == ALL]
        for each in aloud[self.heard :]:
            self.tell(Text(self.sitting.currency.says(each.words)))
        self.heard = len(aloud)
        self.title_line()

    def title_line(self) -> None:
        told = (self.title, self.sitting.table.house.title, "? help", "q leave")
        self.query_one("#title", Static).update(" · ".join(told))

    def tell(self, words: Text) -> None:
        self.query_one("#told", RichLog).write(words)

    def on_resize(self, _: Resize) -> None:
        if self.sitting.table.round:
            self.call_after_refresh(self.show_round)

    # Keys

    def on_key(self, event: Key) -> None:
        if not isinstance(self.screen, HelpPage) and self.dock.press(event.key):
            event.stop()
            event.prevent_default()

    def action_explain(self) -> None:
        self.push_screen(HelpPage(self.sitting.game.name, self.dock.explained()))

    def action_scroll_told(self, way: int) -> None:
        told = self.query_one("#told", RichLog)
        told.scroll_relative(y=way * max(1, told.size.height - 1), animate=False)

    def action_leave(self) -> None:
        """Leaving in the middle of a round gives up the hand."""
        self.sitting.give_up()
        self.exit()
