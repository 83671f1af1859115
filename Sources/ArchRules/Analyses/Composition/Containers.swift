import ArchConfig
import ArchFacts
import ArchModel

/// All types that hand out the dependencies of others, and those that a team calls locators, whatever they hand out.
struct Containers: Analysis {
  private var evidence: [SymbolID: ContainerEvidence] = [:]
  /// Their names and those of their aliases.
  private var names: Set<NameID> = []
  private var valueMembers: [SymbolID: Set<String>] = [:]
  private var reader: ContainerEvidenceReader
  private var codebase: Codebase

  private struct Candidate: Sendable {
    let type: SymbolID
    let evidence: ContainerEvidence?
    /// Of one that is none by its name and does no work of its own.
    let contents: ContainerStructure.Contents?
  }

  /// By the file that declares them.
  private let parts: FileParts<[Candidate]>

  /// The rule whose option names the locators.
  static let rule = "no-service-locator"

  static var asks: [any Analysis.Type] { [ComponentNeeds.self] }

  init(_ code: Code) {
    codebase = code.codebase
    reader = ContainerEvidenceReader(codebase, code[ComponentNeeds.self])
    var options = code.options(of: Self.rule)
    let listed = options.locators()
    let isByTeam = options.isSet("locators")
    let needs = reader.needs
    let before = code.before(Containers.self).flatMap { $0.reader.needs.saysTheSame(as: needs) ? $0 : nil }
    parts = code.parts(after: before?.parts) { file in
      let reader = ContainerEvidenceReader(file.codebase, needs.asking(file.codebase))
      let structure = ContainerStructure(file.codebase, reader.needs)
      return file.declaredTypes.filter {
        !$0.symbol.isTest && !$0.symbol.isLocal && reader.canContain($0.id)
      }.map { type in
        // `struct Current` may be the weather of today; what a team lists is one, whatever it looks like.
        let isListed =
          listed.contains { $0.matches(type.simpleName) }
          && (isByTeam || type.members.contains(where: reader.gives))
        let evidence = isListed ? .listed : reader.evidence(for: type.id)
        return Candidate(
          type: type.id, evidence: evidence,
          contents: evidence == nil ? structure.contents(of: type.id) : nil)
      }
    }
    var others: [Candidate] = []
    for candidate in parts.all.lazy.flatMap(\.part) {
      evidence[candidate.type] = candidate.evidence
      if candidate.evidence == nil { others.append(candidate) }
    }
    others.sort { $0.type < $1.type }
    let structure = ContainerStructure(codebase, reader.needs)
    let byStructure = structure.containers(
      among: others.map(\.type), others.compactMap { other in other.contents.map { (other.type, $0) } },
      besides: evidence)
    evidence.merge(byStructure) { known, _ in known }
    guard !evidence.isEmpty else { return }
    for type in code.types {
      if let target = codebase.symbols.aliasTarget(of: type.id), evidence[target] != nil {
        names.insert(type.symbol.name)
      }
    }
    let values = ContainerValues(codebase, reader.needs)
    for id in evidence.keys { valueMembers[id] = values.names(in: id) }
  }

  func contains(_ symbol: SymbolID) -> Bool { evidence[symbol] != nil }

  func evidence(of symbol: SymbolID) -> ContainerEvidence? { evidence[symbol] }

  /// Whether any container gives out what it is asked for.
  var hasGenericLookup: Bool { evidence.keys.contains(where: hasGenericLookup) }

  func hasGenericLookup(_ symbol: SymbolID) -> Bool {
    switch evidence[symbol] {
    case .library, .resolves, .listed: true
    case .provides, .holds, nil: false
    }
  }

  /// Whether `Container.name` is the container itself (`true`) or a dependency (`false`); `nil` for a constant.
  func staticMember(_ name: String, of symbol: SymbolID) -> Bool? {
    // Also by a protocol of its own: `static var shared: AppDependencies = Provider()`.
    let itself = [symbol] + codebase.symbols.supertypes(of: symbol)
    for owner in itself {
      for member in CodeType(codebase, owner).members where member.declared.isStatic && member.name == name {
        if member.type.map(itself.contains) ?? false { return true }
        if reader.gives(member) || reader.isGenericLookup(member.declared, member.file.facts) { return false }
      }
    }
    return codebase.sharedInstances.instance(name, of: symbol, in: codebase.code).map { _ in true }
  }

  /// Whether a type of this name, qualified or not, may be one at all.
  func mayBeContainer(_ name: ByteRange, in facts: FileFacts) -> Bool {
    guard !names.isEmpty, let last = NamePath.names(name, in: facts.bytes).last else { return false }
    return names.contains(codebase.symbols.names.find(facts.bytes, last))
  }

  /// Whether a member of a container is a value, such as a flag or a choice of servers, and no dependency.
  func isValue(_ name: String, of symbol: SymbolID) -> Bool { valueMembers[symbol]?.contains(name) ?? false }
}

extension Containers: KnownOfCode {
  package func saysTheSame(as other: Containers) -> Bool {
    evidence == other.evidence && names == other.names && valueMembers == other.valueMembers
      && reader.needs.saysTheSame(as: other.reader.needs)
  }

  package func asking(_ codebase: Codebase) -> Containers {
    var containers = self
    containers.codebase = codebase
    containers.reader = ContainerEvidenceReader(codebase, reader.needs.asking(codebase))
    return containers
  }
}

extension OptionReader {
  mutating func locators() -> [NamePattern] {
    namePatterns(
      "locators", "Names of types and globals that hand out dependencies, whatever they look like.",
      more: .demands, default: ["Current"])
  }
}
