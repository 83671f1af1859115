import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Static and global functions do not build components.
struct NoStaticFactories: FileRule {
  static let about = RuleInfo(
    id: "no-static-factories",
    summary: "No static or global function builds and returns a component.",
    why: """
      A static factory can be called from anywhere, so concrete types are made everywhere, and no test can \
      put a double in their place. Concrete types are instantiated only in the composition root. A view model that makes \
      itself and gives out the view around it is no better.
      """,
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
    fix: "Call the initializer in the composition root, and remove the static function.",
    concern: .supply,
    remedy: .removal
  )

  private let factories: [NamePattern]

  init(options: inout OptionReader) {
    factories = options.factories()
  }

  func known(of code: Code) -> Pair<BareMap, SharedMembers> {
    Pair(BareMap(code.codebase), SharedMembers(code.codebase))
  }

  func check(_ file: CodeFile, _ known: Pair<BareMap, SharedMembers>, _ findings: inout Findings) {
    let codebase = file.codebase
    let (map, shared) = (known.first, known.second)
    var reported: Set<MemberReference> = []
    for made in codebase.instantiations(inFile: file.index) {
      let type = CodeType(codebase, made.symbol)
      guard codebase.isOutsideOfAssembly(made.place, at: made.range.start),
        !map.isBare || codebase.isClaimed(made), let evidence = type.evidence,
        let factory = factory(around: made, codebase), !shared.contains(factory.reference),
        !reported.contains(factory.reference), returns(type, factory) || hides(type, factory),
        !isListed(factory)
      else { continue }
      // A mapper, parser or serializer that a layer makes for itself hides nothing from anyone.
      if case .lives(let layer, _) = evidence, factory.file.kind == layer, !holdsDependency(type) { continue }
      let about = About.edge(from: .declared(factory.declared.name), to: .type(made.symbol))
      // Of several things that it makes one may be allowed.
      guard !findings.allows(about, in: factory.place) else { continue }
      reported.insert(factory.reference)
      report(factory, made, type, evidence, &findings)
    }
  }

  /// Somebody who works, by the type of a property; closures are what a definition consists of.
  private func holdsDependency(_ type: CodeType) -> Bool {
    let codebase = type.codebase
    return type.members.contains { member in
      guard member.isStored, !member.declared.isStatic,
        let held = codebase.resolveType(member.declared.type, at: member.place)
      else { return false }
      return codebase.isComponent(held) || codebase.code.isNeed(held)
    }
  }

  /// The static or global function, or the static computed property, whose body a place is in directly.
  private func factory(around made: Instantiation, _ codebase: Codebase) -> CodeMember? {
    guard made.place.function >= 0, made.form != .reference else { return nil }
    let file = codebase.file(at: made.place)
    let index = file.facts.members.firstIndex { $0.function == made.place.function }
    guard let member = index.map({ CodeMember(file, Int32($0)) }) else { return nil }
    // What is private serves its own type alone; that the type makes things is another rule's matter.
    guard member.declared.isStatic || member.declared.owner < 0, !member.isFilePrivate,
      !isRequiredByKey(member, made.place)
    else { return nil }
    switch member.kind {
    case .func, .var: return member
    case .let, .`init`, .subscript, .deinit: return nil
    }
  }

  /// The key of a library or of the SwiftUI environment has to have its values.
  private func isRequiredByKey(_ member: CodeMember, _ place: Place) -> Bool {
    Self.keyValues.contains(member.declared.name, in: member.file.facts.bytes)
      && member.file.codebase.typeAround(place)?.foreignSupertypes.contains(
        where: LibraryTypes[.registrar].contains) ?? false
  }

  private static let keyValues = WordSet(LibraryMembers[.keyValue])

  /// Whether the function gives what was made: as itself, as `Self` or as a protocol that it conforms to.
  private func returns(_ made: CodeType, _ factory: CodeMember) -> Bool {
    let (facts, place) = (factory.file.facts, factory.innerPlace)
    let written = factory.kind == .func ? factory.declared.returnType : factory.declared.type
    guard let name = TypeText.singleName(written, in: facts.bytes) else { return false }
    if facts.matches(name, "Self") { return made.codebase.typeAround(place) == made }
    guard let type = made.codebase.typeNamed(name, at: place) else { return false }
    return type == made || made.supertypes.contains(type)
  }

  /// `static func makeView() -> AnyView` of a view model, which makes one of itself and gives it within its view.
  private func hides(_ made: CodeType, _ factory: CodeMember) -> Bool {
    let (facts, place) = (factory.file.facts, factory.innerPlace)
    let written = factory.kind == .func ? factory.declared.returnType : factory.declared.type
    // A router that makes its module is how some put screens together.
    guard made.role == .viewModel || made.role == .presenter, made.codebase.typeAround(place) == made,
      let name = TypeText.singleName(written, in: facts.bytes)
    else { return false }
    switch made.codebase.resolve(name, at: place).symbol {
    case let symbol?: return made.codebase.role(of: symbol).role == .view
    case nil:
      return NamePath.names(name, in: facts.bytes).last.map(facts.verbatim).map(Self.views.contains) ?? false
    }
  }

  private static let views = AppleTypes.shown

  private func isListed(_ factory: CodeMember) -> Bool {
    guard let owner = factory.file.codebase.typeAround(factory.place)?.simpleName else { return false }
    return factories.contains { $0.matches(owner) }
  }

  private func report(
    _ factory: CodeMember, _ made: Instantiation, _ type: CodeType, _ evidence: ComponentEvidence,
    _ findings: inout Findings
  ) {
    let owner = type.codebase.typeAround(factory.place).map { $0.name + "." } ?? ""
    let name = owner + factory.file.facts.text(factory.declared.name)
    findings.add(
      .factory(
        name, isGlobal: owner.isEmpty, of: type.name, evidence: evidence.sentence(in: type.codebase.code),
        need: type.need?.name),
      at: factory, to: .type(type.id),
      related: [
        factory.file.related(made.range, "'\(type.name)' is made here"),
        type.declared("'\(type.name)' is declared here"),
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
