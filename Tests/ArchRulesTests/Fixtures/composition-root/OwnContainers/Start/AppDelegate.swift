import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let container = Container()
  private let session = SessionContainer.shared
}
