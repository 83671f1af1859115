enum Container {
  static func makeStore() -> KeychainStore { KeychainStore() }
}
