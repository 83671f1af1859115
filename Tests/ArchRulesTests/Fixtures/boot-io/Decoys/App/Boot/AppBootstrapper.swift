import Foundation

final class AppBootstrapper {
  func start() {
    UserDefaults.standard.set(1, forKey: "a")  // expect: boot-io
    _ = URLSession.shared  // expect: boot-io
    FileManager.default.removeItem(atPath: "a")  // expect: boot-io
    _ = FileHandle.standardInput  // expect: boot-io
    _ = NSCache<NSString, NSData>()  // expect: boot-io
    SecItemAdd(query, nil)  // expect: boot-io
    NSKeyedArchiver.archive(1)  // expect: boot-io
    _ = NSFileCoordinator()  // expect: boot-io
    _ = Defaults.standard  // expect: boot-io "'NSUbiquitousKeyValueStore'"
    _ = Kept.Session(configuration: .default)  // expect: boot-io "'URLSessionConfiguration'"
    _ = Connection(host: "a")  // expect: boot-io "'NWConnection'"
  }
}

final class SceneBootstrapper {
  func start() {
    HTTPCookieStorage.shared.reset()
    SecItemDelete(1)
    URLCache.shared.reset()
    NWListener.shared.reset()
  }
}
