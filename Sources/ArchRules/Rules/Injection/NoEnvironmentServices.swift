import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Components do not travel through the SwiftUI environment.
struct NoEnvironmentServices: CodeRule {
  static let about = RuleInfo(
    id: "no-environment-services",
    summary: "No component is delivered through the SwiftUI environment.",
    why: """
      The environment is acceptable for read-only shared state, but not for mutable services or dependencies \
      that need test doubles: no initializer shows them, the compiler checks nothing, and a view that is moved \
      elsewhere stops working when it is shown.
      """,
    decision: "ADR-004, alternatives: SwiftUI Environment; ADR-007: Environment Objects only",
    bad: """
      // Features/Finds/Presentation/UploadMonitor.swift
      final class UploadMonitor: ObservableObject {
        func follow() async {}
      }
      // Features/Finds/Presentation/FindsView.swift
      struct FindsView: View {
        @EnvironmentObject private var uploads: UploadMonitor
      }
      """,
    good: """
      // Features/Finds/Presentation/UploadMonitor.swift
      final class UploadMonitor: ObservableObject {
        func follow() async {}
      }
      // Features/Finds/Presentation/FindsView.swift
      struct FindsView: View {
        @ObservedObject private var uploads: UploadMonitor
        init(uploads: UploadMonitor) { self.uploads = uploads }
      }
      """,
    fix: "Take it in the initializer of the view, or of its view model."
  )

  static var asks: [any Analysis.Type] { [ComponentNeeds.self, EnvironmentKeys.self] }

  private let appState: [NamePattern]

  init(options: inout OptionReader) {
    appState = options.namePatterns(
      "appState", "Names of types that are read-only state of the app and may come through the environment.",
      more: .permits,
      default: ["*State", "*Theme", "*Settings", "*Preferences"])
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let needs = code[ComponentNeeds.self]
    let keys = code[EnvironmentKeys.self]
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      checkProperties(Int32(index), needs, keys, codebase, &findings)
      checkDeliveries(Int32(index), needs, codebase, &findings)
    }
  }

  /// `@EnvironmentObject var x: T`, `@Environment(T.self) var x`, `@Environment(\.x) var x`.
  private func checkProperties(
    _ index: Int32, _ needs: ComponentNeeds, _ keys: EnvironmentKeys, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let file = codebase.files[Int(index)]
    for member in file.facts.members where !member.attributes.isEmpty && member.owner >= 0 {
      let place = Place(file: index, owner: member.owner, function: FileFacts.none)
      guard let (type, attribute) = delivered(to: member, at: place, keys, codebase),
        file.isProduction(at: member.name.start), isJudged(type, needs, codebase)
      else { continue }
      let owner = codebase.subject(at: place)
      findings.add(
        .read(
          codebase.symbols.qualifiedName(of: type), by: owner, attribute: attribute,
          clause: clause(type, codebase)),
        at: member.name, in: place, about: .edge(from: .declared(member.name), to: .type(type)),
        related: [declaration(of: type, codebase, findings)])
    }
  }

  private func delivered(
    to member: Member, at place: Place, _ keys: EnvironmentKeys, _ codebase: Codebase
  ) -> (type: SymbolID, attribute: String)? {
    let file = codebase.files[Int(place.file)]
    let facts = file.facts
    for attribute in member.attributes.indices.lazy.map({ facts.names[$0] }) {
      if facts.hasText(attribute, Self.environmentObject) {
        return codebase.resolveType(member.type, at: place).map { ($0, "@\(Self.environmentObject)") }
      }
      guard facts.hasText(attribute, Self.environment) else { continue }
      if let name = EnvironmentKeys.typeName(of: attribute, in: facts) {
        let text = "@Environment(\(facts.text(name)).self)"
        return codebase.resolve(name, at: place).symbol.map { ($0, text) }
      }
      if let key = EnvironmentKeys.key(of: attribute, in: facts) {
        let text = "@Environment(\\.\(facts.text(key)))"
        return keys.type(of: key, in: file).map { ($0, text) }
      }
    }
    return nil
  }

  private static let environment = AppleAttributes.only(.environment)
  private static let environmentObject = AppleAttributes.only(.environmentObject)
  private static let deliveries = WordSet(AppleFunctions[.environment])

  /// `.environmentObject(x)`, `.environment(x)`, `.environment(\.x, y)`.
  private func checkDeliveries(
    _ index: Int32, _ needs: ComponentNeeds, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let file = codebase.files[Int(index)]
    let facts = file.facts
    var types: ExpressionTypes?
    for call in facts.calls where !call.isPattern && !call.member.isEmpty {
      guard Self.deliveries.contains(call.member, in: facts.bytes),
        file.isProduction(at: call.member.start),
        let argument = DeliveredArgument.range(of: call, in: facts)
      else { continue }
      let known = types ?? ExpressionTypes(codebase.code, file: index)
      types = known
      let place = Place(file: index, owner: call.owner, function: call.function)
      guard let type = known.kind(ofValue: argument, at: place).symbol, isJudged(type, needs, codebase) else {
        continue
      }
      findings.add(
        .delivered(
          codebase.symbols.qualifiedName(of: type), call: facts.text(call.member),
          clause: clause(type, codebase)),
        at: call.member, in: place,
        about: .edge(to: .type(type)),
        related: [declaration(of: type, codebase, findings)])
    }
  }

  private func isJudged(_ type: SymbolID, _ needs: ComponentNeeds, _ codebase: Codebase) -> Bool {
    let name = codebase.symbols.name(of: type)
    return needs.isDependency(type) && !appState.contains { $0.matches(name) }
  }

  private func clause(_ type: SymbolID, _ codebase: Codebase) -> String {
    codebase.componentEvidence(of: type).map { $0.sentence(in: codebase.code) } ?? "states a need of the app"
  }

  private func declaration(
    of type: SymbolID, _ codebase: Codebase, _ findings: Findings
  ) -> Findings.Related {
    let name = codebase.symbols.qualifiedName(of: type)
    return findings.declaration(of: type, "'\(name)' is declared here; it \(clause(type, codebase))")
  }
}

/// What a call puts into the environment.
private enum DeliveredArgument {
  /// The only argument, or the one after a key path.
  static func range(of call: Call, in facts: FileFacts) -> ByteRange? {
    let arguments = facts.arguments(of: call).filter { !$0.isTrailingClosure }
    guard let first = arguments.first else { return nil }
    let isKey = facts.bytes[Int(first.value.start)] == UInt8(ascii: "\\")
    return isKey ? arguments.dropFirst().first?.value : first.value
  }
}

extension Remark {
  fileprivate static func read(_ type: String, by user: String, attribute: String, clause: String) -> Remark {
    Remark(
      "'\(type)' is taken from the SwiftUI environment with '\(attribute)'",
      label: "'\(type)' \(clause)",
      fix: "take '\(type)' in 'init' of \(user) or of its view model, and pass it from the composition root")
  }

  fileprivate static func delivered(_ type: String, call: String, clause: String) -> Remark {
    Remark(
      "'\(type)' is delivered through the SwiftUI environment with '\(call)'",
      label: "'\(type)' \(clause)",
      fix: "pass '\(type)' to 'init' of the view that uses it")
  }
}
