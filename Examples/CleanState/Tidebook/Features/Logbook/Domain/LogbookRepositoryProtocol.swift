protocol LogbookRepositoryProtocol {
  func entries() async throws -> [LogbookEntry]
}

/// For the first start, before there is anything to read.
final class EmptyLogbookRepository: LogbookRepositoryProtocol {
  func entries() async throws -> [LogbookEntry] { [] }
}
