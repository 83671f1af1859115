import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Static and global functions do not build components.
struct NoStaticFactories: CodeRule {
  static let about = RuleInfo(
    id: "no-static-factories",
    summary: "No static or global function builds and returns a component.",
    why: """
      A static factory can be called from anywhere, so concrete types are made everywhere, and no test can \
      put a double in their place. Concrete types are instantiated only in the composition root.
      """,
    decision: "Architecture Rules, 6: no static factories",
    bad: """
      // Core/Contracts/SecureStore.swift
      protocol SecureStore { func read(_ key: String) -> String? }
      // Core/Infrastructure/KeychainStore.swift
      struct KeychainStore: SecureStore {
        let service: String
        static func standard(service: String) -> KeychainStore { KeychainStore(service: service) }
        func read(_ key: String) -> String? { nil }
      }
      """,
    good: """
      // Core/Contracts/SecureStore.swift
      protocol SecureStore { func read(_ key: String) -> String? }
      // Core/Infrastructure/KeychainStore.swift
      struct KeychainStore: SecureStore {
        let service: String
        func read(_ key: String) -> String? { nil }
      }
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        func makeSecureStore() -> any SecureStore { KeychainStore(service: "app") }
      }
      """,
    fix: "Call the initializer in the composition root, and remove the static function."
  )

  private let factories: [NamePattern]

  init(options: inout OptionReader) {
    factories = options.factories()
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let isBarelyMapped = codebase.isBarelyMapped
    let shared = Set(codebase.sharedInstances.all.map(\.member))
    var reported: Set<MemberReference> = []
    for made in codebase.instantiations {
      guard codebase.isOutsideOfRoot(made.place, at: made.range.start),
        !isBarelyMapped || codebase.isClaimed(made),
        let evidence = codebase.componentEvidence(of: made.symbol),
        let reference = factory(around: made, codebase), !shared.contains(reference),
        !reported.contains(reference), returns(made.symbol, reference, codebase),
        !isListedFactory(reference, codebase)
      else { continue }
      // A mapper, parser or serializer that a layer makes for itself hides nothing from anyone.
      if case .lives(let layer, _) = evidence,
        codebase.files[Int(made.place.file)].kind == layer
      {
        continue
      }
      let member = codebase.member(reference)
      let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
      // Of several things that it makes one may be allowed.
      guard !findings.allows(.edge(from: .declared(member.name), to: .type(made.symbol)), in: place) else {
        continue
      }
      reported.insert(reference)
      report(reference, made, evidence, codebase, &findings)
    }
  }

  /// The static or global function, or the static computed property, whose body a place is in directly.
  private func factory(around made: Instantiation, _ codebase: Codebase) -> MemberReference? {
    guard made.place.function >= 0, made.form != .reference else { return nil }
    let facts = codebase.files[Int(made.place.file)].facts
    let index = facts.members.firstIndex { $0.function == made.place.function }
    guard let index else { return nil }
    let member = facts.members[index]
    // What is private serves its own type alone; that the type makes things is another rule's matter.
    guard member.isStatic || member.owner < 0,
      !codebase.files[Int(made.place.file)].isFilePrivate(member.modifiers),
      !isRequiredByKey(member, made.place, codebase)
    else { return nil }
    switch member.kind {
    case .func, .var: return MemberReference(file: made.place.file, index: Int32(index))
    case .let, .`init`, .subscript, .deinit: return nil
    }
  }

  /// The key of a library or of the SwiftUI environment has to have its values.
  private func isRequiredByKey(_ member: Member, _ place: Place, _ codebase: Codebase) -> Bool {
    let facts = codebase.files[Int(place.file)].facts
    guard Self.keyValues.contains(member.name, in: facts.bytes),
      let owner = codebase.type(at: place)
    else { return false }
    return codebase.symbols.externalSupertypes(of: owner).contains {
      LibraryTypes[.registrar].contains(codebase.symbols.names.string($0))
    }
  }

  private static let keyValues = WordSet(LibraryMembers[.keyValue])

  /// Whether the function gives what was made: as itself, as `Self` or as a protocol that it conforms to.
  private func returns(_ symbol: SymbolID, _ reference: MemberReference, _ codebase: Codebase) -> Bool {
    let member = codebase.member(reference)
    let facts = codebase.files[Int(reference.file)].facts
    let written = member.kind == .func ? member.returnType : member.type
    guard let name = TypeText.singleName(written, in: facts.bytes) else { return false }
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    if facts.matches(name, "Self") { return codebase.type(at: place) == symbol }
    guard let type = codebase.resolve(name, at: place).symbol else { return false }
    return type == symbol || codebase.symbols.inherits(symbol, from: type)
  }

  private func isListedFactory(_ reference: MemberReference, _ codebase: Codebase) -> Bool {
    let place = Place(
      file: reference.file, owner: codebase.member(reference).owner, function: FileFacts.none)
    guard let owner = codebase.type(at: place) else { return false }
    let ownerName = codebase.symbols.name(of: owner)
    return factories.contains { $0.matches(ownerName) }
  }

  private func report(
    _ reference: MemberReference, _ made: Instantiation, _ evidence: ComponentEvidence, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let member = codebase.member(reference)
    let facts = codebase.files[Int(reference.file)].facts
    let place = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
    let owner = codebase.type(at: place).map { codebase.symbols.qualifiedName(of: $0) + "." } ?? ""
    let name = owner + facts.text(member.name)
    let type = codebase.symbols.qualifiedName(of: made.symbol)
    findings.add(
      .factory(
        name, isGlobal: owner.isEmpty, of: type, evidence: evidence.sentence(in: codebase.code),
        need: codebase.need(of: made.symbol).map(codebase.symbols.qualifiedName)),
      at: member.name, in: place, about: .edge(from: .declared(member.name), to: .type(made.symbol)),
      related: [
        Findings.Related(file: reference.file, offset: made.range.start, message: "'\(type)' is made here"),
        findings.declaration(of: made.symbol, "'\(type)' is declared here"),
      ])
  }
}

extension Remark {
  fileprivate static func factory(
    _ name: String, isGlobal: Bool, of type: String, evidence: String, need: String?
  ) -> Remark {
    Remark(
      "\(isGlobal ? "global" : "static") function '\(name)' builds and returns '\(type)'",
      label: "'\(type)' \(evidence)",
      fix: "call 'init' of '\(type)' in the composition root, pass it on"
        + (need.map { " as 'any \($0)'" } ?? "") + ", and remove '\(name)'")
  }
}
