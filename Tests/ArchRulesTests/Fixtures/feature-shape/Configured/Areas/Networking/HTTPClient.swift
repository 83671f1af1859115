final class HTTPClient {  // expect: feature-shape
  func get(_ path: String) async {}
}
