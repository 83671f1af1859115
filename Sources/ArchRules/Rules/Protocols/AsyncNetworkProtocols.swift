import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What goes over the network is asked for by `async throws`.
struct AsyncNetworkProtocols: CodeRule {
  static let about = RuleInfo(
    id: "async-network-protocols",
    summary:
      "A protocol over the network requires 'async throws', and no contract passes results to a completion handler.",
    why: """
      Network calls are asynchronous by nature and fail by nature. With 'async throws' the compiler checks \
      both at every call, and errors travel like any other; callback chains lose them, and the language has \
      better primitives. The protocol of a repository faces the network where its only implementation asks nothing else.
      """,
    bad: """
      // Core/Contracts/HTTPClient.swift
      protocol HTTPClient {
        func get(_ path: String, completion: @escaping (Result<[UInt8], any Error>) -> Void)
      }
      """,
    good: """
      // Core/Contracts/HTTPClient.swift
      protocol HTTPClient {
        func get(_ path: String) async throws -> [UInt8]
      }
      """,
    fix: "Require 'async throws' and return the result."
  )

  private let names: [NamePattern]
  private let layers: [String]

  init(options: inout OptionReader) {
    names = options.namePatterns(
      "protocols", "Protocols that face the network, whatever they are called.", more: .demands)
    layers = options.layers("layers", "Layers whose protocols face the network.", more: .demands)
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let repositories = NetworkRepositories(code)
    for type in code.protocols {
      let evidence =
        ProtocolBoundary.network.evidence(of: type, listed: names, layers: layers)
        ?? repositories.implementation(of: type).map { .implementation($0.name) }
      guard evidence != nil || type.layerKind?.statesNeeds == true else { continue }
      let name = type.name
      for requirement in type.requirements where requirement.kind == .func && !requirement.isObservation {
        if let completion = CompletionHandler.find(in: requirement) {
          let clause = evidence.map { "'\(name)' \($0.clause)" } ?? "'\(name)' is a contract"
          findings.add(
            .completion(requirement.name, name, clause), at: completion, in: requirement.innerPlace,
            about: .declared(requirement.declared.name))
        } else if let evidence, let missing = missing(in: requirement, evidence) {
          findings.add(
            .plain(requirement.name, name, missing, "'\(name)' \(evidence.clause)"), at: requirement,
            severity: missing == .throwing ? .warning : nil)
        }
      }
    }
  }

  enum Missing {
    case both, waiting, throwing

    var words: String {
      switch self {
      case .both: "neither 'async' nor 'throws'"
      case .waiting: "not 'async'"
      case .throwing: "not 'throws'"
      }
    }
  }

  /// What a requirement lacks that transfers something; `nil` for what prepares, describes or cancels, and for
  /// what is told and answers nothing.
  private func missing(in requirement: CodeMember, _ evidence: ProtocolBoundary.Evidence) -> Missing? {
    let member = requirement.declared
    guard Self.transfers.contains(requirement.verb) else { return nil }
    let result = requirement.file.facts.text(member.returnType)
    // It says what went wrong as well.
    if case .implementation = evidence, result.hasPrefix("Result<") { return nil }
    switch (member.isAsync, member.throws) {
    case (true, true): return nil
    case (true, false): return .throwing
    case (false, let throwing):
      let answersNothing = result.isEmpty || result == "Void" || result == "()"
      if answersNothing { return throwing ? .waiting : nil }
      guard !isPreparation(result) else { return nil }
      return throwing ? .waiting : .both
    }
  }

  /// What is returned before anything is sent, or to stop it.
  private func isPreparation(_ result: String) -> Bool {
    let words = CamelCaseWords.of(result.hasSuffix("?") ? String(result.dropLast()) : result)
    guard let last = words.last else { return true }
    return Self.preparations.contains(last) || result.hasPrefix("Task<") || result == "Self"
  }

  private static let preparations = BoundaryWords[.preparation]

  private static let transfers = BoundaryWords[.transfer]
}

/// A parameter that takes the result of a function later.
private enum CompletionHandler {
  static func find(in requirement: CodeMember) -> ByteRange? {
    guard !isAnimation(requirement) else { return nil }
    return requirement.parameters.first { isCompletion($0, requirement.file.facts) }?.name
  }

  /// The user interface has completions of its own, for what ends when it ends.
  private static func isAnimation(_ requirement: CodeMember) -> Bool {
    interfaceVerbs.contains(requirement.verb)
      || requirement.parameters.contains { requirement.file.facts.matches($0.label, "animated") }
  }

  private static let interfaceVerbs = ScreenWords[.interfaceVerb]

  private static func isCompletion(_ parameter: Parameter, _ facts: FileFacts) -> Bool {
    let type = facts.text(parameter.type)
    let words =
      CamelCaseWords.of(facts.verbatim(parameter.name)) + CamelCaseWords.of(facts.verbatim(parameter.label))
    let isNamed = words.contains(where: completionWords.contains)
    if TypeText.isFunction(parameter.type, in: facts.bytes) {
      guard returnsNothing(type) else { return false }
      return isNamed || type.contains("Result<")
    }
    // `completion: @escaping RetrievalCompletion`
    let written = CamelCaseWords.of(
      TypeText.singleName(parameter.type, in: facts.bytes).map { facts.text($0) } ?? "")
    return isNamed
      && written.contains(where: handlers.contains)
  }

  private static let handlers = BoundaryWords[.handler]

  private static let completionWords = BoundaryWords[.completion]

  private static func returnsNothing(_ type: String) -> Bool {
    guard let arrow = type.range(ofLast: "->") else { return false }
    let result = type[arrow...].filter { $0 != " " && $0 != ")" && $0 != "?" && $0 != "(" }
    return result.isEmpty || result == "Void"
  }
}

extension String {
  /// After the last place where a text is.
  fileprivate func range(ofLast text: String) -> String.Index? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
    }
    return nil
  }
}

extension Remark {
  fileprivate static func completion(_ function: String, _ type: String, _ clause: String) -> Remark {
    Remark(
      "'\(function)' of protocol '\(type)' passes its result to a completion handler", label: clause,
      fix: "require 'func \(function)(…) async throws' that returns the result")
  }

  fileprivate static func plain(
    _ function: String, _ type: String, _ missing: AsyncNetworkProtocols.Missing, _ clause: String
  ) -> Remark {
    Remark(
      "'\(function)' of network protocol '\(type)' is \(missing.words)", label: clause,
      fix: "require 'func \(function)(…) async throws'")
  }
}
