"""The steps from an empty database to the one this version needs."""
