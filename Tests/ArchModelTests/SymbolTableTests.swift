import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import LargeStack
import Testing

@Suite struct SymbolTableTests {
  /// What the name of the first stored property of `Probe` or local `probe` annotation means: the qualified name
  /// of the type, or how the name failed to be one.
  private func meaning(_ files: [(path: String, text: String)]) -> String? {
    let codebase = codebase(files)
    for (index, file) in codebase.files.numbered {
      for member in file.facts.members where file.facts.verbatim(member.name) == "probe" {
        let place = Place(file: index, owner: member.owner, function: member.function)
        switch codebase.resolve(member.type, at: place) {
        case .declared(let symbol): return codebase.symbols.qualifiedName(of: symbol)
        case .sometimes(let symbol): return "sometimes \(codebase.symbols.qualifiedName(of: symbol))"
        case .notOurs: return "not ours"
        case .ambiguous: return "ambiguous"
        case .genericParameter: return "generic parameter"
        }
      }
    }
    return nil
  }

  private func codebase(_ files: [(path: String, text: String)]) -> Codebase {
    Codebase(
      Architecture(), files.map { FileFacts(scanning: Array($0.text.utf8), path: $0.path) })
  }

  @Test func `the innermost type of a name wins`() {
    let text = "struct A {}\nstruct B { struct A {}\n struct C { let probe: A } }"
    #expect(meaning([("a.swift", text)]) == "B.A")
  }

  @Test func `a nested type of another scope is not seen`() {
    let text = "enum Feed { struct Result {} }\nstruct B { let probe: Result }"
    #expect(meaning([("a.swift", text)]) == "not ours")
  }

  @Test func `an extension in another file sees the nested types`() {
    let one = "enum Feed { struct Result {} }"
    let two = "extension Feed { struct B { let probe: Result } }"
    #expect(meaning([("a.swift", one), ("b.swift", two)]) == "Feed.Result")
  }

  @Test func `a nested type is inherited from a superclass`() {
    let text = "class Base { enum State {} }\nfinal class Derived: Base { let probe: State }"
    #expect(meaning([("a.swift", text)]) == "Base.State")
  }

  @Test func `a generic parameter shadows a type`() {
    #expect(meaning([("a.swift", "struct T {}\nstruct B<T> { let probe: T }")]) == "generic parameter")
  }

  @Test func `a generic parameter of the first type of a file shadows a type`() {
    #expect(meaning([("a.swift", "struct B<T> { let probe: T }\nstruct T {}")]) == "generic parameter")
  }

  @Test func `a generic parameter shadows a type in an extension, too`() {
    let text = "struct T {}\nstruct B<T> {}\nextension B { var probe: T { fatalError() } }"
    #expect(meaning([("a.swift", text)]) == "generic parameter")
  }

  @Test func `a private type is seen in its own file only`() {
    let files = [("a.swift", "private struct A {}"), ("b.swift", "struct B { let probe: A }")]
    #expect(meaning(files) == "not ours")
  }

  @Test func `a private type wins over one of the module in its own file`() {
    let files = [("a.swift", "struct A {}"), ("b.swift", "private struct A {}\nlet probe: A")]
    #expect(meaning(files) == "A")
  }

  @Test func `two declarations that nothing tells apart are ambiguous`() {
    let files = [("a.swift", "struct A {}"), ("b.swift", "struct A {}"), ("c.swift", "let probe: A")]
    #expect(meaning(files) == "ambiguous")
  }

  @Test func `both branches of a condition declare one type`() {
    let text = "#if os(iOS)\nstruct A {}\n#else\nstruct A {}\n#endif\nlet probe: A"
    #expect(meaning([("a.swift", text)]) == "A")
  }

  @Test func `both branches of a condition declare one type within another, in two files, too`() {
    func branch(_ condition: String) -> String { "#if \(condition)\nextension A { struct B {} }\n#endif" }
    let inside = "struct A {}\nextension A { struct C { let probe: B } }"
    let alternatives = [("a.swift", inside), ("b.swift", branch("os(iOS)")), ("c.swift", branch("!os(iOS)"))]
    #expect(meaning(alternatives) == "A.B")
    let twice = [("a.swift", inside), ("b.swift", branch("os(iOS)")), ("c.swift", branch("os(iOS)"))]
    #expect(meaning(twice) == "ambiguous")
  }

  @Test func `an alias stands for its type in the end`() {
    let text = "struct A { struct Inner {} }\ntypealias B = A\ntypealias C = B.Inner\nlet probe: C"
    #expect(meaning([("a.swift", text)]) == "A.Inner")
  }

  @Test func `aliases in a circle end`() {
    let text = "typealias A = B\ntypealias B = A\nlet probe: A"
    #expect(meaning([("a.swift", text)]) == "A")
  }

  @Test func `a type declared in its own extension is not a loop`() {
    let codebase = codebase([("a.swift", "extension X { struct X {} }\nextension X.X { struct X {} }")])
    #expect(!codebase.symbols.ids.isEmpty)
    for symbol in codebase.symbols.ids {
      #expect(!codebase.symbols.qualifiedName(of: symbol).isEmpty)
    }
  }

  @Test func `inheritance in a circle ends`() {
    let codebase = codebase([("a.swift", "protocol A: B {}\nprotocol B: A {}\nclass C: C, A {}")])
    let c = codebase.symbols.symbols(named: "C")
    #expect(codebase.symbols.supertypes(of: c[0]).map(codebase.symbols.name) == ["A", "B"])
  }

  @Test func `conformances are found through extensions, aliases and inherited protocols`() {
    let codebase = codebase([
      ("a.swift", "final class Vault {}"), ("b.swift", "extension Vault: Secured {}"),
      ("c.swift", "typealias Secured = Secure & Sendable"), ("d.swift", "protocol Secure: Store {}"),
      ("e.swift", "protocol Store: Identifiable {}"),
    ])
    let vault = codebase.symbols.symbols(named: "Vault")[0]
    #expect(
      Set(codebase.symbols.supertypes(of: vault).map(codebase.symbols.name)).isSuperset(of: [
        "Secure", "Store",
      ]))
    let foreign = codebase.symbols.externalSupertypes(of: vault).map(codebase.symbols.names.string)
    #expect(Set(foreign) == ["Sendable", "Identifiable"])
  }

  @Test func `types nested without end cost no more than their number`() throws {
    let depth = 3_000
    let text = String(repeating: "struct S { ", count: depth) + String(repeating: "}", count: depth)
    let count = try #require(onLargeStack { codebase([("a.swift", text)]).symbols.count })
    #expect(count <= depth)
  }

  @Test func `what a type of somebody else's has within it is inherited by its own name`() {
    let codebase = codebase([("a.swift", "struct Cart: Checkout.Priced {}")])
    let cart = codebase.symbols.symbols(named: "Cart")[0]
    let foreign = codebase.symbols.externalSupertypes(of: cart).map(codebase.symbols.names.string)
    #expect(foreign == ["Priced"])
  }
}
