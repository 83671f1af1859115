import ArchFacts
import ArchModel

/// A feature package shows the app one factory and nothing else.
struct AppFactorySurface: CodeRule {
  static let about = RuleInfo(
    id: "app-factory-surface",
    summary: "A feature package has one public factory, and nothing else in its main target is public.",
    why: """
      Only the factory is public; everything else is internal. View models, repositories and services of a \
      feature can then change without the app, and all features are integrated in the same way. Anything else that is \
      public will be used.
      """,
    decision: "ADR-010: each feature package exposes a single public factory",
    bad: """
      // Packages/Tides/Sources/Tides/Factories/TidesAppFactory.swift
      import SwiftUI
      public final class TidesAppFactory {
        @MainActor public func makeAppView() -> some View { TidesView() }
      }
      // Packages/Tides/Sources/Tides/Views/TidesView.swift
      import SwiftUI
      public struct TidesView: View { public var body: some View { Text("Tides") } }
      """,
    good: """
      // Packages/Tides/Sources/Tides/Factories/TidesAppFactory.swift
      import SwiftUI
      public final class TidesAppFactory {
        @MainActor public func makeAppView() -> some View { TidesView() }
      }
      // Packages/Tides/Sources/Tides/Views/TidesView.swift
      import SwiftUI
      struct TidesView: View { var body: some View { Text("Tides") } }
      """,
    fix: "Remove 'public', or move what others have to know to an interface target."
  )

  static var asks: [any Analysis.Type] { [AppFactories.self] }

  init(options: inout OptionReader) {
    options.features()
  }

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let factories = code[AppFactories.self]
    for index in factories.packages.all.indices {
      let package = factories.packages.all[index]
      guard let first = factories.factories[index].first else {
        reportMissing(package, index, factories, codebase, &findings)
        continue
      }
      for other in factories.factories[index].dropFirst() {
        report(
          other, .second(codebase.symbols.name(of: other), first: codebase.symbols.name(of: first)),
          codebase, &findings, beside: first)
      }
    }
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      guard let package = factories.packages.package(ofFile: Int32(index)),
        factories.isMain(Int32(index), of: package), let first = factories.factories[package].first
      else { continue }
      checkTypes(Int32(index), first, factories, codebase, &findings)
      checkGlobals(Int32(index), first, codebase, &findings)
    }
  }

  /// At the target's place in the manifest, else at the first file of the target.
  private func reportMissing(
    _ package: FeaturePackage, _ index: Int, _ factories: AppFactories, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let place = codebase.files.indices.lazy.filter { factories.isMain(Int32($0), of: index) }
      .compactMap { file in codebase.files[file].firstDeclaration.map { (file: Int32(file), range: $0) } }
      .first
    guard let place else { return }
    findings.add(
      .missing(package), at: place.range,
      in: Place(file: place.file, owner: FileFacts.none, function: FileFacts.none),
      about: .part(package.name), aliases: [package.mainModule])
  }

  private func checkTypes(
    _ index: Int32, _ factory: SymbolID, _ factories: AppFactories, _ codebase: Codebase,
    _ findings: inout Findings
  ) {
    let file = codebase.files[Int(index)]
    var needed: Set<SymbolID>?
    for (number, type) in file.facts.types.enumerated() where type.owner < 0 && type.function < 0 {
      let symbol = codebase.symbols.symbolOfDeclaration[Int(index)][number]
      guard symbol >= 0, file.isProduction(at: type.name.start), !isSecret(type.attributes, file) else {
        continue
      }
      let name = file.facts.text(type.name)
      if type.kind == .extension {
        guard isForeign(symbol, to: file, codebase),
          let range = publicPart(of: Int32(number), type, file)
        else { continue }
        findings.add(
          .extended(name, factory: codebase.symbols.name(of: factory)), at: range,
          in: Place(file: index, owner: Int32(number), function: FileFacts.none),
          about: .declared(type.name),
          related: [factoryPlace(factory, codebase, findings)])
        continue
      }
      guard file.facts.isPublic(type.modifiers), !FeaturePackage.isFactory(type, in: file.facts),
        !codebase.symbols.inherits(factory, from: symbol)
      else { continue }
      let signature = needed ?? factories.typesInSignature(of: factory)
      needed = signature
      let remark = Remark.open(
        name, type.kind, factory: codebase.symbols.name(of: factory), isNeeded: signature.contains(symbol))
      report(
        symbol, remark, codebase, &findings, beside: factory,
        severity: signature.contains(symbol) ? .warning : nil)
    }
  }

  private func checkGlobals(
    _ index: Int32, _ factory: SymbolID, _ codebase: Codebase, _ findings: inout Findings
  ) {
    let file = codebase.files[Int(index)]
    for member in file.facts.members
    where member.owner < 0 && file.facts.isPublic(member.modifiers)
      && file.isProduction(at: member.name.start)
    {
      let name = file.facts.text(member.name)
      guard !isSecret(member.attributes, file) else { continue }
      findings.add(
        .global(name, factory: codebase.symbols.name(of: factory)), at: member.name,
        in: Place(file: index, owner: FileFacts.none, function: FileFacts.none),
        about: .declared(member.name),
        related: [factoryPlace(factory, codebase, findings)])
    }
  }

  /// `@_spi(…)`: shown to those alone who ask for it by name.
  private func isSecret(_ attributes: FactRange, _ file: SourceFile) -> Bool {
    file.texts(attributes).contains { $0.hasPrefix("_spi") }
  }

  /// Whether an extended type is declared elsewhere. What extends a type of the target is no more open than that.
  private func isForeign(_ symbol: SymbolID, to file: SourceFile, _ codebase: Codebase) -> Bool {
    codebase.symbols[symbol].isExternal
      || codebase.file(of: symbol).placement.module != file.placement.module
  }

  /// Where an extension first shows something.
  private func publicPart(of index: Int32, _ type: TypeDeclaration, _ file: SourceFile) -> ByteRange? {
    let facts = file.facts
    if facts.isPublic(type.modifiers) { return type.name }
    // What a conformance asks for has to be public and shows nothing new.
    guard type.inherits.isEmpty else { return nil }
    let member = facts.members.first { $0.owner == index && facts.isPublic($0.modifiers) }
    let nested = facts.types.first { $0.owner == index && facts.isPublic($0.modifiers) }
    return [member?.name, nested?.name].compactMap { $0 }.min { $0.start < $1.start }
  }

  private func report(
    _ symbol: SymbolID, _ remark: Remark, _ codebase: Codebase, _ findings: inout Findings,
    beside factory: SymbolID, severity: Severity? = nil
  ) {
    let declared = codebase.symbols[symbol]
    findings.add(
      remark, at: codebase.nameRange(of: symbol),
      in: Place(file: declared.file, owner: declared.declaration, function: FileFacts.none),
      about: .type(symbol), severity: severity,
      related: [factoryPlace(factory, codebase, findings)])
  }

  private func factoryPlace(
    _ factory: SymbolID, _ codebase: Codebase, _ findings: Findings
  ) -> Findings.Related {
    findings.declaration(of: factory, "'\(codebase.symbols.name(of: factory))' is the factory of the package")
  }
}

extension Remark {
  fileprivate static func missing(_ package: FeaturePackage) -> Remark {
    Remark(
      "feature package '\(package.name)' has no public factory",
      label: "target '\(package.mainModule)' is a feature: \(package.evidence.clause)",
      fix:
        "add `public final class \(package.name)AppFactory` with 'makeAppView()', and make the rest internal")
  }

  fileprivate static func second(_ name: String, first: String) -> Remark {
    Remark(
      "'\(name)' is a second public factory next to '\(first)'",
      label: "a feature package has one factory as its entrance",
      fix: "make '\(name)' internal, or let '\(first)' do what it does")
  }

  fileprivate static func open(_ name: String, _ kind: TypeKind, factory: String, isNeeded: Bool) -> Remark {
    if isNeeded {
      return Remark(
        "\(kind.keyword) '\(name)' is public because '\(factory)' uses it in its own interface",
        label: "only the factory of a feature is public",
        fix: "move '\(name)' to an interface target, or let '\(factory)' use a protocol from one instead")
    }
    return Remark(
      "\(kind.keyword) '\(name)' is public in addition to '\(factory)'",
      label: "only the factory of a feature is public",
      fix: "make '\(name)' internal, and let '\(factory)' make what others need from it")
  }

  fileprivate static func extended(_ name: String, factory: String) -> Remark {
    Remark(
      "an extension of '\(name)' is public in addition to '\(factory)'",
      label: "only the factory of a feature is public",
      fix: "make it internal, or move it to a package that everyone may use")
  }

  fileprivate static func global(_ name: String, factory: String) -> Remark {
    Remark(
      "'\(name)' is public in addition to '\(factory)'", label: "only the factory of a feature is public",
      fix: "make '\(name)' internal")
  }
}
