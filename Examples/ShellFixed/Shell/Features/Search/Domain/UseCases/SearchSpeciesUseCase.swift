import Foundation

struct SearchSpeciesUseCase: Sendable {
  struct Result: Equatable, Sendable {
    let term: String
    let species: [Species]

    static let empty = Result(term: "", species: [])
  }

  let species: any SpeciesRepository

  /// Rare species come first; among equals the alphabet decides.
  func execute(term: String) async throws -> Result {
    let trimmed = term.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.count >= 2 else { throw SearchError.termTooShort }
    let found = try await species.species(matching: trimmed).sorted { first, second in
      guard first.rarity == second.rarity else { return first.rarity > second.rarity }
      return first.displayName < second.displayName
    }
    return Result(term: trimmed, species: found)
  }
}
