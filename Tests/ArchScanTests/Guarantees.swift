import ArchFacts
import ArchScan
import LargeStack

/// Checks what `FileFacts` promises about any input: ranges are within the bytes, indices refer into
/// their lists, declarations are in source order, and nothing encloses itself.
struct Guarantees {
  private let facts: FileFacts
  private(set) var violations: [String] = []

  /// What scanning `bytes` breaks, with as much stack as the command has.
  static func violations(scanning bytes: [UInt8], path: String) -> [String] {
    onLargeStack { violations(of: FileFacts(scanning: bytes, path: path)) } ?? ["no result"]
  }

  static func violations(of facts: FileFacts) -> [String] {
    var guarantees = Guarantees(facts: facts)
    guarantees.checkDeclarations()
    guarantees.checkFunctions()
    guarantees.checkReferences()
    guarantees.checkLists()
    return guarantees.violations
  }

  private init(facts: FileFacts) { self.facts = facts }

  private mutating func checkDeclarations() {
    for (index, type) in facts.types.enumerated() {
      check(type.name, "types[\(index)].name")
      check(type.extent, "types[\(index)].extent")
      check(type.aliased, "types[\(index)].aliased")
      check(type.owner, below: index, "types[\(index)].owner")
      check(type.function, below: facts.functions.count, "types[\(index)].function")
      for names in [type.inherits, type.modifiers, type.attributes, type.genericParameters] {
        check(names, below: facts.names.count, "types[\(index)] names")
      }
    }
    for (index, enumCase) in facts.enumCases.enumerated() {
      check(enumCase.name, "enumCases[\(index)].name")
      check(enumCase.payload, "enumCases[\(index)].payload")
      check(enumCase.value, "enumCases[\(index)].value")
      check(enumCase.owner, below: facts.types.count, "enumCases[\(index)].owner")
    }
    for (index, member) in facts.members.enumerated() {
      for range in [member.name, member.type, member.returnType, member.value, member.extent] {
        check(range, "members[\(index)]")
      }
      check(member.owner, below: facts.types.count, "members[\(index)].owner")
      check(member.function, below: facts.functions.count, "members[\(index)].function")
      check(member.modifiers, below: facts.names.count, "members[\(index)].modifiers")
      check(member.attributes, below: facts.names.count, "members[\(index)].attributes")
      check(member.parameters, below: facts.parameters.count, "members[\(index)].parameters")
    }
    checkOrder(facts.imports.map(\.position), "imports")
    checkOrder(facts.types.map(\.name.start), "types")
    checkOrder(facts.enumCases.map(\.name.start), "enumCases")
    checkOrder(facts.members.map(\.name.start), "members")
  }

  private mutating func checkFunctions() {
    for (index, function) in facts.functions.enumerated() {
      for range in [function.name, function.returnType, function.extent] {
        check(range, "functions[\(index)]")
      }
      check(function.owner, below: facts.types.count, "functions[\(index)].owner")
      check(function.enclosing, below: index, "functions[\(index)].enclosing")
      check(function.genericParameters, below: facts.names.count, "functions[\(index)].genericParameters")
      check(function.parameters, below: facts.parameters.count, "functions[\(index)].parameters")
    }
    for (index, parameter) in facts.parameters.enumerated() {
      for range in [parameter.label, parameter.name, parameter.type, parameter.defaultValue] {
        check(range, "parameters[\(index)]")
      }
    }
    for (index, local) in facts.locals.enumerated() {
      for range in [local.name, local.type, local.value] { check(range, "locals[\(index)]") }
      checkScope(local.owner, local.function, "locals[\(index)]")
    }
    for (index, body) in facts.bodies.enumerated() {
      check(position: body.position, "bodies[\(index)].position")
      check(body.range, "bodies[\(index)].range")
      check(body.function, below: facts.functions.count, "bodies[\(index)].function")
    }
    for (index, branch) in facts.branches.enumerated() {
      check(position: branch.position, "branches[\(index)].position")
      check(position: branch.end, "branches[\(index)].end")
      check(branch.condition, "branches[\(index)].condition")
      if branch.start >= 0 { check(position: branch.start, "branches[\(index)].start") }
      check(branch.body, below: facts.bodies.count, "branches[\(index)].body")
      checkScope(branch.owner, branch.function, "branches[\(index)]")
    }
  }

  private mutating func checkReferences() {
    for (index, call) in facts.calls.enumerated() {
      check(position: call.position, "calls[\(index)].position")
      check(position: call.arguments, "calls[\(index)].arguments")
      check(position: call.end, "calls[\(index)].end")
      check(call.callee, "calls[\(index)].callee")
      check(call.member, "calls[\(index)].member")
      check(call.receiver, below: index, "calls[\(index)].receiver")
      check(call.firstArgument, below: facts.arguments.count, "calls[\(index)].firstArgument")
      checkScope(call.owner, call.function, "calls[\(index)]")
    }
    checkExpressions()
    for (index, access) in facts.memberAccesses.enumerated() {
      check(access.text, "memberAccesses[\(index)].text")
      checkScope(access.owner, access.function, "memberAccesses[\(index)]")
    }
    for (index, member) in facts.implicitMembers.enumerated() {
      check(member.name, "implicitMembers[\(index)].name")
      check(member.label, "implicitMembers[\(index)].label")
      check(member.call, below: facts.calls.count, "implicitMembers[\(index)].call")
      checkScope(member.owner, member.function, "implicitMembers[\(index)]")
    }
    for (index, reference) in facts.typeReferences.enumerated() {
      check(reference.name, "typeReferences[\(index)].name")
      checkScope(reference.owner, reference.function, "typeReferences[\(index)]")
    }
    for (index, macro) in facts.macros.enumerated() {
      check(position: macro.position, "macros[\(index)].position")
      check(macro.name, "macros[\(index)].name")
      check(macro.extent, "macros[\(index)].extent")
      checkScope(macro.owner, macro.function, "macros[\(index)]")
    }
  }

  private mutating func checkExpressions() {
    for (index, argument) in facts.arguments.enumerated() {
      check(argument.label, "arguments[\(index)].label")
      check(argument.value, "arguments[\(index)].value")
      check(argument.next, below: facts.arguments.count, "arguments[\(index)].next")
      if argument.next >= 0, argument.next <= index {
        violations.append("arguments[\(index)].next goes back")
      }
    }
    for (index, assignment) in facts.assignments.enumerated() {
      for range in [
        assignment.target, assignment.root, assignment.member, assignment.operator, assignment.value,
      ] { check(range, "assignments[\(index)]") }
      checkScope(assignment.owner, assignment.function, "assignments[\(index)]")
    }
    for (index, condition) in facts.conditions.enumerated() {
      for range in [condition.range, condition.pattern, condition.value] {
        check(range, "conditions[\(index)]")
      }
      check(condition.branch, below: facts.branches.count, "conditions[\(index)].branch")
    }
    for (index, chain) in facts.nameChains.enumerated() { check(chain, "nameChains[\(index)]") }
    for (index, closure) in facts.closures.enumerated() { check(closure, "closures[\(index)]") }
    for (index, cast) in facts.casts.enumerated() { check(cast, "casts[\(index)]") }
    for (index, given) in facts.givenNames.enumerated() {
      check(given.name, "givenNames[\(index)].name")
      check(given.type, "givenNames[\(index)].type")
      check(given.closure, below: facts.closures.count, "givenNames[\(index)].closure")
      check(given.loop, below: facts.branches.count, "givenNames[\(index)].loop")
      if (given.closure >= 0) == (given.loop >= 0) {
        violations.append("givenNames[\(index)] is of a closure and a loop, or of neither")
      }
    }
    checkOrder(facts.givenNames.map(\.name.start), "givenNames")
    for (index, value) in facts.returnedValues.enumerated() {
      check(value.value, "returnedValues[\(index)].value")
      check(value.closure, below: facts.closures.count, "returnedValues[\(index)].closure")
      check(value.function, below: facts.functions.count, "returnedValues[\(index)].function")
    }
    for (index, element) in facts.listElements.enumerated() {
      check(position: element.list, "listElements[\(index)].list")
      check(element.value, "listElements[\(index)].value")
    }
    checkOrder(facts.listElements.map(\.value.end), "listElements")
    checkOrder(facts.branches.map(\.position), "branches")
    checkOrder(facts.attributes.map(\.name.start), "attributes")
    checkOrder(facts.calls.map(\.arguments), "calls")
    checkOrder(facts.nameChains.map(\.start), "nameChains")
    checkOrder(facts.closures.map(\.start), "closures")
    checkOrder(facts.casts.map(\.start), "casts")
    checkOrder(facts.conditions.map(\.range.start), "conditions")
    checkOrder(facts.branches.map(\.position), "branches")
    checkOrder(facts.typeReferences.map(\.name.start), "typeReferences")
  }

  private mutating func checkLists() {
    for (index, declaration) in facts.imports.enumerated() {
      check(position: declaration.position, "imports[\(index)].position")
      for range in [declaration.kind, declaration.path, declaration.access] {
        check(range, "imports[\(index)]")
      }
      check(declaration.attributes, below: facts.names.count, "imports[\(index)].attributes")
    }
    for (index, attribute) in facts.attributes.enumerated() {
      check(position: attribute.position, "attributes[\(index)].position")
      check(attribute.name, "attributes[\(index)].name")
      check(attribute.argument, "attributes[\(index)].argument")
      check(position: attribute.end, "attributes[\(index)].end")
    }
    for (index, region) in facts.conditionalRegions.enumerated() {
      check(region.range, "conditionalRegions[\(index)].range")
      check(region.condition, "conditionalRegions[\(index)].condition")
      check(region.previous, below: index, "conditionalRegions[\(index)].previous")
    }
    for (index, name) in facts.names.enumerated() { check(name, "names[\(index)]") }
    for (index, comment) in facts.suppressionComments.enumerated() {
      check(comment, "suppressionComments[\(index)]")
    }
    for (index, comment) in facts.docComments.enumerated() { check(comment, "docComments[\(index)]") }
  }
}

extension Guarantees {
  private mutating func check(_ range: ByteRange, _ what: @autoclosure () -> String) {
    guard range.start >= 0, range.start <= range.end, Int(range.end) <= facts.bytes.count else {
      violations.append("\(what()): \(range.start)..<\(range.end) of \(facts.bytes.count) bytes")
      return
    }
  }

  private mutating func check(position: Int32, _ what: @autoclosure () -> String) {
    check(ByteRange(start: position, end: position), what())
  }

  private mutating func check(_ names: FactRange, below count: Int, _ what: @autoclosure () -> String) {
    guard names.start >= 0, names.start <= names.end, Int(names.end) <= count else {
      violations.append("\(what()): \(names.start)..<\(names.end) of \(count)")
      return
    }
  }

  private mutating func check(_ index: Int32, below count: Int, _ what: @autoclosure () -> String) {
    guard index >= FileFacts.none, Int(index) < count else {
      violations.append("\(what()): \(index) of \(count)")
      return
    }
  }

  private mutating func checkScope(_ owner: Int32, _ function: Int32, _ what: @autoclosure () -> String) {
    check(owner, below: facts.types.count, what() + ".owner")
    check(function, below: facts.functions.count, what() + ".function")
  }

  private mutating func checkOrder(_ starts: [Int32], _ list: String) {
    for index in starts.indices.dropFirst() where starts[index] < starts[index - 1] {
      violations.append("\(list)[\(index)] stands before its predecessor")
      return
    }
  }
}
