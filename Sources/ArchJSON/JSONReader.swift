extension JSON {
  /// Reads JSON, with `//` and `/* */` comments, trailing commas and a byte order mark allowed.
  ///
  /// Never crashes and never recurses without bound, whatever the bytes. A key that appears twice in one
  /// object is an error.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    let (json, duplicates) = try read(bytes)
    if let duplicate = duplicates.first { throw duplicate }
    return json
  }

  /// As `parse`, but keeps going over keys that appear twice, so that all of them can be reported together
  /// with other mistakes. Of two values the first is kept.
  ///
  /// - Parameters:
  ///   - document: goes into every location, where several documents are read as one.
  ///   - linesNeedCommas: whether a comma has to part two values on lines of their own. Git leaves none between
  ///     the last lines of two branches when it merges them by `merge=union`.
  ///   - mendsHalves: whether half of a surrogate pair, which a program may send that cuts texts by UTF-16 units, is read
  ///     as U+FFFD. Both are one unit.
  package static func read(
    _ bytes: [UInt8], document: Int = 0, linesNeedCommas: Bool = true, mendsHalves: Bool = false
  ) throws(JSONError) -> (json: JSON, duplicates: [JSONError]) {
    var reader = JSONReader(
      bytes, document: document, linesNeedCommas: linesNeedCommas, mendsHalves: mendsHalves)
    do throws(JSONError) {
      let json = try reader.document()
      return (json, reader.duplicates)
    } catch {
      throw reader.conflict ?? error
    }
  }
}

/// Bytes → `JSON`, or one located error.
struct JSONReader {
  /// Deep enough for every configuration, shallow enough for those who go through the value by calling themselves.
  static let depthLimit = 128

  let bytes: [UInt8]
  let documentNumber: Int
  let linesNeedCommas: Bool
  let mendsHalves: Bool
  var position = 0
  var line = 1
  var lineStart = 0
  var duplicates: [JSONError] = []

  init(
    _ bytes: [UInt8], document: Int = 0, linesNeedCommas: Bool = true, mendsHalves: Bool = false
  ) {
    self.mendsHalves = mendsHalves
    self.bytes = bytes
    documentNumber = document
    self.linesNeedCommas = linesNeedCommas
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func document() throws(JSONError) -> JSON {
    try skipByteOrderMark()
    try skipSpace()
    guard peek != nil else {
      throw error("the file is empty", "write at least {}")
    }
    let json = try value()
    try skipSpace()
    guard peek == nil else {
      throw error("there is more text after the end of the value", "remove it, or check the brackets above")
    }
    return json
  }

  private mutating func skipByteOrderMark() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error("the file is not UTF-8 but UTF-16", "save it as UTF-8")
    }
  }

  /// One that has no others in it.
  mutating func simpleValue() throws(JSONError) -> JSON {
    guard let byte = peek else {
      throw error("the file ends where a value is expected", "add the value, or close what is open")
    }
    switch byte {
    case UInt8(ascii: "\""):
      let start = position
      let text = try string()
      return JSON(.string(text), at: location(from: start))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  // Numbers and words.

  private mutating func number() throws(JSONError) -> JSON {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let whole = digits()
    var isRight = whole == 1 || (whole > 1 && bytes[position - whole] != UInt8(ascii: "0"))
    if peek == UInt8(ascii: ".") {
      position += 1
      if digits() == 0 { isRight = false }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      if digits() == 0 { isRight = false }
    }
    while let byte = peek, isWordByte(byte) || byte == UInt8(ascii: ".") {
      position += 1
      isRight = false
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isRight else {
      let length = position - start
      position = start
      throw error("'\(text)' is not a JSON number", "write it as 12, -3 or 0.5", length: length)
    }
    return JSON(.number(text), at: location(from: start))
  }

  /// How many digits it stepped over.
  private mutating func digits() -> Int {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position - start
  }

  private mutating func word() throws(JSONError) -> JSON {
    let start = position
    let name = wordHere()
    let known: JSON.Value? =
      switch name {
      case "true": .bool(true)
      case "false": .bool(false)
      case "null": .null
      default: nil
      }
    if let known {
      position += name.utf8.count
      return JSON(known, at: location(from: start))
    }
    if peek == UInt8(ascii: "'") {
      throw error("strings are written in double quotes", "write \" instead of '")
    }
    if name.isEmpty {
      throw error(
        "a value is expected here", "write a string, a number, true, false, null, an array or an object")
    }
    let advice: String =
      switch name.lowercased() {
      case "true", "yes", "on": "write true"
      case "false", "no", "off": "write false, or \"\(name)\" for a string"
      case "null", "nil", "none", "undefined": "write null"
      default: "write \"\(name)\" for a string"
      }
    throw error("'\(name)' is not a JSON value", advice, length: name.utf8.count)
  }

  func wordHere() -> String {
    var end = position
    while end < bytes.count, isWordByte(bytes[end]), end - position < 40 { end += 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
