import ArchConfig
import ArchModel

/// What `allow` of a rule leaves alone, and which of its entries were needed.
struct Exemptions: Sendable {
  private enum Pattern {
    case name(NamePattern)
    case use(from: NamePattern?, to: NamePattern?)
  }

  private let patterns: [Pattern]
  /// By the entries of `allow`.
  private(set) var isUsed: [Bool]

  init(_ entries: [Allowance]) {
    patterns = entries.map { entry in
      switch entry.meaning {
      case .name(let name): .name(NamePattern(name))
      case .use(let from, let to): .use(from: from.map(NamePattern.init), to: to.map(NamePattern.init))
      }
    }
    isUsed = Array(repeating: false, count: entries.count)
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether something is exempt. Of several entries that say so the first one counts as used: without the others the
  /// rule finds the same.
  ///
  /// - Parameters:
  ///   - names: of what it is about.
  ///   - users: of who uses it, where it is a use, and of the file.
  ///   - used: of what is used.
  mutating func cover(_ names: [String], from users: [String] = [], to used: [String] = []) -> Bool {
    let index = patterns.firstIndex { pattern in
      switch pattern {
      case .name(let name): names.contains(where: name.matches)
      case .use(let from, let to):
        from.map { users.contains(where: $0.matches) } ?? true
          && to.map { used.contains(where: $0.matches) } ?? true
      }
    }
    guard let index else { return false }
    isUsed[index] = true
    return true
  }
}
