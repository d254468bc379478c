"""What cards are and do: facts, the vocabulary they are written in, and how packs are read."""
