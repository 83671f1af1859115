import ArchConfig

/// Whose each file of a repository is, as its CODEOWNERS file says: the last pattern that matches a path tells, in each
/// section apart, as GitLab has them; GitHub knows one.
package struct CodeOwners: Sendable {
  /// Where such a file may be, the one that counts first.
  package static let paths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  private struct Entry {
    let patterns: [PathPattern]
    /// None where it says that what it matches is nobody's.
    let owners: [String]
  }

  private let sections: [[Entry]]

  package static let none = CodeOwners([])

  package var isEmpty: Bool { sections.isEmpty }

  package init(_ bytes: [UInt8]) {
    var sections: [[Entry]] = [[]]
    var usual: [String] = []
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let words = Self.words(of: line)
      guard let first = words.first else { continue }
      if first.hasPrefix("[") || first.hasPrefix("^[") {
        sections.append([])
        usual = Self.owners(afterHeading: String(decoding: line, as: UTF8.self))
        continue
      }
      let owners = Array(words.dropFirst())
      sections[sections.count - 1].append(
        Entry(patterns: Self.patterns(first), owners: owners.isEmpty ? usual : owners))
    }
    self.sections = sections.filter { !$0.isEmpty }
  }

  /// - Parameter path: relative to the root of the repository.
  package func owners(of path: String) -> [String] {
    var owners: [String] = []
    for section in sections {
      let last = section.last { entry in entry.patterns.contains { $0.matches(path) } }
      for owner in last?.owners ?? [] where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  /// Up to a comment; `\ ` is a blank in a name.
  private static func words(of line: ArraySlice<UInt8>) -> [String] {
    var words: [[UInt8]] = []
    var isOpen = false
    var isEscaped = false
    for byte in line {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      if !isEscaped, byte == 0x20 || byte == 0x09 {
        isOpen = false
        continue
      }
      if !isEscaped, !isOpen, byte == UInt8(ascii: "#") { break }
      if !isOpen { words.append([]) }
      isOpen = true
      isEscaped = false
      words[words.count - 1].append(byte)
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `[Database][2] @dba @team` names those of the section's entries that name nobody.
  private static func owners(afterHeading line: String) -> [String] {
    guard let end = line.lastIndex(of: "]") else { return [] }
    return line[line.index(after: end)...].split(separator: " ").map(String.init)
  }

  /// What git calls a pattern, as paths are matched here: from the root where a slash stands before its end, else
  /// wherever the name is, with all that is below.
  private static func patterns(_ text: String) -> [PathPattern] {
    let name = text.hasSuffix("/") ? String(text.dropLast()) : text
    guard !name.isEmpty, name != "*", name != "**" else { return [PathPattern("**")] }
    let anchored = name.contains("/") ? (name.hasPrefix("/") ? String(name.dropFirst()) : name) : "**/\(name)"
    let below = PathPattern("\(anchored)/**")
    return text.hasSuffix("/") ? [below] : [PathPattern(anchored), below]
  }
}
