"""The kernel: decisions, procedures, chance, records. It knows nothing of any particular game."""
