import Foundation
import Testing

@testable import ArchCommand

/// Each command that the pages show is one that archcheck has, with flags that it takes.
@Suite struct DocumentedCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let pages: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path)) ?? []
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  @Test(arguments: pages)
  func `a command in a page is understood`(page: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    for (line, command) in Self.commands(in: text) {
      let words = Self.words(of: command)
      #expect(throws: Never.self, "\(page):\(line): \(command)") {
        _ = try Arguments(parsing: Array(words.dropFirst()))
      }
    }
  }

  @Test func `there are commands to understand`() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("docs/maps.md"), encoding: .utf8)
    let commands = Self.commands(in: text).map(\.command)
    #expect(commands.contains("archcheck graph modules --focus CartKit"))
    #expect(commands.contains("archcheck remove --all"))
    #expect(Self.words(of: "archcheck --with 'a b=[]' x") == ["archcheck", "--with", "a b=[]", "x"])
  }

  /// In blocks of code, where comments and prompts are no part of them, and in code within lines.
  private static func commands(in text: String) -> [(line: Int, command: String)] {
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
  private static func words(of command: String) -> [String] {
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
