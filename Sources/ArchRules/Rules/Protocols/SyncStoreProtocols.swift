import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What is kept on the device is asked for by `throws` alone.
struct SyncStoreProtocols: CodeRule {
  static let about = RuleInfo(
    id: "sync-store-protocols",
    summary: "A protocol over a cache or a store does not require 'async'.",
    why: """
      A store on the device runs on its own queue and can answer at once. A protocol that just throws is \
      simple to implement and to test, in memory too; an async one makes every implementation and every test wait. \
      The hop between threads is made once, where the store is composed into asynchronous code.
      """,
    decision: "ADR-002: async protocols for network, sync protocols for cache",
    bad: """
      // Core/Contracts/FeedStore.swift
      protocol FeedStore {
        func retrieve() async throws -> [String]
      }
      """,
    good: """
      // Core/Contracts/FeedStore.swift
      protocol FeedStore {
        func retrieve() throws -> [String]
      }
      """,
    fix: "Remove 'async' from the protocol, and hop threads where it is composed into asynchronous code."
  )

  private let names: [NamePattern]
  private let layers: [String]

  init(options: inout OptionReader) {
    names = options.namePatterns(
      "protocols", "Protocols that face a store, whatever they are called.", more: .demands)
    layers = options.layers("layers", "Layers whose protocols face a store.", more: .demands)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for symbol in codebase.declaredProtocols {
      guard
        let evidence = ProtocolBoundary.store.evidence(
          of: symbol, listed: names, layers: layers, in: codebase),
        !holdsState(symbol, codebase)
      else { continue }
      let name = codebase.symbols.qualifiedName(of: symbol)
      for requirement in Requirement.all(of: symbol, in: codebase)
      where requirement.member.isAsync && !requirement.isObservation {
        findings.add(
          .waits(requirement.name, name, requirement.member, "'\(name)' \(evidence.clause)"),
          at: requirement.member.name, in: requirement.place, about: .declared(requirement.member.name))
      }
    }
  }

  /// A store of the user interface's state takes actions and keeps nothing.
  private func holdsState(_ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    let facts = codebase.files[Int(declared.file)].facts
    let hasState = facts.types(in: facts.types[Int(declared.declaration)].extent).contains { type in
      type.kind == .associatedtype && type.owner == declared.declaration
        && Self.stateTypes.contains(type.name, in: facts.bytes)
    }
    return hasState
      || Requirement.all(of: symbol, in: codebase).contains { Self.reducers.contains($0.verb) }
  }

  private static let stateTypes = WordSet(MemberWords[.stateType])
  private static let reducers = MemberWords[.reducer]
}

extension Remark {
  fileprivate static func waits(
    _ requirement: String, _ type: String, _ member: Member, _ clause: String
  ) -> Remark {
    Remark(
      "'\(requirement)' of store protocol '\(type)' is 'async'", label: clause,
      fix: member.throws
        ? "require it with 'throws' alone, and hop threads where the store is composed"
        : "require it without 'async', and hop threads where the store is composed")
  }
}
