public protocol SessionServiceProtocol: Sendable { func signOut() async }

public struct Account: Hashable, Sendable { public let name: String }

public struct ClockClient: Sendable {
  public var now: @Sendable () async -> Int
}
