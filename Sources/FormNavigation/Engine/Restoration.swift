/// Where to go back to when the keyboard has gone.
struct Restoration: Sendable {
  var offset = 0.0
  var isTouched = false
}
