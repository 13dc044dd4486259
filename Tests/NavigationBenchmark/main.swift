// Prints how long the engine takes for forms of several sizes: `make bench`.

import BenchmarkSupport

MeasurementTable.show(Benchmark().measurements)
