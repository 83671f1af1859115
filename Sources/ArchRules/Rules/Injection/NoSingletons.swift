import ArchFacts
import ArchModel

/// A type does not hand out an instance of itself, and no global holds a component.
///
/// The test is the shape, not the name: `shared` and `default` are only the usual names for it.
struct NoSingletons: CodeRule {
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
    fix: "Build one instance in the composition root and pass it to each initializer that needs it."
  )

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for instance in codebase.sharedInstances.all {
      report(instance, codebase, &findings)
    }
  }

  private func report(
    _ declared: SharedInstance, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let file = declared.member.file
    let member = codebase.member(declared.member)
    let facts = codebase.files[Int(file)].facts
    let name = facts.text(member.name)
    let type = codebase.symbols.qualifiedName(of: declared.type)
    let role = codebase.componentEvidence(of: declared.type).map { $0.sentence(in: codebase.code) }
    let remark: Remark =
      switch declared.form {
      case .ownInstance: .sharedInstance("\(type).\(name)", of: type, role: role)
      case .accessor: .accessor("\(type).\(name)", of: type, role: role)
      case .global: .global(name, of: type, role: role)
      }
    let place = Place(file: file, owner: member.owner, function: FileFacts.none)
    let isElsewhere =
      codebase.symbols[declared.type].file != file || declared.form == .global
    findings.add(
      remark, at: member.name, in: place, about: .declared(member.name),
      aliases: [codebase.symbols.name(of: declared.type), type],
      related: isElsewhere
        ? [findings.declaration(of: declared.type, "'\(type)' is declared here")] : [])
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
