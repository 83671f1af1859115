protocol PhotoStore {  // expect: protocol-placement "protocol 'PhotoStore' states a need of layer 'domain'"
  func save() async
}

final class FilePhotoStore: PhotoStore {
  func save() async {}
}

// Used only inside infrastructure.
protocol RetryPolicy {
  func delay() -> Int
}

final class BackoffPolicy: RetryPolicy {
  func delay() -> Int { 1 }
}

final class Client {
  let policy: RetryPolicy
  init(policy: RetryPolicy) { self.policy = policy }
  func send() async {}
}

// Private to this file.
private protocol DefaultsReading {
  func read() -> Int
}

final class DefaultsStore: DefaultsReading {
  func read() -> Int { 0 }
}

// Reports back; states no need.
protocol DownloadDelegate: AnyObject {
  func finished()
}

// Used elsewhere, but nothing implements it as a component.
protocol Sized {
  var size: Int { get }
}

struct Box: Sized, Equatable {
  let size: Int
}

// Wired by the root only.
protocol Cache {
  func clear()
}

final class MemoryCache: Cache {
  func clear() {}
}

// A class is no protocol, though others inherit what it can do.
class PhotoCache {
  func save() async {}
}

final class DiskPhotoCache: PhotoCache {
  override func save() async {}
}

final class MemoryPhotoCache: PhotoCache {
  let logging: any Logging
  init(logging: any Logging) { self.logging = logging }
}
