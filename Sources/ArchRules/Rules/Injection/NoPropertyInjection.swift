import ArchFacts
import ArchKnowledge
import ArchModel

/// Dependencies come by the initializer, not by a property that is filled later.
struct NoPropertyInjection: CodeRule {
  static let about = RuleInfo(
    id: "no-property-injection",
    summary: "No dependency is filled in after init.",
    why: """
      A dependency that is set after init allows partial initialization: until it is set, the object exists \
      but cannot work, nothing says so, and every use has to unwrap it. It is more fragile than constructor \
      injection and harder to reason about.
      """,
    decision: "ADR-001: dependencies through initializers; ADR-007: no property injection",
    bad: """
      // Core/Contracts/AnalyticsTracking.swift
      protocol AnalyticsTracking { func track(_ event: String) }
      // Features/Finds/Presentation/FindViewController.swift
      final class FindViewController: UIViewController {
        var analytics: (any AnalyticsTracking)?
      }
      """,
    good: """
      // Core/Contracts/AnalyticsTracking.swift
      protocol AnalyticsTracking { func track(_ event: String) }
      // Features/Finds/Presentation/FindViewController.swift
      final class FindViewController: UIViewController {
        private let analytics: any AnalyticsTracking
        init(analytics: any AnalyticsTracking) { self.analytics = analytics }
      }
      """,
    fix: "Take the dependency in the initializer, and make the property a private 'let'."
  )

  static var asks: [any Analysis.Type] { [ComponentNeeds.self] }

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let needs = code[ComponentNeeds.self]
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for (number, member) in file.facts.members.enumerated() where mayBeFilled(member, file) {
        let place = Place(file: Int32(index), owner: member.owner, function: FileFacts.none)
        guard let owner = codebase.type(at: place), canHold(owner, codebase),
          codebase.isOutsideOfRoot(place, at: member.name.start),
          let type = codebase.resolveType(member.type, at: place)
        else { continue }
        guard needs.isDependency(type), codebase.role(of: type).role != .coordinator,
          !isOfItsKind(type, owner, codebase)
        else {
          continue
        }
        let reference = MemberReference(file: Int32(index), index: Int32(number))
        let assignments = PropertyAssignments(of: reference, owner, codebase)
        // What the type itself sets is its own state, and what it takes by an initializer is given in time.
        // The initializer that a struct has without saying so takes its variables.
        let isTakenByInit = assignments.fromInside || codebase.symbols[owner].kind == .struct
        guard !assignments.fromOutside.isEmpty || !isTakenByInit else { continue }
        report(reference, owner, type, assignments, codebase, &findings)
      }
    }
  }

  /// A stored variable, optional or implicitly unwrapped, that others may set.
  private func mayBeFilled(_ member: Member, _ file: SourceFile) -> Bool {
    guard member.kind == .var, member.owner >= 0, !member.isStatic, !member.isComputed,
      !member.type.isEmpty, isOptional(member.type, file.facts)
    else { return false }
    for modifier in file.texts(member.modifiers) {
      if Self.closedModifiers.contains(modifier) || modifier.hasPrefix("unowned") { return false }
    }
    guard file.texts(member.attributes).allSatisfy(Self.plainAttributes.contains) else { return false }
    let words = CamelCaseWords.of(file.facts.verbatim(member.name))
    return !Self.backwardWords.contains(words.last ?? "") && !Self.backwardWords.contains(words.first ?? "")
  }

  private static let closedModifiers: Set<String> = [
    "private", "fileprivate", "private(set)", "fileprivate(set)", "weak", "lazy", "override",
  ]

  /// Any other one is an outlet, a binding or state of SwiftUI.
  private static let plainAttributes = AppleAttributes[.leavesOpen]

  /// Names of those who are called back or who own the object.
  private static let backwardWords = MemberWords[.backward]

  private func isOptional(_ type: ByteRange, _ facts: FileFacts) -> Bool {
    let trimmed = TypeText.trimmed(type, in: facts.bytes)
    guard trimmed.count > 1 else { return false }
    let last = facts.bytes[Int(trimmed.end) - 1]
    return last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
  }

  /// Types that are given their dependencies; cells are made by their table and used again.
  private func canHold(_ owner: SymbolID, _ codebase: Codebase) -> Bool {
    switch codebase.symbols[owner].kind {
    case .class, .struct, .actor: break
    case .enum, .protocol, .extension, .typealias, .associatedtype: return false
    }
    guard !codebase.symbols[owner].isLocal else { return false }
    let role = codebase.role(of: owner)
    switch role.role {
    // What a screen shows changes, and is copied when it does.
    case .value where isState(owner, codebase) || role.isStatedValue: return false
    case .dto, .error, .container: return false
    case .value, .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .factory:
      break
    }
    return !codebase.symbols.externalSupertypes(of: owner).contains {
      Self.reusedViews.contains(codebase.symbols.names.string($0))
    }
  }

  private func isState(_ owner: SymbolID, _ codebase: Codebase) -> Bool {
    let declared = codebase.symbols[owner]
    return declared.kind == .struct && codebase.symbols.names.hasSuffix(declared.name, "State")
  }

  private static let reusedViews = AppleTypes[.reused]

  /// A link of a chain or tree, such as the next handler, is not a dependency.
  private func isOfItsKind(_ type: SymbolID, _ owner: SymbolID, _ codebase: Codebase) -> Bool {
    type == owner || codebase.symbols.inherits(owner, from: type) || codebase.isInside(type, owner)
  }

  private func report(
    _ reference: MemberReference, _ owner: SymbolID, _ type: SymbolID, _ assignments: PropertyAssignments,
    _ codebase: Codebase, _ findings: inout Findings
  ) {
    let member = codebase.member(reference)
    let name = codebase.files[Int(reference.file)].facts.text(member.name)
    let ownerName = codebase.symbols.qualifiedName(of: owner)
    let typeName = codebase.symbols.qualifiedName(of: type)
    let clause =
      codebase.componentEvidence(of: type).map { $0.sentence(in: codebase.code) }
      ?? "states a need of the app"
    var related = [findings.declaration(of: type, "'\(typeName)' is declared here; it \(clause)")]
    related += assignments.fromOutside.prefix(1)
    findings.add(
      .filled("\(ownerName).\(name)", owner: ownerName, type: typeName, advice: codebase.adviceToTake(type)),
      at: member.name, in: Place(file: reference.file, owner: member.owner, function: FileFacts.none),
      about: .edge(from: .declared(member.name), to: .type(type)), related: related)
  }
}

extension Codebase {
  fileprivate func isInside(_ outer: SymbolID, _ inner: SymbolID) -> Bool {
    var scope = symbols[inner].parent
    while scope >= 0 {
      if scope == outer { return true }
      scope = symbols[scope].parent
    }
    return false
  }
}

/// Who sets a property, in the files that name its type.
private struct PropertyAssignments {
  private(set) var fromOutside: [Findings.Related] = []
  /// The type itself, initializers included.
  private(set) var fromInside = false

  init(of reference: MemberReference, _ owner: SymbolID, _ codebase: Codebase) {
    let name = codebase.files[Int(reference.file)].facts.verbatim(codebase.member(reference).name)
    let own = codebase.symbols.declarations(of: owner)
    var files = Set(own.map(\.file))
    for use in codebase.typeUses where use.symbol == owner { files.insert(use.place.file) }
    for file in files.sorted() {
      let facts = codebase.files[Int(file)].facts
      let extents = own.filter { $0.file == file }.map { facts.types[Int($0.index)].extent }
      var types: ExpressionTypes?
      for assignment in facts.assignments where facts.matches(assignment.operator, "=") {
        for target in Self.targets(of: assignment, in: facts) {
          let names = NamePath.names(target, in: facts.bytes)
          guard let last = names.last, facts.verbatim(last) == name else { continue }
          if extents.contains(where: { $0.contains(last.start) }) {
            fromInside = true
            continue
          }
          let receiver = names.dropLast()
          let isBare =
            receiver.isEmpty ? assignment.isPlain : receiver.count == 1 && facts.matches(names[0], "self")
          guard !isBare, codebase.files[Int(file)].isProduction(at: last.start) else { continue }
          let known = types ?? ExpressionTypes(codebase.code, file: file)
          types = known
          let place = Place(file: file, owner: assignment.owner, function: assignment.function)
          guard Self.mayBe(known.kind(of: receiver, at: place), owner, codebase) else { continue }
          fromOutside.append(
            Findings.Related(file: file, offset: last.start, message: "it is filled in here"))
        }
      }
    }
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
    case .own(let type):
      type == owner || codebase.symbols.inherits(type, from: owner)
        || codebase.symbols.inherits(owner, from: type)
    case .list, .foreign: false
    case .unknown: true
    }
  }
}

extension Remark {
  fileprivate static func filled(_ property: String, owner: String, type: String, advice: String) -> Remark {
    Remark(
      "'\(property)' is a dependency that is filled in after init",
      label: "anyone may set it, and until then '\(owner)' has no '\(type)'",
      fix: "\(advice), and make the property 'private let'")
  }
}
