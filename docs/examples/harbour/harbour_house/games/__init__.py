"""The games of the Harbour House, a file each."""
