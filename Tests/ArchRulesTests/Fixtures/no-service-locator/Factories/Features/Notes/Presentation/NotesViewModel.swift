import Foundation

@MainActor
final class NotesViewModel: ObservableObject {
  private let load: any LoadNotesUseCase
  private let add: any AddNoteUseCase

  init(factory: any UseCaseFactory) {  // expect: no-service-locator
    load = factory.makeLoadNotes()
    add = factory.makeAddNote()
  }

  func start() async throws {
    _ = try await load.execute()
    try await add.execute("hello")
  }
}

@MainActor
final class RemovalViewModel: ObservableObject {
  private let factory: DefaultUseCaseFactory  // expect: no-service-locator
  init(factory: DefaultUseCaseFactory) { self.factory = factory }
  func remove(_ text: String) async throws { try await factory.makeRemoveNote().execute(text) }
}

@MainActor
final class SearchViewModel: ObservableObject {
  private let search: any SearchNotesUseCase
  init(factory: any SearchFactory) { search = factory.makeSearchNotes() }
  func start(_ text: String) async throws { _ = try await search.execute(text) }
}
