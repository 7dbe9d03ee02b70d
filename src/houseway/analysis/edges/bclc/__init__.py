"""What the games of the casinos of British Columbia cost, each in a file of its own."""
