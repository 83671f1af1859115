import ArchAdoption
import ArchRules
import Testing

/// What a baseline and a review take for the same finding, and what for another one.
@Suite struct KnownFindingTests {
  // MARK: Composition root

  private static let stores = """
    public enum Disk { public final class Store: Storing { public func save() {} } }
    public enum Net { public final class Store: Storing { public func save() {} } }
    """
  private static let storing = "protocol Storing { func save() }"

  private func makes(_ body: String) throws -> KnownCode {
    try KnownCode(
      "composition-root",
      [
        "Core/Infrastructure/Stores.swift": Self.stores, "Core/Contracts/Storing.swift": Self.storing,
        "Features/Auth/Domain/LoginUseCase.swift": "final class LoginUseCase { \(body) }",
      ])
  }

  @Test func `a maker that makes another type is new`() throws {
    let before = try makes("func run() { Disk.Store().save() }")
    #expect(before.findings.count == 1)
    #expect(
      try makes("func run() { Net.Store().save() }").new(since: before)
        == ["Features/Auth/Domain/LoginUseCase.swift:1: LoginUseCase.run() → Net.Store"])
    #expect(try makes("\n\n func run() { Disk.Store().save() }").new(since: before) == [])
    #expect(
      try makes("func run() { Disk.Store().save(); Disk.Store().save() }").new(since: before).count == 1)
  }

  @Test func `overloads are told apart`() throws {
    let before = try makes("func run() { Disk.Store().save() }; func run(at place: Int) {}")
    let other = try makes("func run() {}; func run(at place: Int) { Disk.Store().save() }")
    #expect(other.new(since: before).map { $0.hasSuffix("LoginUseCase.run(at:) → Disk.Store") } == [true])
  }

  // MARK: Users of a type

  private func uses(_ text: String) throws -> KnownCode {
    try KnownCode(
      "layer-dependencies",
      [
        "Features/Auth/Presentation/AuthView.swift": "struct AVM { let a = 1 }\nstruct BVM { let a = 1 }",
        "Features/Auth/Domain/E.swift": text,
      ])
  }

  @Test(arguments: [
    ("struct E { func f() { _ = AVM() }\n func g() { _ = AVM() } }", "2: E.g() → AVM"),
    ("struct E { func f() { _ = AVM() }\n let model: AVM? = nil }", "2: E.model → AVM"),
    ("struct E { func f() { _ = AVM() } }\nstruct E2 { func f() { _ = AVM() } }", "2: E2.f() → AVM"),
    ("struct E {\n func f(at: AVM) {}\n func f() { _ = AVM() } }", "2: E.f(at:) → AVM"),
    ("struct E { func f() { _ = AVM()\n _ = BVM() } }", "2: E.f() → BVM"),
    ("struct E { func f() { _ = AVM() } }\nlet all: [AVM] = []", "2: all → AVM"),
  ])
  func `a further user of a type in one file is new, and is shown`(text: String, new: String) throws {
    let before = try uses("struct E { func f() { _ = AVM() } }")
    #expect(before.findings.count == 1)
    let now = try uses(text)
    #expect(now.new(since: before) == ["Features/Auth/Domain/E.swift:" + new])
    #expect(now.reviewed(since: before).count == 1)
    #expect(now.new(since: now) == [])
    #expect(now.baseline.size == now.findings.count)
  }

  @Test func `a finding with several users counts once, also where baselines are compared`() throws {
    let none = try uses("struct E {}")
    let now = try uses("struct E { func f() { _ = AVM() }; func g() { _ = AVM() } }")
    #expect(now.baseline.entries.count == 2 && now.baseline.size == 1)
    #expect(now.baseline.sizesByRule == ["layer-dependencies": 1])
    let written = BaselineChange(from: none.baseline, to: now.baseline, now.match(none))
    #expect((written.added, written.removed) == (1, 0))
    let pruned = BaselineChange(from: now.baseline, to: none.baseline, none.match(now))
    #expect((pruned.added, pruned.removed) == (0, 1))
  }

  @Test func `a user that names a type once more depends on nothing more`() throws {
    let before = try uses("struct E { func f() { _ = AVM() } }")
    #expect(try uses("struct E { func f() { let a: AVM = AVM(); _ = a } }").new(since: before) == [])
  }

  @Test func `one user fewer is stale and nothing is new`() throws {
    let before = try uses("struct E { func f() { _ = AVM() }; func g() { _ = AVM() } }")
    let match = try uses("struct E { func g() { _ = AVM() } }").match(before)
    #expect(match.findings.map(\.status) == [.known])
    #expect(match.stale.entries.map(\.key.symbol) == ["E.f() → AVM"])
    #expect(before.baseline.pruned(by: match).size == 1)
  }

  @Test func `a comment at one user lets no other one through`() throws {
    func code(_ text: String) throws -> [Finding] {
      try KnownCode(
        "layer-dependencies",
        [
          "Features/Auth/Presentation/AuthView.swift": "struct AVM { let a = 1 }",
          "Features/Auth/Domain/E.swift": text,
        ], heedsComments: true
      ).findings
    }
    let comment = "// archcheck:disable:next layer-dependencies - it is shown there"
    let one = try code("struct E {\n\(comment)\n func f() { _ = AVM(); _ = AVM() }\n}")
    #expect(one.map(\.status) == [.suppressed])
    let two = try code("struct E {\n\(comment)\n func f() { _ = AVM() }\n func g() { _ = AVM() }\n}")
    #expect(two.map(\.status) == [.suppressed, .new])
    #expect(two.map(\.symbol) == ["E.f() → AVM", "E.g() → AVM"])
    let both = try code("// archcheck:disable layer-dependencies - r\nstruct E { let a: AVM; let b: AVM }")
    #expect(both.map(\.status) == [.suppressed])
  }

  @Test func `each further call of what others wrote is new`() throws {
    func boot(_ body: String) throws -> KnownCode {
      try KnownCode(
        "boot-io",
        ["App/Boot/AppBootstrapper.swift": "import Foundation\nfinal class AppBootstrapper { \(body) }"])
    }
    let before = try boot("func start() { UserDefaults.standard.set(1, forKey: \"a\") }")
    let twice = try boot(
      "func start() { UserDefaults.standard.set(1, forKey: \"a\")\n UserDefaults.standard.removeObject(forKey: \"b\") }"
    )
    #expect(twice.findings.count == 1 && twice.baseline.size == 1)
    #expect(
      twice.new(since: before)
        == ["App/Boot/AppBootstrapper.swift:3: AppBootstrapper.start() → UserDefaults"])
    #expect(twice.match(before).stale.isEmpty && before.new(since: twice) == [])
  }

  @Test func `a second overload that uses a type of Apple's is new`() throws {
    func domain(_ body: String) throws -> KnownCode {
      try KnownCode(
        "domain-imports", ["Features/Auth/Domain/E.swift": "import Foundation\nstruct E {\n\(body)\n}"])
    }
    let call = "{ UserDefaults.standard.set(a, forKey: \"a\") }"
    let before = try domain("func f(_ a: Int) \(call)")
    for other in ["func f(_ a: Int, at b: Int)", "func f(_ a: String)"] {
      let now = try domain("func f(_ a: Int) \(call)\n\(other) \(call)")
      #expect(now.new(since: before).count == 1 && now.findings.count == 1, "\(other)")
      #expect(now.new(since: before).allSatisfy { $0.contains("E.swift:4:") })
    }
  }

  // MARK: Cycles

  private func features(_ uses: [String: [String]]) throws -> KnownCode {
    var files: [String: String] = [:]
    for (name, others) in uses {
      let properties = others.map { "let \($0.lowercased()): \($0)Value" }.joined(separator: "; ")
      files["Features/\(name)/Domain/\(name).swift"] = "struct \(name)Value { let own: Int; \(properties) }"
    }
    return try KnownCode("dependency-cycle", files)
  }

  @Test(arguments: [
    (["A": ["B"], "B": ["A", "C"], "C": ["A"]], true),
    (["A": ["B"], "B": ["A", "C"], "C": ["B"]], true),
    (["A": ["B", "C"], "B": ["A"], "C": ["D"], "D": ["B"]], true),
    (["A": ["B"], "B": ["A", "C"], "C": []], false),
    (["A": ["B"], "B": ["A"], "C": ["A"]], false),
  ])
  func `a cycle that grows is new, and what only leads to it is not`(
    uses: [String: [String]], isNew: Bool
  ) throws {
    let before = try features(["A": ["B"], "B": ["A"]])
    #expect(before.findings.count == 1)
    let now = try features(uses)
    #expect(now.new(since: before).isEmpty != isNew)
    #expect(now.reviewed(since: before).isEmpty != isNew)
    #expect(now.new(since: now) == [])
  }

  @Test func `a new edge is reported with the cycle that it closes`() throws {
    let before = try features(["A": ["B"], "B": ["A"]])
    let now = try features(["A": ["B"], "B": ["A", "C"], "C": ["A"]]).match(before)
    let new = now.findings.filter { $0.status == .new }
    #expect(new.map(\.message) == ["cycle between features: 'C' → 'A' → 'B' → 'C'"])
    #expect(new.map(\.path) == ["Features/B/Domain/B.swift"])
  }

  @Test func `an edge less in a large cycle makes nothing new`() throws {
    let before = try features(["A": ["B", "C"], "B": ["C"], "C": ["D", "A"], "D": ["A"]])
    let now = try features(["A": ["B", "C"], "B": ["C"], "C": ["D"], "D": ["A"]])
    #expect(now.new(since: before) == [])
    #expect(!now.match(before).stale.isEmpty)
  }

  // MARK: Names

  private static let shared = [
    "Core/Infrastructure/AVM.swift":
      "final class AVM { static let shared = AVM(); func go() {} }\nfinal class Other { func go() {} }"
  ]

  private func renamed(_ name: String, in path: String = "AVM", more: String = "") throws -> KnownCode {
    try KnownCode(
      "no-singletons",
      [
        "Core/Infrastructure/\(path).swift":
          "final class \(name) { static let shared = \(name)(); func go() {} }\nfinal class Other { func go() {} }\n"
          + more
      ])
  }

  @Test func `a type that was renamed is followed, its file with it`() throws {
    let before = try renamed("AVM")
    #expect(before.findings.count == 1)
    for now in [try renamed("ProfileVM"), try renamed("ProfileVM", in: "ProfileVM")] {
      #expect(now.new(since: before) == [] && now.reviewed(since: before) == [])
      let match = now.match(before)
      #expect(match.stale.isEmpty)
      #expect(before.baseline.pruned(by: match) == now.baseline)
    }
  }

  @Test func `a file that was renamed with its type is followed with all that it has`() throws {
    func domain(_ name: String) throws -> KnownCode {
      let code =
        "import UIKit\nstruct \(name) { func save() { UserDefaults.standard.set(1, forKey: \"a\") } }"
      return try KnownCode(
        "domain-imports",
        [
          "Features/Auth/Domain/\(name).swift": code,
          "Features/Auth/Domain/Other.swift": "import UIKit\nstruct Other {}",
        ])
    }
    let before = try domain("Draft")
    #expect(before.findings.count == 3)
    let now = try domain("Sketch")
    #expect(now.new(since: before) == [])
    let match = now.match(before)
    #expect(match.stale.isEmpty && before.baseline.pruned(by: match) == now.baseline)
    #expect(match.moves == ["Features/Auth/Domain/Draft.swift": "Features/Auth/Domain/Sketch.swift"])
  }

  @Test func `an extension is of its type, whether its module is there or not`() throws {
    func domain(_ type: String, _ function: String) throws -> KnownCode {
      let saving =
        "import Foundation\nextension \(type) { func \(function) { UserDefaults.standard.set(1, forKey: \"a\") } }"
      return try KnownCode(
        "domain-imports",
        ["Sources/Models/Draft.swift": "struct Draft {}", "Sources/Models/Draft+Saving.swift": saving],
        config: #"{"extends": "layered", "layers": {"domain": {"files": ["Sources/Models/**"]}}}"#)
    }
    let before = try domain("Models.Draft", "save()")
    #expect(before.findings.map(\.symbol) == ["Draft.save() → UserDefaults"])
    #expect(try domain("Draft", "save()").new(since: before) == [])
    #expect(try domain("Models.Draft", "save(at: Int)").new(since: before) == [])
  }

  @Test func `of two that could be meant none is followed`() throws {
    let before = try renamed("AVM")
    let twins = try renamed("B", more: "final class C { static let shared = C(); func go() {} }")
    #expect(twins.new(since: before).count == 2)
  }

  @Test func `a break next to the renamed one is new`() throws {
    let before = try renamed("AVM")
    let now = try renamed("AVM", more: "final class C { static let shared = C(); func go() {} }")
    #expect(now.new(since: before).map { $0.hasSuffix("C.shared") } == [true])
  }

  @Test func `where the former code is known nothing that was there before is a new name`() throws {
    func code(_ text: String) throws -> KnownCode {
      try KnownCode("no-singletons", ["Core/Infrastructure/A.swift": text])
    }
    let before = try code(
      "final class A { static let shared = A(); func go() {} }\nfinal class B { func go() {} }")
    let now = try code("final class B { static let shared = B(); func go() {} }")
    #expect(now.reviewed(since: before) == ["B.shared"])
  }

  @Test func `a name that is still declared somewhere was not given up`() throws {
    func code(_ text: String) throws -> KnownCode {
      try KnownCode("no-singletons", ["Core/Infrastructure/A.swift": text])
    }
    let before = try code("final class A { static let shared = A(); func go() {} }")
    let now = try code(
      "final class A { func go() {} }\nfinal class B { static let shared = B(); func go() {} }")
    #expect(now.new(since: before).count == 1)
  }

  @Test func `a function that was renamed is followed, and so are the users of a type`() throws {
    let before = try uses("struct E { func f() { _ = AVM() } }")
    #expect(try uses("struct E { func load(at: Int) { _ = AVM() } }").new(since: before) == [])
    #expect(try uses("struct F { func f() { _ = AVM() } }").new(since: before) == [])
    let other = try KnownCode(
      "layer-dependencies",
      [
        "Features/Auth/Presentation/AuthView.swift":
          "struct ProfileVM { let a = 1 }\nstruct BVM { let a = 1 }",
        "Features/Auth/Domain/E.swift": "struct E { func f() { _ = ProfileVM() } }",
      ])
    #expect(other.new(since: before) == [])
    // Something else is used instead.
    let swapped = try uses("struct E { func f() { _ = BVM() } }")
    #expect(swapped.new(since: before).count == 1)
  }

  @Test func `what Apple declares has no other name`() throws {
    func boot(_ type: String) throws -> KnownCode {
      try KnownCode(
        "boot-io",
        [
          "App/Boot/AppBootstrapper.swift":
            "import Foundation\nfinal class AppBootstrapper { func start() { _ = \(type)() } }"
        ])
    }
    #expect(try boot("URLSession").new(since: try boot("UserDefaults")).count == 1)
  }

  // MARK: Stale entries

  @Test func `a comment over what was known does not fix it, and what else it silences is reported`() throws {
    func code(_ text: String) throws -> KnownCode {
      try KnownCode("no-singletons", ["Core/Infrastructure/A.swift": text], heedsComments: true)
    }
    let type = "final class A { static let shared = A(); func go() {} }"
    let before = try code(type)
    let now = try code(
      "// archcheck:disable no-singletons - old\n\(type)\nfinal class B { static let shared = B(); func go() {} }"
    )
    let match = now.match(before)
    #expect(match.stale.entries.map { match.staleness(of: $0.key) } == [.suppressed])
    #expect(now.change(since: before).letStand.map(\.symbol) == ["B.shared"])
  }

  @Test func `why an entry is stale is known`() {
    var scope = BaselineMatch.Scope(paths: ["A.swift", "ATests.swift"])
    scope.judgedPaths = ["A.swift"]
    scope.existingPaths = ["A.swift", "ATests.swift", "Left.swift"]
    let match = BaselineMatch([], Baseline(), scope)
    let reasons = ["A.swift", "ATests.swift", "Left.swift", "Gone.swift"].map {
      match.staleness(of: BaselineKey(rule: "r", path: $0, subject: .declaration("A")))
    }
    #expect(reasons == [.fixed, .notJudged, .notJudged, .fileGone])
  }
}
