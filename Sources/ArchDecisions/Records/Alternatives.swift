package import ArchFacts

/// An option that a record weighs: an item of a list, a part below a heading or a label, a line of a table.
package struct Alternative: Sendable {
  /// The line that names it.
  package let range: ByteRange
  package let name: String
  /// Whether anything is said of it besides its name.
  package let hasReason: Bool
}

extension DecisionRecord {
  /// The options of a section of alternatives, in order. Prose without items has none.
  package func alternatives(of section: RecordSection) -> [Alternative] {
    let below = sections.filter {
      $0.title.start > section.title.start && $0.title.end <= section.body.end && $0.level > section.level
    }
    let headings = below.filter { $0.kind == nil || $0.kind == .alternatives }
    if let level = headings.map(\.level).min(), document.items(in: section.ownBody).isEmpty {
      return headings.filter { $0.level == level }.map { heading in
        Alternative(
          range: heading.title, name: document.text(heading.title), hasReason: !isEmpty(heading))
      }
    }
    return document.items(in: section.ownBody).map { item in
      Alternative(range: item.line, name: document.name(of: item), hasReason: document.hasReason(item))
    }
  }
}

/// An item of a list on the outermost level, with what hangs below it.
struct MarkdownItem {
  /// The first line, without the mark.
  let line: ByteRange
  /// Up to the next item.
  var body: ByteRange
}

extension MarkdownDocument {
  func items(in range: ByteRange) -> [MarkdownItem] {
    var items: [MarkdownItem] = []
    var outermost = Int.max
    for line in lines(in: range)
    where line.kind == .text && line.range.start >= range.start && line.range.end <= range.end {
      guard let start = itemStart(line.range) else { continue }
      let indent = bytes[Int(line.range.start)..<Int(line.range.end)].prefix { $0.isBlank }.count
      if indent < outermost {
        outermost = indent
        items = []
      }
      guard indent == outermost else { continue }
      if !items.isEmpty { items[items.count - 1].body.end = line.range.start }
      let content = trimmed(ByteRange(start: start, end: line.range.end))
      items.append(MarkdownItem(line: content, body: ByteRange(start: start, end: range.end)))
    }
    return items
  }

  /// After `-`, `*`, `+`, `1.`, `1)` and before the blank that follows.
  private func itemStart(_ line: ByteRange) -> Int32? {
    let content = bytes.trimmed(line)
    var index = content.start
    guard index < content.end else { return nil }
    if bytes[Int(index)].isDigit {
      while index < content.end, bytes[Int(index)].isDigit { index += 1 }
      guard index < content.end,
        bytes[Int(index)] == UInt8(ascii: ".") || bytes[Int(index)] == UInt8(ascii: ")")
      else { return nil }
    } else if ![UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bytes[Int(index)]) {
      return nil
    }
    index += 1
    return index < content.end && bytes[Int(index)].isBlank ? index : nil
  }

  func name(of item: MarkdownItem) -> String {
    let name = LabelledLine(self, item.line)?.name ?? item.line
    return text(name)
  }

  /// Anything below the item, or after its name: more than five words, or a dash, a colon or brackets.
  func hasReason(_ item: MarkdownItem) -> Bool {
    let below = ByteRange(start: item.line.end, end: item.body.end)
    if !proseWords(below).isEmpty { return true }
    let words = proseWords(item.line)
    guard words.count <= 5 else { return true }
    let visibleBytes = visible(item.line).flatMap { bytes[Int($0.start)..<Int($0.end)] }
    for mark in ["\u{2014}", "\u{2013}", ": ", " - ", "(", ", ", "; ", "~~", " -- "]
    where visibleBytes.find(mark, from: 0, before: Int32(visibleBytes.count)) != nil {
      // A link's brackets are not a remark.
      if mark != "(" || links(in: item.line).isEmpty { return true }
    }
    return false
  }
}
