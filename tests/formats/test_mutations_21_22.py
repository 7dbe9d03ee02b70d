"""The board run twice and the kill made wrong one rule at a time: scenarios must notice."""

from dataclasses import replace

from houseway import games
from houseway.floor import PotTable, kill
from houseway.floor.kill import KILL, LEG_UP, NEUTRAL, Button, Kill
from houseway.play import pot, table_options
from houseway.play.actions import RunOnce, RunTwice
from houseway.play.boards import Lay
from houseway.play.options import Offer, Options
from houseway.play.pot import PotGame
from houseway.play.pot_dealing import SECOND
from houseway.play.pot_posting import PotPosting
from houseway.play.pot_round import FLOP, PotRound
from houseway.play.pots import split
from houseway.play.stakes import Post, Stakes
from houseway.play.steps import DeadHands
from tests.formats.mutations import Mutations

mutation = Mutations()
twice, killing = mutation.of("bclc-poker/21"), mutation.of("bclc-poker/22")


def change_twice(patch, **changes) -> None:
    """Another fact of the game that is played where the board may be run twice."""
    game = games.find("texas-holdem@bclc")
    other = replace(game, twice=replace(game.twice, **changes))
    patch.setitem(games.catalogue(), game.id, other)


# When it is asked


def asks(patch, *, most=2, all_in=True, least=FLOP, strict=None, agreed=all, once=False) -> None:
    """Ask the players in another situation, or take their answers otherwise."""

    def agree(t):
        if not 2 <= len(t.live) <= most or (all_in and t.with_chips > 1):
            return False
        if len(t.common()) < least and not t.settings["run_twice_preflop"]:
            return False
        strictly = t.settings["run_twice_strict"] if strict is None else strict
        if strictly and any(t.stack[seat] for seat in t.live):
            return False
        cite, answers = t.game.run_twice.agreed, []
        if once and any(answer.act == "run_once" for answer in t.log.answers):
            return False
        for seat in t.live:
            offers = (Offer(RunTwice, cite), Offer(RunOnce, cite))
            answers.append(isinstance((yield Options(seat, offers)), RunTwice))
            if agreed is all and not answers[-1]:
                return False
        return agreed(answers)

    patch.setattr(PotRound, "agree_to_run_twice", agree)


@twice("11.1", "11.1.4")
def nobody_is_asked(patch):
    asks(patch, most=1)


@twice("11.1.1")
def three_players_are_asked(patch):
    asks(patch, most=3)


@twice("11.1.2")
def players_with_chips_are_asked(patch):
    asks(patch, all_in=False)


@twice("11.1.2")
def whoever_covers_the_other_is_never_asked(patch):
    asks(patch, strict=True)


@twice("11.1.2")
def a_strict_house_asks_all_the_same(patch):
    asks(patch, strict=False)


@twice("11.1.3")
def they_are_asked_before_the_flop(patch):
    asks(patch, least=0)


@twice("11.1.3")
def they_are_asked_before_the_river_only(patch):
    asks(patch, least=FLOP + 1)


@twice("11.1.4")
def one_agreement_is_enough(patch):
    asks(patch, agreed=any)


@twice("11.1.4")
def who_has_refused_is_not_asked_again(patch):
    asks(patch, once=True)


@twice("11.2.6")
def they_are_never_asked_before_the_flop(patch):
    right = PotRound.agree_to_run_twice

    def agree(t):
        return (yield from right(t)) if t.common() else False

    patch.setattr(PotRound, "agree_to_run_twice", agree)


@twice("11.1")
def a_limit_table_offers_it(patch):
    change_twice(patch, structures=("limit", "no-limit", "pot-limit"))


@twice("11.1")
def pot_limit_tables_do_not_offer_it(patch):
    change_twice(patch, structures=("no-limit",))


@twice("11.1")
def every_table_offers_it(patch):
    patch.setattr(PotGame, "at", lambda game, settings: game.twice or game)
    right = pot.read_stakes
    patch.setattr(
        pot, "read_stakes", lambda game, given: replace(right(game, given), run_twice=True)
    )


# The cards


def runs_again(patch, again) -> None:
    patch.setattr(PotRound, "run_again", again)


@twice("11.2.4")
def the_second_turn_is_dealt_without_a_burn(patch):
    def again(t, streets):
        for at, street in enumerate(streets):
            t.burns(street.burn if at or len(streets) == 1 else 0)
            t.lay(Lay(SECOND, street.board), street)

    runs_again(patch, again)


@twice("11.2.5")
def the_second_river_is_dealt_without_a_burn(patch):
    def again(t, streets):
        for street in streets:
            t.lay(Lay(SECOND, street.board), street)

    runs_again(patch, again)


@twice("11.2.6.a")
def the_second_flop_is_dealt_without_a_burn(patch):
    def again(t, streets):
        for street in streets:
            t.burns(street.burn if street.name != "flop" else 0)
            t.lay(Lay(SECOND, street.board), street)

    runs_again(patch, again)


@twice("11.2.3")
def both_boards_are_dealt_street_by_street(patch):
    def ran(t, streets):
        if not streets or not (yield from t.agree_to_run_twice()):
            return False
        t.run_from = len(t.holdings["board"].cards)
        t.places(SECOND, up=True)
        for street in streets:
            t.deal_street(street)
            t.run_again([street])
        return True

    patch.setattr(PotRound, "ran_twice", ran)


def reads_runs(patch, boards) -> None:
    """Make the two boards of other cards."""
    right = PotRound.runs

    def runs(t):
        if t.run_from < 0:
            return right(t)
        return [[board] for board in boards(t, t.holdings["board"].cards, t.holdings[SECOND].cards)]

    patch.setattr(PotRound, "runs", runs)


@twice("11.2.4")
def the_first_turn_counts_on_both_boards(patch):
    reads_runs(patch, lambda t, first, second: [first, [*first[:4], *second[-1:]]])


@twice("11.2.5")
def the_turn_counts_on_the_first_board_only(patch):
    reads_runs(patch, lambda t, first, second: [first, [*first[:FLOP], *second]])


@twice("11.2.3", "11.2.4")
def the_cards_of_both_runs_mix(patch):
    reads_runs(patch, lambda t, first, second: [[*first, *second]] * 2)


@twice("11.2.8", "11.2.9")
def the_first_board_decides(patch):
    reads_runs(patch, lambda t, first, second: [first, first])


@twice("11.2.9")
def the_second_board_decides(patch):
    reads_runs(patch, lambda t, first, second: [[*first[: t.run_from], *second]] * 2)


@twice("11.2.7")
def the_hands_stay_face_down(patch):
    patch.setattr(PotRound, "reveal", lambda t, place: None)


# The pot


@twice("11.2.9")
def the_odd_chip_goes_to_the_second_board(patch):
    right = PotRound._parts
    patch.setattr(PotRound, "_parts", lambda t, amount, count: right(t, amount, count)[::-1])


@twice("11.2.9")
def the_halves_are_cut_to_the_cent(patch):
    patch.setattr(
        PotRound, "_parts", lambda t, amount, count: [*split(amount, range(count), 1).values()]
    )


@twice("8.1")
def each_board_is_raked(patch):
    right = PotRound.award

    def award(t):
        if t.run_from >= 0:
            rake = t.stakes.rake
            t.stakes = replace(t.stakes, rake=replace(rake, most=2 * rake.most))
        right(t)

    patch.setattr(PotRound, "award", award)


@twice("11.2.10")
def both_boards_are_read_as_one(patch):
    game = games.find("texas-holdem@bclc").twice
    change_twice(patch, run_twice=replace(game.run_twice, read=game.read))


@twice("10.15", "6.1.1")
def such_a_table_is_prompted_as_any_other(patch):
    game = games.find("texas-holdem@bclc")
    change_twice(patch, read=game.read, acts=game.acts)


# The table


def posts_no_more(patch, **allowed) -> None:
    """Pass over what such a table must or must not post."""
    right = table_options.check_run_twice

    def check(game, settings, *, complete):
        right(game, {**settings, **allowed}, complete=complete)

    patch.setattr(pot, "check_run_twice", check)


@twice("3.6")
def the_most_for_a_bet_need_not_be_posted(patch):
    posts_no_more(patch, max_bet=1)


@twice("4.1.3.a")
def the_button_may_straddle(patch):
    posts_no_more(patch, mississippi=False)


@twice("3.6")
def the_posted_most_is_passed_over(patch):
    right = pot.read_stakes
    patch.setattr(pot, "read_stakes", lambda game, given: replace(right(game, given), max_bet=0))


# Which tables have a kill


@killing("1.5.1", "1.5.2")
def any_table_has_a_kill(patch):
    patch.setattr(pot, "check_kill", lambda game, settings: None)


@killing("6.2.2")
def half_kills_need_no_small_chips(patch):
    right = table_options.check_kill
    patch.setattr(pot, "check_kill", lambda game, given: right(game, {**given, "chip": 1}))


@killing("1.5.2.a")
def only_the_lower_limit_must_be_payable(patch):
    right = table_options.check_kill

    def check(game, given):
        right(game, {**given, "limits": given["limits"] and given["limits"][:1]})

    patch.setattr(pot, "check_kill", check)


@killing("1.1", "1.2")
def there_is_no_kill(patch):
    patch.setattr(Kill, "at", lambda settings, stakes: None)


def announces(patch, **changes) -> None:
    """Cite something else than what the sign, the dealer and the button stand for."""
    game = games.find("texas-holdem@bclc")
    other = replace(game, kill=replace(game.kill, **changes))
    patch.setitem(games.catalogue(), game.id, other)


@killing("1.4")
def the_sign_is_missing(patch):
    announces(patch, sign=games.find("texas-holdem@bclc").cite)


@killing("1.4")
def every_sign_says_full(patch):
    right = PotPosting.heads

    def heads(t, words, cite, to):
        right(t, words.replace("half", "full"), cite, to)

    patch.setattr(PotPosting, "heads", heads)


@killing("1.7")
def a_kill_is_not_announced(patch):
    announces(patch, announced=games.find("texas-holdem@bclc").cite)


@killing("1.6", "4.1")
def every_hand_is_announced_as_a_kill(patch):
    right = PotPosting.announce_kill

    def announce(t):
        right(t)
        t.says("A kill hand", t.game.kill.announced)

    patch.setattr(PotPosting, "announce_kill", announce)


@killing("2.1.1")
def nobody_points_to_the_button(patch):
    announces(patch, button=games.find("texas-holdem@bclc").cite)


@killing("4.1", "5.1")
def the_button_lies_the_wrong_way_up(patch):
    marks = {**kill.MARKS, LEG_UP: kill.MARKS[KILL], KILL: kill.MARKS[LEG_UP]}
    patch.setattr(kill, "MARKS", marks)


@killing("3.2")
def a_neutral_button_lies_with_a_player(patch):
    right = Kill.mark

    def mark(table):
        lies = right(table)
        return lies._replace(place=5) if lies.place == "dealer" else lies

    patch.setattr(Kill, "mark", mark)


# A kill hand


def change_killed(patch, change) -> None:
    right = Stakes.killed
    patch.setattr(Stakes, "killed", lambda s, *, half: change(s, right(s, half=half)))


@killing("1.5.1.a", "1.5.2.a")
def the_limits_stay(patch):
    change_killed(patch, lambda usual, killed: replace(killed, bets=usual.bets))


@killing("1.5.1.a")
def only_the_lower_limit_goes_up(patch):
    change_killed(patch, lambda usual, kill: replace(kill, bets=(kill.bets[0], usual.bets[1])))


@killing("1.5.2.a", "6.2.2")
def a_half_kill_is_a_full_one(patch):
    right = Stakes.killed
    patch.setattr(Stakes, "killed", lambda stakes, *, half: right(stakes, half=False))


@killing("1.5.1.a", "6.2.1")
def a_full_kill_is_half_of_one(patch):
    right = Stakes.killed
    patch.setattr(Stakes, "killed", lambda stakes, *, half: right(stakes, half=True))


@killing("6.1")
def the_blinds_go_up_too(patch):
    change_killed(patch, lambda usual, kill: replace(kill, big_blind=kill.kill))


@killing("6.1.1")
def the_big_blind_is_all_there_is_to_call(patch):
    change_killed(patch, lambda usual, kill: replace(kill, kill=usual.big_blind))


@killing("5.2.6")
def the_blinds_of_a_kill_hand_chop(patch):
    change_killed(patch, lambda usual, killed: replace(killed, chop=usual.chop))


@killing("5.2.5")
def a_straddle_is_measured_by_the_big_blind(patch):
    patch.setattr(Stakes, "opening", property(lambda stakes: stakes.big_blind))


@killing("6.2", "6.2.1")
def nobody_posts_the_kill(patch):
    patch.setattr(Kill, "posts", lambda table, dealt: [])


@killing("6.2.3")
def the_kill_is_dead_money(patch):
    right = Kill.posts

    def posts(table, dealt):
        return [post._replace(kind="dead") for post in right(table, dealt)]

    patch.setattr(Kill, "posts", posts)


@killing("6.2.4")
def the_killer_acts_last(patch):
    right = PotRound.post_blinds

    def post(t):
        right(t)
        t.closer = next((p.seat for p in t.seating.posts if p.kind == "kill"), t.closer)

    patch.setattr(PotRound, "post_blinds", post)


@killing("6.2.5")
def a_killer_posts_his_blind_as_well(patch):
    right = PotRound.post_blinds

    def post(t):
        right(t)
        killers = [p.seat for p in t.seating.posts if p.kind == "kill"]
        if killers and killers[0] in (t.small, t.big):
            t.pays_dead(killers[0], t.stakes.small_blind)

    patch.setattr(PotRound, "post_blinds", post)


# Where the button goes


def moves(patch, change) -> None:
    """Put the button elsewhere: `change` is given the button, the hand, the pot and the answer."""
    right = kill.moved

    def moved(button, ended, *, least, split_keeps=False):
        then = right(button, ended, least=least, split_keeps=split_keeps)
        return change(button, ended, then) or then

    patch.setattr(kill, "moved", moved)


def needs(patch, change) -> None:
    """Another pot turns a leg up into a kill."""
    right = kill.moved

    def moved(button, ended, *, least, split_keeps=False):
        return right(button, ended, least=change(least), split_keeps=split_keeps)

    patch.setattr(kill, "moved", moved)


@killing("3.1.1", "3.3")
def a_game_starts_with_a_leg_up(patch):
    right = Kill.__init__

    def init(table, settings, stakes):
        right(table, settings, stakes)
        table.button = Button(LEG_UP, 1)

    patch.setattr(Kill, "__init__", init)


@killing("4.2")
def a_showdown_wins_no_leg_up(patch):
    moves(patch, lambda was, ended, then: was if ended.flop and then.position == LEG_UP else None)


@killing("4.3.1")
def a_steal_wins_no_leg_up(patch):
    moves(patch, lambda was, ended, then: None if ended.flop else was)


@killing("4.3.2", "5.2.1")
def a_leg_up_and_a_steal_make_a_kill(patch):
    moves(patch, lambda was, ended, then: kill_if(was, then, LEG_UP) if not ended.flop else None)


@killing("4.3.2")
def a_leg_up_is_lost_with_a_steal(patch):
    moves(patch, lambda was, ended, then: lost_if(was, then) if not ended.flop else None)


@killing("5.2.2")
def a_leg_up_is_lost_with_a_small_pot(patch):
    moves(patch, lambda was, ended, then: lost_if(was, then) if ended.flop else None)


def kill_if(was, then, position):
    """A kill where the holder has won again."""
    won = was.position == position and then.holder == was.holder and then.position == LEG_UP
    return Button(KILL, was.holder) if won else None


def lost_if(was, then):
    """Nobody's where the holder has won again and has a leg up as before."""
    return Button(NEUTRAL) if was == then and was.position == LEG_UP else None


@killing("4.4")
def a_leg_up_is_lost_with_a_chop(patch):
    moves(patch, lambda was, ended, then: Button(NEUTRAL) if ended.chopped else None)


@killing("1.5", "4.2")
def one_large_pot_makes_a_kill(patch):
    moves(
        patch,
        lambda was, ended, then: (
            Button(KILL, then.holder)
            if then.position == LEG_UP and ended.flop and ended.pot >= 1600
            else None
        ),
    )


@killing("5.2.2")
def any_pot_with_a_flop_makes_a_kill(patch):
    needs(patch, lambda least: 0)


@killing("5.2")
def the_pot_must_be_more_than_double(patch):
    needs(patch, lambda least: least + 1)


@killing("5.2")
def the_pot_is_measured_after_the_rake(patch):
    right = kill.Ended.of

    def of(hand):
        ended = right(hand)
        return replace(ended, pot=ended.pot - hand.rake)

    patch.setattr(kill.Ended, "of", of)


@killing("5.2")
def what_nobody_called_counts_for_the_pot(patch):
    right = kill.Ended.of

    def of(hand):
        ended = right(hand)
        return replace(ended, pot=ended.pot + sum(hand.returned.values()))

    patch.setattr(kill.Ended, "of", of)


@killing("5.2.3")
def a_killer_who_steals_has_a_leg_up(patch):
    moves(patch, lambda was, ended, then: drop_if(was, then) if not ended.flop else None)


@killing("5.2.4")
def a_killer_who_wins_has_a_leg_up(patch):
    moves(patch, lambda was, ended, then: drop_if(was, then) if ended.flop else None)


def drop_if(was, then):
    return Button(LEG_UP, was.holder) if was.position == then.position == KILL else None


@killing("5.2.4.a")
def a_second_kill_is_bigger(patch):
    right = Kill.ends

    def ends(table, hand):
        kills = table.on
        right(table, hand)
        if kills and table.on:
            table.stakes = table.stakes.killed(half=False)

    patch.setattr(Kill, "ends", ends)


@killing("3.4")
def who_shares_keeps_the_button(patch):
    right = kill.moved

    def moved(button, ended, *, least, split_keeps=False):
        return right(button, ended, least=least, split_keeps=True)

    patch.setattr(kill, "moved", moved)


@killing("3.1.3")
def a_house_cannot_let_him_keep_it(patch):
    right = kill.moved

    def moved(button, ended, *, least, split_keeps=False):
        return right(button, ended, least=least)

    patch.setattr(kill, "moved", moved)


@killing("3.1.3", "3.4")
def a_split_changes_nothing(patch):
    moves(patch, lambda was, ended, then: was if len(ended.winners) > 1 else None)


@killing("3.4")
def the_main_pot_alone_decides(patch):
    right = kill.Ended.of

    def of(hand):
        first = [pot.name for pot in hand.pots[:1]]
        main = {line.seat for line in hand.settlement.lines if line.spot in first}
        return replace(right(hand), winners=frozenset(main))

    patch.setattr(kill.Ended, "of", of)


@killing("4.2")
def the_kill_stays_with_its_holder(patch):
    moves(patch, lambda was, ended, then: was if was.position == KILL and was.holder else None)


@killing("3.1.2")
def a_leg_up_outlives_its_holder(patch):
    patch.setattr(kill, "without", lambda button, seat: button)


@killing("6.2.6")
def a_kill_ends_when_its_holder_leaves(patch):
    patch.setattr(kill, "without", lambda button, seat: Button(NEUTRAL))


# Who must post, and who may play


@killing("6.2.7")
def a_killer_who_refuses_sits_out(patch):
    def refuse(table, seat):
        table.kill.check_refusal(seat)
        table.away(seat)
        return table.seats[seat].stack

    patch.setattr(PotTable, "refuse", refuse)


@killing("6.2.7.a")
def after_a_refusal_there_is_no_kill(patch):
    right = PotTable.refuse

    def refuse(table, seat):
        stack = right(table, seat)
        table.kill.button = Button(NEUTRAL)
        return stack

    patch.setattr(PotTable, "refuse", refuse)


@killing("6.2.7")
def anybody_may_refuse(patch):
    patch.setattr(Kill, "check_refusal", lambda table, seat: None)


@killing("6.2.8")
def a_killer_who_sits_out_posts_nothing(patch):
    patch.setattr(
        PotTable,
        "takes_part",
        lambda table, seat: bool(table.seats[seat].stack) and not table.seats[seat].away,
    )


@killing("6.2.8.a")
def the_hand_of_a_killer_who_sits_out_is_live(patch):
    patch.setattr(DeadHands, "run", lambda step, t: iter(()))


@killing("6.2.8.b")
def a_kill_without_its_killer_is_none(patch):
    right = PotTable.next_stakes

    def stakes(table):
        killer = table.seats.get(table.kill.killer) if table.kill else None
        return table.stakes if killer and killer.away else right(table)

    patch.setattr(PotTable, "next_stakes", stakes)


@killing("6.2.8")
def a_leg_up_holder_who_sits_out_posts_too(patch):
    patch.setattr(Kill, "killer", property(lambda table: table.button.holder))


@killing("6.4")
def newcomers_play_kill_hands(patch):
    patch.setattr(PotTable, "kept_out", lambda table, seat: False)


@killing("6.4", "6.5")
def anybody_may_agree(patch):
    right = Kill.agrees

    def agrees(table, seat, *, new):
        table.takes_newcomers = True
        right(table, seat, new=new)

    patch.setattr(Kill, "agrees", agrees)


@killing("6.5")
def who_agrees_waits_all_the_same(patch):
    def kept_out(table, seat):
        return table.kill is not None and table.kill.on and table.seats[seat].new

    patch.setattr(PotTable, "kept_out", kept_out)


@killing("6.5")
def a_promise_is_forgotten(patch):
    right = Kill.ends

    def ends(table, hand):
        table.promised = 0
        right(table, hand)

    patch.setattr(Kill, "ends", ends)


@killing("6.3")
def the_newcomer_kills_as_well(patch):
    right, ends = Kill.posts, Kill.ends

    def note(table, hand):
        promised = table.promised
        ends(table, hand)
        table.owes = promised

    def posts(table, dealt):
        owed = getattr(table, "owes", 0)
        more = [Post(owed, "kill", table.stakes.kill)] if owed in dealt else []
        return [*right(table, dealt), *more]

    patch.setattr(Kill, "ends", note)
    patch.setattr(Kill, "posts", posts)


@mutation.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
