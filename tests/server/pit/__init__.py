"""The floor: what it sees, does and reports."""
