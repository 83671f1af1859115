enum Config {
  static let maximumWalks = 200
}
