import SwiftUI

final class LoginViewModel {
  private let store: any SecureStore
  init(store: any SecureStore) { self.store = store }
  static func make() -> LoginViewModel { LoginViewModel(store: KeychainStore(service: "x")) }  // expect: no-static-factories "builds and returns 'LoginViewModel'"
  func login() async {}
}

struct LoginView: View {
  static func title() -> Title { Title(text: "a") }
  static func screen() -> some View { LoginView() }
}

struct Title { let text: String }
