"""Whether a hand wins a jackpot."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from houseway.errors import BadCards, BadSetting
from houseway.floor.jackpots.bad_beat import judge_bad_beat
from houseway.floor.jackpots.facts import HandFacts
from houseway.floor.jackpots.high_hand import judge_high_hand
from houseway.floor.jackpots.programme import Programme, pot_game
from houseway.floor.jackpots.rules import Rules
from houseway.floor.jackpots.sections import printed
from houseway.floor.jackpots.verdict import Verdict, refused
from houseway.money import text
from houseway.play.game import Game

WIDE, LOCAL = "wide-area", "local"
BOARD = 5


def judge(programme: Programme, facts: HandFacts) -> Verdict:
    """Whether a hand wins a programme's jackpot.

    A room's local jackpot is looked at only where the linked one is not won (bclc-poker/29/5.2).
    """
    rules = programme.rules
    verdict = _judge(programme, facts)
    if rules.linked and verdict.qualifies:
        return replace(verdict, which=WIDE)
    if programme.local_programme and rules.local:
        own = _judge(programme.local_programme, facts)
        if own.qualifies:
            return replace(own, which=LOCAL, clause=rules.local)
    return verdict


def judge_all(programmes: Iterable[Programme], facts: HandFacts) -> dict[str, Verdict]:
    """Every programme of a table judges a hand by itself: one hand may win several."""
    return {each.name: judge(each, facts) for each in programmes}


def check_table(game: Game, structure: str, jackpots: Collection[str | Programme]) -> None:
    """Refuse jackpots that do not stand at a table: another game's, or both progressives.

    One that is given by name is as printed, a programme is for the games it was posted for.
    """
    names: dict[str, Rules] = {}
    for each in jackpots:
        rules = printed(each) if isinstance(each, str) else each.rules
        allowed = rules.games or (rules.main_game,) if isinstance(each, str) else each.games
        names[rules.name] = rules
        if game.id not in allowed:
            raise BadSetting(f"{game.id} has no part in {rules.name}", clause=rules.game_cite)
        if structure not in rules.structures:
            raise BadSetting(
                f"{structure} tables have no part in {rules.name}", clause=rules.game_cite
            )
    for rules in names.values():
        if rules.rival in names:
            both = " and ".join(sorted((rules.name, rules.rival)))
            raise BadSetting(
                f"{both} are two forms of one jackpot; a table has one of them",
                clause=rules.offered,
            )


def _judge(programme: Programme, facts: HandFacts) -> Verdict:
    if verdict := _not_judged(programme, facts):
        return verdict
    _check_cards(facts)
    look = judge_bad_beat if programme.rules.bad_beat else judge_high_hand
    boards = facts.boards if programme.both_runs else (facts.board,)
    found = [look(programme, facts, board) for board in boards]
    return next((verdict for verdict in found if verdict.qualifies), found[0])


def _not_judged(programme: Programme, facts: HandFacts) -> Verdict | None:
    """What keeps a hand from being looked at: its game, its players, its pot."""
    rules, game = programme.rules, facts.game
    if game not in programme.games:
        reason = f"{game} has no part in the {rules.name} jackpot"
        authorised = rules.as_posted if game in rules.games else rules.game_cite
        return refused(reason, rules.never.get(game, authorised))
    if facts.structure not in rules.structures:
        return refused(f"{facts.structure} hands have no part in it", rules.game_cite)
    if facts.active < programme.least_players:
        return _too_few(programme, facts)
    if facts.pot < programme.least_pot:
        posted = rules.pot_cite is None or facts.pot >= rules.pot
        reason = f"a pot of {text(facts.pot)} is under {text(programme.least_pot)}"
        return refused(reason, rules.as_posted if posted else rules.pot_cite or rules.as_posted)
    return None


def _check_cards(facts: HandFacts) -> None:
    """Refuse hands and boards that the game does not deal."""
    game = pot_game(facts.game)
    for seat, cards in facts.hands.items():
        whole = len(cards) == game.hole_cards if game.has_board else len(cards) <= game.hole_cards
        if not whole:
            raise BadCards(f"seat {seat} has {len(cards)} cards; {game.id} deals {game.hole_cards}")
    most = BOARD if game.has_board else 1  # stud's one card for everybody
    for board in facts.boards:
        if len(board) > most:
            raise BadCards(f"a board of {len(board)} cards is more than {game.id} deals")


def _too_few(programme: Programme, facts: HandFacts) -> Verdict:
    rules, active = programme.rules, facts.active
    reason = f"{active} active players were dealt in, and it takes {programme.least_players}"
    printed = rules.players if programme.holdem else 0
    if active >= printed:
        return refused(reason, rules.as_posted)
    with_the_others = facts.dealt_in >= printed
    return refused(reason, rules.away_cite if with_the_others else rules.players_cite)
