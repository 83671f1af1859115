import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Boot is one thin layer, with no layers of its own.
struct BootDepth: FileRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "boot-depth",
    summary: "Boot has no layers, use cases, repositories, entities or views of its own.",
    why: """
      Boot is orchestration: LaunchState, LaunchRouting and the bootstrapper. A domain or data folder below \
      it, or a use case declared in it, is a feature that grew in the wrong place.
      """,
    bad: """
      // App/Boot/LoadConfigUseCase.swift
      final class LoadConfigUseCase {
        func execute() async {}
      }
      """,
    good: """
      // App/Boot/AppBootstrapper.swift
      final class AppBootstrapper {
        func start() async {}
      }
      """,
    fix: "Move it to the feature or layer that it serves, and let boot call it.",
    kinds: [.boot]
  )

  func check(_ file: CodeFile, _ known: NothingKnown, _ findings: inout Findings) {
    guard Self.about.looks(in: file.kind) else { return }
    if let folder = layerFolder(in: file.path), !findings.allows(.part(folder), in: file.place()) {
      guard let range = file.source.firstDeclaration, file.isJudged(range) else { return }
      findings.add(.folder(folder), at: range, in: file.place(), about: .file)
      return
    }
    for type in file.declaredTypes where type.isJudged && !type.isInCompositionRoot {
      if let what = what(type) { findings.add(.type(type.name, what), at: type) }
    }
  }

  /// What does not belong in boot; `nil` for all that does.
  private func what(_ type: CodeType) -> String? {
    switch type.kind {
    case .protocol:
      switch type.purpose {
      case .useCase: return "use case"
      case .repository: return "repository"
      case .value, .protocol, .service, .viewModel, .presenter, .view, .coordinator, .bootstrapper,
        .container, .factory, .error, .dto, nil:
        return nil
      }
    case .class, .struct, .actor, .enum: break
    case .extension, .typealias, .associatedtype: return nil
    }
    switch type.role {
    case .useCase: return "use case"
    case .repository: return "repository"
    case .view: return "view"
    case .viewModel: return "view model"
    case .value: return hasIdentity(type) ? "entity" : nil
    case .protocol, .service, .presenter, .coordinator, .bootstrapper, .container, .factory, .error, .dto:
      return nil
    }
  }

  private func hasIdentity(_ type: CodeType) -> Bool {
    type.kind != .enum && type.foreignSupertypes.contains(AppleTypes.only(.identified))
  }

  /// The folder below boot that is named like a layer.
  private func layerFolder(in path: String) -> String? {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    guard let boot = folders.lastIndex(where: FeatureNames.isBootName) else { return nil }
    return folders[(boot + 1)...].first(where: FeatureWords[.layerFolder].contains)
  }
}

extension Remark {
  fileprivate static func folder(_ folder: String) -> Remark {
    Remark(
      "boot has a layer of its own: folder '\(folder)'", label: "this file is in '\(folder)' below boot",
      fix: "move the folder to the feature or layer that it serves")
  }

  fileprivate static func type(_ name: String, _ what: String) -> Remark {
    Remark(
      "\(what) '\(name)' is declared in boot",
      label: "boot holds the bootstrapper, its state and its routing",
      fix: "move '\(name)' to the feature or layer that it serves")
  }
}
