import Foundation

/// Says when it has written something.
protocol LogbookWriting: Sendable {
  func didWrite(_ entry: LogbookEntry) async
}

final class FileLogbookRepository: LogbookRepositoryProtocol {
  private let folder: URL

  init(folder: URL) { self.folder = folder }

  func entries() async throws -> [LogbookEntry] {
    _ = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    LogbookJournal.shared.note("read")
    return []
  }
}

final class LogbookJournal: LogbookWriting {
  static let shared = LogbookJournal()

  func note(_ event: String) {}
  func didWrite(_ entry: LogbookEntry) async { note("written") }
}
