enum LaunchState { case ready }

protocol LaunchRouting {
  func route(to state: LaunchState)
}

final class AppBootstrapper {
  let router: LaunchRouting
  init(router: LaunchRouting) { self.router = router }
}

struct BootOptions {
  let isVerbose: Bool
}
