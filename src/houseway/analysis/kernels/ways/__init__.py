"""Cards that are set: house ways, the best setting, and rounds of such games."""
