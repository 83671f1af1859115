import ArchConfig
import ArchFacts
import ArchModel

/// Domain models are values.
struct DomainValues: CodeRule {
  static let about = RuleInfo(
    id: "domain-values",
    summary: "Domain models are structs and enums.",
    why: """
      A pure domain model is a value: code that holds one knows what it says, and nothing changes it elsewhere. A \
      class or an actor is shared and changes under its readers, so what the system does can no longer be \
      understood without running it.
      """,
    decision: "DeterministicFeed: pure domain models (struct, enum)",
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

  private let allowsImmutableClasses: Bool

  init(options: inout OptionReader) {
    allowsImmutableClasses = options.flag(
      "immutableClasses", "Whether a final class whose properties are all 'let' may be a domain model.",
      more: .permits)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for symbol in codebase.symbols.symbols.indices.map(Int32.init) {
      let declared = codebase.symbols[symbol]
      switch declared.kind {
      case .class, .actor: break
      case .struct, .enum, .protocol, .extension, .typealias, .associatedtype: continue
      }
      let name = codebase.symbols.qualifiedName(of: symbol)
      guard !declared.isFilePrivate, !declared.isLocal, codebase.isEntity(symbol),
        codebase.role(of: symbol).role != .error
      else { continue }
      let properties = StoredProperties(of: symbol, in: codebase)
      // A class that holds nothing stands for nothing: it is a namespace or a service.
      guard !properties.all.isEmpty else { continue }
      if allowsImmutableClasses, declared.kind == .class, properties.mutable.isEmpty { continue }
      report(symbol, name, properties, codebase, &findings)
    }
  }

  private func report(
    _ symbol: SymbolID, _ name: String, _ properties: StoredProperties, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let declared = codebase.symbols[symbol]
    let layer = codebase.file(of: symbol).layer?.name ?? "domain"
    let related = properties.mutable.prefix(3).map { reference in
      let facts = codebase.files[Int(reference.file)].facts
      let member = codebase.member(reference)
      return Findings.Related(
        file: reference.file, offset: member.name.start,
        message:
          "'\(facts.verbatim(member.name))' can change while others hold the \(declared.kind.keyword)")
    }
    findings.add(
      .reference(name, declared.kind, mutable: properties.mutable.count, layer: layer),
      at: codebase.nameRange(of: symbol),
      in: Place(file: declared.file, owner: declared.declaration, function: FileFacts.none),
      about: .type(symbol),
      related: Array(related))
  }
}

/// What the instances of a type hold.
private struct StoredProperties {
  private(set) var all: [MemberReference] = []
  private(set) var mutable: [MemberReference] = []

  init(of symbol: SymbolID, in codebase: Codebase) {
    for reference in codebase.members(of: symbol) {
      let member = codebase.member(reference)
      guard member.kind == .let || member.kind == .var, !member.isStatic, !member.isComputed else { continue }
      all.append(reference)
      if member.kind == .var { mutable.append(reference) }
    }
  }
}

extension Remark {
  fileprivate static func reference(
    _ name: String, _ kind: TypeKind, mutable: Int, layer: String
  ) -> Remark {
    let noun = kind == .actor ? "an actor" : "a class"
    let state =
      switch mutable {
      case 0: ""
      case 1: " with a property that can change"
      default: " with \(mutable) properties that can change"
      }
    return Remark(
      "domain model '\(name)' is \(noun)\(state), not a value",
      label: "this file belongs to layer '\(layer)', and '\(name)' is not a use case or service",
      fix: "make '\(name)' a struct\(mutable > 0 ? " and return changed copies" : "")")
  }
}
