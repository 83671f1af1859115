import Foundation

/// The sources of this repository, as text.
struct SourceCode {
  /// Relative to `Sources`.
  let path: String
  let text: String

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [SourceCode] = {
    let sources = root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)).map {
        SourceCode(path: path, text: $0)
      }
    }
  }()

  /// The string literals on one line each, with what stands between each and the one before it. Texts of several
  /// lines are what users read: examples and explanations.
  var literals: [(gap: Substring, text: Substring)] {
    var found: [(Substring, Substring)] = []
    var rest = text[...]
    var gap = text.startIndex
    while let next = rest.firstIndex(where: { $0 == "\"" || $0 == "/" }) {
      rest = rest[next...]
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("\"\"\"") {
        let body = rest.dropFirst(3)
        rest = body.range(of: "\"\"\"").map { body[$0.upperBound...] } ?? ""
        gap = rest.startIndex
      } else if rest.hasPrefix("\"") {
        let before = text[gap..<next]
        let (literal, end) = Self.literal(rest.dropFirst())
        found.append((before, literal))
        rest = end
        gap = rest.startIndex
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }

  /// Up to the quote that ends it, and what follows.
  private static func literal(_ text: Substring) -> (Substring, Substring) {
    var index = text.startIndex
    var depth = 0
    while index < text.endIndex {
      let character = text[index]
      if character == "\\" {
        index = text.index(after: index)
        if index < text.endIndex, text[index] == "(" { depth += 1 }
      } else if depth > 0, character == "(" {
        depth += 1
      } else if depth > 0, character == ")" {
        depth -= 1
      } else if depth == 0, character == "\"" || character == "\n" {
        return (text[..<index], text[text.index(after: index)...])
      }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return (text, "")
  }
}
