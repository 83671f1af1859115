final class TideService {
  func tides() async -> [String] { [] }
}
