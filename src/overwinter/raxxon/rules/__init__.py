"""What happens at the table: steps, actions, and the questions that rules ask."""
