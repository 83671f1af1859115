import Foundation

/// Remembers when somebody last looked away, so that a long absence locks the app.
struct DefaultNoteAbsenceUseCase: NoteAbsenceUseCase {
  let store: any KeyValueStore
  let now: @Sendable () -> Date

  func execute() {
    store.set(now(), forKey: "session.backgroundedAt")
  }
}
