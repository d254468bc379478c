"""What leaves the engine: views, imagined games, explanations."""
