import ArchFacts
import ArchKnowledge
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
      on protocols and receives them through its initializer. Code that is only built for debugging is not judged, nor is a \
      palette: an instance that holds colours, fonts and measures alone and never changes shares nothing but constants. \
      Three and more of a struct, each made of something else, are constants, too.
      """,
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

  static var asks: [any Analysis.Type] { [Containers.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let containers = code[Containers.self]
    for instance in code.codebase.sharedInstances.all {
      let member = CodeMember(instance.member, code.codebase)
      let type = CodeType(code.codebase, instance.type)
      let name = member.file.facts.text(member.declared.name)
      let role = type.evidence.map { $0.sentence(in: code.codebase.code) }
      let way = way(of: type, containers.contains(type.id))
      let isOfFile = member.isFilePrivate || type.symbol.isFilePrivate
      let remark: Remark =
        switch instance.form {
        case .ownInstance:
          .sharedInstance("\(type.name).\(name)", of: type.name, role: role, way, isOfFile: isOfFile)
        case .accessor:
          .accessor("\(type.name).\(name)", of: type.name, role: role, way, isOfFile: isOfFile)
        case .global:
          .global(name, of: type.name, role: role, way, isOfFile: member.isFilePrivate)
        }
      let isElsewhere = type.symbol.file != member.file.index || instance.form == .global
      findings.add(
        remark, at: member, aliases: type.names,
        related: isElsewhere ? [type.declared("'\(type.name)' is declared here")] : [])
    }
  }
}

extension NoSingletons {
  /// How what needs an instance gets at it.
  fileprivate enum Way {
    case passed
    /// To pass a container would be to locate services by it.
    case kept
    /// The system makes it.
    case system
  }

  private func way(of type: CodeType, _ isContainer: Bool) -> Way {
    if isContainer || type.role == .container { return .kept }
    return type.foreignSupertypes.contains(where: AppleTypes[.entryPoint].contains) ? .system : .passed
  }
}

extension NoSingletons.Way {
  func text(_ type: String, removing name: String?) -> String {
    let removal = name.map { ["remove '\($0)'"] } ?? []
    return switch self {
    case .passed:
      (removal + ["build one '\(type)' in the composition root", "pass it to each 'init' that needs it"])
        .asSteps
    case .kept:
      (removal + [
        "keep the '\(type)' in the composition root", "pass each 'init' only what it needs from it",
      ]).asSteps
    case .system: (removal + ["pass each 'init' only what it needs from '\(type)'"]).asSteps
    }
  }
}

extension Remark {
  fileprivate static func sharedInstance(
    _ property: String, of type: String, role: String?, _ way: NoSingletons.Way, isOfFile: Bool
  ) -> Remark {
    Remark(
      "'\(property)' hands out one instance of '\(type)' to \(isOfFile ? "all code of the file" : "everyone")",
      label: role.map { "'\(type)' \($0)" } ?? "the property's type is the type around it",
      fix: way.text(type, removing: property))
  }

  fileprivate static func accessor(
    _ function: String, of type: String, role: String?, _ way: NoSingletons.Way, isOfFile: Bool
  ) -> Remark {
    Remark(
      "'\(function)()' hands out one instance of '\(type)' to \(isOfFile ? "all code of the file" : "everyone")",
      label: role.map { "'\(type)' \($0)" } ?? "the function's result is the type around it",
      fix: way.text(type, removing: function + "()"))
  }

  fileprivate static func global(
    _ name: String, of type: String, role: String?, _ way: NoSingletons.Way, isOfFile: Bool
  ) -> Remark {
    Remark(
      "global '\(name)' holds an instance of '\(type)' that "
        + (isOfFile ? "all code of the file can reach" : "everyone can reach"),
      label: role.map { "'\(type)' \($0)" } ?? "'\(type)' is a component",
      fix: way.text(type, removing: name))
  }
}
