"""The rules of the games: pure values and functions, without text, clock, file, thread or I/O."""
