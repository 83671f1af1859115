import UIKit

typealias Page = UIViewController

final class SignInService {
  func page() -> Page { Page() }
  func signIn() async {}
}

final class TokenService {
  func token() async -> String { "" }
}
