// What it keeps besides nobody sees.
final class PassageModel {
  private let harbours = HarbourService.shared
  private var from = ""
  private var to = ""
  private var crew: [String] = []
  private(set) var isLoading = false

  func plan() async throws { _ = try await harbours.tides() }
}
