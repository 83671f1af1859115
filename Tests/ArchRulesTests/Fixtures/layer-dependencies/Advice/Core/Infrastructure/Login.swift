final class LoginService {
  private let screens: any LoginPresenting  // expect: layer-dependencies
  init(screens: any LoginPresenting) { self.screens = screens }
}
