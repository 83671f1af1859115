import Foundation

final class AppBootstrapper {
  private let restoreSession: RestoreSessionUseCase
  private let loadConfig: LoadConfigUseCase
  private let router: LaunchRouting

  init(restoreSession: RestoreSessionUseCase, loadConfig: LoadConfigUseCase, router: LaunchRouting) {
    self.restoreSession = restoreSession
    self.loadConfig = loadConfig
    self.router = router
  }

  func start() async {
    let session = await restoreSession.execute()
    let config = await loadConfig.execute()
    if session.isPremium && config.featureFlags.contains("newUI") {  // expect: boot-logic "boot decides with 'if'"
      router.route(to: .authenticatedWithNewUI)
    } else if session.isTrial {  // expect: boot-logic
      router.route(to: .authenticated)
    }
    guard session.isValid else { return }  // expect: boot-logic "'guard'"
    guard let user = session.user else { return }  // expect: boot-logic
    let state: LaunchState = session.isLocked ? .locked : .authenticated  // expect: boot-logic "'?:'"
    let both = session.isValid && config.isOpen  // expect: boot-logic "'&&'"
    let either = session.isValid || config.isOpen || user.isAdmin  // expect: boot-logic "'||'"
    let old = config.minimumVersion > 3  // expect: boot-logic "boot compares with '>'"
    let days = config.days * 24  // expect: boot-logic "boot computes with '*'"
    for flag in config.featureFlags { print(flag) }  // expect: boot-logic "boot loops with 'for'"
    while config.isLoading {}  // expect: boot-logic "boot loops with 'while'"
    repeat {} while config.isLoading  // expect: boot-logic
    config.featureFlags.forEach { print($0) }  // expect: boot-logic "'forEach'"
    if case .expired = session.status { return }  // expect: boot-logic
    print(state, both, either, old, days)
  }

  private func map(_ status: SessionStatus, _ plan: Plan) -> LaunchState {
    switch status {
    case .authenticated where plan.isPaid: return .authenticated  // expect: boot-logic "'where' in a 'case'"
    case .authenticated:
      switch plan {  // expect: boot-logic "'switch' inside a 'switch'"
      case .free: return .locked
      case .paid: return .authenticated
      }
    case .unauthenticated: return .unauthenticated
    }
  }

  func long() {
    step(1)
    step(2)
    step(3)
  }

  var isReady: Bool { loadConfig.count == 3 }  // expect: boot-logic "boot compares with '=='"
}
