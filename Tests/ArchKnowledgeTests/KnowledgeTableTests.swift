import ArchKnowledge
import Foundation
import Testing

@Suite struct KnowledgeTableTests {
  static let names = Knowledge.tables.map(\.name)

  private func table(_ name: String) throws -> KnownNamesPage {
    try #require(Knowledge.tables.first { $0.name == name })
  }

  @Test(arguments: names) func `no name stands twice in a table`(name: String) throws {
    let twins = Dictionary(grouping: try table(name).rows, by: \.name).filter { $0.value.count > 1 }
    #expect(twins.keys.sorted() == [])
  }

  @Test(arguments: names) func `names under a heading are sorted where their order does not decide`(
    name: String
  ) throws {
    let table = try table(name)
    guard !table.isOrdered else { return }
    for (_, rows) in Dictionary(grouping: table.rows, by: \.group) {
      // Those that share all tags of the heading come first, then those that have more.
      let fewest = rows.map(\.tags.count).min() ?? 0
      for part in [rows.filter { $0.tags.count == fewest }, rows.filter { $0.tags.count > fewest }] {
        let names = part.map(\.name)
        #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      }
    }
  }

  @Test(arguments: names) func `every row says why it is there, in tags that exist`(name: String) throws {
    let table = try table(name)
    let tags = Set(table.tags.map(\.tag))
    #expect(!table.rows.isEmpty)
    for row in table.rows {
      #expect(!row.name.isEmpty)
      #expect(row.reason.count > 5, "\(row.name)")
      #expect(!row.tags.isEmpty, "\(row.name)")
      #expect(Set(row.tags).count == row.tags.count, "\(row.name)")
      #expect(Set(row.tags).subtracting(tags) == [], "\(row.name)")
    }
  }

  @Test(arguments: names) func `every tag is had by a name, asked by code and explained`(name: String) throws
  {
    let table = try table(name)
    let used = Set(table.rows.flatMap(\.tags))
    for tag in table.tags {
      #expect(used.contains(tag.tag), "no name is '\(tag.tag)'")
      #expect(tag.meaning.count > 5, "'\(tag.tag)'")
      #expect(isAsked(tag.tag, of: name), "nobody asks \(name) for '\(tag.tag)'")
    }
  }

  /// Which of several it would be may differ from run to run.
  @Test func `who asks for the only name of a tag gets the only one`() throws {
    let questions = Self.code.matches(of: /(\w+)\.only\(\.`?(\w+)`?\)/)
    #expect(questions.count > 20)
    for question in questions {
      let names = try table(String(question.output.1)).rows.filter {
        $0.tags.contains(String(question.output.2))
      }
      #expect(names.count == 1, "\(question.output.0): \(names.map(\.name))")
    }
  }

  /// `AppleTypes[.network]`; or, in a file that goes through several tags, `AppleTypes[tag]` and `.network`.
  private func isAsked(_ tag: String, of table: String) -> Bool {
    let questions = ["\(table)[.\(tag)", "\(table).only(.\(tag)", "\(table).inOrder(.\(tag)"]
    if questions.contains(where: Self.asked.contains) { return true }
    let walks = ["\(table)[tag]", "\(table)[group.tag]", "\(table).all"]
    // Whoever goes through all tags asks each.
    if Self.walksAll.contains(table) { return true }
    return Self.walking.contains { file in
      walks.contains(where: file.text.contains)
        && file.text.split { !$0.isLetter && $0 != "." }.contains { $0.hasSuffix(".\(tag)") }
    }
  }

  /// `AppleTypes[.network` and `AppleTypes.only(.network`: what stands around each bracket with a period after it, so that
  /// the code is read once and not for each tag.
  private static let asked = SourceCode.all.reduce(into: Set<String>()) { asked, file in
    let bytes = Array(file.text.utf8)
    let period = UInt8(ascii: ".")
    func isOfName(_ byte: UInt8) -> Bool {
      byte == period || byte == UInt8(ascii: "_") || byte.isLetterOrDigit
    }
    for index in bytes.indices.dropFirst().dropLast()
    where bytes[index + 1] == period && "[(".utf8.contains(bytes[index]) && isOfName(bytes[index - 1]) {
      let start = bytes[..<index].lastIndex { !isOfName($0) }.map { $0 + 1 } ?? 0
      let names = String(decoding: bytes[start..<index], as: UTF8.self).split(separator: ".")
      let isSubscript = bytes[index] == UInt8(ascii: "[")
      let tag = bytes[(index + 2)...].drop { $0 == UInt8(ascii: "`") }.prefix { isOfName($0) && $0 != period }
      asked.insert(
        names.suffix(isSubscript ? 1 : 2).joined(separator: ".") + (isSubscript ? "[." : "(.")
          + String(decoding: tag, as: UTF8.self))
    }
  }
  /// The tables all of whose tags are asked, one after the other.
  private static let walksAll = Set(
    names.filter { code.contains("in \($0).Tag.allCases") && code.contains("\($0)[tag]") })
  private static let code = SourceCode.all.map(\.text).joined(separator: "\n")
  /// The files that go through the tags of a table.
  private static let walking = SourceCode.all.filter { file in
    names.contains { name in
      [".all", "[tag]", "[group.tag]"].contains { file.text.contains(name + $0) }
    }
  }

  @Test(arguments: names) func `what code takes for the only name is the only one`(name: String) throws {
    let table = try table(name)
    for tag in table.tags
    where Self.asked.contains("\(name).only(.\(tag.tag)") {
      #expect(table.rows.filter { $0.tags.contains(tag.tag) }.count == 1, "\(tag.tag)")
    }
  }

  @Test func `every table is on the page`() {
    let declared = SourceCode.all.filter { $0.path.hasPrefix("ArchKnowledge/") }.flatMap { file in
      file.text.split(separator: "\n").compactMap { line -> String? in
        guard line.hasPrefix("package enum "), line.contains(": KnownNames") || line.contains(": NameEndings")
        else { return nil }
        return line.dropFirst("package enum ".count).split(separator: ":").first.map(String.init)
      }
    }
    #expect(declared.count > 20)
    #expect(Set(declared) == Set(Knowledge.tables.map(\.name)))
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
