enum TideStrings {
  static let springTide = "Spring tide"
}
