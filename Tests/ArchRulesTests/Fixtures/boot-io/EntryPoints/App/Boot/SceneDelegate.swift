import UIKit

/// An entry point, and boot: it may put the app together.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let tokens = TokenStore()
  private let settings = Settings(defaults: .standard, others: UserDefaults(suiteName: "group"), session: URLSession.shared)

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    if tokens.isValid() { window?.rootViewController = Root.tabs() } else { window?.rootViewController = Root.login() }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let visits = UserDefaults.standard.integer(forKey: "visits")  // expect: boot-io
    Task { try await URLSession.shared.data(from: URL(string: "https://example.org/\(visits)")!) }  // expect: boot-io
  }
}

@main
struct ShellApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }

  private func mayAsk(_ visits: Int) -> Bool {
    visits > 3
  }
}
