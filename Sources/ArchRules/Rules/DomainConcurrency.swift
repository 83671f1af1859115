import ArchFacts
import ArchModel

/// Entities know nothing of threads.
struct DomainConcurrency: Rule {
  static let about = RuleInfo(
    id: "domain-concurrency",
    summary: "Domain models start no tasks, hold no locks and are bound to no actor.",
    why: """
      When and where code runs is decided by the layers around the domain. An entity that starts a task or \
      belongs to the main actor forces its threads on everyone who holds it, and on every test.
      """,
    decision: "DeterministicFeed: pure domain models",
    bad: """
      // Features/Settings/Domain/Schedule.swift
      struct Schedule {
        let hour: Int
        @MainActor var summary: String { "" }
      }
      """,
    good: """
      // Features/Settings/Domain/Schedule.swift
      struct Schedule {
        let hour: Int
        var summary: String { "" }
      }
      """,
    fix: "Keep the model a plain value, and let a use case or an outer layer schedule the work."
  )

  private let allowed: [NamePattern]
  private let judgesAsyncRequirements: Bool

  init(options: inout OptionReader) {
    allowed = options.allowed
    judgesAsyncRequirements = options.flag(
      "asyncRequirements", "Whether protocols of the domain may not have async requirements.")
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where file.kind == .domain && !file.isTest {
      checkTypes(Int32(index), codebase, &findings)
      checkAttributes(Int32(index), codebase, &findings)
      if judgesAsyncRequirements { checkRequirements(Int32(index), codebase, &findings) }
    }
  }

  private func checkTypes(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    for id in codebase.symbols.symbolOfDeclaration[Int(index)] where id >= 0 {
      let symbol = codebase.symbols[id]
      guard symbol.kind == .actor, symbol.file == index, isEntity(id, codebase),
        file.isProduction(at: codebase.nameRange(of: id).start)
      else { continue }
      let place = Place(file: index, owner: symbol.declaration, function: FileFacts.none)
      findings.add(
        .used("actor", by: codebase.symbols.name(of: id)), at: codebase.nameRange(of: id), in: place)
    }
    var seen: Set<String> = []
    for use in ForeignUse.types(AppleAPI.concurrency, in: index, of: codebase) {
      guard file.isProduction(at: use.range.start), let owner = codebase.type(at: use.place),
        isEntity(owner, codebase), !isAllowed(use.name)
      else { continue }
      let around = codebase.symbolName(at: use.place)
      guard seen.insert("\(around) \(use.name)").inserted else { continue }
      findings.add(
        .used(use.name, by: codebase.symbols.name(of: owner)), at: use.range, in: use.place,
        symbol: "\(around) → \(use.name)")
    }
  }

  private func checkAttributes(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    for attribute in file.facts.attributes {
      let name = file.facts.verbatim(attribute.name)
      guard name == "MainActor" || isGlobalActor(attribute.name, index, codebase),
        file.isProduction(at: attribute.position), !isAllowed(name)
      else { continue }
      let owner = innermostType(at: attribute.position, file)
      let place = Place(file: index, owner: owner, function: FileFacts.none)
      guard let type = codebase.type(at: place), isEntity(type, codebase) else { continue }
      let range = ByteRange(start: attribute.position, end: attribute.name.end)
      findings.add(.used("@\(name)", by: codebase.symbols.name(of: type)), at: range, in: place)
    }
  }

  private func checkRequirements(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    for member in file.facts.members where member.kind == .func && member.isAsync && member.owner >= 0 {
      guard file.facts.types[Int(member.owner)].kind == .protocol, file.isProduction(at: member.name.start)
      else {
        continue
      }
      let place = Place(file: index, owner: member.owner, function: FileFacts.none)
      let name = file.facts.text(member.name)
      let owner = file.facts.qualifiedName(ofType: member.owner)
      findings.add(.requirement("\(owner).\(name)"), at: member.name, in: place, symbol: "\(owner).\(name)")
    }
  }

  /// A value of the domain: no use case, no service, nothing that works for others.
  private func isEntity(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    guard !codebase.symbols[id].isExternal, !codebase.isComponent(id), !codebase.holdsWorker(id) else {
      return false
    }
    switch codebase.role(of: id).role {
    case .value, .dto, .error: return true
    case .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper,
      .container, .factory:
      return false
    }
  }

  private func isGlobalActor(_ name: ByteRange, _ index: Int32, _ codebase: Codebase) -> Bool {
    let place = Place(file: index, owner: FileFacts.none, function: FileFacts.none)
    guard let symbol = codebase.resolve(name, at: place).symbol else { return false }
    return codebase.symbols[symbol].kind == .actor
  }

  /// The type whose declaration, its attributes included, holds an offset.
  private func innermostType(at offset: Int32, _ file: SourceFile) -> Int32 {
    var found = FileFacts.none
    for (index, type) in file.facts.types.enumerated() where type.extent.contains(offset) {
      found = Int32(index)
    }
    return found
  }

  private func isAllowed(_ name: String) -> Bool { allowed.contains { $0.matches(name) } }
}

extension Remark {
  fileprivate static func used(_ name: String, by type: String) -> Remark {
    Remark(
      "'\(type)' of the domain decides where code runs, with '\(name)'",
      label: "'\(type)' is a model of the domain",
      fix: "keep '\(type)' a plain value, and let a use case or an outer layer schedule the work")
  }

  fileprivate static func requirement(_ name: String) -> Remark {
    Remark(
      "requirement '\(name)' of the domain is async", label: "the option 'asyncRequirements' is on",
      fix: "make '\(name)' synchronous, and let the layer that implements it hop threads")
  }
}
