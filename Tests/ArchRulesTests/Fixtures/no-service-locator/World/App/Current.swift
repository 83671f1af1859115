protocol TideService {
  func today() async -> [Int]
}

// What everybody takes from it is needed by whoever takes it.
struct Current {
  static var tides: any TideService = RemoteTideService()
  static var log: (String) -> Void = { _ in }
}

final class RemoteTideService: TideService {
  func today() async -> [Int] { [] }
}
