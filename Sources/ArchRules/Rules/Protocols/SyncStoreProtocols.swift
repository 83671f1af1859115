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
    for type in code.protocols {
      guard let evidence = ProtocolBoundary.store.evidence(of: type, listed: names, layers: layers),
        !holdsState(type)
      else { continue }
      for requirement in type.requirements where requirement.declared.isAsync && !requirement.isObservation {
        findings.add(
          .waits(requirement.name, type.name, requirement.declared, "'\(type.name)' \(evidence.clause)"),
          at: requirement)
      }
    }
  }

  /// A store of the user interface's state takes actions and keeps nothing.
  private func holdsState(_ type: CodeType) -> Bool {
    let facts = type.file.facts
    let hasState = facts.types(in: type.declaration.extent).contains { inner in
      inner.kind == .associatedtype && inner.owner == type.symbol.declaration
        && Self.stateTypes.contains(inner.name, in: facts.bytes)
    }
    return hasState || type.requirements.contains { Self.reducers.contains($0.verb) }
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
