final class StoreMaker {
  // An instance is asked, of the first type of a file, too.
  func makeStore() -> any SecureStore { KeychainStore(service: "b") }
}
