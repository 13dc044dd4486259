/// Writes a number with a fixed number of decimals, halves to the even figure, as printf(3) does.
///
/// The exact value of a `Double` decides; of very large numbers the description does.
func decimal(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite, abs(value) < 9e15 else { return "0" }
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  guard scale < 1e9, abs(value) * scale < 9e15 else { return value.description }
  let scaled = (value.magnitude * scale).rounded(.toNearestOrEven)
  let whole = String(Int64(scaled))
  let sign = value < 0 && scaled != 0 ? "-" : ""
  guard decimals > 0 else { return sign + whole }
  let padded = String(repeating: "0", count: max(0, decimals + 1 - whole.utf8.count)) + whole
  let cut = padded.index(padded.endIndex, offsetBy: -decimals)
  return sign + padded[..<cut] + "." + padded[cut...]
}
