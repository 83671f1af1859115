import Foundation

@MainActor
final class LogbookViewModel: ObservableObject {
  enum State: Equatable {
    case loading
    case loaded([LogbookEntry])
  }

  @Published private(set) var state = State.loading
  private let repository: any LogbookRepositoryProtocol
  private let writing: (any LogbookWriting)?

  init(repository: any LogbookRepositoryProtocol, writing: (any LogbookWriting)? = nil) {
    self.repository = repository
    self.writing = writing
  }

  func load() async {
    state = .loaded((try? await repository.entries()) ?? [])
    UserDefaults.standard.set(Date(), forKey: "logbook.readAt")
  }
}
