import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    Tracker.shared.configure()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Tracker.shared.track() } // expect: no-singleton-use

  // The same in two steps.
  func sceneDidEnterBackground(_ scene: UIScene) {
    let storage = CoreDataStorage.shared // expect: no-singleton-use
    storage.saveContext()
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    let tokens = PushTokens.shared // expect: no-singleton-use
    tokens.lifetime = 0
  }
  // What is only handed on is not worked with.
  func sceneWillResignActive(_ scene: UIScene) {
    let storage = CoreDataStorage.shared
    graph.use(storage)
  }
  private let graph = Graph(storage: CoreDataStorage.shared)
}
