import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var graph: Graph?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    graph = Graph(storage: CoreDataStorage.shared)
    CoreDataStorage.shared.load()
    setUpTracking(twice: true)
    return true
  }
  private func setUpTracking(twice: Bool) { Tracker.shared.configure() }

  func applicationDidEnterBackground(_ application: UIApplication) {
    CoreDataStorage.shared.saveContext() // expect: no-singleton-use "'AppDelegate' reaches for the shared instance 'CoreDataStorage.shared'"
    graph?.use(CoreDataStorage.shared)
  }
  func applicationWillTerminate(_ application: UIApplication) {
    CoreDataStorage.shared.saveContext()
    UIApplication.shared.endEditing()
    save()
  }
  private func save() { CoreDataStorage.shared.saveContext() }
  func application(_ application: UIApplication, open address: URL) -> Bool {
    Tracker.shared.track() // expect: no-singleton-use "'Tracker.shared'"
    return true
  }
}
