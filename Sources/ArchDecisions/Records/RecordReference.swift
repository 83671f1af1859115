package import ArchFacts

/// Another record that a record speaks of: `ADR-003`, `[3. Markdown](0003-markdown.md)`, `#12` is not one.
package struct RecordReference: Sendable {
  package let number: Int?
  /// The name of the file that a link leads to.
  package let fileName: String?
  package let range: ByteRange

  /// As a person wrote it.
  package let text: String
}

extension MarkdownDocument {
  /// The records that a range speaks of, in order: by link where there is one, else by number.
  func references(in range: ByteRange) -> [RecordReference] {
    let links = self.links(in: range)
    let linked = links.compactMap { link -> RecordReference? in
      let name = RecordName(path: Self.path(of: link.target))
      guard name.number != nil || name.text.hasSuffix(".md"), !name.text.isEmpty,
        !link.target.contains("://")
      else { return nil }
      return RecordReference(
        number: name.number, fileName: name.text, range: link.range, text: text(link.text))
    }
    let covered = CoveredRanges(links.map { ByteRange(start: $0.text.start, end: $0.range.end) })
    let numbered = numberedReferences(in: range).filter { !covered.contain($0.range) }
    return (linked + numbered).sorted { $0.range.start < $1.range.start }
  }

  /// `ADR-003`, `ADR 3`, `adr-0003`; a bare number is not one.
  private func numberedReferences(in range: ByteRange) -> [RecordReference] {
    var found: [RecordReference] = []
    for part in visible(range) {
      let words = FoldedWords.words(in: bytes, part)
      for (index, word) in words.enumerated() where word.text.hasPrefix("adr") {
        let digits = word.text.dropFirst(3).drop { $0 == "-" }.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty {
          found.append(reference(Int(digits), word.range))
        } else if word.text == "adr" || word.text == "adrs", index + 1 < words.count,
          let number = Int(words[index + 1].text), number < 10_000
        {
          let range = ByteRange(start: word.range.start, end: words[index + 1].range.end)
          if range.count <= word.range.count + words[index + 1].range.count + 2 {
            found.append(reference(number, range))
          }
        }
      }
    }
    return found
  }

  private func reference(_ number: Int?, _ range: ByteRange) -> RecordReference {
    RecordReference(number: number, fileName: nil, range: range, text: bytes.text(range))
  }

  /// A link's target without query and fragment.
  package static func path(of target: String) -> String {
    String(
      decoding: target.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }, as: UTF8.self)
  }
}
