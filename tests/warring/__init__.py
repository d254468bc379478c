"""Warring Colonies: two colonies, played with all three boxes."""
