import ArchFacts

/// A link of a record or an index to a file of the same tree.
package struct RecordLink: Sendable {
  /// The document that it is in.
  package let path: String
  package let link: MarkdownLink
  /// Paths, relative to the root, any of which would do.
  package let candidates: [String]
}

extension DecisionLog {
  /// All links that lead to a file within the root: no addresses, no anchors, no places of a web site.
  package var relativeLinks: [RecordLink] {
    let documents =
      records.map { ($0.path, $0.document) }
      + others.filter { !$0.isTemplate }.map {
        ($0.path, $0.document)
      }
    return documents.flatMap { path, document in
      document.links(in: ByteRange(start: 0, end: Int32(document.bytes.count))).compactMap { link in
        let candidates = Self.candidates(for: link.target, from: path)
        return candidates.isEmpty ? nil : RecordLink(path: path, link: link, candidates: candidates)
      }
    }
  }

  /// Empty when nothing can be said about the target.
  private static func candidates(for target: String, from path: String) -> [String] {
    let target = decoded(MarkdownDocument.path(of: target))
    let bytes = Array(target.utf8)
    guard let first = bytes.first, first != UInt8(ascii: "/"), !bytes.contains(UInt8(ascii: ":")) else {
      return []
    }
    // Placeholders of a template language, or of a person who explains how to write a link.
    guard !bytes.contains(where: { "{}<>$*\\".utf8.contains($0) }) else { return [] }
    guard let joined = joined(path, target) else { return [] }
    guard bytes.last != UInt8(ascii: "/") else { return [joined, joined + ".md"] }
    let name = joined.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
    if name.hasSuffix(".html") { return [joined, String(joined.dropLast(5)) + ".md"] }
    // Generators of web sites write links without the extension.
    return name.contains(UInt8(ascii: ".")) ? [joined] : [joined, joined + ".md"]
  }

  /// `nil` when the path leads out of the root.
  private static func joined(_ path: String, _ target: String) -> String? {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    for part in target.utf8.split(separator: UInt8(ascii: "/")) {
      switch String(decoding: part, as: UTF8.self) {
      case ".": break
      case "..":
        guard parts.popLast() != nil else { return nil }
      case let name: parts.append(name)
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// `%20` is a blank.
  private static func decoded(_ target: String) -> String {
    let bytes = Array(target.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return target }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension OtherDocument {
  /// Made to be copied: its links are examples.
  fileprivate var isTemplate: Bool {
    let words = FoldedWords.of(RecordName(path: path).text)
    return words.contains { $0.contains("template") || $0.contains("plantilla") || $0.contains("nnn") }
  }
}
