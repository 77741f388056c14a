"""The way in: keys and typed lines become commands."""
