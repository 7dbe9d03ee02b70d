"""What is typed at the table: bets, answers, and `?` for whoever wants to know more."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cli.company import YOU
from houseway.cli.felt import Felt
from houseway.cli.sitting import Sitting
from houseway.errors import BadInput, HousewayError
from houseway.money import Cents, text
from houseway.play import Action, Offer, Options
from houseway.play.actions import Bet, Call, Check, Discard, Fold, RaiseTo, SetHands
from houseway.play.written_actions import CARD_TEXT, read_cards_move
from houseway.wagers import Spot

KNOWN = (Fold, Check, Call, Bet, RaiseTo)  # whoever sits down at a card table knows these
HELP = "?"


class Stopped(Exception):
    """The player has had enough."""


def ask(question: str) -> str:
    """A line that is typed; `q` stops."""
    typed = input(question).strip()
    if typed.lower() in ("q", "quit"):
        raise Stopped
    return typed


class Answers:
    """One player's answers; each kind of answer that is not obvious is explained once."""

    def __init__(self, sitting: Sitting, felt: Felt) -> None:
        self.sitting, self.table, self.felt = sitting, sitting.table, felt
        self.currency = sitting.currency
        self.explained: set[str] = set()

    def decide(self, options: Options) -> Action:
        """Ask until the answer is one of the offers."""
        for offer in options.offers:
            if offer.kind not in KNOWN and offer.label not in self.explained:
                self._explain(offer)
        menu = self.currency.says(" | ".join(offer.words for offer in options.offers))
        while True:
            words = ask(f"{menu}: ").lower().replace("_", " ").split()
            if words == [HELP]:
                self._help(options)
            elif words:
                try:
                    answer = self._answer(*meant(options.offers, words))
                except BadInput as error:
                    self.felt.say(error.message)
                    continue
                if options.accepts(answer):
                    return answer
                self.felt.say(options.refusal(answer).message)

    def _explain(self, offer: Offer) -> None:
        """What an answer means, in the words of its clause."""
        self.explained.add(offer.label)
        self.felt.say(f"  {offer.label.lower()}: {offer.cite.gist}  {offer.cite}", "dim")

    def _help(self, options: Options) -> None:
        """Everything that may be answered, with the clauses that grant it."""
        for offer in options.offers:
            self.felt.say(f"  {offer.words}: {offer.cite.gist}  {offer.cite}")
        self.felt.say("  Type the start of a word, with an amount or cards behind it; q leaves.")

    def _answer(self, offer: Offer, words: list[str]) -> Action:
        """The offer taken up, with the amount or the cards that were typed behind it."""
        if " ".join(words) == offer.label.lower() or len(words) == 1:
            if offer.kind is SetHands:  # as they come they would most likely be fouled
                raise BadInput(
                    "type the cards of each hand, the highest first, with / between hands"
                )
            if offer.kind is Discard:
                raise BadInput("type what you put away with it: discard 7c")
            return offer.action()
        if offer.cards:
            typed = " ".join(
                word[0].upper() + word[1:] if len(word) == CARD_TEXT else word for word in words
            )
            chosen = read_cards_move(typed.replace(offer.label, offer.label.lower(), 1))
            assert chosen is not None
            return offer.completed(chosen)
        return offer.action(self.currency.read(words[-1]))

    # Bets

    def bet(self) -> None:
        """Ask for each spot until the bets are taken; what was good stays where it is."""
        spots = self.sitting.spots()
        stack, least = self.sitting.stack, self.sitting.minimum
        self.felt.say(f"\nyou have {text(stack)}; bets from {text(least)}  (? explains them)")
        bets: dict[str, Cents] = {}
        asked: Sequence[Spot] = spots
        while True:
            for spot in asked:
                self._ask_spot(spot, bets)
            try:
                if not bets:
                    money = self.currency.name
                    raise BadInput(f"there is no bet on the table; type an amount in {money}")
                self.table.bet(YOU, bets)
            except HousewayError as error:
                self.felt.say(error.message)
                asked = self._to_ask_again(spots, bets)
                continue
            return

    def _ask_spot(self, spot: Spot, bets: dict[str, Cents]) -> None:
        """One spot until what is typed is an amount; Enter leaves it as it is."""
        while True:
            now = bets.get(spot.name)
            kept = f" [{self.currency.text(now)}, 0 takes it back]" if now else ""
            typed = ask(f"  {spot.label}{kept}: ")
            if typed == HELP:
                self._about(spot)
                continue
            if not typed:
                return
            try:
                amount = self.currency.read(typed)
            except BadInput as error:
                self.felt.say(error.message)
                continue
            bets.pop(spot.name, None)
            if amount:
                bets[spot.name] = amount
            return

    def _to_ask_again(self, spots: Sequence[Spot], bets: dict[str, Cents]) -> Sequence[Spot]:
        """The one bet without which the others would be taken; or else all of them."""
        for spot in reversed(spots):
            others = {name: amount for name, amount in bets.items() if name != spot.name}
            if spot.name in bets and others and self._taken(others):
                bets.pop(spot.name)
                self.felt.say("the other bets stand")
                return [spot]
        return spots

    def _taken(self, bets: dict[str, Cents]) -> bool:
        try:
            self.table.bet(YOU, bets)
        except HousewayError:
            return False
        return True

    def _about(self, spot: Spot) -> None:
        """What a bet is, by its clause, and what it pays."""
        self.felt.say(f"    {spot.cite.gist}  {spot.cite}")
        if pays := self.table.game.pay_tables.get(spot.name):
            for row in pays.text.splitlines():
                self.felt.say(f"      {row.strip()}")
        self.felt.say("    Type an amount, or Enter for no bet; q leaves.")


def meant(offers: Sequence[Offer], words: list[str]) -> tuple[Offer, list[str]]:
    """The offer whose name begins with what was typed, and the words with its name whole."""
    if words == ["pat"]:
        words = ["draw"]  # nothing
    fitting = [offer for offer in offers if offer.label.lower().startswith(words[0])]
    for offer in fitting:  # "call 2x" is a name, and no amount
        named = offer.label.lower().split()
        if len(named) > 1 and words[: len(named)] == named:
            return offer, [offer.label, *words[len(named) :]]
    labels = list(dict.fromkeys(offer.label.lower() for offer in fitting))
    if len(labels) != 1:  # one label may be offered for several amounts
        or_else = " or ".join(labels)
        more = f"could be {or_else}" if or_else else "is not an answer; type the start of one"
        raise BadInput(f"{' '.join(words)!r} {more}, or ? for what they mean")
    return fitting[0], words
