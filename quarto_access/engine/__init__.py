"""Players that pick moves by themselves."""
