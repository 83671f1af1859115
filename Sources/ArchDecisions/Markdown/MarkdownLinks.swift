package import ArchFacts

/// A link or an image: `[text](target)`, `[text]: target`, `<a href="target">`.
package struct MarkdownLink: Sendable {
  package let text: ByteRange
  /// Where the target is, without brackets and title.
  package let range: ByteRange
  package let target: String
}

extension MarkdownDocument {
  /// The links of a range, outside code and comments, in order.
  package func links(in range: ByteRange) -> [MarkdownLink] {
    lines(in: range).flatMap { line -> [MarkdownLink] in
      switch line.kind {
      case .blank, .code, .comment, .frontMatter, .rule, .underline: return []
      case .text, .heading, .table:
        let part = ByteRange(start: max(line.range.start, range.start), end: min(line.range.end, range.end))
        return visible(part).flatMap(linksOfLine)
      }
    }
  }

  private func linksOfLine(_ range: ByteRange) -> [MarkdownLink] {
    var links: [MarkdownLink] = []
    var index = range.start
    var opened: [Int32] = []
    let first = bytes.trimmed(range).start
    while index < range.end {
      switch bytes[Int(index)] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "`"): index = endOfCode(at: index, range) - 1
      case UInt8(ascii: "["): opened.append(index)
      case UInt8(ascii: "]"):
        guard let start = opened.popLast() else { break }
        if let target = target(behind: index + 1, range, isDefinition: start == first) {
          links.append(
            MarkdownLink(
              text: ByteRange(start: start + 1, end: index), range: target, target: bytes.text(target)))
          index = max(index, target.end - 1)
        }
      default: break
      }
      index += 1
    }
    return links
  }

  /// No file has a path that is longer than this, in bytes; the search for its end goes no further.
  private static let longestTarget: Int32 = 1_024

  private func target(behind start: Int32, _ line: ByteRange, isDefinition: Bool) -> ByteRange? {
    let range = ByteRange(start: line.start, end: min(line.end, start + Self.longestTarget))
    guard start < range.end else { return nil }
    var index = start + 1
    if bytes[Int(start)] == UInt8(ascii: ":"), isDefinition {
      let rest = bytes.trimmed(ByteRange(start: index, end: range.end))
      return unbracketed(ByteRange(start: rest.start, end: endOfTarget(rest)))
    }
    guard bytes[Int(start)] == UInt8(ascii: "(") else { return nil }
    while index < range.end, bytes[Int(index)].isBlank { index += 1 }
    if index < range.end, bytes[Int(index)] == UInt8(ascii: "<") {
      return bytes.find(">", from: index, before: range.end).map { ByteRange(start: index + 1, end: $0) }
    }
    var depth = 0
    let first = index
    while index < range.end {
      let byte = bytes[Int(index)]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        if depth == 0 { return ByteRange(start: first, end: index) }
        depth -= 1
      }
      if byte.isBlank {
        return bytes.find(")", from: index, before: range.end).map { _ in
          ByteRange(start: first, end: index)
        }
      }
      index += 1
    }
    return nil
  }

  private func endOfTarget(_ rest: ByteRange) -> Int32 {
    var end = rest.start
    while end < rest.end, !bytes[Int(end)].isBlank { end += 1 }
    return end
  }

  private func unbracketed(_ range: ByteRange) -> ByteRange? {
    guard !range.isEmpty else { return nil }
    let isBracketed =
      bytes[Int(range.start)] == UInt8(ascii: "<") && bytes[Int(range.end) - 1] == UInt8(ascii: ">")
    return isBracketed ? ByteRange(start: range.start + 1, end: range.end - 1) : range
  }

  /// Nobody opens code by more backticks; each length is looked for on its own.
  private static let longestRun: Int32 = 64

  /// After the code span that opens at an offset, or after its backticks when nothing closes it.
  func endOfCode(at start: Int32, _ range: ByteRange) -> Int32 {
    var open = start
    while open < range.end, bytes[Int(open)] == UInt8(ascii: "`") { open += 1 }
    let length = open - start
    guard length <= Self.longestRun else { return open }
    var index = open
    while index < range.end {
      guard bytes[Int(index)] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      var end = index
      while end < range.end, bytes[Int(end)] == UInt8(ascii: "`") { end += 1 }
      if end - index == length { return end }
      index = end
    }
    return open
  }
}
