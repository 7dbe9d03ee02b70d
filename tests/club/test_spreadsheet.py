"""Members from a spreadsheet: what can be read is, the rest is reported by row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.club import Person, Register, read_members, write_members
from houseway.errors import BadInput

SHEET = """\ufeffName,Email,Phone,Guest,Sleeping
Ann Smith,ann@example.org,+44 20 7946 0000,no,
ann smith,,,,
Bob,bob(at)example.org,,,
,,,,
9lives,,,,
Cid,,,yes,yes
Dee,,,perhaps,
Eve,eve@example.org,,,yes
Gus,,,x
"""


def test_who_can_be_read_is_and_the_rest_is_reported_by_row() -> None:
    got = read_members(SHEET)
    assert [person.name for person in got.people] == ["Ann Smith", "Eve", "Gus"]
    assert [person.guest for person in got.people] == [False, False, True]
    assert got.sleeping == {"Eve"}
    assert [str(each) for each in got.problems] == [
        "row 3: Ann Smith is in the register already",
        "row 4: 'bob(at)example.org' is no address; write name@example.org",
        "row 6: '9lives' is no name; it begins with a letter and has up to 60",
        "row 7: Cid is a guest, and no sleeping partner",
        "row 8: guest is 'perhaps'; write yes or no",
    ]
    assert read_members("name\nAnn", Register().join(Person("ann"))).problems[0].row == 2
    assert read_members("name;email\nAnn;ann@example.org").people[0].email == "ann@example.org"


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ("", "no column 'name'"),
        ("email\nx", "no column 'name'; it may have name, email"),
        ("name,shoe size\nAnn,9", "no column 'shoe size'"),
        ("name\n" + "Ann\n" * 5001, "more than 5000 rows"),
        ('name\n"' + "x" * 200_000, "no table of values"),
    ],
)
def test_a_file_that_is_no_list_of_members_says_why(sheet, said) -> None:
    with pytest.raises(BadInput, match=said):
        read_members(sheet)


@given(st.text(max_size=300))
def test_whatever_is_in_the_rows_is_read_or_reported(rows) -> None:
    try:
        got = read_members("name,email,phone\n" + rows)
    except BadInput:
        return
    for each in (*got.people, *got.problems):
        assert "\n" not in str(each)


def test_what_is_written_is_read_again_and_no_cell_is_a_formula() -> None:
    register = Register().join(Person("Ann", email="=a@example.org", phone="+44 1"))
    register = register.join(Person("Gus", guest=True)).enrol("2026", "Ann", sleeping=True)
    sheet = write_members(register, "2026")
    assert sheet.splitlines()[1] == "Ann,'=a@example.org,'+44 1,no,yes"
    got = read_members(sheet)
    assert got.people == tuple(register.people.values())
    assert got.sleeping == {"Ann"}
