final class Theme {
  static let shared = Theme()
  func apply() {}
}
