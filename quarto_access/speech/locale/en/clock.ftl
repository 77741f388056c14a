# The clock: lengths of time, what it did, and what is left.

duration = { $hours ->
        [0] { "" }
        [one] 1 hour
       *[other] { $hours } hours
    } { $minutes ->
        [0] { "" }
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [0] { "" }
        [one] 1 second
       *[other] { $seconds } seconds
    }
