"""What hangs on the wall of the room: a jackpot's conditions in words, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator

from houseway import houses
from houseway.floor.jackpots.programme import Programme
from houseway.money import Cents, Currency
from houseway.rulebook import Clause

Condition = tuple[Clause, str]


def conditions(programme: Programme) -> list[Condition]:
    """The conditions that a house posts for a programme."""
    return [*_who(programme), *_hand(programme), *_money(programme)]


def _currency(programme: Programme) -> Currency:
    return houses.printing(programme.rules.section).currency


def _posted(programme: Programme, amount: Cents) -> str:
    """An amount as it is posted: $20, $12.50."""
    return _currency(programme).text(amount).removesuffix(".00")


def _who(programme: Programme) -> Iterator[Condition]:
    rules = programme.rules
    yield rules.game_cite, f"For {', '.join(programme.games)}: {', '.join(rules.structures)}"
    least = programme.least_players
    cite = rules.players_cite if programme.holdem else rules.as_posted
    if least:
        yield cite, f"At least {least} active players dealt in"
        yield rules.away_cite, "Whoever is away from the table does not count"
    if programme.least_pot:
        yield (
            rules.pot_cite or rules.as_posted,
            f"A pot of {_posted(programme, programme.least_pot)} at least, rake and drop included",
        )


def _hand(programme: Programme) -> Iterator[Condition]:
    rules, beat, high = programme.rules, programme.rules.bad_beat, programme.rules.high_hand
    yield rules.best_five, "Judged by the best five cards"
    yield rules.mucked, "A hand mucked facing a bet does not count"
    if beat:
        posted = programme.loser or programme.winner
        loser, winner = programme.loser or beat.loser, programme.winner or beat.winner
        cite = rules.as_posted if posted else beat.cite
        yield cite, f"{loser} or better, beaten by {winner} or better"
        yield beat.top_two, "Both must be the two best hands"
    if high:
        cite = rules.as_posted if programme.hand else high.cite
        yield cite, f"{programme.hand or high.hand} or better"
        if high.wins:
            yield high.wins, "The hand must win the pot; one winner for each hand dealt"
        if high.picked_up:
            yield high.picked_up, "Players must take up their cards"
    if programme.holdem:
        yield rules.both_cards, "Both hole cards play; four of a kind takes a pocket pair"
    if beat and programme.holdem:
        yield beat.unique, "One hole card alone must not make the same hand"
    for each in rules.distinct:
        yield each.cite, f"A jackpot of its own: {each.name}"


def _money(programme: Programme) -> Iterator[Condition]:
    rules, books = programme.rules, programme.rules.books
    yield books.posting, f"Posted for the day that starts at {programme.starts:%H:%M}"
    yield books.available, "What is posted is what can be won"
    if programme.contribution:
        yield books.drop, f"{_posted(programme, programme.contribution)} from each pot"
    if programme.seed and books.seed:
        yield books.seed, f"{programme.seed}% of it is kept for the next jackpot"
    if rules.bad_beat:
        parts = programme.division
        for letter, who, percent in (
            ("a", "losing hand", parts.loser),
            ("b", "winning hand", parts.winner),
            ("c", "others dealt in", parts.others),
        ):
            yield parts.cite(rules, letter), f"{percent}% for the {who}"
    if books.dealt_a_hand:
        yield books.dealt_a_hand, "A part only for whoever was dealt a hand"
    if books.back:
        yield books.back, f"Shares in whole {_currency(programme).name}, the rest back to the pool"
    if rules.daily:
        prizes = " / ".join(f"{percent}%" for percent in programme.prizes)
        yield rules.daily, f"The best of each day from {programme.starts:%H:%M}: {prizes}"
    if books.next_day:
        yield books.next_day, f"A jackpot that was won is seeded next day, {programme.starts:%H:%M}"
    if rules.linked and programme.rooms:
        yield rules.linked, f"Linked: {', '.join(programme.rooms)}"
    if rules.local and programme.local:
        yield rules.local, f"{programme.local}% of a room's drops for its own jackpot"
    if rules.not_both and programme.local:
        yield rules.not_both, "Who wins the linked jackpot is not paid the local one too"
