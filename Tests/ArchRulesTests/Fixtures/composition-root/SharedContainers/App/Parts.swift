// Everyone reaches for it, which is told of it; what it keeps for them somebody has to make.
struct Everything {
  static let shared = Everything()
  let tracking: Tracking = LogTracking()
  let storing: Storing
  let loading: Loading = RemoteLoading()
  let sending: Sending = RemoteSending()
  private init() { storing = DiskStoring() }
}

// Nobody reaches for it by itself, so it is for the root to make its parts.
struct Bundle {
  let tracking: Tracking = LogTracking()  // expect: composition-root
  let storing: Storing = DiskStoring()  // expect: composition-root
  let loading: Loading = RemoteLoading()  // expect: composition-root
  let sending: Sending = RemoteSending()  // expect: composition-root
}

// Two are no container.
final class Few {
  static let shared = Few()
  let tracking: Tracking = LogTracking()  // expect: composition-root
  let storing: Storing = DiskStoring()  // expect: composition-root
}

final class Keeper {
  let parts: Bundle
  init(parts: Bundle) { self.parts = parts }
}

// The same by a global.
var Parts = EverythingOfGlobal()
final class EverythingOfGlobal {
  lazy var tracking: Tracking = LogTracking()
  lazy var storing: Storing = DiskStoring()
  lazy var loading: Loading = RemoteLoading()
  lazy var sending: Sending = RemoteSending()
  fileprivate init() {}
}

// What its private extension does is its own business.
final class Session {
  static let shared = Session()
  let tracking: Tracking = LogTracking()
  let storing: Storing = DiskStoring()
  let loading: Loading = RemoteLoading()
  let sending: Sending = RemoteSending()
  init() { begin() }
}
private extension Session {
  func begin() {}
}
