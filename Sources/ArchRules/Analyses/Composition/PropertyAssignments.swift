import ArchFacts
import ArchModel

/// Who sets a property, in the files that name its type.
struct PropertyAssignments {
  private(set) var fromOutside: [Findings.Related] = []
  /// Whether one of those fills in what it has just made.
  private(set) var fillsNewOnes = false
  /// Whether what puts the app together is among those.
  private(set) var isFromRoot = false
  /// The type itself, initializers included.
  private(set) var fromInside = false
  /// By code of its own that is handed nothing to keep, such as an initializer or what starts it anew.
  private var isSetOtherwise = false
  /// In other functions of the type, which take it: `func setStore(_ store: Store) { self.store = store }`.
  private(set) var fromParameters: [Findings.Related] = []
  /// Whether these fill in what they make: `let screen = CartScreen(); screen.model = model`. A screen from a storyboard
  /// they do not make.
  private(set) var isOfNewOnes = false

  /// - Parameter files: that know the type, or one that inherits from it: those fill it in as well.
  init(of member: CodeMember, _ type: CodeType, in files: [FileID]) {
    let (name, owner, codebase) = (member.name, type.id, type.codebase)
    let own = codebase.symbols.declarations(of: owner)
    for file in files.map({ CodeFile(codebase, $0) }) {
      let facts = file.facts
      let extents = own.filter { $0.file == file.index }.map { facts.types[Int($0.index)].extent }
      lazy var types = file.expressions
      for assignment in facts.assignments where facts.matches(assignment.operator, "=") {
        for target in Self.targets(of: assignment, in: facts) {
          let names = NamePath.names(target, in: facts.bytes)
          guard let last = names.last, facts.verbatim(last) == name else { continue }
          if extents.contains(where: { $0.contains(last.start) }) {
            fromInside = true
            note(assignment, last, of: member, in: file)
            if names.count > 1, Self.isMade(names[0], assignment, type, in: facts) { isOfNewOnes = true }
            continue
          }
          let receiver = names.dropLast()
          let isBare =
            receiver.isEmpty ? assignment.isPlain : receiver.count == 1 && facts.matches(names[0], "self")
          let place = file.place(in: assignment.owner, function: assignment.function)
          guard !isBare, file.isJudged(last), Self.mayBe(types.kind(of: receiver, at: place), owner, codebase)
          else { continue }
          fromOutside.append(file.related(last, "it is filled in here"))
          if let first = receiver.first, Self.isMade(first, assignment, type, in: facts) {
            fillsNewOnes = true
          }
          if codebase.isInCompositionRoot(place) { isFromRoot = true }
        }
      }
    }
  }

  /// Whether functions of the type are there to take it, and nothing else sets it: what is also made, chosen or cleared is
  /// a state.
  var isHandedIn: Bool { !fromParameters.isEmpty && !isSetOtherwise }

  /// Whether others take a property out again: it may be kept there for them.
  static func areRead(_ member: CodeMember, of type: CodeType, in files: [FileID]) -> Bool {
    let codebase = type.codebase
    return files.contains { number in
      let file = CodeFile(codebase, number)
      let facts = file.facts
      lazy var types = file.expressions
      return facts.nameChains.contains { chain in
        let names = NamePath.names(chain, in: facts.bytes)
        guard let index = names.indices.dropFirst().first(where: { facts.hasText(names[$0], member.name) }),
          names.count > index + 1 || !facts.assignments.contains(where: { $0.target == chain }),
          file.isJudged(chain)
        else { return false }
        let place = file.place(around: chain.start)
        guard codebase.typeAround(place)?.id != type.id else { return false }
        return types.kind(of: names[..<index], at: place).symbol.map { isOf($0, type.id, codebase) } ?? false
      }
    }
  }

  /// Whether a name is a local variable that begins as a new instance of the type.
  private static func isMade(
    _ name: ByteRange, _ assignment: Assignment, _ type: CodeType, in facts: FileFacts
  ) -> Bool {
    facts.locals.contains { local in
      guard local.function == assignment.function, facts.hasSameText(local.name, as: name, of: facts),
        let call = facts.calls.first(where: { $0.position == facts.withoutEffects(local.value).start })
      else { return false }
      return NamePath.names(call.callee, in: facts.bytes).contains {
        facts.matches($0, "Self") || facts.hasText($0, type.simpleName)
      }
    }
  }

  private mutating func note(
    _ assignment: Assignment, _ name: ByteRange, of member: CodeMember, in file: CodeFile
  ) {
    if Self.isTaken(assignment, in: file.facts) {
      fromParameters.append(file.related(name, "it is filled in here"))
    } else if !file.facts.matches(assignment.value, "nil") || member.modifiers.contains("weak") {
      // What is let go of again was watched for a time.
      isSetOtherwise = true
    }
  }

  /// `func setStore(_ store: Store) { self.store = store }`
  private static func isTaken(_ assignment: Assignment, in facts: FileFacts) -> Bool {
    guard assignment.function >= 0 else { return false }
    let function = facts.functions[Int(assignment.function)]
    guard takes(assignment.value, function, in: facts) else { return false }
    guard isHidden(function, of: assignment.owner, in: facts) else { return true }
    // What only the type itself calls takes from others what they hand to who calls it.
    return facts.calls.contains { call in
      guard call.function >= 0, facts.hasSameText(call.member, as: function.name, of: facts) else {
        return false
      }
      let caller = facts.functions[Int(call.function)]
      return !isHidden(caller, of: call.owner, in: facts)
        && facts.arguments(of: call).contains { takes($0.value, caller, in: facts) }
    }
  }

  /// Whether an expression is what a function takes; an initializer takes it in time.
  private static func takes(_ value: ByteRange, _ function: Function, in facts: FileFacts) -> Bool {
    !facts.matches(function.name, "init")
      && function.parameters.indices.contains { index in
        let parameter = facts.parameters[index]
        return facts.hasSameText(parameter.name, as: value, of: facts)
          && !TypeText.isOptional(parameter.type, in: facts.bytes)
      }
  }

  private static func isHidden(_ function: Function, of owner: Int32, in facts: FileFacts) -> Bool {
    facts.member(around: function.name.start, of: owner).map(facts.isFilePrivate) ?? false
  }

  /// What an assignment stores into: `(a.b, c) = pair` has two targets.
  private static func targets(of assignment: Assignment, in facts: FileFacts) -> [ByteRange] {
    if assignment.isPlain { return [assignment.target] }
    guard assignment.root.isEmpty else { return assignment.member.isEmpty ? [] : [assignment.member] }
    return Array(facts.nameChains(in: assignment.target))
  }

  /// Whether what is filled may be of the type; where the code does not say of which it is, the name decides.
  private static func mayBe(_ kind: ExpressionTypes.Kind, _ owner: SymbolID, _ codebase: Codebase) -> Bool {
    switch kind {
    case .own(let type): isOf(type, owner, codebase)
    case .list, .pairs, .pair, .foreign: false
    case .unknown: true
    }
  }

  private static func isOf(_ type: SymbolID, _ owner: SymbolID, _ codebase: Codebase) -> Bool {
    type == owner || codebase.symbols.inherits(type, from: owner)
      || codebase.symbols.inherits(owner, from: type)
  }
}
