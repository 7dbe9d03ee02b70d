"""Your turn: a button for every offer, amounts to choose, cards to pick."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from houseway.cli.screen.amount import Amount
from houseway.cli.screen.amounts import nudged, quick, ranged
from houseway.cli.screen.dock import Dock, Row
from houseway.cli.screen.faces import parts
from houseway.cli.screen.picks import Picks
from houseway.cli.screen.pressed import TAKEN, Press, keys_for
from houseway.money import Currency, text
from houseway.play import Action, Offer, Options, View

NUDGES = {"up": 1, "down": -1, "pageup": 10, "pagedown": -10}
KEYS = {"least": "home", "most": "end"}
MARKS = " ¹²³⁴⁵⁶⁷⁸⁹"  # of the hand that a card lies in


class TurnDock(Dock):
    """All that you may answer, from the options of the round and nothing else."""

    def __init__(
        self, options: Options, view: View, currency: Currency, play: Callable[[Action], None]
    ) -> None:
        super().__init__()
        self.options, self.view, self.currency, self.play = options, view, currency, play
        self.sized = next((each for each in options.offers if ranged(each)), None)
        start = self.sized.least if self.sized else 0
        self.amount = Amount(start, currency, self._show)
        chosen = [each for each in options.offers if each.cards]
        self.picks = Picks(chosen[0]) if chosen else None
        where = f" with {options.hand}" if options.hand else ""
        wanted = f": {self.picks.wanted}" if self.picks else ""
        self.question = f"It is your turn{where}{wanted}."

    def rows(self) -> Iterable[Row]:
        offers = self.options.offers
        keys = keys_for((offer.label for offer in offers), TAKEN)
        self.answers = {
            offer: Press(self._words(offer), key, partial(self._answer, offer))
            for offer, key in zip(offers, keys, strict=True)
        }
        if self.picks:
            self.cards = [
                Press(self._card(at), str((at + 1) % 10), partial(self._turn, at))
                for at in range(len(self.picks.into))
            ]
            yield self.cards
        at_hand = quick(self.sized, self.view) if self.sized else []
        yield [
            *self.answers.values(),
            *(
                Press(name, KEYS.get(name, ""), partial(self.amount.take, cents))
                for name, cents in at_hand
            ),
        ]

    def explained(self) -> list[str]:
        says = self.currency.says
        return [
            f"{says(each.words)}: {each.cite.gist}  {each.cite}" for each in self.options.offers
        ]

    def press(self, key: str) -> bool:
        if self.sized and key in NUDGES:
            self.amount.take(nudged(self.amount.cents, NUDGES[key], self.sized))
            return True
        return bool(self.sized and self.amount.press(key)) or super().press(key)

    def _words(self, offer: Offer) -> str:
        """An offer as its button says it: with the amount that is chosen now."""
        if offer is self.sized:
            return self.currency.says(f"{offer.label} {text(self.amount.cents)}")
        words = self.currency.says(offer.words) if not offer.cards else offer.label
        return words[:1].upper() + words[1:]

    def _card(self, at: int) -> str:
        assert self.picks is not None
        rank, suit, _ = parts(self.picks.offer.cards[at].text)
        into = self.picks.into[at]
        return f"{rank}{suit}{MARKS[into + 1] if self.picks.sets else ' ✓'[into]}".strip()

    def _turn(self, at: int) -> None:
        assert self.picks is not None
        self.picks.turn(at)
        self.cards[at].reworded(self._card(at))
        self.cards[at].variant = "warning" if self.picks.into[at] else "default"

    def _answer(self, offer: Offer) -> None:
        if offer.cards:
            assert self.picks is not None
            self.play(self.picks.action(offer))
        else:
            self.play(offer.action(self.amount.cents if offer is self.sized else None))

    def _show(self) -> None:
        assert self.sized is not None
        self.answers[self.sized].reworded(self._words(self.sized))
