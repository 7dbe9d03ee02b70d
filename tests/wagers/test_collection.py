"""The posted schedules of a California card room."""

from __future__ import annotations

from dataclasses import replace

import pytest

from houseway import houses
from houseway.errors import BadInput
from houseway.money import Cents, dollars
from houseway.play.banked.collecting import Collecting
from houseway.rulebook import clause
from houseway.wagers.collection import UNLIMITED, Option

CHICO = houses.find("chico").collection
THREE_CARD, FORTUNE = "chico/three-card-6-card-bonus", "chico/fortune-pai-gow"


def test_every_schedule_is_there_and_its_rows_rise() -> None:
    assert len([*CHICO]) == 40
    assert sum(len(each.options) for each in CHICO) == 464
    for schedule in CHICO:
        for option in schedule.options:
            for row, following in zip(option.rows, option.rows[1:], strict=False):
                assert row.high is not None
                assert row.high + 1 == following.low, option
            assert bool(option.half_hour) != bool(option.rows), option


@pytest.mark.parametrize(
    ("action", "fee"),
    [("50", "0.50"), ("50.99", "0.50"), ("51", "1"), ("180", "2"), ("300", "3"), ("9999", "4")],
)
def test_the_player_dealer_pays_by_the_action_in_whole_dollars(action: str, fee: str) -> None:
    assert CHICO.option(THREE_CARD, 1).dealer_fee(dollars(action)) == dollars(fee)


def test_a_player_pays_flat_or_by_his_own_wager() -> None:
    assert CHICO.option(THREE_CARD, 1).player_fee(dollars(180), dollars(5)) == 50
    by_ante = CHICO.option(THREE_CARD, 4)
    assert by_ante.player_fee(dollars(1000), dollars(99)) == 50
    assert by_ante.player_fee(dollars(1000), dollars(501)) == dollars(4)


def test_a_bonus_below_the_first_bracket_is_in_it() -> None:
    assert CHICO.option(FORTUNE, 33).player_fee(dollars(100), dollars(5)) == 50


def test_a_wager_beyond_the_last_bracket_has_no_fee() -> None:
    with pytest.raises(BadInput, match="no row for 1001"):
        CHICO.option(FORTUNE, 33).player_fee(dollars(1001), dollars(1001))


def test_the_button_pays_by_the_number_of_players() -> None:
    option = CHICO.option("chico/texas-holdem", 3, "chico/collection/poker-nl-20-100.1-9.table")
    assert [option.button_fee(n) for n in (2, 4, 5, 6, 7, 10)] == [
        Cents(300), Cents(300), Cents(400), Cents(400), Cents(500), Cents(500),
    ]  # fmt: skip


def test_an_option_that_several_schedules_have_is_asked_for_by_its_schedule() -> None:
    limit, small = (
        f"chico/collection/poker-{each}.table" for each in ("limit.1-38", "nl-20-100.1-9")
    )
    with pytest.raises(
        BadInput, match=f"option 1 is in several schedules; name one of {limit}, {small}"
    ):
        CHICO.option("chico/omaha", 1)
    assert CHICO.option("chico/omaha", 1, small).schedule.id == small
    assert CHICO.option("chico/out-pops-the-devil", 1).number == 1, (
        "printed twice, with the same fees"
    )
    with pytest.raises(BadInput, match="no collection option 10; there are 1 to 9$"):
        CHICO.option("chico/omaha", 10, small)


def test_a_tier_of_single_bands_follows_the_players() -> None:
    tiers = next(s for s in CHICO if s.cite.id == "chico/short-deck/collection.1-9.table")
    assert [tiers.tier(2, n).button_fee(n) for n in (3, 5, 9)] == [
        dollars(2), dollars(3), dollars(4),
    ]  # fmt: skip


def test_a_part_of_the_half_hour_is_rounded_down_to_half_a_dollar() -> None:
    option = CHICO.option("chico/texas-holdem", 1, "chico/collection/poker-time.1-19.table")
    assert [option.time_fee(minutes) for minutes in (30, 29, 15, 3)] == [400, 350, 200, 0]


def test_options_with_a_fee_that_nobody_could_read_are_off_until_they_are_confirmed() -> None:
    off = {(o.schedule.id, o.number) for s in CHICO for o in s.options if o.confirm}
    limit = "chico/collection/poker-limit.1-38.table"
    fortune = "chico/collection/fortune-pai-gow.1-32.table"
    assert off == {
        *((limit, number) for number in range(39, 46)),
        *((fortune, number) for number in range(22, 29)),
        ("chico/collection/ez-baccarat.1-17.table", 11),
    }


def test_a_table_has_five_rates_at_most() -> None:
    option = CHICO.option(FORTUNE, 32)
    with pytest.raises(BadInput, match="has 6 rates; a table may have 5"):
        replace(option, rows=(*option.rows, option.rows[-1]))


def test_a_game_counts_what_its_schedules_count() -> None:
    with pytest.raises(BadInput, match="counts ante, pair_plus, six_card_bonus, not ante"):
        Collecting(CHICO, THREE_CARD, ("ante",), "ante", clause("chico/collection/procedures.5"))


def test_a_tier_of_several_limits_needs_the_limit() -> None:
    limit = next(s for s in CHICO if s.cite.id == "chico/collection/poker-limit.1-38.table")
    with pytest.raises(BadInput, match="name the limit"):
        limit.tier(1, 4)
    assert limit.tier(1, 4, "3-6").number == 19


def test_an_option_in_several_schedules_must_be_named() -> None:
    with pytest.raises(BadInput, match="in several schedules"):
        CHICO.option("chico/texas-holdem", 3)
    printed_twice = CHICO.option("chico/out-pops-the-devil", 3)
    assert printed_twice.button_fee(8) == dollars(5)
    with pytest.raises(BadInput, match="is for 7 to 10 players; post tier 3"):
        printed_twice.button_fee(2)


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="no collection option 99; there are 1 to 3, 4 to 5"):
        CHICO.option(THREE_CARD, 99)


def test_what_a_schedule_does_not_say_is_nothing() -> None:
    option = Option(1, CHICO.option(THREE_CARD, 1).schedule, "none")
    assert (option.tier, option.half_hour, option.after_deal) == (0, 0, False)
    read = CHICO.option(THREE_CARD, 1)
    assert (read.tier, read.half_hour, read.limit, read.confirm) == (0, 0, "", "")


def test_a_buy_in_without_a_maximum_ends_where_amounts_do() -> None:
    most = {each.buy_ins[1][1] for each in CHICO if each.buy_ins}
    assert max(most) == UNLIMITED == 10**12
