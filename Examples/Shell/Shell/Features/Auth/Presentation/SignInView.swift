import SwiftUI

struct SignInView: View {
  let viewModel: SignInViewModel

  @State private var email = ""
  @State private var password = ""

  var body: some View {
    Form {
      Section("Your account") {
        TextField("Mail address", text: $email)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
        SecureField("Password", text: $password)
          .textContentType(.password)
      }
      switch viewModel.state {
      case .editing: submitButton
      case .submitting: ProgressView()
      case .rejected(let message):
        Text(message).foregroundStyle(Color.warning)
        submitButton
      }
    }
    .navigationTitle("Sign in")
  }

  private var submitButton: some View {
    Button("Sign in") {
      Task { await viewModel.submit(email: email, password: password) }
    }
  }
}

extension Color {
  fileprivate static let warning = Color(red: 0.75, green: 0.26, blue: 0.18)
}

#if DEBUG
  private struct ClosedAuthRepository: AuthRepository {
    func session(for credentials: Credentials) async throws -> UserSession? { nil }
  }

  private struct ForgetfulSessionRepository: SessionRepository {
    func current() throws -> UserSession? { nil }
    func save(_ session: UserSession) throws {}
    func clear() throws {}
  }

  private struct DeafAnalyticsTracker: AnalyticsTracker {
    func track(_ event: AnalyticsEvent) {}
  }

  #Preview {
    let signIn = SignInUseCase(auth: ClosedAuthRepository(), sessions: ForgetfulSessionRepository())
    SignInView(
      viewModel: SignInViewModel(signIn: signIn, analytics: DeafAnalyticsTracker(), onOutcome: { _ in }))
  }
#endif
