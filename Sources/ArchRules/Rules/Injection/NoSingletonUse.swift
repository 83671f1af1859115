import ArchConfig
import ArchFacts
import ArchModel

/// No code reaches for a shared instance of one of the app's own types.
///
/// What a shared instance is, `no-singletons` and this rule take from the same place, so that neither knows one
/// that the other does not.
struct NoSingletonUse: CodeRule {
  static let about = RuleInfo(
    id: "no-singleton-use",
    summary: "No code reaches for a shared instance of one of the app's own types.",
    why: """
      A type that reads a singleton has a dependency that its initializer does not show: tight coupling that is \
      hard to test in isolation. Depend on protocols, and receive them through the initializer; singletons \
      are for Apple's API alone.
      """,
    decision: "Architecture Rules, 6: no singletons (except Apple APIs); ADR-007, phase 4",
    bad: """
      // Core/Infrastructure/ErrorHandler.swift
      final class ErrorHandler {
        static let shared = ErrorHandler()
        func handle(_ error: any Error) {}
      }
      // Features/Profile/Presentation/ProfileViewModel.swift
      final class ProfileViewModel {
        func load() { ErrorHandler.shared.handle(CancellationError()) }
      }
      """,
    good: """
      // Core/Contracts/ErrorHandling.swift
      protocol ErrorHandling { func handle(_ error: any Error) }
      // Core/Infrastructure/ErrorHandler.swift
      final class ErrorHandler: ErrorHandling {
        func handle(_ error: any Error) {}
      }
      // Features/Profile/Presentation/ProfileViewModel.swift
      final class ProfileViewModel {
        private let errors: any ErrorHandling
        init(errors: any ErrorHandling) { self.errors = errors }
        func load() { errors.handle(CancellationError()) }
      }
      """,
    fix:
      "Take what is needed from it as a protocol in the initializer, and pass it from the composition root."
  )

  static var readsBodies: Bool { true }

  static var asks: [any Analysis.Type] { [Containers.self] }

  private let layersWithoutApple: Set<String>

  init(options: inout OptionReader) {
    layersWithoutApple = Set(
      options.layers(
        "apple", "Layers that may not reach for Apple's shared instances either, such as URLSession.shared.",
        more: .demands))
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let containers = code[Containers.self]
    for use in SharedInstanceUse.all(in: code) {
      guard codebase.isOutsideOfRoot(use.place, at: use.range.start),
        !codebase.isInside(use.instance.type, use.place), !containers.contains(use.instance.type)
      else { continue }
      report(use, codebase, &findings)
    }
    for file in code.files {
      guard let layer = file.layerName, layersWithoutApple.contains(layer) else { continue }
      for use in AppleSingletonUse.all(in: file)
      where codebase.isOutsideOfRoot(use.place, at: use.range.start) {
        findings.add(
          .usedApple(use.name, layer: layer), at: use.range, in: use.place, about: .edge(to: .name(use.name)))
      }
    }
  }

  private func report(_ use: SharedInstanceUse, _ codebase: Codebase, _ findings: inout Findings) {
    let type = CodeType(codebase, use.instance.type)
    let isDefault = codebase.file(at: use.place).facts.parameters.contains {
      $0.defaultValue.contains(use.range)
    }
    findings.add(
      .used(
        use.name, type: type.name, by: codebase.subject(at: use.place), isDefault: isDefault,
        advice: codebase.adviceToTake(type.id)),
      at: use.range, in: use.place, about: .edge(to: .member(use.instance.member)),
      aliases: [use.name] + type.names,
      related: [CodeMember(use.instance.member, codebase).related("'\(use.name)' is declared here")])
  }
}

extension Remark {
  fileprivate static func used(
    _ name: String, type: String, by user: String, isDefault: Bool, advice: String
  ) -> Remark {
    Remark(
      isDefault
        ? "\(user) takes the shared instance '\(name)' as a default argument"
        : "\(user) reaches for the shared instance '\(name)'",
      label: "one instance of '\(type)' for everyone, which no initializer shows",
      fix: isDefault
        ? "remove the default, \(advice) and pass the instance from the composition root"
        : "\(advice), and pass the instance from the composition root")
  }

  fileprivate static func usedApple(_ name: String, layer: String) -> Remark {
    Remark(
      "layer '\(layer)' reaches for '\(name)'", label: "the option 'apple' names layer '\(layer)'",
      fix: "declare a protocol for what is needed and let infrastructure implement it with '\(name)'")
  }
}
