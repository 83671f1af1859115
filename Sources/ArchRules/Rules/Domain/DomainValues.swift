import ArchConfig
import ArchFacts
import ArchModel

/// Domain models are values.
struct DomainValues: FileRule {
  static let about = RuleInfo(
    id: "domain-values",
    summary: "Domain models are structs and enums.",
    why: """
      A pure domain model is a value: code that holds one knows what it says, and nothing changes it elsewhere. A \
      class or an actor is shared and changes under its readers, so what the system does can no longer be \
      understood without running it. Nor is a model what a server sends: a response with its pages, or a struct whose \
      keys are spelled as an API spells them, changes with that API. A model that can be coded is none of these. Of a class \
      that Core Data or SwiftData makes and keeps the import tells, by 'domain-imports'; where a team allows that import, \
      such a class may be a model. What publishes values is where they come from, and none itself.
      """,
    bad: """
      // Features/Profile/Domain/Badge.swift
      final class Badge {
        var title: String
        init(title: String) { self.title = title }
      }
      """,
    good: """
      // Features/Profile/Domain/Badge.swift
      struct Badge: Equatable {
        let title: String
      }
      """,
    fix: "Make the model a struct or an enum; what has to be shared belongs behind a repository or a service."
  )

  static var asks: [any Analysis.Type] { [BaseTypes.self, Homes.self] }

  private let allowsImmutableClasses: Bool
  private let judgesWireFormats: Bool

  init(options: inout OptionReader) {
    allowsImmutableClasses = options.flag(
      "immutableClasses", "Whether a final class whose properties are all 'let' may be a domain model.",
      more: .permits)
    judgesWireFormats = options.flag(
      "wireFormats",
      "Whether a type of the domain may not have the form in which a server sends it: by its name, keys or pages.",
      more: .demands, default: true)
  }

  func known(of code: Code) -> Pair<BaseTypes, Homes> { Pair(code[BaseTypes.self], code[Homes.self]) }

  func check(_ file: CodeFile, _ known: Pair<BaseTypes, Homes>, _ findings: inout Findings) {
    let (bases, homes) = (known.first, known.second)
    for type in file.declaredTypes {
      let mutable = mutableProperties(ofReference: type)
      // Where it is moved to it may be a class.
      if judgesWireFormats,
        isWireFormat(type, homes, severity: mutable == nil ? .warning : nil, &findings)
      {
        continue
      }
      guard let mutable else { continue }
      findings.add(
        .reference(
          type.name, type.kind, mutable: mutable.count, layer: type.layerName ?? "domain",
          base: type.supertypes.first { $0.kind == .class }?.name,
          isBase: bases.contains(type.id)), at: type,
        related: mutable.prefix(3).map {
          $0.related("'\($0.name)' can change while others hold the \(type.kind.keyword)")
        })
    }
  }

  /// `nil` for what is a value, and for what is no model of the domain.
  private func mutableProperties(ofReference type: CodeType) -> [CodeMember]? {
    switch type.kind {
    case .class, .actor: break
    case .struct, .enum, .protocol, .extension, .typealias, .associatedtype: return nil
    }
    guard !type.symbol.isFilePrivate, !type.symbol.isLocal, type.codebase.isEntity(type.id),
      type.role != .error
    else { return nil }
    let properties = type.members.filter(\.isStored)
    // A class that holds nothing stands for nothing: it is a namespace or a service.
    guard !properties.isEmpty else { return nil }
    let mutable = properties.filter { $0.kind == .var }
    return allowsImmutableClasses && type.kind == .class && mutable.isEmpty ? nil : mutable
  }
}

extension DomainValues {
  /// Where it comes in: the layer of those kinds that uses it most.
  private func receiver(of type: CodeType, _ homes: Homes) -> String {
    var counts: [String: Int] = [:]
    for use in type.codebase.typeUses where use.symbol == type.id {
      guard let layer = type.codebase.files[use.place.file].layer, layer.kind.meetsNeeds else { continue }
      counts[layer.name, default: 0] += 1
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { "layer '\($0.key)'" }
      ?? homes.layer(of: .data, .infrastructure, else: "the layer that receives it")
  }

  /// Tells of it, too.
  private func isWireFormat(
    _ type: CodeType, _ homes: Homes, severity: Severity?, _ findings: inout Findings
  ) -> Bool {
    guard type.layerKind == .domain, type.isJudged, !type.file.source.isGenerated, !type.symbol.isLocal,
      !type.isInCompositionRoot, let evidence = WireFormat.evidence(of: type)
    else { return false }
    let related =
      switch evidence {
      case .name: [Findings.Related]()
      case .keys(let keys): [keys.declared("the keys are spelled here")]
      case .properties(let members): members.prefix(3).map { $0.related("'\($0.name)' is spelled here") }
      case .pages(let members): members.prefix(3).map { $0.related("'\($0.name)' is about pages") }
      }
    findings.add(
      .wireFormat(
        type.name, evidence.clause, layer: type.layerName ?? "domain",
        data: receiver(of: type, homes)), at: type,
      severity: severity, related: related)
    return true
  }
}

extension Remark {
  fileprivate static func wireFormat(_ name: String, _ clause: String, layer: String, data: String) -> Remark
  {
    Remark(
      "'\(name)' in domain \(clause)",
      label: "this file belongs to layer '\(layer)', which knows nothing of formats",
      fix: "move '\(name)' to \(data), and map it there to a value of layer '\(layer)'")
  }

  fileprivate static func reference(
    _ name: String, _ kind: TypeKind, mutable: Int, layer: String, base: String?, isBase: Bool
  ) -> Remark {
    let noun = kind == .actor ? "an actor" : "a class"
    let state =
      switch mutable {
      case 0: ""
      case 1: " with a property that can change"
      default: " with \(mutable) properties that can change"
      }
    var fix = ["make '\(name)' a struct"]
    // Structs do not inherit.
    if let base { fix.append("let it hold what it has from '\(base)' instead of inheriting it") }
    if isBase { fix.append("let what inherits from it hold one") }
    if mutable > 0 { fix.append("return changed copies") }
    return Remark(
      "domain model '\(name)' is \(noun)\(state), not a value",
      label: "this file belongs to layer '\(layer)', and '\(name)' is not a use case or service",
      fix: fix.asSteps)
  }
}
