final class Factory {
  static let shared = Factory()
  func resolve<Value>(_ type: Value.Type) -> Value { fatalError() }
}
