import ArchFacts
import ArchModel
import Testing

/// Types as they are written, at the end of a file and with other bytes on both sides.
@Suite struct TypeTextTests {
  private static func read<Value: Equatable>(
    _ type: String, _ read: (ByteRange, [UInt8]) -> Value,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Value {
    let bytes = Array(type.utf8)
    let alone = read(ByteRange(start: 0, end: Int32(bytes.count)), bytes)
    for (before, after) in [
      ("a", "b"), ("(", ")"), ("[", "]"), ("<", ">"), (" ", " "), ("-", "&"), ("?", "?"),
    ] {
      let range = ByteRange(start: 1, end: Int32(bytes.count) + 1)
      let within = read(range, Array(before.utf8) + bytes + Array(after.utf8))
      #expect(within == alone, "between \(before) and \(after)", sourceLocation: sourceLocation)
    }
    return alone
  }

  private static func text(_ range: ByteRange, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  @Test(arguments: [
    ("Store", ["Store"]), ("any Store", ["Store"]), ("Store?", ["Store"]), ("Store?!", ["Store"]),
    ("  inout  Store ", ["Store"]), ("(any Store)?", ["Store"]), ("((Store))", ["Store"]),
    ("any Store & Sendable", ["Store", "Sendable"]), ("A&B", ["A", "B"]), ("(A & B)? & C", ["A", "B", "C"]),
    ("@MainActor Store", ["Store"]), ("@escaping @Sendable Store", ["Store"]),
    ("@Wrapper(key: (1)) Store", ["Store"]), ("~Copyable", ["Copyable"]),
    ("Box<Store>", ["Box<Store>"]), ("Box<(A) -> B>", ["Box<(A) -> B>"]),
    ("Box<(A) -> B>.Inner & C", ["Box<(A) -> B>.Inner", "C"]), ("Box<A, Set<B>>", ["Box<A, Set<B>>"]),
    ("A.B", ["A.B"]), ("`Type`", ["`Type`"]), ("any", ["any"]), ("anyStore", ["anyStore"]),
    ("[Store]", []), ("(A, B)", []), ("(A) -> B", []), ("() -> Void", []), ("[A: B]", []), ("(a: A)", []),
    ("A -> B", []), ("A &", []), ("", []), ("  ", []), ("@A", []), ("@A(", []), ("(A", []), ("()", []),
    ("some ", []),
  ])
  func `the names that a type consists of`(type: String, names: [String]) {
    #expect(
      Self.read(type) { range, bytes in TypeText.names(range, in: bytes).map { Self.text($0, bytes) } }
        == names)
    let single = Self.read(type) { range, bytes in
      TypeText.singleName(range, in: bytes).map { Self.text($0, bytes) }
    }
    #expect(single == (names.count == 1 ? names[0] : nil))
  }

  @Test(arguments: [
    ("[Store]", "Store"), (" [ any Store ] ", "Store"), ("[Store?]", "Store"), ("[A.B]", "A.B"), ("[A]", "A"),
    ("[]", nil), ("Store", nil), ("[A: B]", nil), ("[[A]]", nil), ("[A]?", nil), ("[A", nil), ("A]", nil),
    ("", nil),
  ])
  func `the elements of a list`(type: String, name: String?) {
    let found = Self.read(type) { range, bytes in
      TypeText.elementName(range, in: bytes).map { Self.text($0, bytes) }
    }
    #expect(found == name)
  }

  @Test(arguments: [
    ("() -> Void", true), ("A->B", true), ("->", false), ("- >", false), ("Store", false), ("A-", false),
    ("A>", false), ("", false),
  ])
  func `a function has an arrow`(type: String, isFunction: Bool) {
    #expect(Self.read(type) { TypeText.isFunction($0, in: $1) } == isFunction)
  }

  @Test(arguments: [
    ("(view: some View, model: Model)", ["some View", "Model"]), (" ( A , B ) ", ["A", "B"]),
    ("(A, (B, C), [D: E], F<G, H>)", ["A", "(B, C)", "[D: E]", "F<G, H>"]),
    ("(done: (A, B) -> C, D)", ["(A, B) -> C", "D"]),
    ("(A)", []), ("()", []), ("(A, B) -> C", []), ("(A, B)?", []), ("A", []), ("(A, B", []), ("A, B)", []),
    ("", []),
  ])
  func `the elements of a tuple`(type: String, elements: [String]) {
    let found = Self.read(type) { range, bytes in
      TypeText.elements(ofTuple: range, in: bytes).map { Self.text($0, bytes) }
    }
    #expect(found == elements)
  }
}
