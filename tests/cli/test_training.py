"""The training room in the terminal."""

import json


def test_a_sitting_asks_marks_and_remembers(houseway, tmp_path) -> None:
    asks = ("train", "mini-baccarat@bclc", "--topic", "result", "--count", "2", "--seed", "3")
    told = json.loads(houseway(*asks, "--json").out)
    number = str(told[0]["choices"].index(told[0]["wanted"]) + 1)
    kept = tmp_path / "ann.json"
    ran = houseway(*asks, "--keep", kept, typed=["7", number, "q"])
    assert "'7' is none of them; answer with a number from 1 to 3" in ran.out
    assert f"right: {told[0]['wanted']}. {told[0]['reason']}  {told[0]['clause']}" in ran.out
    assert "1 of 1 right" in ran.out
    (remembered,) = json.loads(kept.read_text())
    assert remembered["key"] == f"mini-baccarat@bclc/result/{told[0]['clause']}"
    assert remembered["right"] == 1


def test_a_course_and_a_test(houseway) -> None:
    made = json.loads(houseway("train", "texas-holdem@bclc", "--course", "--json").out)
    assert made["lessons"][0]["topics"] == ["winner"]
    ran = houseway("train", "mini-baccarat@bclc", "--exam", "Ann", "--count", "2", typed=["", "q"])
    assert "Ann has not passed the test in Mini-Baccarat: 0 of 2" in ran.out


def test_what_there_is_not_is_refused_in_a_line(houseway, tmp_path) -> None:
    ran = houseway("train", "mini-baccarat@bclc", "--topic", "setting")
    assert ran.complaint == (
        "houseway: Mini-Baccarat has no topic 'setting'; it has result, pays, order"
    )
    (tmp_path / "bad.json").write_text("{")
    ran = houseway("train", "mini-baccarat@bclc", "--keep", tmp_path / "bad.json")
    assert "is no memory of the training room" in ran.complaint
