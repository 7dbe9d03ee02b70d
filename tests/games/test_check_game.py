"""The conformance kit catches a game that breaks any one of its promises."""

from dataclasses import replace

import pytest

from houseway.cards import parse_cards
from houseway.games.bclc import texas_holdem
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.three_card_poker import ThreeCardPoker
from houseway.money import ZERO, Cents
from houseway.play.banked import BankedRound
from houseway.play.options import Offer, Options
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.testing import GameFault, check_game, check_round
from houseway.wagers import Line, Result, Settlement


def fault_of(game, rounds=200) -> str:
    with pytest.raises(GameFault) as caught:
        check_game(game, rounds=rounds)
    message = str(caught.value)
    assert message.startswith(f"{game.id}, seed "), (
        "a fault says which game, and how to see it again"
    )
    return message


# Each game below is a catalogue game with one thing wrong.


class GenerousRound(BankedRound):
    def stacks(self):
        return {seat: Cents(chips + 1) for seat, chips in super().stacks().items()}


class MakesChips(ThreeCardPoker):
    """Hands every seat a cent more than its lines say."""

    def round(self, layout, shoe, settings=None):
        made = GenerousRound(self, self.read_settings(settings or {}), layout, shoe)
        made.start()
        return made


def test_a_chip_that_was_made_is_noticed() -> None:
    assert "cents vanished between stacks and accounts" in fault_of(MakesChips())


class LosesAPot(PotRound):
    """Forgets to note who won the main pot."""

    def settle(self):
        return Settlement(line for line in self.lines if line.spot != "main pot")


class Lossy(PotGame):
    def round(self, seating, shoe, stakes):
        opened = LosesAPot(self, stakes, seating, shoe)
        opened.start()
        return opened


def hold_em_as(kind):
    facts = {
        name: getattr(texas_holdem.GAME, name)
        for name, field in PotGame.__dataclass_fields__.items()
        if field.init
    }
    return kind(**facts)


def test_a_pot_that_goes_to_nobody_is_noticed() -> None:
    assert "of the pot went to nobody" in fault_of(hold_em_as(Lossy))


class TellsTheDealersHand(ThreeCardPoker):
    """Says the dealer's first card aloud before it is turned up."""

    def play(self, t):
        script = super().play(t)
        asked = next(script)
        t.says(f"The dealer looks at the {t.cards('dealer')[0].words}", self.cite)
        while True:
            answer = yield asked
            try:
                asked = script.send(answer)
            except StopIteration:
                return


class HintsAtTheDealersHand(ThreeCardPoker):
    """Names no card, but says something that only the dealer's hidden cards decide."""

    def play(self, t):
        script = super().play(t)
        asked = next(script)
        high = max(card.rank for card in t.cards("dealer"))
        t.says("The dealer smiles" if high >= 12 else "The dealer frowns", self.cite)
        while True:
            answer = yield asked
            try:
                asked = script.send(answer)
            except StopIteration:
                return


class DescribesHiddenCards(ThreeCardPoker):
    """Puts words to a hand from the whole table, not from the cards that are handed in."""

    def describe(self, round, place, cards):
        if place == "dealer" or "dealer" not in round.holdings:
            return None
        return f"against {max(card.rank for card in round.felt.cards('dealer')).word}"


class DealsFaceUp(ThreeCardPoker):
    """Writes a hidden card into a prompt for one seat."""

    def play(self, t):
        script = super().play(t)
        asked = next(script)
        t.prompts(self.cite._replace(gist=f'"{t.cards("dealer")[0]}"'), to=asked.seat)
        while True:
            answer = yield asked
            try:
                asked = script.send(answer)
            except StopIteration:
                return


class Leaks(ThreeCardPoker):
    """Lets a cent of the progressive meter drop behind the chip tray."""

    def end_progressive(self, t):
        super().end_progressive(t)
        if t.meter:
            t.meter.amount = Cents(t.meter.amount - 1)


class Skims(ThreeCardPoker):
    """Takes a cent off the progressive meter, and says so."""

    def end_progressive(self, t):
        super().end_progressive(t)
        if t.meter:
            t.meter.amount = Cents(t.meter.amount - 1)
            skimmed = Line(None, "meter", ZERO, Result.PAYS, Cents(-1), "for the house", self.cite)
            t.pay([skimmed])


class Overdraws(ThreeCardPoker):
    """Pays more from the progressive meter than it shows."""

    def meter(self, settings):
        shown = super().meter(settings)
        return replace(shown, amount=Cents(-5_000_000)) if shown else None


def test_a_meter_that_moves_by_itself_is_noticed() -> None:
    assert "the meter moved by" in fault_of(Leaks())


def test_a_meter_that_falls_for_no_award_is_noticed() -> None:
    assert "no award lowered the meter" in fault_of(Skims())


def test_a_meter_below_nothing_is_noticed() -> None:
    assert "the meter shows -" in fault_of(Overdraws())


def test_a_hidden_card_said_aloud_is_noticed() -> None:
    assert " sees " in fault_of(TellsTheDealersHand())


def test_a_hidden_card_in_a_prompt_is_noticed() -> None:
    assert " sees " in fault_of(DealsFaceUp())


@pytest.mark.parametrize(
    "game", [HintsAtTheDealersHand(), DescribesHiddenCards()], ids=["said", "described"]
)
def test_something_that_depends_on_a_hidden_card_is_noticed(game) -> None:
    assert "depends on cards he cannot see" in fault_of(game)


class RefusesWhatItOffers(ThreeCardPoker):
    """Offers a play bet of any size, and breaks on every one but the ante."""

    def play(self, t):
        script = super().play(t)
        asked = next(script)
        while True:
            offers = tuple(
                offer._replace(most=2 * offer.most) if offer.most else offer
                for offer in asked.offers
            )
            answer = yield Options(asked.seat, offers)
            if getattr(answer, "amount", None) not in (None, asked.offers[-1].least):
                raise ValueError(f"cannot take {answer}")
            try:
                asked = script.send(answer)
            except StopIteration:
                return


class TakesEverything(BankedRound):
    def play(self, action, seat=None):
        options = self.options()
        super().play(action if options.accepts(action) else options.offers[0].action(), seat)


class TakesWhatItDoesNotOffer(ThreeCardPoker):
    """Turns any answer it does not know into a fold."""

    def round(self, layout, shoe, settings=None):
        made = TakesEverything(self, self.read_settings(settings or {}), layout, shoe)
        made.start()
        return made


class ChangesOnRefusal(BankedRound):
    def play(self, action, seat=None):
        if not self.options().accepts(action):
            self.felt.says("Somebody tried something", self.game.cite)
        super().play(action, seat)


class RemembersRefusals(ThreeCardPoker):
    """A refused answer leaves a mark on the round."""

    def round(self, layout, shoe, settings=None):
        made = ChangesOnRefusal(self, self.read_settings(settings or {}), layout, shoe)
        made.start()
        return made


class OffersInPieces(Offer):
    """An offer whose own choice is not among what it takes."""

    def action(self, amount=None):
        return super().action(self.most + 1 if self.most else amount)


class ChoosesBadly(ThreeCardPoker):
    def play(self, t):
        script = super().play(t)
        asked = next(script)
        while True:
            answer = yield Options(asked.seat, tuple(OffersInPieces(*o) for o in asked.offers))
            try:
                asked = script.send(answer)
            except StopIteration:
                return


def test_an_offer_that_play_does_not_take_is_noticed() -> None:
    assert "cannot take" in fault_of(RefusesWhatItOffers())


def test_an_answer_that_was_not_offered_but_taken_is_noticed() -> None:
    assert "which it does not offer" in fault_of(TakesWhatItDoesNotOffer())


def test_a_refusal_that_changes_the_round_is_noticed() -> None:
    assert "was refused" in fault_of(RemembersRefusals())


def test_a_choice_outside_the_offers_is_noticed() -> None:
    assert "does not offer what it chose" in fault_of(ChoosesBadly())


class ForgetsTheTie(MiniBaccarat):
    """Settles player and banker, and leaves the tie bets lying."""

    def settle_seat(self, t, seat, winner, reason):
        held = seat.bets.pop("tie", None), seat.tips.pop("tie", None)
        super().settle_seat(t, seat, winner, reason)
        if held[0]:
            seat.bets["tie"] = held[0]


class GivesNoReason(MiniBaccarat):
    """Settles without a word of why."""

    def settle_seat(self, t, seat, winner, reason):
        super().settle_seat(t, seat, winner, "")


class Fickle(MiniBaccarat):
    """Pays the tie otherwise each time it is played: something outside the log decides."""

    played = 0

    def play(self, t):
        Fickle.played += 1
        yield from super().play(t)

    def settle_seat(self, t, seat, winner, reason):
        super().settle_seat(t, seat, winner, f"{reason}, for the {Fickle.played}th time")


class Talkative(MiniBaccarat):
    """The lines come out the same, but what is said does not."""

    greetings = iter(range(10**9))

    def play(self, t):
        t.says(f"Welcome, round {next(Talkative.greetings)}", self.cite)
        yield from super().play(t)


def test_a_stake_without_a_result_is_noticed() -> None:
    assert "wagers were left without a result" in fault_of(ForgetsTheTie())


def test_a_line_without_a_reason_is_noticed() -> None:
    assert "a line gives no reason" in fault_of(GivesNoReason())


def test_a_script_that_depends_on_something_outside_the_log_is_noticed() -> None:
    assert "comes out otherwise when it is replayed" in fault_of(Fickle())


def test_something_said_that_depends_on_something_outside_the_log_is_noticed() -> None:
    assert "looks otherwise when replayed" in fault_of(Talkative())


class Nameless(ThreeCardPoker):
    """A game that a lobby cannot list."""

    name = ""


def test_a_game_without_a_name_is_noticed() -> None:
    assert "has no name or summary" in fault_of(Nameless())


def test_a_game_whose_facts_cannot_be_written_is_noticed() -> None:
    class Odd(ThreeCardPoker):
        """Facts that no page can read."""

        table_places = (parse_cards("As"),)

    with pytest.raises(TypeError):
        check_game(Odd(), rounds=1)


def test_a_fault_names_the_seed_that_shows_it_again() -> None:
    message = fault_of(GivesNoReason())
    seed = int(message.split("seed ")[1].split(":")[0])
    with pytest.raises(GameFault):
        check_round(GivesNoReason(), seed)


def test_a_sound_sibling_passes() -> None:
    """What differs may be a fact alone: the kit does not mind a game it has never seen."""

    class Generous(ThreeCardPoker):
        """Ten seats, and bets for the dealer beside every one."""

        slug, seats = "generous-three-card-poker", 10

    check_game(Generous(), rounds=100)
    check_game(replace(texas_holdem.GAME, slug="short-hold-em", seats=6), rounds=100)
