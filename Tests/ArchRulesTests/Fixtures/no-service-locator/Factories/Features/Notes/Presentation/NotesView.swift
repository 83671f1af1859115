import SwiftUI

// A view that may be given the container has its view model made of it.
struct NotesView: View {
  @StateObject private var viewModel: SharingViewModel

  init(factory: any UseCaseFactory) {
    _viewModel = StateObject(wrappedValue: SharingViewModel(share: factory.makeShareNote()))
  }

  var body: some View { Text("notes").task { try? await viewModel.start() } }
}

final class SharingViewModel: ObservableObject {
  private let share: any ShareNoteUseCase
  init(share: any ShareNoteUseCase) { self.share = share }
  func start() async throws { try await share.execute("hello") }
}

// To keep what works for others is to work with it, whenever that is.
struct CountView: View {
  private let count: any CountNotesUseCase
  private let search: (any SearchNotesUseCase)?
  @State private var number = 0

  init(factory: any UseCaseFactory, canSearch: Bool) {
    self.count = factory.makeCountNotes()  // expect: no-service-locator
    let search = factory.makeSearchNotes()
    self.search = canSearch ? search : nil
  }

  var body: some View { Text("\(number)").task { number = (try? await count.execute()) ?? 0 } }
}
