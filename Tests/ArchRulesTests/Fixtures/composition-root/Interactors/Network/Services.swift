final class HarbourService {
  static let shared = HarbourService()
  func tides() async throws -> [Tide] { [] }
}
final class BerthService {
  func berths() async throws -> [Int] { [] }
}
