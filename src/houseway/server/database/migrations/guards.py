"""Triggers that keep the log append-only and every closed movement at zero.

They are SQL of each database, so a migration runs them as they stand.
"""

from __future__ import annotations

_APPEND_ONLY = ("events", "entries")

_SQLITE_FIXED = """
CREATE TRIGGER {table}_fixed_{verb} BEFORE {verb} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} are only ever added to'); END
"""

_SQLITE_CLOSING = """
CREATE TRIGGER journals_balance BEFORE UPDATE ON journals
BEGIN SELECT RAISE(ABORT, 'a journal sums to zero and is closed once')
WHERE OLD.closed OR OLD.id <> NEW.id
   OR (SELECT COALESCE(SUM(amount), 0) FROM entries WHERE journal_id = OLD.id) <> 0; END
"""

_SQLITE_LATE = """
CREATE TRIGGER entries_late BEFORE INSERT ON entries
BEGIN SELECT RAISE(ABORT, 'a closed journal takes no more entries')
WHERE (SELECT closed FROM journals WHERE id = NEW.journal_id); END
"""

_POSTGRES_FIXED_WORK = """
CREATE FUNCTION houseway_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% are only ever added to', TG_TABLE_NAME USING ERRCODE = '23514'; END $$
"""

_POSTGRES_FIXED = """
CREATE TRIGGER {table}_fixed BEFORE UPDATE OR DELETE ON {table}
FOR EACH ROW EXECUTE FUNCTION houseway_fixed()
"""

_POSTGRES_BALANCE_WORK = """
CREATE FUNCTION houseway_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT COALESCE(SUM(amount), 0) FROM entries WHERE journal_id = NEW.journal_id) <> 0 THEN
    RAISE EXCEPTION 'journal % does not sum to zero', NEW.journal_id USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$
"""

# Checked at the commit, so that the entries of a journal may arrive one by one.
_POSTGRES_BALANCE = """
CREATE CONSTRAINT TRIGGER journals_balance AFTER INSERT ON entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION houseway_balance()
"""


def statements(dialect: str) -> list[str]:
    """The triggers for a database."""
    if dialect == "sqlite":
        fixed = [
            _SQLITE_FIXED.format(table=table, verb=verb)
            for table in _APPEND_ONLY
            for verb in ("UPDATE", "DELETE")
        ]
        return [*fixed, _SQLITE_CLOSING, _SQLITE_LATE]
    fixed = [_POSTGRES_FIXED.format(table=table) for table in _APPEND_ONLY]
    return [_POSTGRES_FIXED_WORK, *fixed, _POSTGRES_BALANCE_WORK, _POSTGRES_BALANCE]


def removals(dialect: str) -> list[str]:
    """What takes the triggers' functions away again; triggers go with their tables."""
    if dialect == "sqlite":
        return []
    return ["DROP FUNCTION houseway_fixed()", "DROP FUNCTION houseway_balance()"]
