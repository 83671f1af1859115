enum AppDependencyContainer {
  static func makeSecureStore() -> any SecureStore { KeychainStore(service: "app") }
}

func makeEverything() -> SessionService { SessionService() }
