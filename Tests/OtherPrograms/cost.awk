# Prints what the module adds, of lines PROGRAM ROUND [with] MEASURE VALUE: medians, and the median of the differences.
function median(values, count,   i, j, value) {
  for (i = 2; i <= count; i++) {
    value = values[i]
    for (j = i - 1; j >= 1 && values[j] > value; j--) values[j + 1] = values[j]
    values[j + 1] = value
  }
  return count % 2 ? values[(count + 1) / 2] : (values[count / 2] + values[count / 2 + 1]) / 2
}

NF == 4 { without[$1, $3, $2] = $4 }
NF == 5 { with_it[$1, $4, $2] = $5 }
!($1 in known) { known[$1] = 1; programs[++program_count] = $1 }
$2 > last { last = $2 }

END {
  titles["paint"] = "ms to the first picture"
  titles["cpu"] = "ms of the processor"
  titles["memory"] = "KiB in proportion"
  measure_count = split("paint cpu memory", measures, " ")
  for (p = 1; p <= program_count; p++)
    for (m = 1; m <= measure_count; m++) {
      count = 0
      for (round = 1; round <= last; round++) {
        key = programs[p] SUBSEP measures[m] SUBSEP round
        if (!(key in without) || !(key in with_it)) continue
        a[++count] = without[key]
        b[count] = with_it[key]
        d[count] = b[count] - a[count]
      }
      if (count > 0)
        printf "%-9s %-24s %9.1f without, %9.1f with the module: %+.1f\n", programs[p], titles[measures[m]], median(a, count),
          median(b, count), median(d, count)
    }
}
