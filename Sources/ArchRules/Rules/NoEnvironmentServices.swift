import ArchFacts
import ArchModel

/// The SwiftUI environment carries values, not components.
struct NoEnvironmentServices: Rule {
  static let about = RuleInfo(
    id: "no-environment-services",
    summary: "No component is delivered through the SwiftUI environment.",
    why: """
      What a view takes from the environment stands in no initializer: forget to put it there and the app \
      crashes, and a test cannot see what to pass. Read-only state that all may share is fine; services and \
      other components are passed in.
      """,
    decision: "ADR-004: SwiftUI environment only for read-only shared state",
    bad: """
      // Core/Infrastructure/UploadMonitor.swift
      final class UploadMonitor: ObservableObject {
        func follow() async {}
      }
      // Features/Profile/Presentation/ProfileView.swift
      import SwiftUI
      struct ProfileView: View {
        @EnvironmentObject var uploads: UploadMonitor
        var body: some View { Text("") }
      }
      """,
    good: """
      // Core/Infrastructure/UploadMonitor.swift
      final class UploadMonitor: ObservableObject {
        func follow() async {}
      }
      // Features/Profile/Presentation/ProfileView.swift
      import SwiftUI
      struct ProfileView: View {
        let uploads: UploadMonitor
        var body: some View { Text("") }
      }
      """,
    fix: "Pass it in the initializer of the view, from the composition root on."
  )

  private let allowed: [NamePattern]

  init(options: inout OptionReader) {
    allowed = options.allowed
  }

  func check(_ codebase: Codebase, _ findings: inout Findings) {
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for member in file.facts.members where !member.attributes.isEmpty && !member.type.isEmpty {
        guard file.texts(member.attributes).contains("EnvironmentObject"),
          file.isProduction(at: member.name.start)
        else { continue }
        let place = Place(file: Int32(index), owner: member.owner, function: FileFacts.none)
        guard let type = codebase.resolveType(member.type, at: place), isJudged(type, codebase) else {
          continue
        }
        report(type, member.name, place, isDelivery: false, codebase, &findings)
      }
      checkDeliveries(Int32(index), codebase, &findings)
    }
  }

  // `.environmentObject(uploads)`
  private func checkDeliveries(_ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let file = codebase.files[Int(index)]
    for call in file.facts.calls where file.facts.matches(call.member, "environmentObject") {
      guard file.isProduction(at: call.member.start) else { continue }
      let place = Place(file: index, owner: call.owner, function: call.function)
      let argument = ByteRange(start: call.arguments + 1, end: max(call.arguments + 1, call.end - 1))
      guard let type = ExpressionTypes(codebase, file: index).kind(ofValue: argument, at: place).symbol,
        isJudged(type, codebase)
      else { continue }
      report(type, call.member, place, isDelivery: true, codebase, &findings)
    }
  }

  private func isJudged(_ type: SymbolID, _ codebase: Codebase) -> Bool {
    guard codebase.isComponent(type) else { return false }
    let name = codebase.symbols.name(of: type)
    return !allowed.contains { $0.matches(name) }
  }

  private func report(
    _ type: SymbolID, _ range: ByteRange, _ place: Place, isDelivery: Bool, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let name = codebase.symbols.qualifiedName(of: type)
    let evidence = codebase.componentEvidence(of: type)?.sentence(in: codebase) ?? "is a component"
    let around = codebase.symbolName(at: place)
    findings.add(
      isDelivery ? .delivered(name, evidence: evidence) : .received(name, evidence: evidence), at: range,
      in: place, symbol: "\(around) → \(name)",
      related: [findings.declaration(of: type, "'\(name)' is declared here")])
  }
}

extension Remark {
  fileprivate static func received(_ type: String, evidence: String) -> Remark {
    Remark(
      "'\(type)' is taken from the SwiftUI environment", label: "'\(type)' \(evidence)",
      fix: "take '\(type)' in the view's 'init' and pass it from the composition root")
  }

  fileprivate static func delivered(_ type: String, evidence: String) -> Remark {
    Remark(
      "'\(type)' is delivered through the SwiftUI environment", label: "'\(type)' \(evidence)",
      fix: "pass '\(type)' to the 'init' of each view that needs it")
  }
}
