import FirebaseAuth
import Foundation

protocol SignUpUseCaseProtocol { func signUp(_ name: String) async throws }

final class SignUpUseCase: SignUpUseCaseProtocol {  // expect: implementation-placement "'SignUpUseCase' implements 'SignUpUseCaseProtocol' with 'Auth' itself, in layer 'domain'"
  func signUp(_ name: String) async throws {
    try await Auth.auth().createUser(withEmail: name, password: "")
  }
}

protocol LeaveUseCaseProtocol { func leave() }

final class LeaveUseCase: LeaveUseCaseProtocol {  // expect: implementation-placement "with 'UserDefaults' itself"
  func leave() { UserDefaults.standard.removeObject(forKey: "session") }
}

// What is given all that it needs is where it belongs.
protocol RestoreUseCaseProtocol { func restore() async }
protocol Sessions { func current() async -> String? }

final class RestoreUseCase: RestoreUseCaseProtocol {
  private let sessions: any Sessions
  init(sessions: any Sessions) { self.sessions = sessions }
  func restore() async { _ = await sessions.current() }
}
