import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var graph: Graph?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    graph = Graph(storage: CoreDataStorage.shared)
    CoreDataStorage.shared.load()
    setUpTracking(twice: true)
    PushTokens.shared.lifetime = 60
    client.onLogout = { [weak self] in
      Banner.shared.show() // expect: no-singleton-use "'Banner.shared'"
    }
    DispatchQueue.main.async { Banner.shared.prepare() }
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
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {
    PushTokens.shared.token = token // expect: no-singleton-use "'PushTokens.shared'"
  }
}
