import SwiftUI
import UIKit

@main
struct ShellApp: App {
  private let vault = Vault()
  var body: some Scene { WindowGroup { LoginView() } }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let container = AppDependencyContainer()
  lazy var vault = Vault()
}

class AppDelegate: UIResponder {
  let vault = Vault()
}

extension AppDelegate: UIApplicationDelegate {
  func application() { _ = Vault() }
}
