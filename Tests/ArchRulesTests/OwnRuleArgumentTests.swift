import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

/// What is passed to a call.
@Suite struct OwnRuleArgumentTests {
  private static let code = ##"""
    // App/A.swift
    func a() {
      log("a \(name("b")) c")
      log("a" + "b")
      log("a".localized)
      log(#"a "b" c"#)
      log("""
        many "lines"
        """)
      log("")
      log(1_000.5e-3)
      log(-1)
      log(5.seconds)
      log(true)
      log(nil)
      log(.opened)
      log(.opened(at: ")"))
      log(.a + .b)
      log(.init(1))
      log([1, 2])
      log([1, 2].count)
      log { 1 }
      log({ 1 })
      log(text)
      log(Event.opened)
      log()
      log(text, also: "b")
      log(("a"))
      log(#file)
    }
    """##

  private func lines(_ rule: String) -> [Int] {
    let result = OwnRuleCase("{ \"id\": \"a\", \(rule), \"because\": \"b\" }", Self.code)
    #expect(result.mistakes == [])
    return result.findings.map(\.range.start.line)
  }

  @Test(arguments: [
    ("text", [2, 5, 6, 9, 26]), ("number", [10, 11]), ("bool", [13]), ("nil", [14]), ("case", [15, 16]),
    ("list", [19]),
    ("closure", [21, 22]), ("value", [3, 4, 12, 17, 18, 20, 23, 24, 26, 27, 28]),
  ])
  func `what an argument is`(kind: String, found: [Int]) {
    #expect(lines("\"forbid\": { \"calls\": { \"named\": \"log\", \"given\": \"\(kind)\" } }") == found)
    #expect(
      lines(
        "\"calls\": { \"named\": \"{x}og\", \"given\": \"\(kind)\" }, \"require\": { \"named\": \"{x}ag\" }")
        == found)
  }

  @Test func `labels say which argument`() {
    #expect(lines(#""forbid": { "calls": { "named": "log(_:)", "given": "text" } }"#) == [2, 5, 6, 9])
    #expect(lines(#""forbid": { "calls": { "named": "log(also:)", "given": "text" } }"#) == [26])
    #expect(lines(#""forbid": { "calls": { "named": "log(also:)", "given": "value" } }"#) == [])
    #expect(
      lines(#""calls": "log", "require": { "given": ["text", "number", "case", "value", "closure"] }"#)
        == [13, 14, 19, 25])
  }

  @Test func `the message tells what it is given`() {
    let rule = OwnRuleCase.forbidding(#""calls": { "named": "log", "given": ["bool", "nil"] }"#)
    #expect(
      OwnRuleCase(rule, Self.code).findings.map(\.message).first
        == "'log', which is given true or false or nil, is called here")
    let unknown = OwnRuleCase.forbidding(#""calls": { "named": "log", "given": "txt" }"#)
    #expect(OwnRuleCase(unknown, Self.code).mistakes.map(\.suggestion) == ["did you mean 'text'?"])
    let stray = OwnRuleCase.forbidding(#""members": { "named": "log", "given": "text" }"#)
    #expect(OwnRuleCase(stray, Self.code).mistakes.map(\.suggestion) == ["it can be said of calls"])
  }
}
