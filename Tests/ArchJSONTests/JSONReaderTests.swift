import Testing

@testable import ArchJSON

private func parse(_ text: String) throws(JSONError) -> JSON { try JSON.parse(Array(text.utf8)) }

private func problem(_ text: String) -> JSONError? { problem(Array(text.utf8)) }

private func problem(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSON.parse(bytes)
    return nil
  } catch {
    return error
  }
}

/// `line:column+length message`.
private func summary(_ text: String) -> String {
  guard let error = problem(text) else { return "fine" }
  return "\(error.line):\(error.column)+\(error.length) \(error.message)"
}

@Test func `every kind of value is read`() throws {
  let json = try parse(#"{"a": [1, -2.5e3, true, false, null, "x"], "b": {}}"#)
  let elements = try #require(json["a"]?.elements)
  #expect(
    elements.map(\.kindName).joined(separator: " ")
      == "a number a number a boolean a boolean null a string")
  #expect(elements[0].int == 1)
  #expect(elements[1].int == nil)
  #expect(json["b"]?.members?.isEmpty == true)
  #expect(json["c"] == nil)
}

@Test func `members keep the order in which they were written`() throws {
  let json = try parse(#"{"z": 1, "a": 2, "m": 3}"#)
  #expect(json.members?.map(\.key) == ["z", "a", "m"])
}

@Test func `every value and key knows its line, column and length`() throws {
  let json = try parse("{\n  \"key\": \"värde\",\r\n  \"list\": [12,\n 3]\r}")
  let members = try #require(json.members)
  #expect(members[0].keyLocation == JSONLocation(line: 2, column: 3, length: 5))
  #expect(members[0].value.location == JSONLocation(line: 2, column: 10, length: 8))
  #expect(members[1].value.location == JSONLocation(line: 3, column: 11, length: 1))
  #expect(members[1].value.elements?[0].location == JSONLocation(line: 3, column: 12, length: 2))
  #expect(members[1].value.elements?[1].location == JSONLocation(line: 4, column: 2, length: 1))
}

@Test func `comments, trailing commas and a byte order mark are allowed`() throws {
  let text = "// first\n{ /* second\n * line */ \"a\": [1, 2,], // third\r\n \"b\": 1, }\n// end"
  let json = try JSON.parse([0xEF, 0xBB, 0xBF] + Array(text.utf8))
  #expect(json["a"]?.elements?.count == 2)
  #expect(json["b"]?.location == JSONLocation(line: 4, column: 7, length: 1))
  #expect(json.location.column == 1)
}

@Test func `a byte order mark is not a column`() throws {
  let json = try JSON.parse([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
  #expect(json.elements?[0].location.column == 2)
}

@Test func `escapes become the characters they stand for`() throws {
  let json = try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#)
  #expect(json.string == "\"\\/\u{08}\u{0C}\n\r\té😀")
}

@Test(arguments: [
  ("", "1:1+1 the file is empty"),
  ("  // only a comment", "1:20+1 the file is empty"),
  ("{} {}", "1:4+1 there is more text after the end of the value"),
  ("{\"a\": 1 \"b\": 2}", "1:7+1 a comma is missing after this value"),
  ("[1\n2]", "1:2+1 a comma is missing after this value"),
  ("[1,,2]", "1:4+1 a value is missing before this comma"),
  ("[", "1:1+1 this '[' is never closed"),
  ("{\"a\": [1, 2}", "1:12+1 this bracket does not close the one that is open"),
  ("{\"a\"", "1:5+1 a ':' is missing after the key 'a'"),
  ("{\"a\": }", "1:7+1 key 'a' has no value"),
  ("{a: 1}", "1:2+1 keys are written in double quotes"),
  ("{'a': 1}", "1:2+1 keys are written in double quotes"),
  ("['a']", "1:2+1 strings are written in double quotes"),
  ("[\"a]", "1:2+3 this string is never closed"),
  ("[\"a\nb\"]", "1:2+2 this string is never closed"),
  ("[\"a\tb\"]", "1:4+1 there is a control character in this string"),
  ("[\"\\x\"]", "1:3+2 '\\' begins an escape that JSON does not have"),
  ("[\"\\u12g4\"]", "1:3+2 '\\u' is not followed by four hexadecimal digits"),
  ("[\"\\ud800\"]", "1:3+6 half of a surrogate pair is not a character"),
  ("[\"\\ud800\\u0041\"]", "1:3+6 half of a surrogate pair is not a character"),
  ("[01]", "1:2+2 '01' is not a JSON number"),
  ("[1.]", "1:2+2 '1.' is not a JSON number"),
  ("[-]", "1:2+1 '-' is not a JSON number"),
  ("[0x1F]", "1:2+4 '0x1F' is not a JSON number"),
  ("[1.2.3]", "1:2+5 '1.2.3' is not a JSON number"),
  ("[True]", "1:2+4 'True' is not a JSON value"),
  ("[.5]", "1:2+1 a value is expected here"),
  ("/* never", "1:1+2 this comment is never closed"),
  ("[1] / 2", "1:5+1 a single '/' means nothing here"),
])
func `what is wrong is said at its place`(_ text: String, _ expected: String) {
  #expect(summary(text) == expected)
}

@Test func `an error says what to do`() {
  #expect(problem("[True]")?.advice == "write true")
  #expect(problem("{name: 1}")?.advice == "write \"name\"")
  #expect(problem("[1 2]")?.advice == "add ','")
}

@Test func `a key that appears twice is an error at its second place`() {
  #expect(summary("{\"a\": 1,\n \"a\": 2}") == "2:2+3 key 'a' appears twice in the same object")
  #expect(problem("{\"a\": 1,\n \"a\": 2}")?.advice == "it is already on line 1; keep one")
  #expect(summary("{\"a\": {\"a\": 1}}") == "fine")
}

@Test func `reading goes on after a key that appears twice`() throws {
  let (json, duplicates) = try JSON.read(Array(#"{"a": 1, "a": 2, "b": {"c": 1, "c": 2}}"#.utf8))
  #expect(duplicates.map(\.column) == [10, 32])
  #expect(json["a"]?.int == 1)
}

/// On the thread of the test, which has half a megabyte on macOS; `.ci/run` gives it no more on Linux.
@Test func `a hundred thousand brackets are an error and not a crash`() {
  for bracket in ["[", "{\"a\":", "[[{\"a\":"] {
    let error = problem(String(repeating: bracket, count: 100_000))
    #expect(error?.message == "brackets are nested more than 128 deep")
  }
  let depth = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
  #expect(summary(depth) == "fine")
}

@Test func `bytes that are not UTF-8 are an error at the byte`() {
  let wrong: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
  ]
  for bytes in wrong {
    let error = problem(Array("[\"a".utf8) + bytes + Array("\"]".utf8))
    #expect(error?.message == "this byte is not UTF-8")
    #expect(error?.column == 4)
  }
}

@Test func `a file in UTF-16 is reported as such`() {
  #expect(problem([0xFF, 0xFE, 0x7B, 0x00])?.message == "the file is not UTF-8 but UTF-16")
}

@Test func `no cut-off text crashes the reader`() {
  let whole = Array(#"{"a": [1, -2.5e3, true, null, "\u00e9\ud83d\ude00é😀"], /* c */ "b": {}, } // x"#.utf8)
  for length in 0..<whole.count { _ = problem(Array(whole.prefix(length))) }
  for index in whole.indices {
    for byte: UInt8 in [0x00, 0x0A, 0x22, 0x5C, 0x7B, 0x5D, 0xFF] {
      var changed = whole
      changed[index] = byte
      if let error = problem(changed) {
        #expect(error.line >= 1 && error.column >= 1 && error.length >= 1)
      }
    }
  }
}
