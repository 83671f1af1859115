import Factory
import SwiftUI

struct LoginView: View {
  @StateObject private var model: LoginViewModel
  init(model: LoginViewModel) { _model = StateObject(wrappedValue: model) }
  var body: some View { Text("login") }
}

final class LoginViewModel: ObservableObject {
  private let login: LoginUseCase
  init(login: LoginUseCase) { self.login = login }
}

extension Container {
  var loginView: Factory<LoginView> {
    Factory(self) { LoginView(model: LoginViewModel(login: LoginUseCase(gateway: self.authGateway()))) }
  }
  func namedLogin(_ name: String) -> LoginViewModel { LoginViewModel(login: LoginUseCase(gateway: authGateway())) }
}

struct MenuView: View {
  let gateway: any AuthGateway
  var body: some View {
    LoginView(model: LoginViewModel(login: LoginUseCase(gateway: gateway)))  // expect: composition-root, composition-root
  }
}
