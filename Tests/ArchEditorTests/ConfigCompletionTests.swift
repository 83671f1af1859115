import ArchJSON
import Testing

@testable import ArchEditor

@Suite struct ConfigCompletionTests {
  private static let schema = """
    { "properties": {
        "layers": { "additionalProperties": { "$ref": "#/definitions/layer" }, "description": "All layers." },
        "exact": { "type": "boolean" },
        "extends": { "anyOf": [{ "$ref": "#/definitions/preset" }, { "items": { "$ref": "#/definitions/preset" } }] },
        "rules": { "properties": { "layer-dependencies": {}, "layer-names": {} } },
        "own": { "items": { "$ref": "#/definitions/own" } } },
      "definitions": { "preset": { "enum": ["layered", "no-singletons"] },
        "own": { "properties": { "types": {}, "calls": {}, "forbid": {} }, "allOf": [
          { "if": { "required": ["types"] },
            "then": { "properties": { "forbid": { "properties": { "named": {} } }, "calls": false } } },
          { "if": { "required": ["calls"] },
            "then": { "properties": { "forbid": { "properties": { "inside": {} } }, "types": false } } },
          { "if": { "not": { "anyOf": [{ "required": ["types"] }, { "required": ["calls"] }] } },
            "then": { "properties": { "forbid": { "properties": { "named": {}, "inside": {} } } } } }] },
        "layer": { "properties": { "files": {}, "mayUse": { "items": { "type": "string" } } } } } }
    """

  /// `|` is the cursor.
  private func completion(_ text: String) throws -> (ConfigCompletion, [UInt8]) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let bytes = Array((parts[0] + (parts.count > 1 ? parts[1] : "")).utf8)
    let schema = try JSON.parse(Array(Self.schema.utf8))
    return (ConfigCompletion(schema, in: bytes, at: parts[0].utf8.count), bytes)
  }

  private func labels(_ text: String) throws -> [String] { try completion(text).0.items.map(\.label) }

  /// The text once an item was chosen.
  private func choosing(_ label: String, in text: String) throws -> String {
    var (completion, bytes) = try completion(text)
    let item = try #require(completion.items.first { $0.label == label }, "\(completion.items)")
    bytes.replaceSubrange(completion.replaced, with: item.text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `keys are those that are not there yet`() throws {
    #expect(try labels(#"{ "| }"#) == ["layers", "exact", "extends", "rules", "own"])
    #expect(try labels(#"{ "exact": true, "| }"#) == ["layers", "extends", "rules", "own"])
    #expect(try labels(#"{ "exact": true, "|", "rules": {}, "own": [] }"#) == ["layers", "extends"])
    #expect(try labels("{ \"exact\": true\n  \"|\"\n  \"rules\": {}\n}") == ["layers", "extends", "own"])
    #expect(try labels(#"{ "layers": { "ui": { "files": "UI/**", "| } } }"#) == ["mayUse"])
    // A layer has the name that a team gives it.
    #expect(try labels(#"{ "layers": { "| } }"#) == [])
  }

  @Test func `values are the words of the schema, and layers those of the file`() throws {
    #expect(try labels(#"{ "exact": |"#) == ["true", "false"])
    #expect(try labels(#"{ "extends": "|" }"#) == ["layered", "no-singletons"])
    #expect(try labels(#"{ "extends": ["packages", "|"] }"#) == ["layered", "no-singletons"])
    #expect(
      try labels(#"{ "layers": { "ui": { "mayUse": ["|"] }, "core": {} } }"#) == ["ui", "core"])
    // What is a word in quotes is no value there.
    #expect(try labels(#"{ "exact": "|" }"#) == [])
  }

  @Test(arguments: [
    #"{ "own": [{ "types": "A", "forbid": { "|" } }] }"#: ["named"],
    #"{ "own": [{ "forbid": { "|" }, "calls": "a" }] }"#: ["inside"],
    #"{ "own": [{ "forbid": { "| }, "calls": "a" }] }"#: ["inside"],
    #"{ "own": [{ "forbid": { "|" } }] }"#: ["named", "inside"],
    #"{ "own": [{ "calls": "a", "|" }] }"#: ["forbid"],
  ])
  func `what depends on other keys of an object, before or behind it, is offered there`(
    text: String, offered: [String]
  ) throws {
    #expect(try labels(text) == offered)
  }

  @Test(arguments: [
    (#"{ "rules": { "layer-d|" } }"#, #"{ "rules": { "layer-dependencies" } }"#),
    (#"{ "rules": { "layer-d|: "error" } }"#, #"{ "rules": { "layer-dependencies": "error" } }"#),
    (#"{ "rules": { "la|yer-names": "off" } }"#, #"{ "rules": { "layer-dependencies": "off" } }"#),
    (#"{ "rules": { layer-d| } }"#, #"{ "rules": { "layer-dependencies" } }"#),
    (#"{ "rules": { | } }"#, #"{ "rules": { "layer-dependencies" } }"#),
    (#"{ "rules": { "| } }"#, #"{ "rules": { "layer-dependencies" } }"#),
  ])
  func `a name takes the place of all that is there of it, hyphens included`(before: String, after: String)
    throws
  {
    #expect(try choosing("layer-dependencies", in: before) == after)
  }

  @Test func `values get the quotes that they need`() throws {
    #expect(try choosing("no-singletons", in: #"{ "extends": no-s| }"#) == #"{ "extends": "no-singletons" }"#)
    #expect(
      try choosing("no-singletons", in: #"{ "extends": ["no-s|"] }"#) == #"{ "extends": ["no-singletons"] }"#)
    #expect(try choosing("true", in: #"{ "exact": t| }"#) == #"{ "exact": true }"#)
    #expect(
      try choosing("a\\\"b", in: #"{ "layers": { "a\"b": {}, "c": { "mayUse": "|" } } }"#)
        == #"{ "layers": { "a\"b": {}, "c": { "mayUse": "a\"b" } } }"#)
  }

  @Test func `comments, escapes and brackets that do not match are no trouble`() throws {
    let all = ["layers", "exact", "extends", "rules", "own"]
    #expect(try labels("{ // \"exact\": { [\n \"| }") == all)
    #expect(try labels("{ /*/ \"exact\": { [ */ \"| }") == all)
    #expect(try labels(#"{ "a\"b": 1, "|"#) == all)
    #expect(try labels("}}]]|") == [])
    #expect(try labels(String(repeating: "[", count: 5_000) + "|") == [])
    #expect(try labels("{ // |\n }") == [])
    #expect(try labels("{ /* | */ }") == [])
    #expect(try labels(#"{ "exact"| }"#) == [])
  }

  /// So that no unfinished config stops an editor.
  @Test func `at every place of every beginning there is an answer`() throws {
    let text =
      #"{ /* a */ "own": [{ "types": "A\"", "forbid": { "x": [1, true] } }], "layers": { "é": {} } }"#
    let bytes = Array(text.utf8)
    let schema = try JSON.parse(Array(Self.schema.utf8))
    for end in 0...bytes.count {
      for offset in -1...end + 1 {
        let completion = ConfigCompletion(schema, in: Array(bytes[..<end]), at: offset)
        #expect(completion.items.isEmpty || completion.replaced.upperBound <= end)
      }
    }
  }
}
