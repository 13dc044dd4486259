# Says of each goal whether it is met.

function value(size, program, measure, kind) { return summarize(size, program, measure, kind, "") ? median : -1 }
function ratio(size, measure, program) { return summarize(size, "nextfield", measure, "", program) ? median : -1 }

# A value below 0 was not to be had, for that reason; if Nextfield was given up at that size, the goal is missed. Of few
# rounds none is judged.
function goal(size, what, is, most, unit, reason,   limit, verdict) {
  limit = gave_up(size, "nextfield")
  verdict = is >= 0 ? (round_count < 3 ? "seen" : is <= most ? "met" : "missed") : limit ? "missed" : "unknown"
  printf "%-8s%s: %s, goal at most %s\n", verdict, what,
    (is >= 0 ? short_ratio(is) unit : limit ? "given up after " limit / 1000 " s" : reason ? reason : "not measured"),
    short_ratio(most) unit
}

# The time to the first paint less that for reading what is more than the 50 fields. The least of all rounds, for a
# difference of two large numbers doubles what disturbs them. Reading is measured by `nextfield check`, which does a little
# more than that: if it took longer than the paint, nothing can be said.
function paint_once_read(size,   paint, read, small) {
  paint = least(size, "nextfield", "paint")
  read = least(size, "nextfield", "read")
  small = least(50, "nextfield", "read")
  if (paint < 0 || read < 0 || small < 0) return -1
  return paint > read - small ? paint - (read - small) : -1
}

END {
  if (round_count < 3) print "Few rounds: what follows is not judged."
  small = least(50, "nextfield", "paint")
  once_read = paint_once_read(100000)
  goal(50, "first paint at 50, of yad's", ratio(50, "paint", "yad"), 1, "x")
  goal(5000, "first paint at 5000, of yad's", ratio(5000, "paint", "yad"), 1 / 40, "x")
  goal(100000, "first paint at 100000 once read, of our 50", once_read < 0 || small < 0 ? -1 : once_read / small, 1.5, "x",
    least(100000, "nextfield", "paint") < 0 ? "" : "nothing left, as `nextfield check` takes longer than to read and paint")
  large = value(100000, "nextfield", "read", "")
  little = value(50, "nextfield", "read", "")
  goal(0, "reading 100000 fields", large < 0 || little < 0 ? -1 : large - little, 500, " ms")
  goal(50, "peak memory at 50, of yad's", ratio(50, "peak", "yad"), 1.3, "x")
  goal(5000, "peak memory at 5000, of yad's", ratio(5000, "peak", "yad"), 0.6, "x")
  goal(100000, "Next at 100000", value(100000, "nextfield", "next", ""), 8, " ms")
  for (i = 1; i <= size_count; i++) {
    size = sizes[i]
    goal(size, "worst frame of the keyboard at " size, greatest(size, "nextfield", "slide"), 8, " ms")
    goal(size, "worst frame of its first time at " size, greatest(size, "nextfield", "slide-first"), 8, " ms")
    goal(size, "frames that hide the field at " size, greatest(size, "nextfield", "slide-hidden"), 0, "")
    goal(size, "typing at " size, value(size, "nextfield", "type", ""), 4, " ms")
  }
  goal(0, "the stripped program", bytes / 1e6, 15, " MB")
}
