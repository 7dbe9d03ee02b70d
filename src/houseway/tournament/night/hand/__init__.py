"""One hand: where it lies, what is posted, who acts, how it ends, and what game it is."""
