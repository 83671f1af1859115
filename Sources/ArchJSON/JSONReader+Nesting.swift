/// Objects and arrays.
extension JSONReader {
  /// An object or an array whose end is not reached.
  private struct Unfinished {
    let opening: Opening
    let isArray: Bool
    var elements: [JSON] = []
    var members: [JSONMember] = []
    var firstLines: [String: Int] = [:]
    /// The last key of an object, until its value is read.
    var key = ""
    var keyLocation: JSONLocation

    var closing: UInt8 { isArray ? UInt8(ascii: "]") : UInt8(ascii: "}") }
    var value: JSON.Value { isArray ? .array(elements) : .object(members) }
  }

  /// A value with all that is in it.
  ///
  /// What is open is kept in a list: had each bracket a call of its own, a debug build would need more than a megabyte
  /// for the deepest value, and a test on macOS, which may read a config, runs on half of one.
  mutating func value() throws(JSONError) -> JSON {
    var unfinished: [Unfinished] = []
    while true {
      guard var finished = try begin(&unfinished) else { continue }
      while var outer = unfinished.popLast() {
        add(finished, to: &outer)
        try separator(in: outer)
        guard try isAtEnd(&outer) else {
          unfinished.append(outer)
          break
        }
        finished = end(outer)
      }
      if unfinished.isEmpty { return finished }
    }
  }

  /// Reads a value that has none in it, or the bracket that one begins with and what is before the first in it.
  private mutating func begin(_ unfinished: inout [Unfinished]) throws(JSONError) -> JSON? {
    guard peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[") else { return try simpleValue() }
    guard unfinished.count < Self.depthLimit else {
      throw error(
        "brackets are nested more than \(Self.depthLimit) deep", "flatten it; no configuration needs this")
    }
    var begun = Unfinished(
      opening: Opening(position, line, lineStart), isArray: peek == UInt8(ascii: "["),
      keyLocation: location(from: position))
    position += 1
    if try isAtEnd(&begun) { return end(begun) }
    unfinished.append(begun)
    return nil
  }

  /// Whether the closing bracket is next; if not, a value is, its key read.
  private mutating func isAtEnd(_ unfinished: inout Unfinished) throws(JSONError) -> Bool {
    try skipSpace()
    if peek == unfinished.closing { return true }
    if unfinished.isArray {
      if peek == UInt8(ascii: ",") {
        throw error("a value is missing before this comma", "remove the comma or add the value")
      }
      if peek == nil || peek == UInt8(ascii: "}") { throw unclosed("[", "]", unfinished.opening) }
    } else {
      if peek == nil || peek == UInt8(ascii: "]") { throw unclosed("{", "}", unfinished.opening) }
      try readKey(of: &unfinished)
    }
    return false
  }

  private mutating func end(_ unfinished: Unfinished) -> JSON {
    position += 1
    return JSON(unfinished.value, at: location(from: unfinished.opening))
  }

  private mutating func add(_ value: JSON, to unfinished: inout Unfinished) {
    guard !unfinished.isArray else {
      unfinished.elements.append(value)
      return
    }
    let member = JSONMember(key: unfinished.key, keyLocation: unfinished.keyLocation, value: value)
    if let line = unfinished.firstLines[member.key] {
      duplicates.append(duplicate(member, firstOn: line))
    } else {
      unfinished.firstLines[member.key] = member.keyLocation.line
      unfinished.members.append(member)
    }
  }

  private func duplicate(_ member: JSONMember, firstOn line: Int) -> JSONError {
    JSONError(
      at: member.keyLocation, message: "key '\(member.key)' appears twice in the same object",
      advice: "it is already on line \(line); keep one")
  }

  private mutating func readKey(of unfinished: inout Unfinished) throws(JSONError) {
    guard peek == UInt8(ascii: "\"") else { throw wrongKey() }
    let start = position
    let key = try string()
    unfinished.key = key
    unfinished.keyLocation = location(from: start)
    try skipSpace()
    guard peek == UInt8(ascii: ":") else {
      throw error("a ':' is missing after the key '\(key)'", "write \"\(key)\": and the value")
    }
    position += 1
    try skipSpace()
    if peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}") {
      throw error("key '\(key)' has no value", "write the value after the ':'")
    }
  }

  private mutating func wrongKey() -> JSONError {
    if peek == UInt8(ascii: ",") { return error("a key is missing before this comma", "remove the comma") }
    if peek == UInt8(ascii: "'") {
      return error("keys are written in double quotes", "write \" instead of '")
    }
    let name = wordHere()
    if name.isEmpty { return error("a key in double quotes is expected here", "write \"key\": value") }
    return error("keys are written in double quotes", "write \"\(name)\"", length: name.utf8.count)
  }

  /// The comma between two members, or nothing before the closing bracket.
  private mutating func separator(in unfinished: Unfinished) throws(JSONError) {
    let end = Opening(position, line, lineStart)
    try skipSpace()
    guard let byte = peek else {
      throw unclosed(
        unfinished.isArray ? "[" : "{", unfinished.isArray ? "]" : "}", unfinished.opening)
    }
    if byte == unfinished.closing { return }
    if byte == UInt8(ascii: ",") {
      position += 1
      return
    }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      let wanted = unfinished.isArray ? "]" : "}"
      throw error("this bracket does not close the one that is open", "write '\(wanted)' here")
    }
    if !linesNeedCommas, line > end.line { return }
    throw JSONError(
      at: JSONLocation(
        line: end.line, column: max(1, end.position - end.lineStart), length: 1, document: documentNumber),
      message: "a comma is missing after this value", advice: "add ','")
  }
}
