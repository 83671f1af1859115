import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Components do not travel through the SwiftUI environment.
struct NoEnvironmentServices: FileRule {
  static let about = RuleInfo(
    id: "no-environment-services",
    summary: "No component is delivered through the SwiftUI environment.",
    why: """
      The environment is acceptable for read-only shared state, but not for mutable services or dependencies \
      that need test doubles, nor for an object that hands those out: no initializer shows them, the compiler checks \
      nothing, and a view that is moved elsewhere stops working when it is shown.
      """,
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
    fix: "Take it in the initializer of the view, or of its view model.",
    concern: .supply
  )

  static var asks: [any Analysis.Type] { [Advice.self, ComponentNeeds.self] }

  private let appState: [NamePattern]

  init(options: inout OptionReader) {
    appState = options.namePatterns(
      "appState", "Names of types that are read-only state of the app and may come through the environment.",
      more: .permits,
      default: ["*State", "*Theme", "*Settings", "*Preferences"])
  }

  func known(of code: Code) -> Pair<Advice, ComponentNeeds> {
    Pair(code[Advice.self], code[ComponentNeeds.self])
  }

  func check(_ file: CodeFile, _ known: Pair<Advice, ComponentNeeds>, _ findings: inout Findings) {
    let (advice, needs) = (known.first, known.second)
    checkProperties(file, needs, advice, &findings)
    checkDeliveries(file, needs, advice, &findings)
  }

  /// `@EnvironmentObject var x: T`, `@Environment(T.self) var x`, `@Environment(\.x) var x`.
  private func checkProperties(
    _ file: CodeFile, _ needs: ComponentNeeds, _ advice: Advice, _ findings: inout Findings
  ) {
    for member in file.members(where: { !$0.attributes.isEmpty && $0.owner >= 0 }) {
      guard let (type, attribute, isByKey) = delivered(to: member), member.isJudged,
        isJudged(type, byKey: isByKey, needs)
      else { continue }
      let isUsed = file.codebase.typeAround(member.place)?.uses(member) ?? true
      let fix =
        isUsed
        ? advice.insteadOfEnvironment(type, at: member.declared.name.start, in: member.place)
        : ["remove '\(member.name)': nothing here uses it"]
      findings.add(
        .read(type.name, attribute: attribute, clause: clause(of: type, needs), fix: fix),
        at: member, to: .type(type.id), related: [declaration(of: type, needs)])
    }
  }

  private func delivered(to member: CodeMember) -> (type: CodeType, attribute: String, isByKey: Bool)? {
    let (facts, codebase, place) = (member.file.facts, member.file.codebase, member.place)
    for attribute in member.declared.attributes.indices.lazy.map({ facts.names[$0] }) {
      if facts.hasText(attribute, Self.environmentObject) {
        return codebase.resolveType(member.declared.type, at: place).map {
          (CodeType(codebase, $0), "@\(Self.environmentObject)", false)
        }
      }
      guard facts.hasText(attribute, Self.environment) else { continue }
      if let name = EnvironmentAttribute.typeName(of: attribute, in: facts) {
        return codebase.typeNamed(name, at: place).map {
          ($0, "@Environment(\(facts.text(name)).self)", false)
        }
      }
      if let key = EnvironmentAttribute.key(of: attribute, in: facts) {
        return member.type.map {
          (CodeType(codebase, $0), "@Environment(\\.\(facts.text(key)))", true)
        }
      }
    }
    return nil
  }

  private static let environment = AppleAttributes.only(.environment)
  private static let environmentObject = AppleAttributes.only(.environmentObject)
  private static let deliveries = WordSet(AppleFunctions[.environment])

  /// `.environmentObject(x)`, `.environment(x)`, `.environment(\.x, y)`.
  private func checkDeliveries(
    _ file: CodeFile, _ needs: ComponentNeeds, _ advice: Advice, _ findings: inout Findings
  ) {
    let facts = file.facts
    lazy var expressions = file.expressions
    for call in facts.calls where !call.isPattern && !call.member.isEmpty {
      guard Self.deliveries.contains(call.member, in: facts.bytes), file.isJudged(call.member),
        let argument = DeliveredArgument.value(of: call, in: facts)
      else { continue }
      let place = file.place(of: call)
      guard
        let type = expressions.kind(ofValue: argument.range, at: place).symbol.map({
          CodeType(file.codebase, $0)
        }), isJudged(type, byKey: argument.isByKey, needs)
      else { continue }
      findings.add(
        .delivered(
          type.name, call: facts.text(call.member), clause: clause(of: type, needs),
          isWork: advice.isGivenToViewModels(type)), at: call.member, in: place,
        about: .edge(to: .type(type.id)), related: [declaration(of: type, needs)])
    }
  }

  /// - Parameter isByKey: whether a key path names it. That may be one for each row, as the trip that a row shows, whatever
  ///   it can ask; by its type there is one for all views.
  private func isJudged(_ type: CodeType, byKey isByKey: Bool, _ needs: ComponentNeeds) -> Bool {
    let name = type.simpleName
    return (needs.isDependency(type.id) || !isByKey && handsOut(type, needs) != nil)
      && !appState.contains { $0.matches(name) }
  }

  /// What the views may take from an object that keeps state besides: `let store: TripStore`.
  private func handsOut(_ type: CodeType, _ needs: ComponentNeeds) -> CodeMember? {
    guard type.kind == .class, type.role == .value, !type.codebase.role(of: type.id).isStated else {
      return nil
    }
    return type.members.first { member in
      member.isStored && !member.declared.isStatic && !member.isFilePrivate
        && member.type.map(needs.isDependency) ?? false
    }
  }

  private func declaration(of type: CodeType, _ needs: ComponentNeeds) -> Findings.Related {
    type.declared("'\(type.name)' is declared here; it \(clause(of: type, needs))")
  }

  private func clause(of type: CodeType, _ needs: ComponentNeeds) -> String {
    guard !needs.isDependency(type.id), let given = handsOut(type, needs), let kept = given.type else {
      return type.dependencyClause
    }
    return "hands out '\(given.name)', and '\(CodeType(type.codebase, kept).name)' "
      + CodeType(type.codebase, kept).dependencyClause
  }
}

/// What a call puts into the environment.
private enum DeliveredArgument {
  /// The only argument, or the one after a key path.
  static func value(of call: Call, in facts: FileFacts) -> (range: ByteRange, isByKey: Bool)? {
    let arguments = facts.arguments(of: call).filter { !$0.isTrailingClosure }
    guard let first = arguments.first else { return nil }
    let isKey = facts.bytes[Int(first.value.start)] == UInt8(ascii: "\\")
    return isKey ? arguments.dropFirst().first.map { ($0.value, true) } : (first.value, false)
  }
}

extension Remark {
  fileprivate static func read(_ type: String, attribute: String, clause: String, fix: [String]) -> Remark {
    Remark(
      "'\(type)' is taken from the SwiftUI environment with '\(attribute)'",
      cause: FindingCause(
        fix: "take '\(type)' in 'init' of each view that uses it, or of its view model, and pass it from the "
          + "composition root"),
      label: "'\(type)' \(clause)",
      fix: fix.asSteps)
  }

  fileprivate static func delivered(
    _ type: String, call: String, clause: String, isWork: Bool
  ) -> Remark {
    Remark(
      "'\(type)' is delivered through the SwiftUI environment with '\(call)'",
      label: "'\(type)' \(clause)",
      fix: isWork
        ? "pass '\(type)' to 'init' of the view model that needs it"
        : "pass '\(type)' to 'init' of the view that uses it")
  }
}
