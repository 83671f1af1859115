protocol LoadNotesUseCase { func execute() async throws -> [String] }
protocol AddNoteUseCase { func execute(_ text: String) async throws }
protocol RemoveNoteUseCase { func execute(_ text: String) async throws }
protocol SearchNotesUseCase { func execute(_ text: String) async throws -> [String] }
protocol ShareNoteUseCase { func execute(_ text: String) async throws }
protocol CountNotesUseCase { func execute() async throws -> Int }

struct LoadNotes: LoadNotesUseCase {
  let store: any NoteStoring
  func execute() async throws -> [String] { try await store.notes() }
}
struct AddNote: AddNoteUseCase {
  let store: any NoteStoring
  func execute(_ text: String) async throws { _ = try await store.notes() }
}
struct RemoveNote: RemoveNoteUseCase {
  let store: any NoteStoring
  func execute(_ text: String) async throws { _ = try await store.notes() }
}
struct SearchNotes: SearchNotesUseCase {
  let store: any NoteStoring
  func execute(_ text: String) async throws -> [String] { try await store.notes() }
}
struct ShareNote: ShareNoteUseCase {
  let store: any NoteStoring
  func execute(_ text: String) async throws { _ = try await store.notes() }
}
struct CountNotes: CountNotesUseCase {
  let store: any NoteStoring
  func execute() async throws -> Int { try await store.notes().count }
}
