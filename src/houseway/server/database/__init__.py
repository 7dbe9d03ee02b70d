"""Where everything is kept: the store, its tables, and how old databases are brought up to date."""
