"""Games of the British Columbia casinos."""
