import Foundation

public final class SyncService {
  private let store = DiskStore()  // expect: composition-root

  public func sync() { store.write() }
}

final class DiskStore {
  func write() { UserDefaults.standard.set(1, forKey: "synced") }
}
