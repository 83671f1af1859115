import Foundation
import Observation

@MainActor
@Observable
final class SettingsViewModel {
  enum State: Equatable {
    case loading
    case loaded(Settings)
    case failed(message: String)
  }

  private(set) var state: State = .loading

  private let settings: any SettingsRepository
  private let updateReminder: UpdateReminderUseCase
  private let sessions: any SessionRepository
  private let onHelp: (URL) -> Void
  private let onSignedOut: () -> Void

  init(
    settings: any SettingsRepository,
    updateReminder: UpdateReminderUseCase,
    sessions: any SessionRepository,
    onHelp: @escaping (URL) -> Void,
    onSignedOut: @escaping () -> Void
  ) {
    self.settings = settings
    self.updateReminder = updateReminder
    self.sessions = sessions
    self.onHelp = onHelp
    self.onSignedOut = onSignedOut
  }

  func load() {
    do {
      state = .loaded(try settings.settings())
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }

  func change(_ reminder: ReminderSchedule) {
    switch updateReminder.execute(reminder) {
    case .success(let settings): state = .loaded(settings)
    case .failure(let error): state = .failed(message: error.localizedDescription)
    }
  }

  func askForHelp() {
    guard let address = URL(string: "https://shell.example/help") else { return }
    onHelp(address)
  }

  func signOut() {
    do {
      try sessions.clear()
      onSignedOut()
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }
}
