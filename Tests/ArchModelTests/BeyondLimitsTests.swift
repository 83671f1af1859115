import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import LargeStack
import Testing

/// One more than each limit allows: what is left out is counted.
@Suite struct BeyondLimitsTests {
  private func unresolved(_ sources: [String]) -> [String] {
    let names = onLargeStack {
      let files = sources.enumerated().map { index, source in
        FileFacts(scanning: Array(source.utf8), path: "Sources/App/File\(index).swift")
      }
      let code = Codebase(Architecture(), files)
      return code.unresolvedNames.map { code.files[$0.file].facts.text($0.range) }
    }
    return names ?? []
  }

  private func lines(_ range: Range<Int>, _ line: (Int) -> String) -> String {
    range.map(line).joined(separator: "\n")
  }

  @Test(arguments: [(60, 0), (61, 1), (75, 15)])
  func `variables that the end of a function does not see`(_ count: Int, left: Int) {
    #expect(unresolved(["func run() {\n" + lines(0..<count) { "let v\($0) = \($0)" } + "\n}"]).count == left)
  }

  @Test func `names bound in conditions that the end of a function does not see`() {
    let source = "func run(a: Int?) {\n" + lines(0..<62) { "guard let b\($0) = a else { return }" } + "\n}"
    #expect(unresolved([source]) == ["b0", "b1"])
  }

  @Test(arguments: [(16, []), (17, ["v16"]), (19, ["v16", "v17", "v18"])])
  func `values that name each other`(_ count: Int, left: [String]) {
    let source =
      "class Store {}\nfunc run(v: Store) {\nlet v0 = v\n" + lines(1..<count) { "let v\($0) = v\($0 - 1)" }
      + "\n}"
    #expect(unresolved([source]) == left)
  }

  @Test(arguments: [(8, 0), (10, 1), (12, 3)])
  func `properties that name each other`(_ count: Int, left: Int) {
    let properties = lines(1..<count) { "lazy var v\($0) = v\($0 - 1)" }
    #expect(
      unresolved(["class Store {}\nclass Page {\nlet v0 = Store()\n" + properties + "\n}"]).count == left)
  }

  @Test(arguments: [(256, []), (257, ["take"])])
  func `a call of a function that too many share their name with`(_ count: Int, left: [String]) {
    let types = "enum Kind { case a }\n" + lines(0..<count) { "struct S\($0) { func take(_ kind: Kind) {} }" }
    #expect(unresolved([types, "func run(s: S0) { s.take(.a) }"]) == left)
  }

  /// However they are joined: what asks too much together is counted as what does by itself.
  @Test(arguments: [
    ("F0 && F1 && F2 && F3 && F4 && F5", "F0", 0), ("F0 && F1 && F2 && F3 && F4 && F5", "F6", 1),
    ("F6", "F0 && F1 && F2 && F3 && F4 && F5", 1), ("F0 || F1 || F2 || F3 || F4 || F5 || F6", "DEBUG", 1),
    ("DEBUG", "F0 || F1 || F2 || F3 || F4 || F5 || F6", 1),
    ("os(iOS)", "F0 && F1 && F2 && F3 && F4 && F5", 0),
  ])
  func `conditions within each other`(_ outer: String, inner: String, left: Int) {
    let source = "#if \(outer)\n#if \(inner)\nstruct Row {}\n#endif\n#endif\nlet row: Row"
    #expect(unresolved([source]).count == left)
  }

  @Test(arguments: [("struct Outer {", "}"), ("", "")])
  func `types of one name in one scope`(_ opening: String, closing: String) {
    let source = opening + "\n" + lines(0..<33) { _ in "struct Row {}" } + "\n" + closing
    #expect(unresolved([source]).count == 21)
  }

  @Test(arguments: [(8, 0), (9, 1)])
  func `types of one name under conditions`(_ count: Int, left: Int) {
    let rows = (0..<count).map { "#if FLAG\($0)\nstruct Row {}\n#endif" }
    #expect(unresolved(rows + ["let row: Row"]).count == left)
  }

  @Test func `of types of one name under conditions those that a place cannot mean take no room`() throws {
    let types = (0..<20).map { "struct S\($0) {\n#if FLAG\nenum Key {}\n#endif\nlet key: Key }" }
    let code = Codebase(
      Architecture(),
      [FileFacts(scanning: Array(types.joined(separator: "\n").utf8), path: "Sources/App/A.swift")])
    let used = code.typeUses.map { code.symbols.qualifiedName(of: $0.symbol) }
    #expect(used == (0..<20).map { "S\($0).Key" })
    #expect(code.unresolvedNames.isEmpty)
  }

  @Test func `a type, and the use of one, under a condition that asks too much`() {
    let flags = (0..<7).map { "FLAG\($0)" }.joined(separator: " && ")
    #expect(unresolved(["#if \(flags)\nstruct Row {}\n#endif"]) == ["Row"])
    let row = "#if FLAG0\nstruct Row {}\n#else\nstruct Row {}\n#endif"
    #expect(unresolved([row, "#if \(flags)\nlet row: Row\n#endif"]) == ["Row"])
    #expect(unresolved([row, "let row: Row"]) == [])
  }

  @Test(arguments: [(100, false), (200, true)])
  func `aliases of aliases`(_ count: Int, isTooLong: Bool) {
    let source = "struct A0 {}\n" + lines(1..<count + 1) { "typealias A\($0) = A\($0 - 1)" }
    #expect(unresolved([source]).contains("A\(count)") == isTooLong)
  }

  @Test func `an alias of a type within aliases is followed inwards`() throws {
    let source =
      "struct T0 { struct In {} }\nstruct In {}\n"
      + lines(1..<6) {
        "struct T\($0) { typealias In = B\($0 - 1).In }\ntypealias B\($0 - 1) = T\($0 - 1)"
      }
    let code = Codebase(
      Architecture(),
      [FileFacts(scanning: Array((source + "\nlet a: T5.In").utf8), path: "Sources/App/A.swift")])
    #expect(code.typeUses.last.map { code.symbols.qualifiedName(of: $0.symbol) } == "T0.In")
    #expect(code.unresolvedNames.isEmpty)
  }

  @Test(arguments: [(60, 0), (66, 1)])
  func `types that are nested too deep`(_ count: Int, left: Int) {
    let source = (0..<count).map { "enum N\($0) {" }.joined() + String(repeating: "}", count: count)
    #expect(unresolved([source]).count == left)
  }

  @Test func `a name that too many files declare, in a file that declares one of its own elsewhere`() {
    let rows = (0..<513).map { index in
      FileFacts(scanning: Array("public struct Row {}".utf8), path: "Sources/M\(index)/Row.swift")
    }
    let use = FileFacts(
      scanning: Array("func other() { struct Row {} }\nlet row: Row".utf8), path: "Sources/Use/Use.swift")
    #expect(Codebase(Architecture(), rows + [use]).unresolvedNames.count == 1)
  }
}

extension BeyondLimitsTests {
  @Test func `conditions that bind no name leave the sight to those that do`() {
    let source =
      "func run(a: Int?, isOn: Bool) {\nguard let b = a else { return }\n"
      + lines(0..<62) { _ in "if isOn { return }" } + "\n}"
    #expect(unresolved([source]) == [])
  }
}
