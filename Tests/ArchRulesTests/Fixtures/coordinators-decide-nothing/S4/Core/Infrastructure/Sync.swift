import Foundation

// Coordinators and routers of something else than screens.
final class SyncCoordinator {
  func sync() { UserDefaults.standard.set(1, forKey: "synced") }
}

struct ServerRouter {
  let decoder = JSONDecoder()
}
