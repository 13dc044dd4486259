// Prints how long the model takes for forms of several sizes, and how much memory: `make bench`.

import BenchmarkSupport

try Benchmark.openOnce(100_000)
MeasurementTable.show(Benchmark().measurements)
