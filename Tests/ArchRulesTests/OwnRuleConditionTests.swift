import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

/// What stands in a `#if`.
@Suite struct OwnRuleConditionTests {
  private static let code = """
    // App/A.swift
    #if os(iOS)
      import UIKit
      func phone() { log("1") }
    #elseif os( macOS ) && !targetEnvironment(macCatalyst)
      import AppKit
      func desk() { log("2") }
    #else
      func other() { log("3") }
    #endif
    #if !FAST || BETA
      struct Slow { let speed = 0 }
    #endif
    func all() { log("4") }
    """

  private func lines(_ rule: String, _ code: String = Self.code) -> [Int] {
    let result = OwnRuleCase("{ \"id\": \"a\", \(rule), \"because\": \"b\" }", code)
    #expect(result.mistakes == [])
    return result.findings.map(\.range.start.line).sorted()
  }

  @Test(arguments: [
    ("#if os(iOS)", [3]), ("#if os(*)", [3, 6]), ("#if !os(iOS)", [6, 8]), ("#if !os(macOS)", [8]),
    ("#if !targetEnvironment(*)", [6]), ("#if targetEnvironment(macCatalyst)", [8]), ("#if *", [3, 6, 8]),
  ])
  func `a use, a declaration and an import within a condition`(condition: String, found: [Int]) {
    #expect(lines("\"forbid\": { \"calls\": { \"named\": \"log\", \"within\": \"\(condition)\" } }") == found)
    #expect(
      lines("\"functions\": { \"within\": \"\(condition)\" }, \"forbid\": { \"named\": \"*\" }") == found)
    #expect(
      lines(
        "\"functions\": { \"named\": \"{x}\", \"within\": \"\(condition)\" }, \"forbid\": { \"named\": \"{x}\" }"
      )
        == found)
    let imports = lines("\"forbid\": { \"imports\": { \"within\": \"\(condition)\" } }")
    #expect(imports == found.compactMap { [3: 2, 6: 5][$0] })
  }

  @Test func `a type, a property and what is required`() {
    #expect(lines(##""types": { "within": ["#if BETA", "#if X"] }, "forbid": { "named": "*" }"##) == [11])
    #expect(lines(##""properties": "*", "forbid": { "within": "#if !FAST" }"##) == [11])
    #expect(lines(##""calls": "log", "require": { "within": "#if *" }"##) == [13])
    #expect(lines(##""functions": "*", "require": { "within": "#if *" }"##) == [13])
    #expect(lines(##""functions": { "not": { "within": "#if *" } }, "forbid": { "named": "*" }"##) == [13])
  }

  @Test func `of whole files it is the condition itself`() {
    #expect(lines(##""forbid": { "within": "#if os(*)" }"##) == [1, 4])
    #expect(lines(##""forbid": { "within": ["#if !*", "#if BETA"] }"##) == [4, 10])
    #expect(
      lines(##""in": { "except": "App/**" }, "optional": true, "forbid": { "within": "#if os(*)" }"##) == [])
    #expect(lines(##""in": { "files": "{x}/**" }, "forbid": { "within": "#if os(*)" }"##) == [1, 4])
    let messages = OwnRuleCase(
      OwnRuleCase.forbidding(##""within": "#if os(*)""##), Self.code
    ).findings.map(\.message)
    #expect(messages == ["'#if os(iOS)' stands here", "'#if os(macOS)' stands here"])
    let message = OwnRuleCase(
      OwnRuleCase.forbidding(##""calls": { "named": "log", "within": "#if os(iOS)" }"##), Self.code
    ).findings.map(\.message)
    #expect(message == ["'log', which is within '#if os(iOS)', is called here"])
  }

  @Test func `code for debugging is looked at where that is asked for`() {
    let code = "// App/A.swift\n#if DEBUG\nfunc a() { dump(1) }\n#endif\nfunc b() { dump(2) }"
    #expect(
      lines(
        ##""in": { "code": "debug" }, "forbid": { "calls": { "named": "dump", "within": "#if DEBUG" } }"##,
        code)
        == [2])
    #expect(lines(##""calls": "dump", "require": { "within": "#if DEBUG" }"##, code) == [4])
    #expect(lines(##""forbid": { "within": "#if DEBUG" }"##, code) == [1])
    let silent = OwnRuleCase(
      OwnRuleCase.forbidding(##""calls": { "named": "dump", "within": "#if DEBUG" }"##), code)
    #expect(silent.mistakes.map(\.suggestion) == ["add \"code\": \"debug\" to 'in'"])
  }

  @Test(arguments: [
    ("calls", "#if", "write one condition, such as \"#if DEBUG\" or \"#if os(*)\""),
    ("calls", "#ifdef DEBUG", "write \"#if DEBUG\""), ("calls", "#if  DEBUG", "write \"#if DEBUG\""),
    ("calls", "#if os(iOS) && DEBUG", "write one condition, such as \"#if DEBUG\" or \"#if os(*)\""),
    ("calls", "#else", "write one condition, such as \"#if DEBUG\" or \"#if os(*)\""),
    ("types", "print", "write one condition, such as \"#if DEBUG\" or \"#if os(*)\""),
    ("imports", "os(iOS)", "write one condition, such as \"#if DEBUG\" or \"#if os(*)\""),
  ])
  func `what is no condition is a mistake`(subject: String, value: String, advice: String) {
    let rule =
      "{ \"id\": \"a\", \"\(subject)\": { \"within\": \"\(value)\" }, \"forbid\": { \"named\": \"b\" }, \"because\": \"b\" }"
    #expect(OwnRuleCase(rule, Self.code).mistakes.map(\.suggestion) == [advice])
  }
}
