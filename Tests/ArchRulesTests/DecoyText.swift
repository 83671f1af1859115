import ArchFacts
import ArchScan
import Foundation

/// A file's text with comments and strings around its lines that hold other lines of the same file.
///
/// Code in a comment or in a string is not code; a rule that looks for signs in the bytes of a file mistakes it for some.
struct DecoyText {
  private(set) var text = ""
  /// Where each line has gone, from 1; the line itself holds no line break more.
  private var newLines: [Int] = []

  func line(of original: Int) -> Int {
    newLines.indices.contains(original - 1) ? newLines[original - 1] : original
  }

  init(_ original: String) {
    let lines = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let facts = FileFacts(scanning: Array(original.utf8), path: "")
    let code = lines.filter { Self.isDecoy($0) }
    let firstCode = lines.firstIndex { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") } ?? 0
    var offset: Int32 = 0
    var isInString = false
    var written: [String] = []
    for (index, line) in lines.enumerated() {
      let quotes = line.components(separatedBy: "\"\"\"").count - 1
      defer {
        offset += Int32(line.utf8.count) + 1
        if quotes % 2 == 1 { isInString.toggle() }
      }
      guard !isInString, index >= firstCode, !code.isEmpty else {
        written.append(line)
        newLines.append(written.count)
        continue
      }
      let decoy = (0..<min(code.count, 5)).map { code[(index + $0) % code.count] }.joined(separator: "; ")
      written.append("/* \(decoy.replacing("/*", with: "").replacing("*/", with: "")) */")
      written.append(Self.changed(line, decoy, isInBody: facts.bodies.contains { $0.range.contains(offset) }))
      newLines.append(written.count)
    }
    text = written.joined(separator: "\n")
  }

  /// Lines that hold code and say nothing about the file itself.
  private static func isDecoy(_ line: String) -> Bool {
    let words = line.lowercased()
    return line.contains { $0.isLetter }
      && !["generated", "edit", "archcheck", "expect", "swift-tools", "import "]
        .contains(where: words.contains)
  }

  /// A string before a statement, and a comment within it.
  private static func changed(_ line: String, _ decoy: String, isInBody: Bool) -> String {
    let indentation = line.prefix { $0 == " " }
    var statement = String(line.dropFirst(indentation.count))
    guard isInBody, let word = words.first(where: statement.hasPrefix) else { return line }
    let comment = "/* {(\(decoy.replacing("/*", with: "").replacing("*/", with: "")), = && self == } */ "
    statement.insert(contentsOf: comment, at: statement.index(statement.startIndex, offsetBy: word.count))
    return "\(indentation)let _ = ###\"{([\(decoy)\"###; \(statement)"
  }

  private static let words = ["let ", "var ", "if ", "guard ", "switch ", "return ", "for ", "while "]
}
