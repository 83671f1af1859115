import ArchFacts
import ArchModel
import Testing

@Suite struct ModulePrefixTests {
  @Test(arguments: [
    "let d: Foundation.UserDefaults = .standard", "let d: [Foundation.UserDefaults]",
    "let d = Foundation.UserDefaults.standard", "let d = `Foundation`.`UserDefaults`.standard",
    "let d = Foundation::UserDefaults.standard", "let d = Foundation /* here */ . UserDefaults.standard",
    "let d = Foundation\n  .UserDefaults\n  .standard", "let d: Foundation::UserDefaults",
    "let d: [String: Foundation::UserDefaults]? = nil", "let d: Foundation :: UserDefaults = .standard",
    "let d = [Foundation::UserDefaults]()",
  ])
  func `the name of another's module is left out`(_ code: String) {
    let facts = codebase(["A.swift": code]).files[0].facts
    #expect(!facts.text(facts.members[0].type).contains("Foundation"))
    #expect(!facts.text(facts.members[0].value).contains("Foundation"))
    let names =
      facts.typeReferences.map { facts.text($0.name) } + facts.memberAccesses.map { facts.text($0.text) }
    #expect(names.contains { $0.hasPrefix("UserDefaults") || $0.hasPrefix("`UserDefaults`") })
    #expect(!names.contains { $0.contains("Foundation") })
  }

  @Test func `what follows a module selector is looked for in that module alone`() {
    let code = codebase([
      "Sources/Core/User.swift": "public struct User { let id: Int }\npublic struct UserDefaults {}",
      "Sources/App/User.swift": "struct User {}\nstruct UserDefaults {}",
      "Sources/App/Use.swift": """
      import Core
      import Foundation
      struct A { let a: Core::User, b: User, c: Foundation::UserDefaults, d: UserDefaults }
      struct B: Foundation::NSCopying { @SwiftUI::State var e = 1; func f(_ g: [Core::User]) -> Core::User? { nil } }
      extension Core::User {}
      """,
    ])
    #expect(
      code.uses(in: "Sources/App/Use.swift") == [
        "3 User in Sources/Core/User.swift", "3 User in Sources/App/User.swift",
        "3 UserDefaults in Sources/App/User.swift", "4 User in Sources/Core/User.swift",
        "4 User in Sources/Core/User.swift", "5 User in Sources/Core/User.swift",
      ])
    let file = code.files[2]
    #expect(file.texts(file.facts.types[1].inherits) == ["NSCopying"])
    #expect(file.facts.attributes.map { file.facts.text($0.name) } == ["State"])
  }

  @Test func `an attribute is called what it is called without its module`() {
    let file = codebase(["A.swift": "@Swift.MainActor final class A: UIKit.UIView {}"]).files[0]
    #expect(file.texts(file.facts.types[0].attributes) == ["MainActor"])
    #expect(file.texts(file.facts.types[0].inherits) == ["UIView"])
    #expect(file.facts.text(file.facts.attributes[0].name) == "MainActor")
  }

  @Test func `a function after its module is called by its name`() {
    let facts = codebase(["A.swift": "func f() { Swift.print(\"\") }"]).files[0].facts
    #expect(facts.calls.map { facts.text($0.callee) } == ["print"])
    #expect(facts.calls[0].callee == facts.calls[0].member)
    #expect(facts.memberAccesses.isEmpty)
  }

  @Test func `a type after a module in lower case is called by its name`() {
    let facts = codebase(["A.swift": "import os\nlet log = os.Logger()"]).files[0].facts
    #expect(facts.calls.map { facts.text($0.callee) } == ["Logger"])
  }

  @Test func `a bare type after its module is a value`() {
    let facts = codebase(["A.swift": "let all = [Foundation.Data](); f(Foundation.Date)"]).files[0].facts
    #expect(facts.typeReferences.map { facts.text($0.name) } == ["Data", "Date"])
    #expect(facts.memberAccesses.isEmpty)
  }

  @Test func `a type of the codebase hides a module of its name`() {
    let code = codebase([
      "Network.swift": "enum Network { struct Session {}\nstatic func start() {} }",
      "Use.swift": "import Network\nlet s = Network.Session()\nfunc f() { Network.start() }",
    ])
    #expect(
      code.uses(in: "Use.swift") == ["2 Network.Session in Network.swift", "3 Network in Network.swift"])
  }

  @Test(arguments: [
    "struct A { enum Foundation {} }", "#if os(Windows)\nenum Foundation {}\n#endif",
    "private enum Foundation {}",
  ])
  func `a type that is not seen hides no module`(_ decoy: String) {
    let code = codebase(["Decoy.swift": decoy, "Use.swift": "let d = Foundation.UserDefaults.standard"])
    let facts = code.files[1].facts
    #expect(facts.memberAccesses.map { facts.text($0.text) } == ["UserDefaults.standard"])
  }

  @Test func `after another's module no type of the codebase is meant`() {
    let code = codebase([
      "Own.swift": "struct Logger {}",
      "Use.swift": "import os\nlet a = os.Logger()\nlet b: os.Logger\nlet c = Logger()",
    ])
    #expect(code.uses(in: "Use.swift") == ["4 Logger in Own.swift"])
  }

  @Test func `the modules of the codebase stay, because they say which type is meant`() {
    let code = codebase([
      "Sources/A/User.swift": "public struct User {}", "Sources/B/User.swift": "public struct User {}",
      "Sources/C/Use.swift": "import A\nimport B\nlet a: A.User\nlet c: `B`.User",
    ])
    #expect(
      code.uses(in: "Sources/C/Use.swift") == [
        "3 User in Sources/A/User.swift", "4 User in Sources/B/User.swift",
      ])
  }

  @Test func `what is shown to people is what they wrote`() {
    let file = codebase(["A.swift": "let d = Foundation.UserDefaults.standard"]).files[0]
    #expect(file.written.text(file.written.members[0].value) == "Foundation.UserDefaults.standard")
    #expect(file.facts.bytes.count == file.written.bytes.count)
  }

  @Test func `nothing else is left out`() {
    let source = """
      import Foundation
      // archcheck:disable no-singletons - a reason
      /// A type.
      @Swift.MainActor struct A<T> {
        enum Kind { case one(Int) }
        var d: Foundation.UserDefaults = Foundation.UserDefaults.standard
        #if DEBUG
        func f(a: Int = Swift.max(1, 2), i: Swift.Array<Int>.Index) -> Foundation.Data {
          let x = Foundation.Data() as Foundation.Data
          for z: Foundation.Data in [x] { use(z) }
          d = Foundation.UserDefaults.standard
          if a == 1, let y = Foundation.Bundle.main { use(#file, [x], y) { .init() } }
          return Foundation.Data()
        }
        #endif
      }
      """
    let file = codebase(["A.swift": source]).files[0]
    let kept = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: file.facts).children.map { ($0.label ?? "", $0.value) })
    for (label, value) in Mirror(reflecting: file.written).children {
      guard let list = value as? any Collection, let label, !["bytes", "path"].contains(label) else {
        continue
      }
      #expect(!list.isEmpty, "the source has nothing for \(label)")
      let count = (kept[label] as? any Collection)?.count ?? -1
      #expect(label == "memberAccesses" || count == list.count, "\(label)")
    }
    #expect(!file.facts.nameChains.contains { file.facts.text($0).contains("Foundation") })
    #expect(!file.facts.returnedValues.contains { file.facts.text($0.value).contains("Foundation") })
    #expect(!file.facts.assignments.contains { file.facts.text($0.value).contains("Foundation") })
  }

  @Test func `a generic parameter hides a module of its name`() {
    let code = codebase([
      "A.swift": "struct A<Foundation> { let d: Foundation.Data }",
      "B.swift": "struct B { enum Foundation {} }",
    ])
    let facts = code.files[0].facts
    #expect(facts.text(facts.members[0].type) == "Foundation.Data")
  }

  @Test func `what began with a module begins with the name behind it`() {
    let source =
      "struct A { var d: Foundation.Data; let e = Foundation.Data(); func f() { d = Foundation.Data() } }"
    let facts = codebase(["A.swift": source]).files[0].facts
    let ranges = [facts.members[0].type, facts.members[1].value] + facts.assignments.map(\.value)
    #expect(
      ranges.map { String(decoding: facts.bytes[Int($0.start)..<Int($0.start + 4)], as: UTF8.self) } == [
        "Data", "Data", "Data",
      ])
  }

  @Test func `a module of the codebase has no types but its own`() {
    let code = codebase([
      "Sources/A/Other.swift": "public struct Other {}", "Sources/B/User.swift": "public struct User {}",
      "Sources/C/Use.swift": "import A\nimport B\nlet a: A.User\nlet b: B.User",
    ])
    #expect(code.uses(in: "Sources/C/Use.swift") == ["4 User in Sources/B/User.swift"])
    let facts = code.files[2].facts
    #expect(facts.members.map { facts.text($0.type) } == ["A.User", "B.User"])
  }

  @Test func `of a module's types of one name those for other platforms are one, others are left alone`() {
    func uses(_ condition: String) -> [String] {
      codebase([
        "Sources/Core/Phone.swift": "#if os(iOS)\npublic struct User {}\n#endif",
        "Sources/Core/Desk.swift": "#if \(condition)\npublic struct User {}\n#endif",
        "Sources/App/Use.swift": "import Core\nlet a: Core.User",
      ]).uses(in: "Sources/App/Use.swift")
    }
    #expect(uses("os(macOS)").count == 1)
    #expect(uses("os(iOS)") == [])
  }

  @Test func `a file may end with an attribute that is called like a module`() {
    let facts = codebase(["A.swift": "import SwiftUI\n@SwiftUI"]).files[0].facts
    #expect(facts.attributes.map { facts.text($0.name) } == ["SwiftUI"])
  }
}
