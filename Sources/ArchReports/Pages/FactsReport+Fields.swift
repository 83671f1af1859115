import ArchFacts
import ArchJSON

// How places, names and values of facts are written.
extension FactsReport {
  mutating func list<Facts: Collection>(
    _ key: String, _ entries: Facts, _ write: (inout FactsReport, Facts.Element) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for entry in entries {
      json.beginObject()
      write(&self, entry)
      json.endObject()
    }
    json.endArray()
  }

  mutating func line(of offset: Int32) { int("line", lines.line(at: offset)) }

  mutating func place(of offset: Int32) {
    let location = lines.location(at: offset)
    int("line", location.line)
    int("column", location.column)
  }

  /// Where a range starts and where it ends.
  mutating func span(_ range: ByteRange) {
    place(of: range.start)
    string("end", point(range.end))
  }

  /// `line:column`
  func point(_ offset: Int32) -> String {
    let location = lines.location(at: offset)
    return "\(location.line):\(location.column)"
  }

  mutating func owner(_ type: Int32) {
    guard type >= 0 else { return }
    json.key("owner")
    json.string(bytes: typeNames[Int(type)])
  }

  mutating func function(_ index: Int32) {
    guard index >= 0 else { return }
    text("function", facts.functions[Int(index)].name)
  }

  mutating func names(_ key: String, _ range: FactRange) {
    json.key(key)
    json.beginArray()
    for index in range.indices { value(facts.names[index]) }
    json.endArray()
  }

  mutating func optionalText(_ key: String, _ range: ByteRange) {
    if !range.isEmpty { text(key, range) }
  }

  mutating func text(_ key: String, _ range: ByteRange) {
    json.key(key)
    value(range)
  }

  mutating func value(_ range: ByteRange) {
    if facts.isPlain(range) {
      json.string(bytes: facts.bytes, in: Int(range.start)..<max(Int(range.start), Int(range.end)))
    } else {
      var bytes: [UInt8] = []
      facts.appendText(range, to: &bytes)
      json.string(bytes: bytes)
    }
  }

  mutating func string(_ key: String, _ value: String) {
    json.key(key)
    json.string(value)
  }

  mutating func int(_ key: String, _ value: Int) {
    json.key(key)
    json.int(value)
  }

  mutating func bool(_ key: String, _ value: Bool) {
    json.key(key)
    json.bool(value)
  }
}
