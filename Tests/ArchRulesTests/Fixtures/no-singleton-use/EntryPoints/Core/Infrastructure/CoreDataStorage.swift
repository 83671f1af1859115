final class CoreDataStorage {
  static let shared = CoreDataStorage()
  func saveContext() {}
  func load() {}
}
final class Tracker {
  static let shared = Tracker()
  func configure() {}
  func track() {}
}
final class Graph {
  init(storage: CoreDataStorage) {}
  func use(_ storage: CoreDataStorage) {}
}
final class Banner { static let shared = Banner() }
final class PushTokens {
  static let shared = PushTokens()
  var token: String?
  var lifetime = 0
}
