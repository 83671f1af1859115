import ArchFacts
import ArchScan
import Testing

@Suite struct ExpressionFactsTests {
  private func facts(_ source: String) -> FileFacts {
    FileFacts(scanning: Array(source.utf8), path: "A.swift")
  }

  @Test func `an array has its elements, those of arrays within it too, and a dictionary its values`() {
    let facts = facts(#"let a = [ /* x, [ */ "b, [", .c(d, [1]), /* ] */ e ?? f ], g = ["h": [i]], j = [:]"#)
    #expect(
      facts.listElements.map { facts.text($0.value) }
        == [#""b, [""#, "1", ".c(d, [1])", "e ?? f", "i", "[i]"])
    #expect(facts.listElements.map(\.hasKey) == [false, false, false, false, false, true])
    let list = facts.listElements[0].list
    #expect(
      facts.elements(ofList: ByteRange(start: list, end: Int32(facts.bytes.count))).map(facts.text)
        == [#""b, [""#, ".c(d, [1])", "e ?? f"])
    let dictionary = facts.listElements[5].list
    #expect(facts.elements(ofList: ByteRange(start: dictionary, end: Int32(facts.bytes.count))).isEmpty)
  }

  @Test func `an if, a case and a ternary have the place of what they lead to`() {
    let facts = facts(
      """
      func f() {
        if a, b { /* { */ first() } else if c {} else { last() }
        switch d /* case x: */ {
        case .e: // f()
          // g()
          h()
        case .i where j: k ? l : /* : */ m
        default: n()
        }
      }
      """)
    let words = facts.branches.map { branch in
      branch.start < 0 ? "-" : facts.nameChain(at: branch.start).map(facts.text) ?? "?"
    }
    #expect(words == ["first", "-", "-", "h", "k", "m"])
  }

  @Test func `an attribute has its first argument, where that is an expression`() {
    let facts = facts(
      #"""
      @Environment(/* \.a */ \.b) var c: D
      @Environment(E.self) var f: Array<G>
      @Wrapped(key: "h)", i) var j = Array<K>()
      @available(iOS 17, *) @objc(l) @Plain @Empty() func m(_ n: @escaping () -> O.P<Q>) {}
      """#)
    #expect(
      facts.attributes.map { facts.text($0.argument) } == ["\\.b", "E.self", #""h)""#, "", "", "", "", ""])
    #expect(
      facts.typeReferences.filter(\.hasArguments).map { facts.text($0.name) } == ["Array", "Array", "O.P"])
  }

  @Test func `what is in a string or a comment is assigned nothing`() {
    let facts = facts(
      """
      func f() {
        log("model.tracker = x") /* model.tracker = x */
        model /* = */ .tracker = "=" // model.tracker = x
        let declared = 1, (a, b) = (1, 2)
        if let bound = declared, case .some(let c) = bound, a == b, a <= b { _ = c }
      }
      """)
    #expect(facts.assignments.map { facts.text($0.target) } == ["model.tracker"])
    #expect(facts.assignments.map { facts.text($0.value) } == [#""=""#])
  }

  @Test func `a target has the names that it starts with and the one that it ends in`() {
    let facts = facts(
      """
      self.rows[i].title += 1
      try model?.tracker! = make { $0.x = 1 }
      (a, b) = pair
      make().name <<= 2
      flag ? (x = 1) : (y = 2)
      """)
    #expect(
      facts.assignments.map { facts.text($0.root) } == [
        "self.rows", "model?.tracker!", "$0.x", "", "make", "x", "y",
      ])
    #expect(facts.assignments.map { facts.text($0.member) } == ["title", "", "x", "", "name", "x", "y"])
    #expect(facts.assignments.map { facts.text($0.operator) } == ["+=", "=", "=", "=", "<<=", "=", "="])
    #expect(facts.assignments.map(\.isPlain) == [false, true, true, false, false, true, true])
  }

  @Test func `arguments have labels, values and their closures`() throws {
    let facts = facts(#"f(a, b: "," + g(c), d: { (x: Int) in x }) { 1 } other: { 2 }"#)
    let call = try #require(facts.calls.first)
    #expect(
      facts.arguments(of: call).map { facts.text($0.label) + "=" + facts.text($0.value) }
        == ["=a", #"b="," + g(c)"#, "d={ (x: Int) in x }", "={ 1 }", "other={ 2 }"])
    #expect(facts.arguments(of: call).map(\.isTrailingClosure) == [false, false, false, true, true])
    #expect(facts.arguments(of: facts.calls[1]).map { facts.text($0.value) } == ["c"])
  }

  @Test func `casts are known by their types`() {
    let facts = facts(
      "let a = b as? C; f(d as! [E: F], g as H.I); if let x = y as (any J)? {}; z is K; switch l { case let m as N: m }"
    )
    #expect(facts.casts.map(facts.text) == ["C", "[E: F]", "H.I", "(any J)?", "N"])
    #expect(
      facts.calls.first.map { facts.arguments(of: $0).map { facts.cast(at: $0.value).map(facts.text) } } == [
        "[E: F]", "H.I",
      ])
    #expect(facts.cast(at: ByteRange(start: 0, end: 7)) == nil)
  }

  @Test func `a call that goes on from another knows it`() {
    let facts = facts("a.b(c).x?.d<Int> { }.e()[0].f()")
    #expect(facts.calls.map { facts.text($0.member) } == ["b", "", "e", "f"])
    #expect(facts.calls.map(\.receiver) == [-1, 0, 1, -1])
    #expect(facts.calls.map { facts.text(facts.links(of: $0)) } == ["", ".x?.d<Int>", ".e", ""])
  }

  @Test func `the parts of a condition are told apart`() {
    let facts = facts(
      #"if let a, let b = x.y { $0, $1 }, case .c(let d) = e, "}," != f, #available(iOS 13, *) {}"#)
    #expect(facts.conditions.map(\.kind) == [.binding, .binding, .pattern, .expression, .availability])
    #expect(facts.conditions.map { facts.text($0.pattern) } == ["a", "b", ".c(let d)", "", ""])
    #expect(facts.conditions.map { facts.text($0.value) } == ["", "x.y { $0, $1 }", "e", "", ""])
  }

  @Test func `an operator has the operands next to it`() {
    let facts = facts(#"x = a as Int == nil && !b.c || self == "&&" ? d : e"#)
    let operators = facts.branches.filter { $0.kind != .ternary }
    #expect(
      operators.map { facts.text($0.leftOperand) } == ["a as Int", "nil", "", "!b.c", "self"])
    #expect(operators.map { facts.text($0.rightOperand) } == ["nil", "!b.c", "b.c", "self", #""&&""#])
    let ternary = facts.branches.filter { $0.kind == .ternary }
    #expect(ternary.map { facts.text($0.condition) } == [#"a as Int == nil && !b.c || self == "&&""#])
  }

  @Test func `chains of names end where names end`() {
    let facts = facts(
      #"a.b?.c(d, "e \(f.g)").h + Store<Int>.shared.x[self] ; switch x { case y.z: \.path }"#)
    #expect(
      facts.nameChains.map { facts.text($0) } == ["a.b?.c", "d", "f.g", "Store<Int>.shared.x", "self", "x"])
  }

  @Test func `what is given back is reported with and without the word`() {
    let facts = facts(
      """
      func f() -> Int { g }
      var h: Int { return { i }() }
      func j() { k(); l() }
      let m = { n in if n { return } ; return n }
      """)
    #expect(facts.returnedValues.map { facts.text($0.value) } == ["g", "{ i }()", "i", "n"])
    #expect(facts.returnedValues.map(\.isImplicit) == [true, false, true, false])
    #expect(facts.returnedValues.map(\.closure) == [-1, -1, 0, 1])
  }
}
