"""The training room of a card room: what is asked, what is remembered, tests and a class."""
