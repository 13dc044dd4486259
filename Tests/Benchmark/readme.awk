# Prints the few rows that README.md shows.

function own(size, measure, kind, unit) {
  if (summarize(size, "nextfield", measure, kind, "")) return short(median / unit)
  return gave_up(size, "nextfield") ? "given up" : ""
}

function other(size, program, measure, kind) {
  return summarize(size, program, measure, kind, "nextfield") ? short_ratio(median) "x" : ""
}

function rows(title, measure, kind, unit,   i, size) {
  for (i = 1; i <= size_count; i++) {
    size = sizes[i]
    if (size == 500) continue
    printf "| %s | %s | %s | %s | %s | %s |\n", title, size, own(size, measure, kind, unit), other(size, "yad", measure, kind),
      other(size, "zenity", measure, kind), other(size, "plain", measure, kind)
  }
}

END {
  print "| | fields | Nextfield | yad | zenity | plain GTK |"
  print "|---|---:|---:|---:|---:|---:|"
  rows("first paint, ms", "paint", "", 1)
  rows("peak memory, MiB", "peak", "", 1024)
  rows("Next, ms", "next", "", 1)
  rows("to the last field, ms", "jump", "", 1)
  rows("Find, a letter, ms", "find-type", "", 1)
  rows("a frame of the keyboard, ms (p95)", "slide", "p95", 1)
}
