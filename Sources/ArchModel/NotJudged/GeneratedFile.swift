import ArchFacts
import ArchKnowledge

/// Tells what a tool has written: by the file's name, and by the comment at its head.
enum GeneratedFile {
  /// Every sign that there is.
  static func signs(of facts: FileFacts) -> [NotJudged.Sign] {
    var signs: [NotJudged.Sign] = []
    if isNamed(facts.path) { signs.append(.fileName) }
    let head = Self.head(of: facts)
    // Nearly all heads name an author and a date.
    guard words.contains(where: head.contains) else { return signs }
    if marks.contains(where: head.contains) {
      signs.append(.head)
      if let name = generators.first(where: { head.contains($0.mark) })?.name {
        signs.append(.generator(name))
      }
    }
    return signs
  }

  private static func isNamed(_ path: String) -> Bool {
    if endings.contains(where: path.hasSuffix) { return true }
    let file = path.utf8[(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.utf8.startIndex)...]
    return mayBeGenerated(file)
      && CamelCaseWords.of(String(decoding: file, as: UTF8.self)).contains("generated")
  }

  private static let endings = GeneratedMarks.inOrder(.ending)

  private static func mayBeGenerated(_ name: Substring.UTF8View) -> Bool {
    Array(name).map { $0 | 0x20 }.contains(Array("generated".utf8))
  }

  /// In lower case: what is before the first line of code.
  private static func head(of facts: FileFacts) -> [UInt8] {
    let declared = [facts.types.first?.name, facts.members.first?.name].compactMap { $0?.start }
    let firstCode = (declared + [facts.imports.first?.position].compactMap { $0 }).min()
    return facts.bytes.prefix(min(600, Int(firstCode ?? 600))).map { $0 | 0x20 }
  }

  /// As the bytes they are compared with.
  private static let marks = GeneratedMarks.inOrder(.mark).map { $0.utf8.map { $0 | 0x20 } }

  /// One of them is part of every mark.
  private static let words = GeneratedMarks.inOrder(.word).map { Array($0.utf8) }

  private static let generators: [(name: String, mark: [UInt8])] = GeneratedMarks.inOrder(.generator).map {
    ($0, $0.utf8.map { $0 | 0x20 })
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    for start in 0...(count - part.count)
    where self[start] == first && self[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }
}
