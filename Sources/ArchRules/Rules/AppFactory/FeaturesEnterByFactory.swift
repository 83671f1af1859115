import ArchFacts
import ArchKnowledge
import ArchModel

/// Nobody names anything of a feature package but its factory.
struct FeaturesEnterByFactory: CodeRule {
  static let about = RuleInfo(
    id: "features-enter-by-factory",
    summary: "The app and other features use nothing from a feature package but its factory.",
    why: """
      The factory is the primary public interface of a feature. Code that imports its repository, or makes its view \
      by hand, takes on what only the feature should know, and keeps it from changing. What features share belongs \
      in interface targets and in packages that everyone may use.
      """,
    bad: """
      // App/Sources/App/RootView.swift
      import SwiftUI
      import Tides
      struct RootView: View { var body: some View { TidesView() } }
      // Packages/Tides/Sources/Tides/TidesAppFactory.swift
      import SwiftUI
      public final class TidesAppFactory {
        @MainActor public func makeAppView() -> some View { TidesView() }
      }
      public struct TidesView: View { public var body: some View { Text("Tides") } }
      """,
    good: """
      // App/Sources/App/RootView.swift
      import SwiftUI
      import Tides
      struct RootView: View {
        let tides: TidesAppFactory
        var body: some View { tides.makeAppView() }
      }
      // Packages/Tides/Sources/Tides/TidesAppFactory.swift
      import SwiftUI
      public final class TidesAppFactory {
        @MainActor public func makeAppView() -> some View { TidesView() }
      }
      struct TidesView: View { var body: some View { Text("Tides") } }
      """,
    fix: "Use the feature through its factory; move what both need to an interface target."
  )

  static var asks: [any Analysis.Type] { [AppFactories.self] }

  init(options: inout OptionReader) {
    options.features()
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let factories = code[AppFactories.self]
    guard !factories.packages.all.isEmpty else { return }
    let imports = checkImports(code, factories, &findings)
    checkTypes(code, factories, imports, &findings)
  }

  private struct InnerImport: Hashable {
    let file: FileID
    let module: String
  }

  /// Imports of targets behind the main one; answers where they are.
  private func checkImports(
    _ code: Code, _ factories: AppFactories, _ findings: inout Findings
  ) -> Set<InnerImport> {
    var owners: [String: Int?] = [:]
    for (index, package) in factories.packages.all.enumerated() {
      for module in package.modules where module != package.mainModule {
        owners[module] = owners[module] == nil ? .some(index) : .some(nil)
      }
    }
    var found: Set<InnerImport> = []
    for file in code.files {
      for (module, range) in file.imports {
        guard case .some(.some(let owner)) = owners[module],
          factories.packages.package(ofFile: file.index) != owner, file.source.placement.module != module,
          found.insert(InnerImport(file: file.index, module: module)).inserted
        else { continue }
        findings.add(
          .inside(module, of: factories.packages.all[owner].name, by: subject(file, factories)), at: range,
          in: file.place(), about: .module(module), related: entrance(of: owner, factories))
      }
    }
    return found
  }

  private func checkTypes(
    _ code: Code, _ factories: AppFactories, _ imports: Set<InnerImport>, _ findings: inout Findings
  ) {
    let codebase = code.codebase
    let signatures = factories.factories.map { own in
      own.reduce(into: Set<SymbolID>()) { $0.formUnion(factories.typesInSignature(of: $1)) }
    }
    let replaceable = factories.factories.map { own in
      own.reduce(into: Set<CodeType>()) { $0.formUnion($1.supertypes) }
    }
    let uses = TypeUsesInFile.all(in: code) { use in
      let type = CodeType(codebase, use.symbol)
      guard !type.symbol.isTest, let owner = factories.packages.package(ofFile: type.symbol.file),
        factories.packages.package(ofFile: use.place.file) != owner,
        codebase.files[use.place.file].isProduction(at: use.range.start),
        let module = codebase.file(of: use.symbol).placement.module
      else { return false }
      return !FeatureWords.nameInterface(module) && !replaceable[owner].contains(type)
        && !type.scopes.contains(where: factories.factories[owner].contains)
        && !imports.contains(InnerImport(file: use.place.file, module: module))
    }
    for group in uses {
      let type = group.type
      guard let owner = factories.packages.package(ofFile: type.symbol.file),
        let module = codebase.file(of: type.id).placement.module
      else { continue }
      let isGiven = signatures[owner].contains(type.id)
      findings.add(
        .named(
          type.name, of: factories.packages.all[owner].name, by: subject(group.file, factories),
          factory: factories.factories[owner].first?.simpleName, isGiven: isGiven),
        at: group, aliases: [module], severity: isGiven ? .warning : nil,
        related: [type.declared("'\(type.name)' is declared here")] + entrance(of: owner, factories))
    }
  }

  private func subject(_ file: CodeFile, _ factories: AppFactories) -> String {
    if let package = factories.packages.package(ofFile: file.index) {
      return "feature '\(factories.packages.all[package].name)'"
    }
    let placement = file.source.placement
    switch placement.moduleEvidence {
    case .manifest, .description, .describedFolder, .sourcesFolder, .imported:
      return placement.module.map { "module '\($0)'" } ?? "the app"
    case .projectTarget, .project, nil: return "the app"
    }
  }

  private func entrance(of package: Int, _ factories: AppFactories) -> [Findings.Related] {
    factories.factories[package].prefix(1).map { $0.declared("'\($0.simpleName)' is the entrance") }
  }
}

extension Remark {
  fileprivate static func inside(_ module: String, of feature: String, by user: String) -> Remark {
    Remark(
      "\(user) imports '\(module)', a part of feature '\(feature)'",
      label: "a feature is used through its factory",
      fix: "take what is needed through the factory of '\(feature)', or move it to an interface target")
  }

  fileprivate static func named(
    _ type: String, of feature: String, by user: String, factory: String?, isGiven: Bool
  ) -> Remark {
    if isGiven, let factory {
      return Remark(
        "\(user) uses '\(type)' from feature '\(feature)', which '\(factory)' returns",
        label: "a feature is used through its factory",
        fix: "let '\(factory)' return a protocol from an interface target instead")
    }
    return Remark(
      "\(user) uses '\(type)' from feature '\(feature)'", label: "a feature is used through its factory",
      fix: factory.map { "have it made by '\($0)', or move '\(type)' to an interface target" }
        ?? "give '\(feature)' a factory that makes it, or move '\(type)' to an interface target")
  }
}
