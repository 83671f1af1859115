import Foundation

/// The last terms somebody looked for, newest first, each once.
struct RecentSearches: Equatable, Sendable {
  static let limit = 8

  private(set) var terms: [String] = []

  func adding(_ term: String) -> RecentSearches {
    let trimmed = term.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return self }
    var copy = self
    copy.terms.removeAll { $0 == trimmed }
    copy.terms.insert(trimmed, at: 0)
    if copy.terms.count > Self.limit {
      copy.terms.removeLast()
    }
    return copy
  }
}
