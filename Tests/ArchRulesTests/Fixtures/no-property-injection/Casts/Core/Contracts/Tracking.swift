protocol EventTracking {
  func track(_ event: String)
}

protocol Finding {
  func find() async -> [String]
}
