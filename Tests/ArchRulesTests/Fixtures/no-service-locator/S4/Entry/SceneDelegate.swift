import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let container: AppDependencyContainer = AppDependencyContainer()
  func start() { container.resolve(LoginUseCase.self) }
}
