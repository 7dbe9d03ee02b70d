"""One hand against every hand that it may meet."""
