protocol SpeciesRepository: Sendable {
  func species(matching term: String) async throws -> [Species]
}

enum SearchError: Error, Equatable {
  case termTooShort
  case catalogueClosed
}
