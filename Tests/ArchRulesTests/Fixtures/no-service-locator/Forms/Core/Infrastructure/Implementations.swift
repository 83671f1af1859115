final class KeychainSessionRepository: SessionRepository {
  func current() async -> String? { nil }
}

final class ConsoleTracker: AnalyticsTracker {
  func track(_ event: String) {}
}

final class RemoteFlags: FlagReading {
  func isOn(_ flag: String) -> Bool { false }
}

@propertyWrapper struct Service<Value> {
  var wrappedValue: Value? { Injector.shared.resolve(Value.self) }
}
