import ArchFacts
import ArchModel

/// No static or global function makes components.
struct NoStaticFactories: Rule {
  static let about = RuleInfo(
    id: "no-static-factories",
    summary: "No static or global function builds and returns a component.",
    why: """
      A static factory is a composition root of its own, hidden behind a function call: whoever calls it is \
      tied to what it builds, and the object graph falls apart into as many places as there are factories.
      """,
    decision: "Architecture Rules, 6: no static factories",
    bad: """
      // Core/Infrastructure/KeychainStore.swift
      final class KeychainStore {
        static func standard() -> KeychainStore { KeychainStore() }
        func read() {}
      }
      """,
    good: """
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        func makeStore() -> KeychainStore { KeychainStore() }
      }
      // Core/Infrastructure/KeychainStore.swift
      final class KeychainStore {
        func read() {}
      }
      """,
    fix: "Move the function to the composition root, or call the initializer there."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    var reported: Set<MemberReference> = []
    let factories = StaticFunctions(codebase)
    for made in codebase.instantiations where made.form != .reference {
      guard let reference = factories.member(around: made, codebase), !reported.contains(reference),
        isFactory(reference, of: made, codebase)
      else { continue }
      reported.insert(reference)
      report(reference, made, codebase, &findings)
    }
  }

  /// Whether the function returns what is made, as itself or as its protocol, and is judged at all.
  private func isFactory(_ reference: MemberReference, of made: Instantiation, _ codebase: Codebase) -> Bool {
    let member = codebase.member(reference)
    let file = codebase.files[Int(reference.file)]
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    guard codebase.isComponent(made.symbol), !member.returnType.isEmpty,
      file.isProduction(at: member.name.start), !codebase.isInCompositionRoot(place)
    else { return false }
    let name = file.facts.verbatim(member.name)
    let type = codebase.symbols.name(of: made.symbol)
    let owner = codebase.type(at: place).map(codebase.symbols.name)
    guard !allowed.contains(where: { $0.matches(name) || $0.matches(type) || owner.map($0.matches) ?? false })
    else { return false }
    guard let written = TypeText.singleName(member.returnType, in: file.facts.bytes) else { return false }
    if file.facts.matches(written, "Self") { return codebase.type(at: place) == made.symbol }
    let inside = Place(file: reference.file, owner: member.owner, function: member.function)
    guard let returned = codebase.symbols.resolve(written, at: inside, in: file).symbol else { return false }
    return returned == made.symbol || codebase.symbols.inherits(made.symbol, from: returned)
  }

  private func report(
    _ reference: MemberReference, _ made: Instantiation, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let member = codebase.member(reference)
    let file = codebase.files[Int(reference.file)]
    let owner = file.facts.qualifiedName(ofType: member.owner)
    let name = file.facts.text(member.name)
    let symbol = owner.isEmpty ? name : "\(owner).\(name)"
    let type = codebase.symbols.qualifiedName(of: made.symbol)
    let evidence = codebase.componentEvidence(of: made.symbol)?.sentence(in: codebase) ?? "is a component"
    findings.add(
      .factory(symbol, type: type, evidence: evidence, isGlobal: owner.isEmpty), at: member.name,
      in: Place(file: reference.file, owner: member.owner, function: FileFacts.none), symbol: symbol,
      related: [
        Findings.Related(file: made.place.file, offset: made.range.start, message: "'\(type)' is made here")
      ])
  }
}

/// Which static or global function a place lies in.
private struct StaticFunctions {
  private var members: [Place: MemberReference] = [:]

  init(_ codebase: Codebase) {
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for (number, member) in file.facts.members.enumerated()
      where member.kind == .func && member.function >= 0 && (member.isStatic || member.owner < 0) {
        let key = Place(file: Int32(index), owner: FileFacts.none, function: member.function)
        members[key] = MemberReference(file: Int32(index), index: Int32(number))
      }
    }
  }

  func member(around made: Instantiation, _ codebase: Codebase) -> MemberReference? {
    members[Place(file: made.place.file, owner: FileFacts.none, function: made.place.function)]
  }
}

extension Remark {
  fileprivate static func factory(_ function: String, type: String, evidence: String, isGlobal: Bool)
    -> Remark
  {
    Remark(
      "\(isGlobal ? "global" : "static") function '\(function)' builds and returns '\(type)'",
      label: "'\(type)' \(evidence)",
      fix: "remove '\(function)' and call the initializer of '\(type)' in the composition root")
  }
}
