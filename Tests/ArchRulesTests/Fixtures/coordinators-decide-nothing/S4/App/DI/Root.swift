import Foundation

final class RootCoordinator {
  let session = URLSession.shared
}
