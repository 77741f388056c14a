"""The ways out: each takes what is said and brings it to a person or a file."""
