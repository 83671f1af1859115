// What it is made of, and what nobody else sees, no protocol for it names.
final class ZoneMap {
  init(view: UIView) { hide(view) }
  func zones() async -> [String] { [] }
  private func hide(_ view: UIView) {}
}

// A struct of static functions does work, as an enum of them does.
struct ZoneNames {
  static func first() -> String { "A" }
}
