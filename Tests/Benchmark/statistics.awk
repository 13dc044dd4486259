# Reads the figures. Afterwards samples[SIZE, ROUND, PROGRAM, MEASURE] are the values of one run, apart by blanks.
{
  key = $1 SUBSEP $2 SUBSEP $3 SUBSEP $4
  samples[key] = samples[key] " " $5
  if (!($1 in known_size)) { known_size[$1] = 1; sizes[++size_count] = $1 }
  if ($2 > round_count) round_count = $2
}

# Sorts values[1…count].
function sort(values, count,   i, j, value) {
  for (i = 2; i <= count; i++) {
    value = values[i]
    for (j = i - 1; j >= 1 && values[j] > value; j--) values[j + 1] = values[j]
    values[j + 1] = value
  }
}

# The value below which that part of the sorted values lies, between two of them if need be.
function quantile(values, count, part,   place, below) {
  place = 1 + (count - 1) * part
  below = int(place)
  if (below >= count) return values[count]
  return values[below] + (place - below) * (values[below + 1] - values[below])
}

# What one run says of a measure: its median, its greatest value ("worst") or its 95th percentile ("p95"); -1 for nothing.
function of_run(size, round, program, measure, kind,   values, count, i) {
  count = split(samples[size, round, program, measure], values, " ")
  if (count == 0) return -1
  for (i = 1; i <= count; i++) values[i] += 0
  sort(values, count)
  if (kind == "worst") return values[count]
  return quantile(values, count, kind == "p95" ? 0.95 : 0.5)
}

# Sets median and spread (half the distance of the quartiles) of all rounds, of the measure itself or of its ratio to that of
# another program in the same round; returns in how many rounds there was something to tell.
function summarize(size, program, measure, kind, other,   round, value, divisor, values, count) {
  count = 0
  for (round = 1; round <= round_count; round++) {
    value = of_run(size, round, program, measure, kind)
    if (value < 0) continue
    divisor = other == "" ? 1 : of_run(size, round, other, measure, kind)
    if (divisor > 0) values[++count] = value / divisor
  }
  if (count == 0) return 0
  sort(values, count)
  median = quantile(values, count, 0.5)
  spread = (quantile(values, count, 0.75) - quantile(values, count, 0.25)) / 2
  return count
}

# The greatest value of a measure in all rounds; -1 for nothing.
function greatest(size, program, measure,   round, value, most) {
  most = -1
  for (round = 1; round <= round_count; round++) {
    value = of_run(size, round, program, measure, "worst")
    if (value > most) most = value
  }
  return most
}

# The least median of a measure in all rounds; -1 for nothing.
function least(size, program, measure,   round, value, least_one) {
  least_one = -1
  for (round = 1; round <= round_count; round++) {
    value = of_run(size, round, program, measure, "")
    if (value >= 0 && (least_one < 0 || value < least_one)) least_one = value
  }
  return least_one
}

# Whether a program was given up in any round, and after how many milliseconds.
function gave_up(size, program,   round, name, names, count, i, limit) {
  count = split("timeout-window timeout-paint timeout-next timeout-type", names, " ")
  for (round = 1; round <= round_count; round++)
    for (i = 1; i <= count; i++) {
      name = size SUBSEP round SUBSEP program SUBSEP names[i]
      if (name in samples) { limit = samples[name] + 0; return limit }
    }
  return 0
}

# A number with as many digits as it deserves.
function short(number) { return number < 10 ? sprintf("%.1f", number) : sprintf("%.0f", number) }
function short_ratio(number) { return number < 10 ? sprintf("%.2f", number) : sprintf("%.0f", number) }
