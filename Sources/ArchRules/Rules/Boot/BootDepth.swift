import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Boot is one thin layer, with no layers of its own.
struct BootDepth: CodeRule {
  static let about = RuleInfo(
    id: "boot-depth",
    summary: "Boot has no layers, use cases, repositories, entities or views of its own.",
    why: """
      Boot is orchestration: LaunchState, LaunchRouting and the bootstrapper. A domain or data folder below \
      it, or a use case declared in it, is a feature that grew in the wrong place.
      """,
    decision: "Architecture Rules, 1: not allowed in boot: deep clean architecture layers",
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
    fix: "Move it to the feature or to Core, and let boot call it."
  )

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for (index, file) in codebase.files.enumerated() where file.kind == .boot && !file.isTest {
      let place = Place(file: Int32(index), owner: FileFacts.none, function: FileFacts.none)
      if let folder = layerFolder(in: file.path), !findings.allows(.part(folder), in: place) {
        guard let range = file.firstDeclaration, file.isProduction(at: range.start) else { continue }
        findings.add(.folder(folder), at: range, in: place, about: .file)
        continue
      }
      for id in codebase.symbols.symbolOfDeclaration[index] where id >= 0 {
        checkType(id, Int32(index), codebase, &findings)
      }
    }
  }

  private func checkType(_ id: SymbolID, _ index: Int32, _ codebase: Codebase, _ findings: inout Findings) {
    let symbol = codebase.symbols[id]
    let name = codebase.symbols.qualifiedName(of: id)
    guard symbol.file == index, !symbol.isExternal, !codebase.isInCompositionRoot(id),
      codebase.files[Int(index)].isProduction(at: codebase.nameRange(of: id).start),
      let what = what(id, codebase)
    else { return }
    findings.add(
      .type(name, what), at: codebase.nameRange(of: id),
      in: Place(file: index, owner: symbol.declaration, function: FileFacts.none), about: .type(id))
  }

  /// What does not belong in boot; `nil` for all that does.
  private func what(_ id: SymbolID, _ codebase: Codebase) -> String? {
    let symbol = codebase.symbols[id]
    switch symbol.kind {
    case .protocol:
      switch codebase.purpose(of: id)?.role {
      case .useCase: return "use case"
      case .repository: return "repository"
      case .value, .protocol, .service, .viewModel, .presenter, .view, .coordinator, .bootstrapper,
        .container,
        .factory, .error, .dto, nil:
        return nil
      }
    case .class, .struct, .actor, .enum: break
    case .extension, .typealias, .associatedtype: return nil
    }
    switch codebase.role(of: id).role {
    case .useCase: return "use case"
    case .repository: return "repository"
    case .view: return "view"
    case .viewModel: return "view model"
    case .value: return isEntity(id, codebase) ? "entity" : nil
    case .protocol, .service, .presenter, .coordinator, .bootstrapper, .container, .factory, .error, .dto:
      return nil
    }
  }

  /// A struct or class with an identity of its own.
  private func isEntity(_ id: SymbolID, _ codebase: Codebase) -> Bool {
    guard codebase.symbols[id].kind != .enum else { return false }
    return codebase.symbols.externalSupertypes(of: id).contains {
      codebase.symbols.names.string($0) == AppleTypes.only(.identified)
    }
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
      fix: "move the folder to the feature or the part of Core that it serves")
  }

  fileprivate static func type(_ name: String, _ what: String) -> Remark {
    Remark(
      "\(what) '\(name)' is declared in boot",
      label: "boot holds the bootstrapper, its state and its routing",
      fix: "move '\(name)' to the feature or the part of Core that it serves")
  }
}
