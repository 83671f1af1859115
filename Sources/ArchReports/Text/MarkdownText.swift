import ArchFacts
import ArchRules

/// Text from code, paths and configs as GitHub and GitLab show it literally: no markup, no link, nobody is
/// notified, no issue is referred to.
enum MarkdownText {
  /// Signs that Markdown could read as its own are escaped, where it could.
  static func escaped(_ text: String) -> String {
    let bytes = Array(TerminalText.escaped(text).utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      // Mentions and issues are looked for in what is left of the markup: a character without width parts them.
      case UInt8(ascii: "@"): result += "@&#8203;".utf8
      case UInt8(ascii: "#"): result += "#&#8203;".utf8
      // These would stay literal after a backslash in some places.
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case _ where isMarkup(at: index, in: bytes): result += [UInt8(ascii: "\\"), byte]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Round brackets mean nothing without square ones before them.
  private static func isMarkup(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "$"):
      true
    // Lists and headings, at the beginning only.
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="): index == 0
    case UInt8(ascii: ")"): isNumber(bytes[..<index])
    // Bare addresses become links.
    case UInt8(ascii: "."): isNumber(bytes[..<index]) || endsWithWWW(bytes[..<index])
    case UInt8(ascii: ":"): bytes[(index + 1)...].first == UInt8(ascii: "/")
    default: false
    }
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.count < 10
      && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func endsWithWWW(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.suffix(3).map { $0 | 0x20 } == Array("www".utf8)
  }

  /// A code span that ends where the text does, whatever the text contains.
  static func code(_ text: String) -> String {
    let shown = TerminalText.escaped(text)
    guard !shown.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return "` `" }
    let fence = String(repeating: "`", count: longestRun(of: UInt8(ascii: "`"), in: shown) + 1)
    let needsSpace = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.hasPrefix(" ")
    return needsSpace ? "\(fence) \(shown) \(fence)" : fence + shown + fence
  }

  /// A code block that ends where the text does.
  static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: UInt8(ascii: "`"), in: text) + 1))
    let lines = TerminalText.escapedLines(text)
    return "\(fence)\(language)\n\(lines)\(lines.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  /// Prose with its 'names' as code, all on one line.
  static func prose(_ text: String) -> String {
    QuotedNames.pieces(of: text).map { piece in
      switch piece {
      case .prose(let words): escaped(onOneLine(words))
      case .name(let name): code(name)
      }
    }.joined()
  }

  private static func onOneLine(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// What a finding says besides its message, a paragraph each.
  static func details(of finding: Finding) -> [String] {
    var paragraphs = ["**Why:** \(prose(finding.why))", "**Fix:** \(prose(finding.fix))"]
    if let decision = finding.decision { paragraphs.append("**Decision:** \(cited(decision))") }
    paragraphs += finding.also.map { "**Also:** \(prose($0.text(in: finding.path)))" }
    return paragraphs + finding.places.map { "\(place($0.path, $0.location.line)): \(prose($0.message))" }
  }

  static func cited(_ decision: CitedDecision) -> String {
    "\(escaped("\(decision.id) \(decision.title)")) (\(code(decision.path)))"
  }

  static func place(_ path: String, _ line: Int) -> String { code("\(path):\(line)") }

  private static func longestRun(of byte: UInt8, in text: String) -> Int {
    var longest = 0
    var run = 0
    for current in text.utf8 {
      run = current == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
