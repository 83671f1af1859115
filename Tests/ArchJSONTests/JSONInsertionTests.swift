import ArchJSON
import Testing

/// Members go to the end of an object, and nothing else changes.
@Suite struct JSONInsertionTests {
  private func adding(_ lines: [String], to text: String) throws -> String {
    let bytes = Array(text.utf8)
    let json = try JSON.parse(bytes)
    let added = try #require(JSONInsertion.adding(lines, toObjectAt: json.location, in: bytes))
    return String(decoding: added, as: UTF8.self)
  }

  @Test(arguments: [
    ("{}", "{\n  \"b\": 1\n}"), ("{\n}", "{\n  \"b\": 1\n}"), (#"{"a": 1}"#, "{\"a\": 1,\n  \"b\": 1\n}"),
    ("{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"b\": 1\n}\n"),
    ("{\n  \"a\": 1,\n}", "{\n  \"a\": 1,\n  \"b\": 1\n}"),
    ("{\n  \"a\": \"}\\\"{\" // why, }\n}", "{\n  \"a\": \"}\\\"{\", // why, }\n  \"b\": 1\n}"),
    ("{\n  \"a\": [1] /* } */\n}", "{\n  \"a\": [1], /* } */\n  \"b\": 1\n}"),
    ("// {\n{ \"a\": {} }", "// {\n{ \"a\": {},\n  \"b\": 1\n}"),
  ])
  func `it is in its place, with one comma before it`(text: String, expected: String) throws {
    let added = try adding(["\"b\": 1"], to: text)
    #expect(added == expected)
    #expect(try JSON.parse(Array(added.utf8))["b"]?.int == 1)
  }

  @Test func `what is no object gets nothing`() {
    let place = JSONLocation(line: 1, column: 1, length: 1)
    #expect(JSONInsertion.adding(["\"b\": 1"], toObjectAt: place, in: Array("[]".utf8)) == nil)
    #expect(JSONInsertion.adding(["\"b\": 1"], toObjectAt: place, in: []) == nil)
    #expect(JSONInsertion.adding(["\"b\": 1"], toObjectAt: place, in: Array("{".utf8)) == nil)
  }
}
