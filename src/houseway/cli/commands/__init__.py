"""Every command and its options, by subject; the work is done beside them."""
