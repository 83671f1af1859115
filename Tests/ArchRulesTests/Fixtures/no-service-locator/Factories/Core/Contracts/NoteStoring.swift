protocol NoteStoring: Sendable {
  func notes() async throws -> [String]
}
