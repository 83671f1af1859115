import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

@Suite struct BuildConditionTests {
  /// Which of two declarations a use means, each in a `#if` of its own; `sometimes` where another may be meant.
  private func meaning(of use: String?, among declared: [String?]) -> String {
    func under(_ condition: String?, _ code: String) -> String {
      condition.map { "#if \($0)\n\(code)\n#endif" } ?? code
    }
    var files: [FileFacts] = declared.enumerated().map { index, condition in
      FileFacts(scanning: Array(under(condition, "struct Thing {}").utf8), path: "\(index).swift")
    }
    files.append(FileFacts(scanning: Array(under(use, "let thing: Thing").utf8), path: "Use.swift"))
    let code = Codebase(Architecture(), files)
    let place = Place(file: code.files.ids[declared.count], owner: -1, function: -1)
    switch code.resolve(files[declared.count].members[0].type, at: place) {
    case .declared(let symbol): return code.file(of: symbol).path
    case .sometimes(let symbol): return "sometimes \(code.file(of: symbol).path)"
    case .notOurs: return "not ours"
    case .ambiguous: return "ambiguous"
    case .genericParameter: return "generic"
    }
  }

  @Test(arguments: [
    "NEVER", "!canImport(UIKit)", "DEBUG",
    "targetEnvironment(simulator)",
    "swift(>=6)", "arch(arm64)", "what is this",
  ])
  func `a type in a condition hides another's only there`(_ condition: String) {
    #expect(meaning(of: nil, among: [condition]) == "sometimes 0.swift")
    #expect(meaning(of: nil, among: [condition, nil]) == "1.swift")
  }

  /// `sockaddr`, which only Windows needs declared, and what only an old compiler does not have: elsewhere the name is
  /// the system's.
  @Test(arguments: [
    "os(Windows)", "os(Linux) && !os(iOS)", "compiler(<6)", "swift(<5.9) && DEBUG",
  ])
  func `what nobody on Apple's platforms gets hides nothing of the system's`(_ condition: String) {
    #expect(meaning(of: nil, among: [condition]) == "not ours")
    #expect(meaning(of: nil, among: [condition, nil]) == "1.swift")
    #expect(meaning(of: condition, among: [condition]) == "0.swift")
  }

  @Test(arguments: [
    "false", "!true", "os(iOS) && os(macOS)", "DEBUG && !DEBUG", "canImport(UIKit) && os(Linux)",
  ])
  func `what no build has is not seen`(_ condition: String) {
    #expect(meaning(of: nil, among: [condition]) == "not ours")
  }

  @Test(arguments: [
    ("os(Windows)", "os(Windows)"), ("os(iOS) && DEBUG", "DEBUG"), ("os(iOS)", "canImport(UIKit)"),
    ("targetEnvironment(macCatalyst)", "os(iOS)"), ("FLAG", "!(!FLAG && OTHER) || FLAG"),
    ("os(iOS)", "!os(macOS)"),
    ("compiler(<6)", "!compiler(>=6)"), ("os(FreeBSD)", "os(FreeBSD)"),
  ])
  func `code in the same condition sees it`(_ use: String, _ declared: String) {
    #expect(meaning(of: use, among: [declared]) == "0.swift")
  }

  @Test(arguments: [
    ("os(iOS)", "os(Windows)"), ("DEBUG", "!DEBUG"), ("canImport(AppKit)", "os(watchOS)"),
    ("!(A || B)", "A"), ("os(macOS)", "targetEnvironment(simulator)"),
  ])
  func `code in another condition does not see it`(_ use: String, _ declared: String) {
    #expect(meaning(of: use, among: [declared]) == "not ours")
  }

  @Test func `a type with a body for each platform is one type`() {
    #expect(meaning(of: nil, among: ["os(Linux)", "!os(Linux)"]) == "1.swift")
    #expect(meaning(of: nil, among: ["canImport(UIKit)", "!canImport(UIKit)"]) == "0.swift")
    #expect(meaning(of: nil, among: ["DEBUG", "!DEBUG"]) == "1.swift")
    #expect(meaning(of: "os(Linux)", among: ["os(Linux)", "!os(Linux)"]) == "0.swift")
    #expect(meaning(of: nil, among: ["os(iOS)", "os(macOS)"]) == "sometimes 0.swift")
    #expect(meaning(of: nil, among: ["os(iOS)", "os(iOS)"]) == "ambiguous")
  }

  @Test func `a branch holds where none before it does`() {
    let source = "#if A\nstruct T {}\n#elseif B\nstruct T {}\n#else\nstruct T {}\n#endif"
    let code = codebase(["T.swift": source, "Use.swift": "let t: T"])
    #expect(code.uses(in: "Use.swift") == ["1 T in T.swift"])
    let symbol = code.typeUses[0].symbol
    #expect(code.symbols.declarations(of: symbol).first?.index == 2)
    #expect(code.unresolvedNames.isEmpty)
  }

  @Test func `the nearer type counts where it is compiled`() {
    let code = codebase([
      "A.swift": "struct Part {}",
      "B.swift": "struct B {\n#if os(Windows)\nstruct Part {}\n#endif\nlet part: Part\n}",
      "C.swift": "struct C {\nstruct Part {}\nlet part: Part\n}",
      "D.swift": "struct D {\n#if os(iOS)\nstruct Part {}\nlet part: Part\n#endif\n}",
    ])
    #expect(code.uses(in: "B.swift") == ["5 Part in A.swift"])
    #expect(code.uses(in: "C.swift") == ["3 C.Part in C.swift"])
    #expect(code.uses(in: "D.swift") == ["4 D.Part in D.swift"])
  }

  @Test func `the terms of a condition come after what they join`() {
    let source =
      "#if os(iOS) && !DEBUG || (canImport(UIKit, _version: 1.2)) // no\n#elseif swift(>=6)\n#else\n#endif"
    let facts = FileFacts(scanning: Array(source.utf8), path: "A.swift")
    let words = facts.conditionalRegions.map { region in
      facts.buildTerms[region.terms.indices].map { term in
        term.kind == .question ? "\(facts.text(term.name)):\(facts.text(term.argument))" : "\(term.kind)"
      }
    }
    #expect(
      words == [
        ["os:iOS", "flag", "not", "and", "canImport:UIKit, _version: 1.2", "or"], ["swift:>=6"], [],
      ])
    #expect(facts.conditionalRegions.map(\.previous) == [-1, 0, 1])
  }

  @Test(arguments: ["", "&&", "os(iOS) &&", "(A", "A B", "!", "((((A))))x", "1 + 2"])
  func `a condition that is not one is unknown`(_ text: String) {
    let facts = FileFacts(scanning: Array("#if \(text)\nstruct A {}\n#endif".utf8), path: "A.swift")
    let region = facts.conditionalRegions.first
    #expect(region.map { facts.buildTerms[$0.terms.indices].map(\.kind) } == [.unknown])
    #expect(facts.types.count == 1)
  }

  @Test func `what follows a condition within another one is compiled without it`() {
    let code = codebase([
      "A.swift": "#if os(iOS)\n#if BETA\nimport Foundation\n#endif\nstruct Part {}\n#endif",
      "B.swift": "#if os(iOS) && !BETA\nlet part: Part\n#endif",
    ])
    #expect(code.uses(in: "B.swift") == ["2 Part in A.swift"])
  }
}
