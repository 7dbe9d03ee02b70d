"""Clubs on the server: each a log of its acts, and what everybody may see of it."""
