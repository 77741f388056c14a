"""What holds for all tests."""

from hypothesis import settings

# a machine that does other work at the same time is slow, which is no fault of what is tested
settings.register_profile("patient", settings.get_profile("default"), deadline=None)
settings.load_profile("patient")
