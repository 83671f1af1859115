enum ServiceLocator {
  static let login = LoginUseCase()
  static func reset() { _ = ServiceLocator.login }
}

struct Environment {
  var api = 1
}

var Current = Environment()
