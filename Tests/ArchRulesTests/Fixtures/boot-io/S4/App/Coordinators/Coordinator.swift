import Foundation

final class MainCoordinator {
  let defaults = UserDefaults.standard
}
