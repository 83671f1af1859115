import ArchFacts
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
    decision: "ADR-010: can't directly instantiate feature components",
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
    let codebase = code.codebase
    let factories = code[AppFactories.self]
    guard !factories.packages.all.isEmpty else { return }
    let imports = checkImports(factories, codebase, &findings)
    checkTypes(factories, imports, codebase, &findings)
  }

  private struct InnerImport: Hashable {
    let file: Int32
    let module: String
  }

  /// Imports of targets behind the main one; answers where they are.
  private func checkImports(
    _ factories: AppFactories, _ codebase: Codebase, _ findings: inout Findings
  ) -> Set<InnerImport> {
    var owners: [String: Int?] = [:]
    for (index, package) in factories.packages.all.enumerated() {
      for module in package.modules where module != package.mainModule {
        owners[module] = owners[module] == nil ? .some(index) : .some(nil)
      }
    }
    var found: Set<InnerImport> = []
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      for entry in file.facts.imports where file.isProduction(at: entry.position) {
        var path = NamePath(entry.path)
        guard let module = path.next(in: file.facts.bytes).map({ file.facts.verbatim($0) }),
          case .some(.some(let owner)) = owners[module],
          factories.packages.package(ofFile: Int32(index)) != owner, file.placement.module != module,
          found.insert(InnerImport(file: Int32(index), module: module)).inserted
        else { continue }
        let place = Place(file: Int32(index), owner: FileFacts.none, function: FileFacts.none)
        findings.add(
          .inside(
            module, of: factories.packages.all[owner].name, by: subject(Int32(index), factories, codebase)),
          at: entry.path, in: place, about: .module(module),
          related: factories.factories[owner].first.map { [entrance($0, codebase, findings)] } ?? [])
      }
    }
    return found
  }

  private func checkTypes(
    _ factories: AppFactories, _ imports: Set<InnerImport>, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let entrances = factories.factories.map { Set($0) }
    let signatures = factories.factories.map { own in
      own.reduce(into: Set<SymbolID>()) { $0.formUnion(factories.typesInSignature(of: $1)) }
    }
    let replaceable = factories.factories.map { own in
      own.reduce(into: Set<SymbolID>()) { $0.formUnion(codebase.symbols.supertypes(of: $1)) }
    }
    var uses = TypeUsesByFile()
    for use in codebase.typeUses {
      let declared = codebase.symbols[use.symbol]
      let file = codebase.files[Int(use.place.file)]
      guard !declared.isTest, let owner = factories.packages.package(ofFile: declared.file),
        factories.packages.package(ofFile: use.place.file) != owner, file.isProduction(at: use.range.start),
        let module = codebase.files[Int(declared.file)].placement.module, !FeaturePackage.isInterface(module),
        !replaceable[owner].contains(use.symbol), !isPart(of: entrances[owner], use.symbol, codebase),
        !imports.contains(InnerImport(file: use.place.file, module: module))
      else { continue }
      uses.add(use)
    }
    for group in uses.all {
      let use = group.first
      let placement = codebase.file(of: use.symbol).placement
      guard let owner = factories.packages.package(ofFile: codebase.symbols[use.symbol].file),
        let module = placement.module
      else { continue }
      let name = codebase.symbols.qualifiedName(of: use.symbol)
      let isGiven = signatures[owner].contains(use.symbol)
      findings.add(
        .named(
          name, of: factories.packages.all[owner].name, by: subject(use.place.file, factories, codebase),
          factory: factories.factories[owner].first.map(codebase.symbols.name), isGiven: isGiven),
        at: use.range, in: use.place, about: .edge(to: .type(use.symbol), .file), aliases: [module],
        severity: isGiven ? .warning : nil,
        related: [findings.declaration(of: use.symbol, "'\(name)' is declared here")]
          + (factories.factories[owner].first.map { [entrance($0, codebase, findings)] } ?? []),
        uses: group.uses)
    }
  }

  /// A factory itself, or a type within one.
  private func isPart(of factories: Set<SymbolID>, _ symbol: SymbolID, _ codebase: Codebase) -> Bool {
    var current = symbol
    while current >= 0 {
      if factories.contains(current) { return true }
      current = codebase.symbols[current].parent
    }
    return false
  }

  private func subject(_ file: Int32, _ factories: AppFactories, _ codebase: Codebase) -> String {
    if let package = factories.packages.package(ofFile: file) {
      return "feature '\(factories.packages.all[package].name)'"
    }
    let placement = codebase.files[Int(file)].placement
    switch placement.moduleEvidence {
    case .manifest, .sourcesFolder, .imported: return placement.module.map { "module '\($0)'" } ?? "the app"
    case .project, nil: return "the app"
    }
  }

  private func entrance(
    _ factory: SymbolID, _ codebase: Codebase, _ findings: Findings
  ) -> Findings.Related {
    findings.declaration(of: factory, "'\(codebase.symbols.name(of: factory))' is the entrance")
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
