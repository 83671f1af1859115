import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

/// Names that very many types have, and types with very many ancestors.
@Suite struct CrowdedNameTests {
  @Test func `each of many nested types of one name is meant within its own type`() {
    let types = (0..<100).map { "struct S\($0) { enum Kind {}\nlet kind: Kind }" }
    let code = codebase(["A.swift": types.joined(separator: "\n")])
    let names = code.typeUses.map { code.symbols.qualifiedName(of: $0.symbol) }
    #expect(names == (0..<100).map { "S\($0).Kind" })
  }

  @Test func `a nested type of many is inherited`() {
    let types = (0..<100).map { "class B\($0) { enum Kind {} }\nclass C\($0): B\($0) { let kind: Kind }" }
    let code = codebase(["A.swift": types.joined(separator: "\n")])
    let names = code.typeUses.map { code.symbols.qualifiedName(of: $0.symbol) }.filter {
      $0.hasSuffix("Kind")
    }
    #expect(names == (0..<100).map { "B\($0).Kind" })
    #expect(code.symbols.symbols(named: "Kind").count == 100)
  }

  @Test func `of many types of one name that of the file is meant, or that of the module`() {
    var files = (0..<60).map { index in
      FileFacts(scanning: Array("public struct Row {}".utf8), path: "Sources/M\(index)/Row.swift")
    }
    files.append(
      FileFacts(scanning: Array("struct Row {}\nlet row: Row".utf8), path: "Sources/Own/Row.swift"))
    files.append(FileFacts(scanning: Array("let row: Row".utf8), path: "Sources/M7/Use.swift"))
    files.append(FileFacts(scanning: Array("let row: Row".utf8), path: "Sources/Other/Use.swift"))
    let code = Codebase(Architecture(), files)
    #expect(code.uses(in: "Sources/Own/Row.swift") == ["2 Row in Sources/Own/Row.swift"])
    #expect(code.uses(in: "Sources/M7/Use.swift") == ["1 Row in Sources/M7/Row.swift"])
    #expect(code.uses(in: "Sources/Other/Use.swift") == [])
    #expect(code.unresolvedNames.count == 1)
  }

  @Test func `a member of a crowded name is found by its type, and a module's by its module`() {
    var files = (0..<60).map { index in
      FileFacts(
        scanning: Array("public struct Row { struct Cell {} }".utf8), path: "Sources/M\(index)/Row.swift")
    }
    files.append(FileFacts(scanning: Array("let a: M3.Row\nlet b: M4.Row.Cell".utf8), path: "Use.swift"))
    #expect(
      Codebase(Architecture(), files).uses(in: "Use.swift") == [
        "1 Row in Sources/M3/Row.swift", "2 Row.Cell in Sources/M4/Row.swift",
      ])
  }

  @Test func `of very many ancestors the nearest are known, and the type is reported`() throws {
    let chain = (1..<400).map { "class C\($0): C\($0 - 1) {}" }
    let code = codebase(["A.swift": "class C0 {}\n" + chain.joined(separator: "\n")])
    let last = try #require(code.symbol("C399"))
    let near = try #require(code.symbol("C300"))
    let far = try #require(code.symbol("C0"))
    let middle = try #require(code.symbol("C100"))
    #expect(code.symbols.inherits(last, from: near))
    #expect(!code.symbols.inherits(last, from: far))
    #expect(code.symbols.inherits(middle, from: far))
    let told = code.unresolvedNames.map { code.files[$0.file].facts.text($0.range) }
    #expect(told.contains("C399"))
    #expect(!told.contains("C100"))
  }

  @Test func `types that inherit from each other in a ring have each other as ancestors`() throws {
    let code = codebase(["A.swift": "class A: B {}\nclass B: C {}\nclass C: A {}"])
    let first = try #require(code.symbol("A"))
    #expect(code.symbols.supertypes(of: first).count == 2)
  }
}
