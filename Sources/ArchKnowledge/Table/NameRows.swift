/// A name, what is true of it, and why it is known.
package struct NameRow: Sendable, Equatable {
  package let name: String
  /// As they are written, also where there is no such tag.
  package let tags: [String]
  package let reason: String
  /// Rows under one heading have the same number.
  package let group: Int
}

/// The rows of a table, written as text:
///
/// ```
/// [network] # Talks to a network; requests and responses are values.
/// NWConnection NWListener
/// CKContainer: worker  # iCloud's database is reached over the network
/// ```
///
/// A heading has the tags and the reason of all names under it. A name with more tags, or a reason of its own, has a
/// line of its own. `␣` is a blank within a name.
package struct NameRows: Sendable {
  package let all: [NameRow]
  /// By tag, in the order of the rows.
  private let names: [String: [String]]
  /// The same, made once, so that to ask for one costs no more than to find it.
  private let sets: [String: Set<String>]

  package init(_ text: StaticString) {
    var reader = NameRowReader()
    text.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) { reader.read(line) }
    }
    reader.endGroup()
    all = reader.rows
    names = reader.names
    sets = reader.names.mapValues { Set($0) }
  }

  package subscript(_ tag: String) -> Set<String> { sets[tag] ?? [] }

  func inOrder(_ tag: String) -> [String] { names[tag] ?? [] }
}

private struct NameRowReader {
  typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  private(set) var rows: [NameRow] = []
  /// By tag.
  private(set) var names: [String: [String]] = [:]
  private var tags: [String] = []
  private var reason = ""
  private var group = -1
  /// The names under the heading so far.
  private var grouped: [String] = []

  mutating func read(_ line: Line) {
    let parts = line.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let names = parts.first else { return }
    let own = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    if names.first == UInt8(ascii: "[") {
      endGroup()
      tags = Self.words(names.dropFirst().prefix { $0 != UInt8(ascii: "]") })
      reason = own
      group += 1
    } else if let colon = names.firstIndex(of: UInt8(ascii: ":")) {
      let more = Self.words(names[names.index(after: colon)...])
      add(Self.trimmed(names[..<colon]), more, own)
    } else {
      for name in Self.words(names) { add(name, [], own) }
    }
  }

  /// Notes the names under a heading by its tags.
  mutating func endGroup() {
    for tag in tags { names[tag, default: []] += grouped }
    grouped = []
  }

  private mutating func add(_ name: String, _ more: [String], _ own: String) {
    let plain = name.utf8.contains(0xE2) ? String(name.map { $0 == "␣" ? " " : $0 }) : name
    grouped.append(plain)
    for tag in more { names[tag, default: []].append(plain) }
    rows.append(
      NameRow(name: plain, tags: tags + more, reason: own.isEmpty ? reason : own, group: group))
  }

  private static func words(_ line: Line) -> [String] {
    line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func trimmed(_ line: Line) -> String {
    let blank = UInt8(ascii: " ")
    guard let last = line.lastIndex(where: { $0 != blank }),
      let first = line.firstIndex(where: { $0 != blank })
    else { return "" }
    return String(decoding: line[first...last], as: UTF8.self)
  }
}
