public struct StatusService {
  let fetch: () async throws -> [Int]
  public init(fetch: @escaping () async throws -> [Int]) { self.fetch = fetch }
}

public final class ChatSession {
  public init() {}
  public func open() async {}
}

public final class PulseMeter {
  public func beat() {}
}
