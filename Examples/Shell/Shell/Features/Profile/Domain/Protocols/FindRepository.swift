protocol FindRepository: Sendable {
  func finds() async throws -> [Find]
  func save(_ find: Find) async throws
}

/// Says in words what a find is.
protocol FindFormatting: Sendable {
  func caption(for find: Find) -> String
  func shareText(for find: Find) -> String
}

extension FindFormatting {
  func shareText(for find: Find) -> String {
    caption(for: find)
  }
}
