import Dependencies

extension TideClientKey: @retroactive DependencyKey {
  public static var liveValue: any TideClient { RemoteTideClient() }
}

enum ClockKey: DependencyKey {
  static let liveValue: any TideClient = RemoteTideClient()
}

struct Harbour: DependencyKey {
  static let liveValue = Harbour()
  func arrive() -> any TideClient { RemoteTideClient() }  // expect: composition-root
}

enum Elsewhere {
  static func make() { _ = RemoteTideClient() }  // expect: composition-root
}
