import Foundation

@MainActor
final class WalksViewModel: ObservableObject {
  @Published private(set) var walks: [Walk] = []
  @Published var isRecording = false

  private let repository: any WalkRepositoryProtocol

  init(walks repository: any WalkRepositoryProtocol) { self.repository = repository }

  func load() { walks = (try? repository.walks(since: .distantPast)) ?? [] }
}
