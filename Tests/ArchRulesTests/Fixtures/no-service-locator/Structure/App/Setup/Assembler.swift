import UIKit

// All of it and the screens, too: what makes a screen makes the rest wider.
protocol ServiceAssembler {
  func resolve() -> any SessionService
  func resolve() -> any Tracking
  func resolve() -> any Clock
  func resolve() -> any PlayerService
}
protocol StoreAssembler {
  func resolve() -> any ProfileRepository
  func resolve() -> any LetterRepository
}
protocol ScreenAssembler {
  func letters(_ title: String) -> UIViewController
  func letters() -> LettersViewController
  func letters() -> LettersUseCaseType
  func letters(in root: UINavigationController) -> LettersNavigating
}
protocol Assembler: AnyObject, ServiceAssembler, StoreAssembler, ScreenAssembler {}
final class LettersViewController: UIViewController {}

// What leads to a screen is handed out by its protocol.
protocol LettersNavigating { func showLetter() }
final class LettersNavigator: LettersNavigating {
  private let root: UINavigationController
  init(root: UINavigationController) { self.root = root }
  func showLetter() { root.pushViewController(LettersViewController(), animated: true) }
}

// Of one that asks for nothing yet its name tells.
protocol LettersUseCaseType {}
struct LettersUseCase: LettersUseCaseType {}
