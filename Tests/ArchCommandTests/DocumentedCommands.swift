import Foundation

/// The commands that the pages show.
enum DocumentedCommands {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  static let pages: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path)) ?? []
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  /// In blocks of code, where comments and prompts are no part of them, and in code within lines.
  static func commands(in text: String) -> [(line: Int, command: String)] {
    var isCode = false
    var found: [(Int, String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        let shown = line.hasPrefix("$ ") ? line.dropFirst(2) : line
        if isCommand(shown) { found.append((index + 1, command(shown))) }
      } else {
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        for piece in pieces.enumerated() where piece.offset % 2 == 1 && isCommand(piece.element) {
          found.append((index + 1, command(piece.element)))
        }
      }
    }
    return found
  }

  /// Not `archcheck 0.1.0`, which it prints.
  private static func isCommand(_ text: Substring) -> Bool {
    guard text.hasPrefix("archcheck ") else { return text == "archcheck" }
    return text.dropFirst("archcheck ".count).first.map { $0.isLetter || $0 == "-" || $0 == "." } ?? false
  }

  private static func command(_ text: Substring) -> String {
    let end =
      [" #", " > ", " < ", " | "].compactMap { text.range(of: $0)?.lowerBound }.min() ?? text.endIndex
    return text[..<end].trimmingCharacters(in: .whitespaces)
  }

  /// As a shell splits them.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    var quote: Character?
    for character in command {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        if !isOpen { words.append("") }
        isOpen = true
      } else if quote == nil, character == " " {
        isOpen = false
      } else {
        if !isOpen { words.append("") }
        isOpen = true
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
