import ArchFacts
import ArchReports
import Testing

/// Facts made by hand: `range` finds a piece of the source.
private struct HandMade {
  var facts: FactLists

  init(_ source: String, path: String = "A.swift") {
    facts = FactLists(path: path, bytes: Array(source.utf8))
  }

  func range(_ piece: String) -> ByteRange {
    let wanted = Array(piece.utf8)
    for start in facts.bytes.indices where facts.bytes[start...].starts(with: wanted) {
      return ByteRange(start: Int32(start), end: Int32(start + wanted.count))
    }
    Issue.record("'\(piece)' is not in the source")
    return .none
  }

  /// What is between the brackets of a key.
  func list(_ key: String) -> String {
    let line = String(decoding: FactsReport.line(for: FileFacts(facts)), as: UTF8.self)
    guard let start = line.range(of: "\"\(key)\":[") else { return "no such key" }
    var depth = 1
    var end = start
    while end < line.endIndex, depth > 0 {
      if line[end] == "[" { depth += 1 }
      if line[end] == "]" { depth -= 1 }
      end = line.index(after: end)
    }
    return String(line[start..<line.index(before: end)])
  }
}

extension String {
  /// After the first occurrence of a piece.
  fileprivate func range(of piece: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(piece) }.map { index($0, offsetBy: piece.count) }
  }
}

@Test func `a file without facts still has every list`() {
  let facts = FactLists(path: "Ä \"b\".swift", bytes: [])
  #expect(
    String(decoding: FactsReport.line(for: FileFacts(facts)), as: UTF8.self)
      == #"{"path":"Ä \"b\".swift","bytes":0,"imports":[],"types":[],"enumCases":[],"members":[],"#
      + #""calls":[],"arguments":[],"assignments":[],"memberAccess":[],"implicitMembers":[],"nameChains":[],"#
      + #""closures":[],"casts":[],"givenNames":[],"listElements":[],"returnedValues":[],"conditions":[],"operators":[],"branchStarts":[],"#
      + #""genericTypes":[],"macros":[],"attributes":[],"#
      + #""functions":[]}"# + "\n")
}

@Test func `an import has its attributes with arguments and leaves out what is not written`() {
  var made = HandMade("\n@_spi( X ) @testable import A . B\npublic import struct C.D")
  made.facts.names = [made.range("_spi( X )"), made.range("testable")]
  made.facts.imports = [
    Import(
      position: made.range("import A").start, kind: .none, path: made.range("A . B"),
      attributes: FactRange(start: 0, end: 2), access: .none, isConditional: false),
    Import(
      position: made.range("import struct").start, kind: made.range("struct"), path: made.range("C.D"),
      attributes: .none, access: made.range("public"), isConditional: true),
  ]
  #expect(
    made.list("imports")
      == #"{"line":2,"path":"A.B","attributes":["_spi( X )","testable"],"conditional":false},"#
      + #"{"line":3,"kind":"struct","path":"C.D","attributes":[],"access":"public","conditional":true}"#)
}

@Test func `names of types are joined with those around`() {
  var made = HandMade("extension A.B { enum C { case d(Int) } }")
  made.facts.types = [
    TypeDeclaration(kind: .extension, name: made.range("A.B"), owner: -1, function: -1),
    TypeDeclaration(kind: .enum, name: made.range("C"), owner: 0, function: -1),
  ]
  made.facts.enumCases = [
    EnumCase(name: made.range("d"), owner: 1, payload: made.range("(Int)"), value: .none)
  ]
  made.facts.enumCases[0].name = made.range("d(")
  made.facts.enumCases[0].name.end -= 1
  #expect(
    made.list("types")
      == #"{"line":1,"column":11,"kind":"extension","name":"A.B","inherits":[],"modifiers":[],"attributes":[]},"#
      + #"{"line":1,"column":22,"kind":"enum","name":"A.B.C","inherits":[],"modifiers":[],"attributes":[]}"#)
  #expect(made.list("enumCases") == #"{"line":1,"owner":"A.B.C","name":"d"}"#)
}

@Test func `a member has its parameters and always its flags`() {
  var made = HandMade("func run(_ a: inout  Int, by b: B) async -> [C]")
  made.facts.parameters = [
    Parameter(
      label: made.range("_"), name: made.range("a"), type: made.range("inout  Int"), defaultValue: .none),
    Parameter(label: made.range("by"), name: made.range("b:"), type: made.range("B"), defaultValue: .none),
  ]
  var member = Member(kind: .func, name: made.range("run"), owner: -1)
  member.parameters = FactRange(start: 0, end: 2)
  member.returnType = made.range("[C]")
  member.isAsync = true
  made.facts.members = [member]
  #expect(
    made.list("members")
      == #"{"line":1,"column":6,"kind":"func","name":"run","static":false,"modifiers":[],"attributes":[],"#
      + #""returnType":"[C]","params":[{"label":"_","type":"inout Int"},{"label":"by","type":"B"}],"#
      + #""async":true,"throws":false}"#)
}

@Test func `a call of anything but a name is an expression`() {
  var made = HandMade("a().b()\nFoo .c { }")
  made.facts.functions = [Function(name: made.range("Foo"), owner: -1, enclosing: -1)]
  made.facts.calls = [
    Call(
      position: made.range("b").start, callee: .none, member: made.range("b"), arguments: 5, end: 7,
      owner: -1, function: -1, isPattern: false),
    Call(
      position: made.range("Foo").start, callee: made.range("Foo .c"), member: made.range("c"),
      arguments: 15, end: 18, owner: -1, function: 0, isPattern: true),
  ]
  #expect(
    made.list("calls")
      == #"{"line":1,"column":5,"callee":"<expr>","member":"b","pattern":false},"#
      + #"{"line":2,"column":1,"callee":"Foo.c","member":"c","function":"Foo","pattern":true}"#)
}

@Test func `a call that goes on from another names it, and arguments name their call`() {
  var made = HandMade("a() .b(x: c)")
  made.facts.calls = [
    Call(
      position: 0, callee: made.range("a"), member: made.range("a"), arguments: 1, end: 3, owner: -1,
      function: -1, isPattern: false),
    Call(
      position: made.range("b").start, callee: .none, member: made.range("b"),
      arguments: made.range("(x").start, end: 12, owner: -1, function: -1, isPattern: false),
  ]
  made.facts.calls[1].receiver = 0
  made.facts.calls[1].firstArgument = 0
  made.facts.arguments = [
    Argument(label: made.range("x"), value: made.range("c"), isTrailingClosure: false)
  ]
  #expect(
    made.list("calls")
      == #"{"line":1,"column":1,"callee":"a","member":"a","pattern":false},"#
      + #"{"line":1,"column":6,"callee":"<expr>","member":"b","pattern":false,"receiver":"1:1","chained":".b"}"#
  )
  #expect(
    made.list("arguments")
      == #"{"line":1,"column":11,"end":"1:12","label":"x","index":0,"trailing":false,"call":"1:6"}"#)
}

@Test func `an assignment has its target, operator and value`() {
  var made = HandMade("self.rows[0].title += text")
  made.facts.assignments = [
    Assignment(
      target: made.range("self.rows[0].title"), root: made.range("self.rows"), member: made.range("title"),
      operator: made.range("+="), value: made.range("text"), owner: -1, function: -1)
  ]
  #expect(
    made.list("assignments")
      == #"{"line":1,"column":1,"target":"self.rows[0].title","root":"self.rows","member":"title","#
      + #""operator":"+=","value":"1:23-1:27"}"#)
}

@Test func `a body counts its branches and no comparisons`() {
  var made = HandMade("func f() { if a && b == c {} }")
  made.facts.functions = [Function(name: made.range("f("), owner: -1, enclosing: -1)]
  made.facts.functions[0].name.end -= 1
  made.facts.bodies = [Body(function: 0, position: 5, range: ByteRange(start: 9, end: 30))]
  made.facts.branches = [.if, .and, .comparison].map {
    Branch(kind: $0, position: 11, body: 0, function: 0, owner: -1)
  }
  made.facts.branches.append(Branch(kind: .guard, position: 0, body: -1, function: -1, owner: -1))
  #expect(
    made.list("functions")
      == #"{"line":1,"name":"f","counts":{"if":1,"guard":0,"switch":0,"case":0,"for":0,"while":0,"#
      + #""ternary":0,"catch":0,"&&":1,"||":0,"??":0}}"#)
}
