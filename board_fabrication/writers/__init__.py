"""Writers: each turns a model into the bytes of one kind of file."""
