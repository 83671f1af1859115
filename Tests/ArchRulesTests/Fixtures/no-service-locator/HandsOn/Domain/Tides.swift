protocol Tides {
  func today() async -> [Tide]
}

// The water as it is now: values, and no `Current` that hands out what is needed.
struct Current {
  let knots: Double
  let direction: String?
}

struct Tide {
  let current: Current
  let before: Current?

  func with(_ other: Current) -> Tide { Tide(current: other, before: current) }
}

protocol TideLog {
  func note(_ tide: Tide)
}
