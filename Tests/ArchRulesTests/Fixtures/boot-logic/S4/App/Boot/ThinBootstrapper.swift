import Foundation

// Everything that boot may do.
final class ThinBootstrapper {
  private let restoreSession: RestoreSessionUseCase
  private let router: LaunchRouting
  private var task: Task<Void, Never>?

  init(restoreSession: RestoreSessionUseCase, router: LaunchRouting) {
    self.restoreSession = restoreSession
    self.router = router
  }

  func start() {
    Task { [restoreSession, router] in
      let status = await restoreSession.execute()
      router.route(to: Self.map(status: status))
    }
    task = Task { [weak self] in
      guard let self else { return }
      guard let self = self else { return }
      guard !Task.isCancelled else { return }
      guard #available(iOS 17, *), !Task.isCancelled else { return }
      self.router.route(to: .locked)
    }
  }

  func load() async {
    do {
      let status = try await restoreSession.executeOrThrow()
      router.route(to: Self.map(status: status))
    } catch let error as URLError {
      router.route(to: .failure(message: error.localizedDescription))
    } catch {
      router.route(to: .failure(message: "Boot failed: " + error.localizedDescription))
    }
  }

  private static func map(status: SessionStatus) -> LaunchState {
    switch status {
    case .authenticated: return .authenticated
    case .unauthenticated, .unknown: return .unauthenticated
    case .locked(let reason): return .failure(message: reason ?? "locked")
    }
  }

  private func both(_ first: SessionStatus, _ second: SessionStatus) -> LaunchState {
    let state: LaunchState =
      switch first {
      case .authenticated: .authenticated
      default: .locked
      }
    switch second {
    case .authenticated: return state
    default: router.route(to: state)
    }
    // if session.isPremium && true { for x in y {} }
    let text = "if a && b { for x in y {} }"
    let optional: String? = nil
    let generic: Array<Dictionary<String, Int>> = []
    if #available(iOS 17, *) { print(text) }
    return optional.map { _ in generic.isEmpty } == nil ? .locked : .locked  // expect: boot-logic
  }
}

enum LaunchState: Equatable {
  case authenticated
  case locked
  case failure(message: String)

  static func == (left: LaunchState, right: LaunchState) -> Bool {
    switch (left, right) {
    case (.failure(let a), .failure(let b)): return a == b
    default: return false
    }
  }

  var isLocked: Bool { self == .locked }
  var isFailure: Bool {
    if case .failure = self { return true }
    return false
  }
}

#if DEBUG
  func seed(_ count: Int) {
    for index in 0..<count { print(index) }
  }
#endif

#Preview {
  if true { ThinBootstrapper.preview } else { ThinBootstrapper.preview }
}
