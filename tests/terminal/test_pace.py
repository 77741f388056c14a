"""The time that counts: a clock waits for words to be heard, one timer tells what comes next."""

from collections.abc import Callable
from dataclasses import dataclass, field

from quarto_access.terminal.pace import LOOK_GAP, Pace


@dataclass
class Timer:
    """Something that will be done at a time."""

    at: float
    action: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """Call it off."""
        self.cancelled = True


@dataclass
class World:
    """A game with a clock, a voice and a time that only tests move on.

    Attributes:
        left: the milliseconds until something is due; 0 of them is the end.
        rung: the milliseconds that were handed over, each time.
        voice: whether the own voice sounds, None where somebody else speaks.
        due: the milliseconds until the next thing, None while no clock runs.
    """

    due: int | None = 60_000
    voice: bool | None = None
    now: float = 100.0
    rung: list[int] = field(default_factory=list[int])
    timers: list[Timer] = field(default_factory=list[Timer])

    def __post_init__(self) -> None:
        self.pace = Pace(self, self.ring, lambda: self.now, self.later, lambda: self.voice)
        self.pace.wait()

    def ring(self, time: int) -> None:
        """Something is due."""
        self.rung.append(time)
        self.use(time)

    def use(self, time: int) -> None:
        """Let time of the clock pass; after the end the next minute begins."""
        if self.due is not None:
            self.due -= time
            if self.due <= 0:
                self.due = 60_000

    def later(self, seconds: float, action: Callable[[], None]) -> Timer:
        """Keep what is to be done."""
        timer = Timer(self.now + seconds, action)
        self.timers.append(timer)
        return timer

    @property
    def waiting(self) -> list[Timer]:
        """What is still to be done."""
        return [timer for timer in self.timers if not timer.cancelled]

    def pass_to(self, time: float) -> None:
        """Let time pass, and do what is due in it, in order."""
        while due := [timer for timer in self.waiting if timer.at <= time]:
            timer = min(due, key=lambda one: one.at)
            self.timers.remove(timer)
            self.now = max(self.now, timer.at)
            timer.action()
        self.now = time

    def key(self) -> int:
        """A key is pressed; what counted until then."""
        time = self.pace.pressed()
        self.use(time)
        return time

    def answer(self, characters: int, speed: int = 10) -> None:
        """A key is answered."""
        self.pace.said(characters, speed)
        self.pace.wait()


def test_without_a_clock_there_is_no_timer() -> None:
    world = World(due=None)
    assert world.waiting == []
    world.pass_to(200.0)
    assert world.key() == 0
    world.answer(50)
    assert world.waiting == []


def test_there_is_one_timer_for_the_next_thing() -> None:
    world = World()
    for second in range(1, 20):
        world.pass_to(100.0 + second)
        world.key()
        world.answer(0)
        assert len(world.waiting) == 1
        assert abs(world.waiting[0].at - 160.0) < 0.01
    world.pass_to(159.9)
    assert world.rung == []
    world.pass_to(160.01)
    assert len(world.rung) == 1


def test_reading_takes_as_long_as_its_characters() -> None:
    world = World()
    world.answer(100, speed=10)
    world.pass_to(169.9)
    assert world.rung == []
    world.pass_to(170.1)
    assert world.rung == [60_000]


def test_the_next_key_ends_reading() -> None:
    world = World()
    world.answer(100, speed=10)
    world.pass_to(104.0)
    assert world.key() == 0
    world.answer(0)
    world.pass_to(106.0)
    # of two seconds since the key nothing was read
    assert world.key() == 2000


def test_what_is_said_after_another_thing_is_read_after_it() -> None:
    world = World()
    world.answer(50)
    world.pass_to(102.0)
    # a warning came meanwhile
    world.answer(30)
    world.pass_to(109.0)
    assert world.key() == 1000


def test_the_own_voice_is_waited_for_to_its_end() -> None:
    world = World(voice=True)
    world.answer(1)
    world.pass_to(150.0)
    assert len(world.waiting) == 1
    assert world.rung == []
    world.voice = False
    world.pass_to(150.0 + LOOK_GAP)
    world.pass_to(210.0)
    assert world.rung == []
    world.pass_to(210.5)
    assert world.rung == [60_000]


def test_a_key_that_cuts_the_own_voice_has_cost_no_time() -> None:
    world = World(voice=True)
    world.pass_to(107.0)
    assert world.key() == 0


def test_how_fast_one_reads_does_not_matter_where_the_end_is_known() -> None:
    world = World(voice=False)
    world.answer(1000, speed=5)
    world.pass_to(103.0)
    assert world.key() == 3000


def test_a_key_pressed_in_time_is_in_time_however_late_it_is_served() -> None:
    world = World()
    # the program was busy, and its timer has not been served yet
    world.now = 161.0
    assert world.key() == 59_999
    assert world.rung == []
    world.answer(0)
    world.pass_to(161.5)
    # after its answer what is over is over
    assert world.rung == [1]


def test_a_clock_that_stood_still_goes_on_from_there() -> None:
    world = World()
    world.pass_to(110.0)
    world.key()
    left, world.due = world.due, None
    world.answer(0)
    assert world.waiting == []
    world.pass_to(500.0)
    assert world.key() == 0
    world.due = left
    world.answer(0)
    world.pass_to(549.0)
    assert world.rung == []
    world.pass_to(550.1)
    assert world.rung == [50_000]


def test_stopping_leaves_no_timer() -> None:
    world = World()
    world.pace.stop()
    assert world.waiting == []
