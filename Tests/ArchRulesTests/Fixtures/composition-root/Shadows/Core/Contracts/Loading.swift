protocol Loading {
  func load()
}
