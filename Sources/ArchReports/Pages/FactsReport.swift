package import ArchFacts
import ArchJSON

/// What the scanner saw in one file, as one line of JSON: a contract with other tools.
///
/// Optional keys are left out when there is nothing to say; lists and booleans always are. Keys come in
/// the order of the documentation, entries in the order of the source.
package struct FactsReport {
  let facts: FileFacts
  let lines: LineTable
  /// The full name of each type, made once as every fact inside refers to it.
  let typeNames: [[UInt8]]
  var json: JSONWriter

  /// The line with its line end.
  package static func line(for facts: FileFacts) -> [UInt8] {
    var report = FactsReport(facts)
    report.write()
    return report.json.bytes
  }

  private init(_ facts: FileFacts) {
    self.facts = facts
    lines = LineTable(facts.bytes)
    typeNames = facts.types.indices.map { facts.qualifiedNameBytes(ofType: Int32($0)) }
    json = JSONWriter(.compact, reserving: facts.bytes.count * 3 + 512)
  }

  private mutating func write() {
    json.beginObject()
    string("path", facts.path)
    int("bytes", facts.bytes.count)
    list("imports", facts.imports) { $0.write($1) }
    list("types", facts.types.indices) { $0.writeType($1) }
    list("enumCases", facts.enumCases) { $0.write($1) }
    list("members", facts.members) { $0.write($1) }
    list("calls", facts.calls) { $0.write($1) }
    list("arguments", facts.calls.indices.flatMap(arguments(ofCall:))) {
      $0.write($1.argument, $1.index, ofCall: $1.call)
    }
    list("assignments", facts.assignments) { $0.write($1) }
    list("memberAccess", facts.memberAccesses.filter(startsWithCapital)) { $0.write($1) }
    list("implicitMembers", facts.implicitMembers) { $0.write($1) }
    list("nameChains", facts.nameChains) { $0.writeNameChain($1) }
    list("closures", facts.closures) { $0.span($1) }
    list("casts", facts.casts) { $0.span($1) }
    list("givenNames", facts.givenNames) { $0.write($1) }
    list("listElements", facts.listElements) { $0.write($1) }
    list("returnedValues", facts.returnedValues) { $0.write($1) }
    list("conditions", facts.conditions) { $0.write($1) }
    list("operators", facts.branches.filter { $0.kind.sign != nil }) { $0.writeOperator($1) }
    list("branchStarts", facts.branches.filter { $0.start >= 0 }) { $0.writeStart(of: $1) }
    list("genericTypes", facts.typeReferences.filter(\.hasArguments)) { $0.writeGenericType($1) }
    list("macros", facts.macros) { $0.write($1) }
    list("attributes", facts.attributes) { $0.write($1) }
    writeBodies()
    json.endObject()
    json.endLine()
  }
}

extension FactsReport {
  private mutating func write(_ fact: Import) {
    line(of: fact.position)
    optionalText("kind", fact.kind)
    text("path", fact.path)
    names("attributes", fact.attributes)
    optionalText("access", fact.access)
    bool("conditional", fact.isConditional)
  }

  private mutating func writeType(_ index: Int) {
    let type = facts.types[index]
    place(of: type.name.start)
    string("kind", type.kind.keyword)
    json.key("name")
    json.string(bytes: typeNames[index])
    names("inherits", type.inherits)
    names("modifiers", type.modifiers)
    names("attributes", type.attributes)
  }

  private mutating func write(_ fact: EnumCase) {
    line(of: fact.name.start)
    owner(fact.owner)
    text("name", fact.name)
  }

  private mutating func write(_ fact: Member) {
    place(of: fact.name.start)
    string("kind", fact.kind.keyword)
    text("name", fact.name)
    owner(fact.owner)
    bool("static", fact.isStatic)
    names("modifiers", fact.modifiers)
    names("attributes", fact.attributes)
    optionalText("type", fact.type)
    optionalText("returnType", fact.returnType)
    list("params", facts.parameters[fact.parameters.indices]) { report, parameter in
      report.text("label", parameter.label)
      report.text("type", parameter.type)
    }
    bool("async", fact.isAsync)
    bool("throws", fact.throws)
  }

  private mutating func write(_ fact: Call) {
    place(of: fact.position)
    if fact.callee.isEmpty { string("callee", "<expr>") } else { text("callee", fact.callee) }
    optionalText("member", fact.member)
    owner(fact.owner)
    function(fact.function)
    bool("pattern", fact.isPattern)
    if let receiver = facts.receiver(of: fact) {
      string("receiver", point(receiver.position))
      let links = facts.text(facts.links(of: fact))
      if !links.isEmpty { string("chained", links) }
    }
  }

  /// The arguments of a call, each with its place among them.
  private func arguments(ofCall call: Int) -> [(call: Int, index: Int, argument: Argument)] {
    facts.arguments(of: facts.calls[call]).enumerated().map { (call, $0.offset, $0.element) }
  }

  private mutating func write(_ fact: Argument, _ index: Int, ofCall call: Int) {
    span(fact.value)
    optionalText("label", fact.label)
    int("index", index)
    bool("trailing", fact.isTrailingClosure)
    string("call", point(facts.calls[call].position))
  }

  private mutating func write(_ fact: Assignment) {
    place(of: fact.target.start)
    text("target", fact.target)
    optionalText("root", fact.root)
    optionalText("member", fact.member)
    text("operator", fact.operator)
    string("value", "\(point(fact.value.start))-\(point(fact.value.end))")
    owner(fact.owner)
    function(fact.function)
  }

  private mutating func write(_ fact: ImplicitMember) {
    place(of: fact.name.start)
    text("name", fact.name)
    owner(fact.owner)
    function(fact.function)
    bool("called", fact.isCalled)
    bool("pattern", fact.isPattern)
    guard fact.call >= 0 else { return }
    string("call", point(facts.calls[Int(fact.call)].position))
    optionalText("label", fact.label)
    int("argument", Int(fact.argument))
  }

  private mutating func writeNameChain(_ range: ByteRange) {
    place(of: range.start)
    text("text", range)
  }

  private mutating func write(_ fact: ReturnedValue) {
    span(fact.value)
    bool("implicit", fact.isImplicit)
    if fact.closure >= 0 { string("closure", point(facts.closures[Int(fact.closure)].start)) }
    function(fact.function)
  }

  private mutating func write(_ fact: Condition) {
    span(fact.range)
    string("kind", fact.kind.key)
    string("of", facts.branches[Int(fact.branch)].kind.key)
    optionalText("pattern", fact.pattern)
    if !fact.value.isEmpty { string("value", "\(point(fact.value.start))-\(point(fact.value.end))") }
  }

  private mutating func writeOperator(_ branch: Branch) {
    place(of: branch.position)
    string("kind", branch.kind.sign ?? "")
    string("operands", "\(point(branch.condition.start))-\(point(branch.condition.end))")
  }

  private mutating func write(_ fact: ListElement) {
    span(fact.value)
    string("list", point(fact.list))
    bool("hasKey", fact.hasKey)
  }

  private mutating func write(_ fact: GivenName) {
    place(of: fact.name.start)
    text("name", fact.name)
    optionalText("type", fact.type)
    if fact.number >= 0 { int("number", Int(fact.number)) }
    let isOfLoop = fact.closure < 0
    let block =
      isOfLoop ? facts.branches[Int(fact.loop)].position : facts.closures[Int(fact.closure)].start
    string("of", point(block))
  }

  private mutating func writeStart(of branch: Branch) {
    place(of: branch.position)
    string("kind", branch.kind.key)
    string("start", point(branch.start))
  }

  private mutating func writeGenericType(_ fact: TypeReference) {
    place(of: fact.name.start)
    text("name", fact.name)
  }

  /// `_Type.member` is a fact, too, but not one of those that the dump promises.
  private func startsWithCapital(_ fact: MemberAccess) -> Bool {
    let start = Int(fact.text.start)
    return facts.bytes[start] != UInt8(ascii: "_") && facts.bytes[start...].prefix(2) != [0x60, 0x5F]
  }

  private mutating func write(_ fact: MemberAccess) {
    place(of: fact.text.start)
    text("text", fact.text)
  }

  private mutating func write(_ fact: MacroUse) {
    place(of: fact.position)
    text("name", fact.name)
    string("kind", fact.isDeclaration ? "decl" : "expr")
    owner(fact.owner)
    function(fact.function)
  }

  private mutating func write(_ fact: Attribute) {
    place(of: fact.position)
    string("end", point(fact.end))
    text("name", fact.name)
    if !fact.argument.isEmpty {
      string("argument", "\(point(fact.argument.start))-\(point(fact.argument.end))")
    }
  }

  private mutating func writeBodies() {
    let counts = BodyCounts(facts)
    list("functions", facts.bodies.indices) { report, index in
      let body = report.facts.bodies[index]
      report.line(of: body.position)
      if body.function >= 0 {
        let function = report.facts.functions[Int(body.function)]
        report.text("name", function.name)
        report.owner(function.owner)
      }
      report.json.key("counts")
      report.json.beginObject()
      for (kind, key) in BodyCounts.keys { report.int(key, counts[kind, inBody: index]) }
      report.json.endObject()
    }
  }
}
