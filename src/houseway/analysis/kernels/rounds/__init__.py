"""Rounds of banked games by the thousand."""
