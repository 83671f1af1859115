import ArchFacts
import ArchModel

/// A type does not hand out an instance of itself, and no global holds a component.
///
/// The test is the shape, not the name: `shared` and `default` are only the usual names for it.
struct NoSingletons: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "no-singletons",
    summary: "A type does not hand out a shared instance of itself.",
    why: """
      A singleton is a dependency that no initializer shows: a test cannot replace it, and two users can \
      fight over its state. Concrete types are made only in the composition root; everywhere else depends \
      on protocols and receives them through its initializer.
      """,
    decision: "Architecture Rules, 6: no singletons (except Apple APIs)",
    bad: """
      // Core/Infrastructure/Session.swift
      final class SessionStore {
        static let shared = SessionStore()
        func save() {}
      }
      """,
    good: """
      // Core/Infrastructure/Session.swift
      final class SessionStore {
        func save() {}
      }
      // Core/DI/AppDependencyContainer.swift
      final class AppDependencyContainer {
        private lazy var sessionStore = SessionStore()
      }
      """,
    fix: "Build one instance in the composition root and pass it to each initializer that needs it.",
    concern: .supply,
    remedy: .removal
  )

  func check(_ code: Code, _ findings: inout Findings) {
    for instance in code.codebase.sharedInstances.all {
      let member = CodeMember(instance.member, code.codebase)
      let type = CodeType(code.codebase, instance.type)
      let name = member.file.facts.text(member.declared.name)
      let role = type.evidence.map { $0.sentence(in: code.codebase.code) }
      let remark: Remark =
        switch instance.form {
        case .ownInstance: .sharedInstance("\(type.name).\(name)", of: type.name, role: role)
        case .accessor: .accessor("\(type.name).\(name)", of: type.name, role: role)
        case .global: .global(name, of: type.name, role: role)
        }
      let isElsewhere = type.symbol.file != member.file.index || instance.form == .global
      findings.add(
        remark, at: member, aliases: type.names,
        related: isElsewhere ? [type.declared("'\(type.name)' is declared here")] : [])
    }
  }
}

extension Remark {
  fileprivate static func sharedInstance(_ property: String, of type: String, role: String?) -> Remark {
    Remark(
      "'\(property)' hands out one instance of '\(type)' to everyone",
      label: role.map { "'\(type)' \($0)" } ?? "the property's type is the type around it",
      fix: "remove '\(property)', build one '\(type)' in the composition root and pass it to each 'init' "
        + "that needs it")
  }

  fileprivate static func accessor(_ function: String, of type: String, role: String?) -> Remark {
    Remark(
      "'\(function)()' hands out one instance of '\(type)' to everyone",
      label: role.map { "'\(type)' \($0)" } ?? "the function's result is the type around it",
      fix: "remove '\(function)()', build one '\(type)' in the composition root and pass it to each 'init' "
        + "that needs it")
  }

  fileprivate static func global(_ name: String, of type: String, role: String?) -> Remark {
    Remark(
      "global '\(name)' holds an instance of '\(type)' that everyone can reach",
      label: role.map { "'\(type)' \($0)" } ?? "'\(type)' is a component",
      fix: "build the '\(type)' in the composition root and pass it to each 'init' that needs it")
  }
}
