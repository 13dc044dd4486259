# Prints a row for each measure and size: Nextfield, and how many times that the others take.

# The text, filled up to a width: awk counts bytes, and ± has two.
function cell(text, width,   shown) {
  shown = text
  gsub(/±/, "+", shown)
  while (length(shown) < width) { text = " " text; shown = shown " " }
  return text
}

# The same with the text first; … has three bytes.
function left(text, width,   shown) {
  shown = text
  gsub(/…/, "+", shown)
  while (length(shown) < width) { text = text " "; shown = shown " " }
  return text
}

function own(size, measure, kind, unit,   limit) {
  if (summarize(size, "nextfield", measure, kind, "")) return short(median / unit) " ±" short(spread / unit)
  limit = gave_up(size, "nextfield")
  return measure == "paint" && limit ? "> " short(limit / unit) : "-"
}

# Without a figure of ours theirs stands by itself.
function other(size, program, measure, kind,   limit) {
  if (summarize(size, program, measure, kind, "nextfield")) return short_ratio(median) "x ±" short_ratio(spread)
  if (summarize(size, program, measure, kind, "")) return short(median) " ±" short(spread)
  limit = gave_up(size, program)
  if (measure != "paint" || !limit) return "-"
  if (!summarize(size, "nextfield", measure, kind, "")) return "> " short(limit / 1000) " s"
  return "> " short_ratio(limit / median) "x"
}

function rows(title, measure, kind, unit,   i, size) {
  for (i = 1; i <= size_count; i++) {
    size = sizes[i]
    printf "%s%8s%s%s%s%s\n", left(i == 1 ? title : "", 38), size, cell(own(size, measure, kind, unit), 15),
      cell(other(size, "yad", measure, kind), 16), cell(other(size, "zenity", measure, kind), 16),
      cell(other(size, "plain", measure, kind), 16)
  }
}

END {
  printf "%-38s%8s%15s%16s%16s%16s\n", "", "fields", "Nextfield", "yad", "zenity", "plain GTK"
  rows("first paint, ms", "paint", "", 1)
  rows("processor time until at rest, ms", "cpu", "", 1)
  rows("peak memory when open, MiB", "peak", "", 1024)
  rows("peak memory when used, MiB", "peak-used", "", 1024)
  rows("Next, key to paint, ms", "next", "", 1)
  rows("typing a character, key to paint, ms", "type", "", 1)
  rows("to the last field, key to paint, ms", "jump", "", 1)
  rows("… until nothing moves, ms", "jump-rest", "", 1)
  rows("Find, a letter to paint, ms", "find-type", "", 1)
  rows("… Return to the last field, ms", "find", "", 1)
  rows("keyboard slides, p95 frame, ms", "slide", "p95", 1)
  rows("… worst frame, ms", "slide", "worst", 1)
  rows("… worst frame of the first time, ms", "slide-first", "worst", 1)
  rows("… frames that hide the field", "slide-hidden", "worst", 1)
  print ""
  print "Medians of the runs, ± half the distance of the quartiles; the others as multiples of Nextfield, round by round."
  print "“-”: not to be had; “>”: given up after that time. The keyboard: processor time of the program between two paintings."
}
