import Foundation
import Observation

@MainActor
@Observable
final class SignInViewModel {
  enum State: Equatable {
    case editing
    case submitting
    case rejected(message: String)
  }

  private(set) var state: State = .editing

  private let signIn: SignInUseCase
  private let analytics: any AnalyticsTracker
  private let onOutcome: (SignInOutcome) -> Void

  init(
    signIn: SignInUseCase, analytics: any AnalyticsTracker, onOutcome: @escaping (SignInOutcome) -> Void
  ) {
    self.signIn = signIn
    self.analytics = analytics
    self.onOutcome = onOutcome
  }

  func submit(email: String, password: String) async {
    state = .submitting
    do {
      let outcome = try await signIn.execute(email: email, password: password)
      analytics.track(.signedIn)
      state = .editing
      onOutcome(outcome)
    } catch {
      state = .rejected(message: message(for: error))
    }
  }

  private func message(for error: any Error) -> String {
    switch error {
    case Credentials.Flaw.emailIncomplete:
      String(localized: "That does not look like a mail address.")
    case Credentials.Flaw.passwordTooShort(let minimum):
      String(localized: "A password has at least \(minimum) characters.")
    case AuthError.wrongCredentials:
      String(localized: "We do not know this address with this password.")
    default:
      String(localized: "We could not reach the server.")
    }
  }
}
