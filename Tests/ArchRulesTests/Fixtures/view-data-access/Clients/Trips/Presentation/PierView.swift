import UIKit

final class PierController: UIViewController {
  private var opened: ((String, String)) -> Void = { _ in }
  func open(_ result: Result<(String, String), Error>) {
    if case .success((let name, let session)) = result { opened((name, session)) }
  }
}
