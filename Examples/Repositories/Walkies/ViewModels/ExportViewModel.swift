import Foundation

@MainActor
final class ExportViewModel: ObservableObject {
  @Published private(set) var file: URL?
  private let service: GPXExportService
  private let container: DependencyContainer

  init(service: GPXExportService, container: DependencyContainer) {
    self.service = service
    self.container = container
  }

  func exportLast() throws {
    guard let walk = try container.walkRepository.walks(since: .distantPast).last else { return }
    file = try service.export(walk)
  }
}
