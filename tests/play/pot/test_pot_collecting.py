"""The collection that a poker table posts: a tier at limit tables, an option at the others."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.errors import BadSetting

HOLDEM = games.find("texas-holdem@chico")
DEVIL = games.find("out-pops-the-devil@chico")
CITE = HOLDEM.collecting.cite
LIMIT = "chico/collection/poker-limit.1-38.table"
NO_LIMIT = "chico/collection/poker-nl-20-100.1-9.table"


def rates(game=HOLDEM, limits=(400, 800), **posted):
    """What a limit table collects by what is posted."""
    given = {"limit": "limit", "limits": limits, "blinds": (limits[0] // 2, limits[0]), **posted}
    return game.stakes(given).fees.rates


def refused(**posted) -> BadSetting:
    with pytest.raises(BadSetting) as error:
        HOLDEM.stakes({"blinds": (100, 200), **posted})
    return error.value


def test_a_tier_follows_the_number_of_players() -> None:
    posted = rates(limits=(200, 400), collection_schedule=LIMIT, collection_tier=1)
    assert [posted.fee(players) for players in (4, 5, 6, 7, 10)] == [100, 200, 200, 300, 300]


@pytest.mark.parametrize(
    "posted",
    [
        {"collection_option": 3},  # no schedule
        {"collection_schedule": NO_LIMIT},  # neither option nor tier
        {"collection_schedule": NO_LIMIT, "collection_tier": 1},  # no limit table
        {"collection_schedule": NO_LIMIT, "collection_option": 99},  # none such
        {"collection_schedule": LIMIT, "collection_option": 1},  # one number of players
        {"collection_schedule": NO_LIMIT, "collection_option": 1, "limit": "limit"},
    ],
    ids=str,
)
def test_what_is_posted_in_part_or_for_another_table_is_refused(posted) -> None:
    assert refused(**posted).clause == CITE


def test_a_tier_of_a_schedule_without_tiers_is_refused_by_the_schedule() -> None:
    named = "chico/out-pops-the-devil/collection.10-18.table"
    with pytest.raises(BadSetting, match="has no tier 1 for") as error:
        rates(DEVIL, collection_schedule=named, collection_tier=1)
    assert str(error.value.clause) == named


def test_a_schedule_for_some_limits_is_for_no_others() -> None:
    named = "chico/out-pops-the-devil/collection.1-9.table"
    assert rates(DEVIL, (400, 800), collection_schedule=named, collection_tier=1)
    with pytest.raises(BadSetting, match="is not for limits of 8.00 and 16.00"):
        rates(DEVIL, (800, 1600), collection_schedule=named, collection_tier=1)


def test_a_row_that_was_not_printed_needs_the_operators_word() -> None:
    options = [each for each in HOLDEM.collecting.schedules[0].options if each.confirm]
    small, big = (int(each) * 100 for each in options[0].limit.split("-"))
    posted = {"collection_schedule": LIMIT, "collection_tier": options[0].tier}
    with pytest.raises(BadSetting, match="needs the operator's confirmation"):
        rates(limits=(small, big), **posted)
    assert rates(limits=(small, big), **posted, collection_confirmed=True)
