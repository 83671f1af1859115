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
