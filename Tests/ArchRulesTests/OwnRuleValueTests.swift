import ArchConfig
import ArchJSON
import ArchModel
import Testing

/// What can match nothing is refused with the spelling that can.
@Suite struct OwnRuleValueTests {
  @Test(arguments: [
    ("attributed", "@ObservedObject", "write \"ObservedObject\""),
    ("attributed", "available(iOS 17", "write \"available\""),
    ("attributed", "public", "write it in \"modified\""),
    ("attributed", "lazy", "write it in \"modified\""),
    ("calls", ".system", "write \"*.system\""), ("members", ".shared", "write \"*.shared\""),
    ("types", ".Item", "write \"Item\""),
    ("calls", "print(", "write \"print\""), ("calls", "print()", "write \"print\""),
    ("calls", "UserDefaults.standard()", "write \"UserDefaults.standard\""),
    ("calls", #"\bprint\s*\("#, "write \"print\""),
    ("calls", #"^DispatchQueue\.main"#, "write \"DispatchQueue.main\""),
    ("calls", "DispatchQueue..main", "write \"DispatchQueue.main\""),
    ("calls", "print|dump", "write [\"print\", \"dump\"]"),
    ("calls", "(print|dump)", "write [\"print\", \"dump\"]"),
    ("calls", "print, dump", "write [\"print\", \"dump\"]"), ("calls", "Timer.", "write \"Timer.*\""),
    ("calls", "if", "write a name, with '*' for any letters"), ("calls", "self.reload", "write \"*.reload\""),
    ("members", "self.rows", "write \"rows\""),
    ("imports", "import UIKit", "write \"UIKit\""), ("imports", "Cart-Kit", "write \"Cart_Kit\""),
    ("named", "Cart|Item", "write [\"Cart\", \"Item\"]"), ("named", "I[a-z]em", "write \"I*em\""),
    ("named", "?tem", "write \"*tem\""), ("named", ".*Manager$", "write \"*Manager\""),
    ("named", "final class Cart", "write \"Cart\""), ("named", " Cart", "write \"Cart\""),
    ("types", "any Loader", "write \"Loader\""), ("types", "some View", "write \"View\""),
    ("types", "Array<Int>", "write \"Array\""), ("types", "Cart?", "write \"Cart\""),
    ("types", "Cart.self", "write \"Cart\""), ("types", "UserDefaults.standard", "write it in \"members\""),
    ("named", "Cart/Item", "a path belongs in \"files\" of 'in' or 'types'"),
    ("types", "Cart/Item", "a path belongs in \"files\" of 'in' or 'types'"),
    ("calls", "Cart/Item", "write a name, with '*' for any letters"),
    ("calls", "Label(_::image:)", "write \"Label\""),
    ("calls", "Label(:)", "write \"Label\""),
    ("types", "#Preview", "write it in \"macros\""),
    ("types", "[Int]", "write a name, with '*' for any letters"),
    ("conformingTo", "A & B", "write a name, with '*' for any letters"),
    ("modified", "var", "write a modifier, such as \"public\" or \"static\""),
    ("modified", "struct", "write it in \"declaredAs\""), ("modified", "finall", "did you mean 'final'?"),
    ("modified", "@MainActor", "write \"MainActor\" in \"attributed\""),
    ("modified", "private (set)", "write \"private(set)\""),
  ])
  func `a value that matches nothing is a mistake`(matcher: String, value: String, advice: String) throws {
    let written = value.replacing("\\", with: "\\\\")
    let rule = OwnRuleCase.forbidding(
      "\"\(matcher)\": [\"*\", \"\(written)\"]".replacing(
        "modified\": [\"*\"", with: "modified\": [\"public\""))
    let mistakes = OwnRuleCase(rule, "// App/A.swift").mistakes
    #expect(mistakes.map(\.suggestion) == [advice])
    let mistake = try #require(mistakes.first)
    #expect(mistake.message.hasPrefix("'\(value)' for '\(matcher)' in 'forbid' of rule 'a' "))
    // The value itself is marked.
    #expect(mistake.location.length == written.utf8.count + 2)
  }

  @Test(arguments: [
    ("attributed", "MainActor"), ("attributed", "_spi"), ("calls", "DispatchQueue.main.async"),
    ("calls", "*.sink"),
    ("calls", "super.viewDidLoad"), ("calls", "*"), ("calls", "init"), ("calls", "Image(systemName:)"),
    ("calls", "Label(_:systemImage:)"), ("imports", "Rx*"), ("imports", "UIKit.UIImage"), ("named", "Größe"),
    ("named", "Cart.Item"), ("types", "size_t"), ("types", "*Formatter"), ("modified", "private(set)"),
    ("modified", "nonisolated(unsafe)"), ("modified", "private*"), ("modified", "class"),
    ("members", "UserDefaults.standard"), ("conformingTo", "*"),
  ])
  func `a value that can match is not a mistake`(matcher: String, value: String) {
    let rule = OwnRuleCase.forbidding("\"\(matcher)\": \"\(value)\"")
    #expect(OwnRuleCase(rule, "// App/A.swift").mistakes == [])
  }

  @Test func `a modifier that no type has cannot be asked of types`() {
    let rule = #"{ "id": "a", "types": { "named": "*" }, "require": { "modified": "weak" }, "because": "b" }"#
    let mistakes = OwnRuleCase(rule, "// App/A.swift\nstruct A {}").mistakes
    #expect(
      mistakes.map(\.message) == [
        "'weak' for 'modified' in 'require' of rule 'a' is a modifier that no type has"
      ])
  }

  @Test func `an unknown layer where there are none says so`() {
    let rule = OwnRuleCase.forbidding(#""calls": "print""#, in: #""layer": "domian""#)
    let mistakes = OwnRuleCase(rule, "// App/A.swift", extends: "").mistakes
    #expect(mistakes.map(\.suggestion) == ["there are no layers: add \"layers\", or a preset to \"extends\""])
  }

  @Test func `what a layer may use is said elsewhere`() {
    let rule = OwnRuleCase.forbidding(#""layer": "data""#, in: #""layer": "domain""#)
    let mistakes = OwnRuleCase(rule, "// App/A.swift").mistakes
    #expect(
      mistakes.map(\.suggestion) == [
        "what a layer may use belongs in its \"mayUse\"; to forbid uses of it, write \"types\": { \"layer\": … }"
      ])
  }

  @Test func `a member may be called like a keyword, a type may not`() {
    let rule = #"{ "id": "a", "properties": "default", "forbid": { "modified": "static" }, "because": "b" }"#
    let found = OwnRuleCase(
      rule, "// App/A.swift\nstruct A { static let `default` = A()\n static let other = A() }")
    #expect(found.mistakes.isEmpty)
    #expect(found.lines == [1])
    func messages(_ subject: String) -> [String] {
      let rule = "{ \"id\": \"a\", \(subject), \"require\": { \"files\": \"**\" }, \"because\": \"b\" }"
      return OwnRuleCase(rule, "// App/A.swift\nstruct A {}").mistakes.map(\.message)
    }
    #expect(messages(#""cases": "in""#) == [])
    #expect(messages(#""members": { "named": "default" }"#) == [])
    #expect(messages(#""types": "default""#).count == 1)
    #expect(messages(#""functions": { "not": { "named": "subscript" } }"#) == [])
    #expect(messages(#""properties": "subscript""#).count == 1)
    #expect(messages(#""calls": "self""#).count == 1)
  }

  @Test func `what may not be so has to be about something`() {
    let rule = OwnRuleCase.forbidding(#""anyOf": [{ "calls": "a" }, { "calls": "b" }]"#)
    let mistakes = OwnRuleCase(rule, "// App/A.swift").mistakes
    #expect(
      mistakes.map(\.message) == [
        "'anyOf' in 'forbid' of rule 'a' needs something that the rule looks at"
      ])
  }

  @Test func `of a few words that everybody knows one may be nowhere`() {
    func dead(_ types: String) -> [String] {
      OwnRuleCase(OwnRuleCase.forbidding(#""calls": "print""#, types: types), "// App/A.swift\nstruct A {}")
        .dead
        .map(\.message)
    }
    #expect(dead(#""access": ["public", "internal"], "declaredAs": ["class", "struct"]"#) == [])
    #expect(dead(#""not": { "access": ["public", "package"] }"#) == [])
    #expect(dead(#""access": "public""#) == ["no type matches 'public' in 'access' of rule 'a'"])
    #expect(dead(#""access": ["public", "package"]"#).count == 2)
  }
}
