final class TripRepository: TripRepositoryProtocol {
  func trips() async -> [String] { [] }
}
