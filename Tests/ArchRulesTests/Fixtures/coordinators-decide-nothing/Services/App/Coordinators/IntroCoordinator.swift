import UIKit

final class IntroCoordinator {
  private let auth: any AuthService
  private let store: IntroStore
  private let config: RemoteConfig
  private let checkLogin: any CheckLoginUseCase
  private let settings: AppSettings
  private let sheets: any SheetService
  private let navigation: UINavigationController
  private var isShown = false
  private var children: [IntroCoordinator] = []

  private var needsIntro: Bool { !store.hasSeenIntro && config.isOn(.tour) } // expect: coordinators-decide-nothing "judges 'store.hasSeenIntro' of 'IntroStore' with '&&'"
  private var needsLock: Bool { settings.lockIsMandatory && !auth.isEnrolled } // expect: coordinators-decide-nothing "'auth.isEnrolled'"

  func decide(_ other: any AuthService, limit: Int) {
    guard auth.biometry == .face || auth.isEnrolled else { return } // expect: coordinators-decide-nothing "'auth.biometry' of 'AuthService' with 'guard'"
    if store.hasSeenIntro && config.isOn(.tour) { show() } // expect: coordinators-decide-nothing "with 'if'"
    if store.hasSeenIntro, self.config.isOn(.tour) { show() } // expect: coordinators-decide-nothing
    if !store.hasSeenIntro, !isShown, other.canUse(.touch) { show() } // expect: coordinators-decide-nothing
    if checkLogin.execute() || config.isOn(.tour) { show() } // expect: coordinators-decide-nothing
    if store.launches > limit { show() } // expect: coordinators-decide-nothing "'store.launches' of 'IntroStore' with 'if'"
    let isLate = store.launches + 1 >= limit // expect: coordinators-decide-nothing "'>='"
    show(auth.isEnrolled && store.hasSeenIntro ? 1 : 2) // expect: coordinators-decide-nothing
    if let intro = store.current, intro.pages > 3 { show() } // expect: coordinators-decide-nothing "'intro.pages' of 'Intro'"
    let isNew = auth.biometry != .none && store.launches == 1 // expect: coordinators-decide-nothing
    _ = (isLate, isNew)
  }

  // The same by way of constants, and of one function that is asked twice.
  private var mayEnter: Bool {
    let hasSeen = store.hasSeenIntro
    let account: String? = store.fetch("account")
    let hasAccount = account?.isEmpty == false
    return hasSeen && hasAccount  // expect: coordinators-decide-nothing "judges 'store.hasSeenIntro' of 'IntroStore' with '&&'"
  }

  func decideLater() {
    if (store.fetch("signedIn") ?? false) && (store.fetch("known") ?? false) { show() }  // expect: coordinators-decide-nothing
    let launches = store.launches
    if launches > 3 { show() }  // expect: coordinators-decide-nothing
  }

  // One answer picks a flow, also by way of constants.
  func routeLater() {
    let hasSeen = store.hasSeenIntro
    if hasSeen && !isShown { show() }
    let current = store.current
    if current != nil && hasSeen { show() }
    let isJoined = auth.isEnrolled && store.hasSeenIntro  // expect: coordinators-decide-nothing
    if isJoined && !isShown { show() }
    if hasSeen || store.hasSeenIntro { show() }
  }

  // One answer picks a flow.
  func route(_ id: String) {
    if store.hasSeenIntro { show() }
    guard config.isOn(.tour) else { return show() }
    if auth.biometry == .face { show() }
    if auth.biometry == .face || auth.biometry == .touch { show() }
    switch auth.biometry {
    case .face: show()
    case .touch, .none: show(1)
    }
    if checkLogin.execute() { show() }
    show(store.hasSeenIntro ? 1 : 2)
    if store.current != nil, config.isOn(.tour) { show() }
    guard let intro = store.current, config.isOn(.tour) else { return show() }
    if store.ownerID == id { show() }
    _ = intro
  }

  // What the user interface knows of itself.
  func plumb(_ item: Int) {
    if !isShown && store.hasSeenIntro { show() }
    if children.count > 1, config.isOn(.tour) { show() }
    if sheets.isShown && sheets.count > 1 { show() }
    if sheets.mayClose(), store.hasSeenIntro { show() }
    if navigation.viewControllers.count > 1 && config.isOn(.tour) { show() }
    if store.topController?.isBeingDismissed == true || store.topController?.isBeingPresented == true { show() }
    if settings.isVerbose && settings.lockIsMandatory { show() }
    children.removeAll { $0.store.launches > item && $0.store.hasSeenIntro }
    // if store.hasSeenIntro && config.isOn(.tour) {}
  }

  func show(_ any: Any = 0) {}
}

final class LockCoordinator {
  private let biometry: any BiometryReading
  private let shape: any IntroShape
  init(biometry: any BiometryReading, shape: any IntroShape) {
    self.biometry = biometry
    self.shape = shape
  }
  func start() {
    guard biometry.isFaceIDEnabled || biometry.isTouchIDEnabled else { return } // expect: coordinators-decide-nothing
    if shape.isWide || shape.isTall { start() }
  }
}
