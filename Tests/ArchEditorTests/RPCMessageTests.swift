import ArchEditor
import ArchJSON
import Testing

@Suite struct RPCMessageTests {
  private func read(_ text: String) -> RPCMessage { RPCMessage(Array(text.utf8)) }

  @Test func `requests have an id, notifications none`() {
    guard case .request(.number("7"), "a/b", let params) = read(#"{"id":7,"method":"a/b","params":{"x":1}}"#)
    else {
      Issue.record("no request")
      return
    }
    #expect(params["x"]?.int == 1)
    guard case .request(.text("7"), "a", _) = read(#"{"id":"7","method":"a"}"#),
      case .notification("a", _) = read(#"{"jsonrpc":"2.0","method":"a"}"#),
      case .response(.number("1")) = read(#"{"id":1,"result":null}"#)
    else {
      Issue.record("misread")
      return
    }
  }

  @Test(arguments: [
    ("", RPCError.Code.parseError), ("{", .parseError), ("[]", .invalidRequest), ("3", .invalidRequest),
    ("{}", .invalidRequest), (#"{"id":1}"#, .invalidRequest), (#"{"id":[1],"method":"a"}"#, .invalidRequest),
    (#"{"id":1,"method":2}"#, .invalidRequest),
    (String(repeating: "[", count: 100_000), .parseError),
    (#"{"id":1,"method":"a","params":"# + String(repeating: "{\"a\":", count: 10_000), .parseError),
  ])
  func `what is no message is told with the code for it`(text: String, code: RPCError.Code) {
    guard case .invalid(_, let error) = read(text) else {
      Issue.record("taken for a message")
      return
    }
    #expect(error.code == code)
  }

  @Test func `an answer says whose it is and how long`() {
    let bytes = RPCReply.error(.text("é"), RPCError(.methodNotFound, "no"))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "Content-Length: 66\r\n\r\n"
        + #"{"jsonrpc":"2.0","id":"é","error":{"code":-32601,"message":"no"}}"#)
  }
}

@Suite struct ConfigCompletionTests {
  private static let schema = """
    { "properties": {
        "layers": { "additionalProperties": { "$ref": "#/definitions/layer" }, "description": "All layers." },
        "exact": { "type": "boolean" },
        "extends": { "anyOf": [{ "$ref": "#/definitions/preset" }, { "items": { "$ref": "#/definitions/preset" } }] } },
      "definitions": { "preset": { "enum": ["layered", "packages"] },
        "layer": { "properties": { "files": {}, "mayUse": { "items": { "type": "string" } } } } } }
    """

  /// `|` is the cursor.
  private func labels(_ text: String) throws -> [String] {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let bytes = Array((parts[0] + (parts.count > 1 ? parts[1] : "")).utf8)
    return ConfigCompletion(schema: try JSON.parse(Array(Self.schema.utf8)))
      .items(in: bytes, at: parts[0].utf8.count).map(\.label)
  }

  @Test func `keys are those that are not there yet`() throws {
    #expect(try labels(#"{ "| }"#) == ["layers", "exact", "extends"])
    #expect(try labels(#"{ "exact": true, "| }"#) == ["layers", "extends"])
    #expect(try labels(#"{ "layers": { "ui": { "files": "UI/**", "| } } }"#) == ["mayUse"])
    // A layer has the name that a team gives it.
    #expect(try labels(#"{ "layers": { "| } }"#) == [])
  }

  @Test func `values are the words of the schema, and layers those of the file`() throws {
    #expect(try labels(#"{ "exact": |"#) == ["true", "false"])
    #expect(try labels(#"{ "extends": "|" }"#) == ["layered", "packages"])
    #expect(try labels(#"{ "extends": ["packages", "|"] }"#) == ["layered", "packages"])
    #expect(
      try labels(#"{ "layers": { "ui": { "mayUse": ["|"] }, "core": {} } }"#) == ["ui", "core"])
  }

  @Test func `comments, escapes and brackets that do not match are no trouble`() throws {
    #expect(try labels("{ // \"exact\": { [\n \"| }") == ["layers", "exact", "extends"])
    #expect(try labels(#"{ "a\"b": 1, "|"#) == ["layers", "exact", "extends"])
    #expect(try labels("}}]]|") == [])
    #expect(try labels(String(repeating: "[", count: 5_000) + "|") == [])
  }
}
