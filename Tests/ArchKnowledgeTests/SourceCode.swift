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

  /// A string literal on one line, and what stands between it and the one before.
  struct Literal {
    let gap: String
    let text: String
  }

  /// Texts of several lines are left out: they are examples and explanations, which users read.
  var literals: [Literal] {
    let bytes = Array(text.utf8)
    let quote = UInt8(ascii: "\"")
    var found: [Literal] = []
    var gap = 0
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "//".utf8) {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if bytes[index...].starts(with: "\"\"\"".utf8) {
        index += 3
        while index < bytes.count, !bytes[index...].starts(with: "\"\"\"".utf8) { index += 1 }
        index += 3
        gap = index
      } else if bytes[index] == quote {
        let end = Self.end(ofLiteralAt: index + 1, in: bytes)
        found.append(
          Literal(
            gap: String(decoding: bytes[gap..<index], as: UTF8.self),
            text: String(decoding: bytes[index + 1..<end], as: UTF8.self)))
        index = end + 1
        gap = min(index, bytes.count)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Where the quote stands that ends it.
  private static func end(ofLiteralAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { depth += 1 }
      case UInt8(ascii: "(") where depth > 0: depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      case UInt8(ascii: "\"") where depth == 0, UInt8(ascii: "\n") where depth == 0: return index
      default: break
      }
      index += 1
    }
    return bytes.count
  }
}
