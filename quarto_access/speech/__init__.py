"""What is said: messages, narrators, phrasebook and announcer."""
