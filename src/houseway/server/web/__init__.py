"""What every request and answer has in common, and the site that is served."""
