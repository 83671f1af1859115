protocol Formatting {
  func text() -> String
}
