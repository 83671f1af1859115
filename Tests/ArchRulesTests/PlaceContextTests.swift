import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Testing

/// What is said of a place before a line is written is what a check says of the line.
@Suite struct PlaceContextTests {
  /// Of one draw: so many files name each of so many types.
  private static let users = 20
  private static let types = 20

  @Test(arguments: 0..<26)
  func `ten thousand pairs of file and type: the check reports what the context forbids`(draw: Int) throws {
    var numbers = Draws(seed: UInt64(draw))
    let architecture = try Self.architecture(&numbers)
    let paths = (0..<Self.users).map { "\(numbers.element(of: Self.folders))/User\($0).swift" }
    var declarations: [(path: String, text: String)] = (0..<Self.types).map { number in
      let keyword = numbers.element(of: ["struct", "protocol", "final class", "enum"])
      let ending = numbers.element(of: ["", "Facade"])
      return (
        "\(numbers.element(of: Self.folders))/Type\(number).swift", "\(keyword) Type\(number)\(ending) {}"
      )
    }
    let names = declarations.map { String($0.text.split(separator: " ").dropLast().last ?? "") }
    let users = paths.enumerated().map { number, path in
      // Each names all types, one a line.
      (path, "final class User\(number) {\n" + names.map { "  func f(_: \($0)) {}\n" }.joined() + "}\n")
    }
    declarations.sort { $0.path < $1.path }
    let whole = Self.codebase(architecture, declarations + users)
    let run = RuleRun(architecture)
    let reported = Set(
      run.findings(in: whole).filter { $0.rule == "layer-dependencies" }.map {
        [$0.path, "\($0.range.start.line)"]
      })
    var forbidden = 0
    for (number, path) in paths.enumerated() {
      // Nothing of the file is there yet.
      let others = users.enumerated().filter { $0.offset != number }.map(\.element)
      let before = Self.codebase(architecture, declarations + others + [(path, "")])
      let file = try #require(before.files.ids.first { before.files[$0].path == path })
      let context = PlaceContext(ofFile: file, isThere: false, in: before, run)
      for (index, name) in names.enumerated() {
        let symbol = try #require(before.types(matching: name).first)
        let isReported = reported.contains([path, "\(index + 2)"])
        let mayName = context.mayName(symbol, in: before)
        #expect(
          mayName == !isReported, "\(path) \(name) in \(before.files[before.symbols[symbol].file].path)")
        if !mayName { forbidden += 1 }
      }
    }
    // Some of each: a draw in which all is allowed would prove nothing.
    #expect(forbidden > 0 && forbidden < Self.users * Self.types)
  }

  @Test func `rules for a kind of layer are asked there and nowhere else`() throws {
    let architecture = Self.read(#"{ "extends": "layered" }"#)
    func asked(_ path: String) throws -> [String] {
      let code = Self.codebase(architecture, [(path, "")])
      let context = PlaceContext(ofFile: try first(of: code), isThere: false, in: code, RuleRun(architecture))
      return context.rules.filter { $0.scope == .kind }.map(\.rule.about.id)
    }
    #expect(
      try asked("App/Features/Cart/Domain/Total.swift")
        == ["domain-concurrency", "domain-imports", "no-routes-in-domain"])
    #expect(try asked("App/Boot/Start.swift") == ["boot-depth", "boot-io", "boot-logic"])
    #expect(try asked("App/Features/Cart/Data/CartStore.swift") == [])
  }

  @Test func `a rule of the team's is asked where it looks, and where it is not off`() throws {
    let architecture = Self.read(
      """
      { "layers": { "ui": { "files": "UI/**" }, "core": { "files": "Core/**" } },
        "own": [{ "id": "no-print", "in": { "layer": "core" }, "forbid": { "calls": "print" }, "because": "It is slow." },
          { "id": "no-log", "severity": { "Core/Old/**": "off" }, "forbid": { "calls": "log" }, "because": "It is slow." }] }
      """)
    func asked(_ path: String) throws -> [String] {
      let code = Self.codebase(architecture, [(path, "")])
      return try PlaceContext(ofFile: first(of: code), isThere: false, in: code, RuleRun(architecture)).rules
        .filter { $0.scope == .team }.map(\.rule.about.id)
    }
    #expect(try asked("Core/A.swift") == ["no-log", "no-print"])
    #expect(try asked("Core/Old/A.swift") == ["no-print"])
    #expect(try asked("UI/A.swift") == ["no-log"])
    #expect(try asked("CoreTests/ATests.swift") == [])
  }

  @Test func `the example is called alike, then near, and has no findings`() throws {
    let architecture = Self.read(
      #"{ "layers": { "ui": { "files": "**/UI/**" }, "core": { "files": "Core/**" } } }"#)
    let code = Self.codebase(
      architecture,
      [
        ("Cart/UI/CartView.swift", "struct CartView {}"),
        ("Core/LoginViewModel.swift", "struct LoginViewModel {}"),
        ("Home/UI/HomeViewModel.swift", "struct HomeViewModel {}"),
        ("Menu/UI/MenuViewModel.swift", "struct MenuViewModel {}"), ("Cart/UI/CartViewModel.swift", ""),
        ("Cart/UI/Row.swift", "extension CartView {}"),
      ])
    func example(_ findings: Set<String>) throws -> String? {
      try NearestExample.path(
        near: file("Cart/UI/CartViewModel.swift", in: code), in: code, withoutFindings: findings)
    }
    #expect(try example([]) == "Home/UI/HomeViewModel.swift")
    #expect(try example(["Home/UI/HomeViewModel.swift"]) == "Menu/UI/MenuViewModel.swift")
    #expect(
      try example(["Home/UI/HomeViewModel.swift", "Menu/UI/MenuViewModel.swift"]) == "Cart/UI/CartView.swift")
    #expect(
      try example(["Home/UI/HomeViewModel.swift", "Menu/UI/MenuViewModel.swift", "Cart/UI/CartView.swift"])
        == nil
    )
  }

  private func first(of code: Codebase) throws -> FileID { try #require(code.files.ids.first) }

  private func file(_ path: String, in code: Codebase) throws -> FileID {
    try #require(code.files.ids.first { code.files[$0].path == path })
  }

  private static let folders = ["A", "B", "C", "D", "Root", "Elsewhere"]

  private static func architecture(_ numbers: inout Draws) throws -> Architecture {
    let layers = folders.dropLast().map { name -> String in
      let uses = folders.dropLast().filter { $0 != name && numbers.next() % 3 == 0 }.map {
        "\"\($0.lowercased())\""
      }
      let shows = numbers.next() % 3 == 0 ? ", \"public\": { \"named\": \"*Facade\" }" : ""
      let mayUse = numbers.next() % 5 == 0 ? "" : ", \"mayUse\": [\(uses.joined(separator: ", "))]"
      return "\"\(name.lowercased())\": { \"files\": \"\(name)/**\"\(mayUse)\(shows) }"
    }
    let open = numbers.next() % 2 == 0 ? "\"protocolsOf\": [\"b\"]" : ""
    return read(
      """
      { "layers": { \(layers.joined(separator: ", ")) }, "compositionRoot": { "files": "Root/**" },
        "rules": { "layer-dependencies": { \(open) } } }
      """)
  }

  private static func read(_ text: String) -> Architecture {
    let reading = Architecture.reading(Array(text.utf8), rules: RuleCatalog.known)
    #expect(reading.isUsable, "\(reading.problems.map(\.message))")
    return reading.architecture
  }

  private static func codebase(_ architecture: Architecture, _ files: [(String, String)]) -> Codebase {
    Codebase.laidOut(
      architecture, files.map { ScannedFile(FileFacts(scanning: Array($0.1.utf8), path: $0.0)) })
  }

  @Test func `a file in no target is left alone, and one that is yet to be written is not`() throws {
    let project = """
      {objects = {
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (S1); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S1); name = Shop; };
        X1 = {isa = PBXProject; mainGroup = G0; targets = (T1); };
      }; rootObject = X1; }
      """
    let architecture = Self.read(
      #"{ "layers": { "ui": { "files": "Shop/**" }, "old": { "files": "Old/**" } } }"#)
    let files = (0..<20).map { ("Shop/Page\($0).swift", "struct Page\($0) {}") }
    let code = Codebase.laidOut(
      architecture,
      (files + [("Old/Cart.swift", "struct Cart {}")]).map {
        ScannedFile(FileFacts(scanning: Array($0.1.utf8), path: $0.0))
      },
      build: BuildFiles(xcodeProjects: [XcodeProject(Array(project.utf8), path: "Shop.xcodeproj")]))
    let cart = try file("Old/Cart.swift", in: code)
    let run = RuleRun(architecture)
    let written = PlaceContext(ofFile: cart, isThere: true, in: code, run)
    #expect(written.notJudged?.kind == .unbuilt)
    let unwritten = PlaceContext(ofFile: cart, isThere: false, in: code, run)
    #expect(unwritten.notJudged == nil)
  }
}

/// The same numbers each time.
private struct Draws {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 8
  }

  mutating func element<Element>(of list: [Element]) -> Element { list[Int(next() % UInt64(list.count))] }
}
