"""How fast the engine is: measured beside other engines and beside the previous commit."""
