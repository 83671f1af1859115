enum Hosts {
  private static func host(_ key: String) -> String { key }
  static let images = host("images")
}
