"""A game of Quarto at the table: record, players, and what the person looks at."""
