"""Settings: what a house posts is checked before a table opens."""

import pytest

from houseway import games
from houseway.errors import BadSetting
from houseway.floor import open_table
from houseway.play.settings import LONGEST_TABLE

HOLD_EM = "texas-holdem@bclc"
BACCARAT = "mini-baccarat@bclc"
POSTED = {
    HOLD_EM: {"blinds": (100, 200), "minimum_buy_in": 4_000},
    BACCARAT: {"minimum": 500, "maximum": 50_000},
}


@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_defaults_fill_what_is_not_given(game) -> None:
    settings = game.read_settings({})
    assert set(settings) == {setting.name for setting in game.settings}
    for setting in game.settings:
        assert settings[setting.name] == setting.default


@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_a_table_does_not_open_without_what_the_house_must_post(game) -> None:
    suggested = {each.name: each.suggest for each in game.settings if each.required}
    assert suggested
    for missing in suggested:
        given = {name: value for name, value in suggested.items() if name != missing}
        with pytest.raises(BadSetting, match=f"^{game.name} does not open without '{missing}': "):
            open_table(game, given)
    assert open_table(game, suggested).settings["seats"] == game.seats


def test_what_is_an_amount_is_told_from_other_numbers() -> None:
    amounts = {id: {each.name for each in games.find(id).settings if each.in_money}
               for id in POSTED}  # fmt: skip
    assert amounts[BACCARAT] == {"minimum", "maximum", "commission_unit"}
    assert {"blinds", "minimum_buy_in"} <= amounts[HOLD_EM]
    assert amounts[HOLD_EM].isdisjoint({"limit", "seats", "chop"})


def test_what_was_given_is_told_as_people_say_it() -> None:
    given = {"'5'": "5", "[5, 'x']": [5, "x"], "0.05/0.10": [5, 10], "[]": [], "-0.05": -5}
    for told, value in given.items():
        with pytest.raises(BadSetting) as refused:
            games.find(BACCARAT).read_settings({"minimum": value, "maximum": 1000})
        assert refused.value.message.startswith(f"setting 'minimum' is {told}; it must be ")


@pytest.mark.parametrize(
    ("game", "given", "line"),
    [
        (BACCARAT, {"decks": 5}, "setting 'decks' is 5; it must be at least 6"),
        (BACCARAT, {"decks": 9}, "setting 'decks' is 9; it must be at most 8"),
        (BACCARAT, {"decks": 6.5}, "setting 'decks' is 6.5; it must be a whole number"),
        (BACCARAT, {"decks": True}, "setting 'decks' is True; it must be a whole number"),
        (BACCARAT, {"minimum": 0}, "setting 'minimum' is 0.00; it must be at least 0.01"),
        (BACCARAT, {"seats": 19}, "setting 'seats' is 19; it must be at most 18"),
        (
            BACCARAT,
            {"colour": "red"},
            (
                "there is no setting 'colour'; there are minimum, maximum, seats, decks, "
                "cut_card, commission_unit"
            ),
        ),
        (
            HOLD_EM,
            {"limit": "spread"},
            "setting 'limit' is 'spread'; it must be limit or no-limit or pot-limit",
        ),
        (HOLD_EM, {"chop": 1}, "setting 'chop' is 1; it must be true or false"),
        (HOLD_EM, {"rake": 11}, "setting 'rake' is 11; it must be at most 10"),
        (HOLD_EM, {"rake_cap": 1_501}, "setting 'rake_cap' is 15.01; it must be at most 15.00"),
        (HOLD_EM, {"blinds": 200}, "setting 'blinds' is 2.00; it must be a list of amounts"),
        (HOLD_EM, {"blinds": [100]}, "'blinds' holds 1 amounts; it takes two, small and big"),
        (
            HOLD_EM,
            {"blinds": [150, 200]},
            "a small blind of 1.50 is more than half the big blind of 2.00",
        ),
        (
            HOLD_EM,
            {"blinds": [100, 200], "limit": "limit", "limits": [400, 800]},
            "the big blind of 2.00 must equal the first-round bet of 4.00",
        ),
    ],
    ids=str,
)
def test_a_wrong_setting_is_refused_with_what_it_may_be(game, given, line) -> None:
    with pytest.raises(BadSetting) as refused:
        games.find(game).read_settings(given)
    assert refused.value.message == line


def test_a_limit_table_posts_its_limits() -> None:
    with pytest.raises(BadSetting) as refused:
        open_table(games.find(HOLD_EM), {**POSTED[HOLD_EM], "limit": "limit"})
    assert refused.value.message == (
        "a limit table does not open without 'limits': the small and the big bet"
    )


@pytest.mark.parametrize(
    ("game", "given"),
    [
        (HOLD_EM, {"limit": "limit", "limits": []}),
        (HOLD_EM, {"limit": "limit", "limits": [200, 400, 800]}),
        (HOLD_EM, {"minimum_buy_in": 5_000, "maximum_buy_in": 4_000}),
        (BACCARAT, {"minimum": 50_001, "maximum": 50_000}),
    ],
    ids=str,
)
def test_settings_that_do_not_go_together_open_no_table(game, given) -> None:
    with pytest.raises(BadSetting):
        open_table(games.find(game), {**POSTED[game], **given})


def test_settings_are_written_for_a_form() -> None:
    written = {each["name"]: each for each in games.find(HOLD_EM).facts()["settings"]}
    assert written["blinds"]["default"] == [100, 200]
    assert written["blinds"]["required"] is True
    assert written["limit"]["choices"] == ["limit", "no-limit", "pot-limit"]
    assert (written["rake"]["default"], written["rake"]["most"]) == (10, 10)
    assert written["minimum_buy_in"]["label"] == "Minimum buy in"


METER = {"meter": 10_000, "reseed": 1_000, "increment": 5}


def test_a_meter_grows_by_no_more_than_the_stake_and_none_of_it_is_below_nothing() -> None:
    posted = {each.name: each for each in games.find("three-card-poker@bclc").settings}
    bounds = {name: (posted[name].least, posted[name].most) for name in METER}
    assert bounds == {"meter": (0, None), "reseed": (0, None), "increment": (0, 100)}


@pytest.mark.parametrize("missing", METER)
def test_a_meter_is_posted_whole_or_not_at_all(missing) -> None:
    game = games.find("three-card-poker@bclc")
    given = {"minimum": 500, "maximum": 50_000}
    game.read_settings(given)
    game.read_settings({**given, **METER})
    half = {name: value for name, value in METER.items() if name != missing}
    with pytest.raises(BadSetting, match=f"no {missing}"):
        game.read_settings({**given, **half})


def test_another_pay_table_is_taken_up_to_a_length_and_no_further() -> None:
    settings = games.find("three-card-poker@bclc").settings
    setting = next(each for each in settings if each.kind == "pay_table")
    printed = setting.table.text
    longest = printed + "\n" * (LONGEST_TABLE - len(printed))
    assert setting.read(longest) is None, "it is the printed one"
    for wrong in (f"{longest}\n", 5):
        with pytest.raises(BadSetting, match="rows of HAND, two spaces, ODDS"):
            setting.read(wrong)


def test_a_table_has_as_many_seats_as_the_book_says_unless_more_are_printed() -> None:
    for id, usual, most in (("three-card-poker@bclc", 7, 7), ("mini-baccarat@bclc", 9, 18)):
        seats = next(each for each in games.find(id).settings if each.name == "seats")
        assert (seats.default, seats.most) == (usual, most)
