import UIKit

final class Storage {
  static let shared = Storage()
  func save() {}
}
enum Haptics { static func play() { UIImpactFeedbackGenerator().impactOccurred() } }
final class ListViewModel { func select() { Haptics.play() } }
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) { Storage.shared.save() }
}
