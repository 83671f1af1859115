protocol HTTPClientSpying {
  func get() -> [String]
}
