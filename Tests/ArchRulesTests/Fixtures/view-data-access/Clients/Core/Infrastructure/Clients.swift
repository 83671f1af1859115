import Foundation

/// Talks to the network, wherever it lives.
final class RailAPIClient {
  let session: URLSession
  init(session: URLSession) { self.session = session }
  func timetable() async throws -> [String] { [] }
}

/// No client of data.
final class HapticsClient {
  let generator: Generator
  init(generator: Generator) { self.generator = generator }
  func tap() { generator.tap() }
}

protocol Generator { func tap() }
