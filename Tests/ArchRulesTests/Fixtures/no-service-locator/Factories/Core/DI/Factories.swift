import UIKit

// It makes everything that works for others, and nothing that is shown: a container whose members begin with `make`.
protocol UseCaseFactory {
  func makeLoadNotes() -> any LoadNotesUseCase
  func makeAddNote() -> any AddNoteUseCase
  func makeRemoveNote() -> any RemoveNoteUseCase
  func makeSearchNotes() -> any SearchNotesUseCase
  func makeShareNote() -> any ShareNoteUseCase
  func makeCountNotes() -> any CountNotesUseCase
}

struct DefaultUseCaseFactory: UseCaseFactory {
  private let store: any NoteStoring = DiskNotes()
  func makeLoadNotes() -> any LoadNotesUseCase { LoadNotes(store: store) }
  func makeAddNote() -> any AddNoteUseCase { AddNote(store: store) }
  func makeRemoveNote() -> any RemoveNoteUseCase { RemoveNote(store: store) }
  func makeSearchNotes() -> any SearchNotesUseCase { SearchNotes(store: store) }
  func makeShareNote() -> any ShareNoteUseCase { ShareNote(store: store) }
  func makeCountNotes() -> any CountNotesUseCase { CountNotes(store: store) }
}

// What makes two things is narrow.
protocol SearchFactory {
  func makeSearchNotes() -> any SearchNotesUseCase
  func makeCountNotes() -> any CountNotesUseCase
}

// What makes screens is narrow however many they are, and whatever else it makes.
protocol NotesScreenFactory {
  func makeList() -> UIViewController
  func makeDetail() -> UIViewController
  func makeLoadNotes() -> any LoadNotesUseCase
  func makeAddNote() -> any AddNoteUseCase
  func makeRemoveNote() -> any RemoveNoteUseCase
  func makeSearchNotes() -> any SearchNotesUseCase
  func makeShareNote() -> any ShareNoteUseCase
  func makeCountNotes() -> any CountNotesUseCase
}
