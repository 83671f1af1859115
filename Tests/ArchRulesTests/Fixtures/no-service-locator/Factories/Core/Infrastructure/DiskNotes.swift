struct DiskNotes: NoteStoring {
  func notes() async throws -> [String] { [] }
}
