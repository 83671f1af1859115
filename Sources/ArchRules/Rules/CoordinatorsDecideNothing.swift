import ArchFacts
import ArchModel

/// Coordinators translate states to navigation and decide nothing else.
struct CoordinatorsDecideNothing: Rule {
  static let about = RuleInfo(
    id: "coordinators-decide-nothing",
    summary: "Coordinators map states to flows; they fetch, parse and judge nothing.",
    why: """
      "Is this a business rule or navigation?" A request, a parser or a condition on domain data in a \
      coordinator is a business rule in the place where it is hardest to test.
      """,
    decision: "Architecture Rules, 2: coordinators route, use cases decide",
    bad: """
      // Features/Search/Domain/Species.swift
      struct Species { let population: Int }
      // App/Coordinators/SearchCoordinator.swift
      final class SearchCoordinator {
        func select(_ species: Species) {
          if species.population < 10_000 { warn() } else { show() }
        }
        func warn() {}
        func show() {}
      }
      """,
    good: """
      // Features/Search/Domain/Species.swift
      enum Selection { case endangered, common }
      // App/Coordinators/SearchCoordinator.swift
      final class SearchCoordinator {
        func select(_ selection: Selection) {
          switch selection {
          case .endangered: warn()
          case .common: show()
          }
        }
        func warn() {}
        func show() {}
      }
      """,
    fix: "Let a use case decide and answer with a state, and map that with a switch."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where !file.isTest && holdsCoordinator(index, codebase) {
      checkIO(Int32(index), codebase, &findings)
      checkConditions(Int32(index), codebase, &findings)
    }
  }

  private func holdsCoordinator(_ index: Int, _ codebase: Codebase) -> Bool {
    codebase.symbols.symbolOfDeclaration[index].contains {
      $0 >= 0 && codebase.role(of: $0).role == .coordinator
    }
  }

  private func isCoordinator(_ place: Place, _ codebase: Codebase) -> Bool {
    guard !codebase.isInCompositionRoot(place), let type = codebase.type(at: place),
      !codebase.symbols[type].isExternal
    else { return false }
    return codebase.role(of: type).role == .coordinator
  }

  private func checkIO(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    var uses: [(use: ForeignUse, what: String)] = []
    uses += ForeignUse.types(AppleAPI.network, in: index, of: codebase).map { ($0, "calls the network") }
    uses += ForeignUse.types(AppleAPI.persistence, in: index, of: codebase).map {
      ($0, "reaches for persistence")
    }
    uses += ForeignUse.types(AppleAPI.parsing, in: index, of: codebase).map { ($0, "parses") }
    uses += ForeignUse.functions(AppleAPI.persistenceFunctions, in: index, of: codebase).map {
      ($0, "reaches for persistence")
    }
    var seen: Set<String> = []
    for (use, what) in uses where file.isProduction(at: use.range.start) && isCoordinator(use.place, codebase)
    {
      let around = codebase.symbolName(at: use.place)
      guard !isAllowed(use.name, use.place, codebase), seen.insert("\(around) \(use.name)").inserted else {
        continue
      }
      findings.add(.io(use.name, what), at: use.range, in: use.place, symbol: "\(around) → \(use.name)")
    }
  }

  private func checkConditions(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    var decided: [ByteRange] = []
    for branch in file.facts.branches {
      let place = Place(file: index, owner: branch.owner, function: branch.function)
      guard judges(branch), isCoordinator(place, codebase), file.isProduction(at: branch.position),
        !decided.contains(where: { $0.contains(branch.position) })
      else { continue }
      let range = conditionRange(branch, file)
      guard let data = DomainData(codebase, place).variable(in: range),
        !isAllowed(data.type ?? "", place, codebase)
      else { continue }
      decided.append(ByteRange(start: branch.position, end: range.end))
      let length = Int32(branch.kind == .guard ? 5 : branch.kind == .while ? 5 : branch.kind == .if ? 2 : 1)
      findings.add(
        .condition(data.name, type: data.type),
        at: ByteRange(start: branch.position, end: branch.position + length), in: place)
    }
  }

  private func judges(_ branch: Branch) -> Bool {
    switch branch.kind {
    case .if, .guard, .while, .ternary: true
    case .switch, .case, .for, .catch, .and, .or, .coalescing, .comparison, .arithmetic: false
    }
  }

  /// What a branch tests; of a ternary, what stands before it on its line.
  private func conditionRange(_ branch: Branch, _ file: SourceFile) -> ByteRange {
    guard branch.kind == .ternary, branch.condition.isEmpty else { return branch.condition }
    var start = Int(branch.position)
    while start > 0, file.facts.bytes[start - 1] != 0x0A, file.facts.bytes[start - 1] != UInt8(ascii: "=") {
      start -= 1
    }
    return ByteRange(start: Int32(start), end: branch.position)
  }

  private func isAllowed(_ name: String, _ place: Place, _ codebase: Codebase) -> Bool {
    guard !allowed.isEmpty else { return false }
    let type = codebase.type(at: place).map(codebase.symbols.name)
    return allowed.contains { $0.matches(name) || type.map($0.matches) ?? false }
  }
}

/// Finds the variable of a domain type whose members a condition weighs. A plain flag is a state to be mapped;
/// a comparison or two conditions at once are a decision.
private struct DomainData {
  private let codebase: Codebase
  private let place: Place
  private let file: SourceFile

  init(_ codebase: Codebase, _ place: Place) {
    self.codebase = codebase
    self.place = place
    file = codebase.files[Int(place.file)]
  }

  func variable(in condition: ByteRange) -> (name: String, type: String?)? {
    guard condition.count > 2, isWeighed(condition) else { return nil }
    for chain in chains(in: condition) {
      let name = file.facts.verbatim(chain)
      if let type = domainType(of: name, before: chain.start) {
        return (name, codebase.symbols.qualifiedName(of: type))
      }
    }
    return nil
  }

  /// Holds a comparison, `&&`, `||` or arithmetic, other than with `nil` alone.
  private func isWeighed(_ condition: ByteRange) -> Bool {
    file.facts.branches.contains { branch in
      guard condition.contains(branch.position) else { return false }
      switch branch.kind {
      case .and, .or, .arithmetic: return true
      case .comparison: return !comparesWithNil(branch) && !comparesIdentity(branch)
      case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .coalescing: return false
      }
    }
  }

  private func comparesWithNil(_ branch: Branch) -> Bool {
    var index = Int(branch.end)
    while index < file.facts.bytes.count, file.facts.bytes[index].isBlank { index += 1 }
    let end = Int32(min(file.facts.bytes.count, index + 3))
    return file.facts.matches(ByteRange(start: Int32(index), end: end), "nil")
  }

  private func comparesIdentity(_ branch: Branch) -> Bool {
    let text = file.facts.verbatim(ByteRange(start: branch.position, end: branch.position + 3))
    return text == "===" || text == "!=="
  }

  /// The first names of the member chains in a range: `species` of `species.population`.
  private func chains(in range: ByteRange) -> [ByteRange] {
    var chains: [ByteRange] = []
    var index = Int(range.start)
    let bytes = file.facts.bytes
    while index < Int(range.end) {
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        while index < Int(range.end), bytes[index] != UInt8(ascii: "\"") { index += 1 }
      } else if bytes[index].isIdentifierPart {
        let start = index
        while index < Int(range.end), bytes[index].isIdentifierPart { index += 1 }
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let isChain =
          index < bytes.count && (bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "?"))
        if !isMember, isChain, bytes[start].isLowerCase {
          chains.append(ByteRange(start: Int32(start), end: Int32(index)))
        }
        continue
      }
      index += 1
    }
    return chains
  }

  /// The type of a parameter, local or property of that name, if the domain or the contracts declare it and it
  /// is no component.
  private func domainType(of name: String, before offset: Int32) -> SymbolID? {
    guard let type = annotatedType(of: name, before: offset) else { return nil }
    switch codebase.layerKind(of: type) {
    case .domain, .contracts: break
    case .boot, .coordinators, .composition, .data, .infrastructure, .presentation, .other, nil: return nil
    }
    switch codebase.symbols[type].kind {
    case .class, .struct, .enum: return codebase.isComponent(type) ? nil : type
    case .actor, .protocol, .extension, .typealias, .associatedtype: return nil
    }
  }

  private func annotatedType(of name: String, before offset: Int32) -> SymbolID? {
    let facts = file.facts
    for local in facts.locals.reversed()
    where local.function == place.function && local.name.start < offset && facts.verbatim(local.name) == name
    {
      if !local.type.isEmpty { return codebase.resolveType(local.type, at: place) }
      return ValueTypes(codebase, place.file).type(ofValue: local.value, at: place)
    }
    var function = place.function
    while function >= 0 {
      for parameter in facts.functions[Int(function)].parameters.indices.map({ facts.parameters[$0] })
      where facts.verbatim(parameter.name) == name {
        return codebase.resolveType(parameter.type, at: place)
      }
      function = facts.functions[Int(function)].enclosing
    }
    guard let owner = codebase.type(at: place) else { return nil }
    for reference in codebase.members(of: owner) {
      let member = codebase.member(reference)
      let other = codebase.files[Int(reference.file)]
      guard member.kind == .let || member.kind == .var, other.facts.verbatim(member.name) == name else {
        continue
      }
      let inside = Place(file: reference.file, owner: member.owner, function: FileFacts.none)
      return member.type.isEmpty ? nil : codebase.resolveType(member.type, at: inside)
    }
    return nil
  }
}

extension Remark {
  fileprivate static func io(_ name: String, _ what: String) -> Remark {
    Remark(
      "a coordinator \(what) with '\(name)'", label: "coordinators route, use cases decide",
      fix: "move this behind a use case, and let the coordinator map its result to a flow")
  }

  fileprivate static func condition(_ name: String, type: String?) -> Remark {
    Remark(
      "a coordinator weighs '\(name)'" + (type.map { ", a '\($0)' of the domain" } ?? ""),
      label: "coordinators route, use cases decide",
      fix: "let a use case decide and answer with a state, and map that with a 'switch'")
  }
}
