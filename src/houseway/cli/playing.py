"""Play in the terminal: any game of the catalogue, against the house or against its bots."""

from __future__ import annotations

from houseway import games, houses
from houseway.cli import counted_in
from houseway.cli.asking import Answers, Stopped, ask
from houseway.cli.company import YOU
from houseway.cli.felt import Felt
from houseway.cli.sitting import Sitting
from houseway.errors import HousewayError
from houseway.money import text
from houseway.play import Game
from houseway.play.happenings import ALL


def play(id: str, *, seed: int | None, chips: int, full: bool = False) -> None:
    """Sit down, play rounds until the player stops, and say how it went."""
    game = games.find(id)
    with counted_in(houses.of(game).currency):
        if full:
            from houseway.cli.screen import play_full

            play_full(Sitting(game, seed=seed, chips=chips))
        else:
            _play(game, Sitting(game, seed=seed, chips=chips))


def _play(game: Game, sitting: Sitting) -> None:
    felt = Felt(sitting.currency, YOU)
    felt.say(f"{game.name}: {game.summary}  Type q to stop, ? for help.", "bold")
    if characters := sitting.characters:
        felt.say("; ".join(f"seat {seat} plays {name}" for seat, name in characters.items()))
    answers = Answers(sitting, felt)
    try:
        while sitting.stack:
            play_round(sitting, answers)
    except (Stopped, EOFError):
        if sitting.table.in_round:
            print("\nyou give up your hand and leave")
        sitting.give_up()
    felt.say(f"\n{sitting.farewell()}")


def play_round(sitting: Sitting, answers: Answers) -> None:
    """Bets, cards, decisions, settlement."""
    felt = answers.felt
    _answer_bank(sitting, felt)
    if sitting.for_a_pot:
        ask("\nEnter for the next hand: ")
    elif sitting.bets_first:
        answers.bet()
    sitting.deal()
    shown = _show_new(sitting, felt, 0)
    while options := sitting.turn():
        if options.seat == YOU:
            felt.show(sitting.view())
            sitting.play(answers.decide(options))
        else:
            sitting.others_act()
        shown = _show_new(sitting, felt, shown)
    view = sitting.view()
    felt.show(view)
    assert sitting.table.round is not None
    felt.settled(str(sitting.table.round.settlement))
    felt.say(f"you have {text(sitting.stack)}")


def _answer_bank(sitting: Sitting, felt: Felt) -> None:
    """Take the bank with so much, or leave it to others."""
    for question in sitting.offers_of_the_bank():
        felt.say(f"\n{question}")
        typed = ask("what do you put up (Enter declines)? ")
        try:
            sitting.bank(sitting.currency.read(typed) if typed else None)
        except HousewayError as error:
            felt.say(error.message)
    if told := sitting.company.told():
        felt.say(f"\n{told}")


def _show_new(sitting: Sitting, felt: Felt, shown: int) -> int:
    """Print what has been said aloud since."""
    aloud = [each for each in sitting.view().said if each.to == ALL]
    for each in aloud[shown:]:
        felt.say(f"  {each.words}")
    return len(aloud)
