import Foundation
import OrderedCollections

/// The last terms somebody looked for, newest first, each once.
struct RecentSearches: Equatable, Sendable {
  static let limit = 8

  private(set) var terms: OrderedSet<String> = []

  func adding(_ term: String) -> RecentSearches {
    let trimmed = term.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return self }
    var copy = self
    copy.terms.remove(trimmed)
    copy.terms.insert(trimmed, at: 0)
    if copy.terms.count > Self.limit {
      copy.terms.removeLast()
    }
    return copy
  }
}
