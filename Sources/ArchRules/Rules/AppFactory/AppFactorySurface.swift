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
    let factories = code[AppFactories.self]
    for (index, package) in factories.packages.all.enumerated() {
      guard let first = factories.factories[index].first else {
        reportMissing(package, code.files.filter { factories.isMain($0.index, of: index) }, &findings)
        continue
      }
      for other in factories.factories[index].dropFirst() {
        findings.add(
          .second(other.simpleName, first: first.simpleName), at: other, related: [declaration(of: first)])
      }
    }
    for file in code.files {
      guard let package = factories.packages.package(ofFile: file.index),
        factories.isMain(file.index, of: package), let first = factories.factories[package].first
      else { continue }
      checkTypes(file, first, factories, &findings)
      checkGlobals(file, first, &findings)
    }
  }

  /// At the target's place in the manifest, else at the first file of the target.
  private func reportMissing(_ package: FeaturePackage, _ files: [CodeFile], _ findings: inout Findings) {
    for file in files {
      guard let range = file.source.firstDeclaration else { continue }
      findings.add(
        .missing(package), at: range, in: file.place(), about: .part(package.name),
        aliases: [package.mainModule])
      return
    }
  }

  private func checkTypes(
    _ file: CodeFile, _ factory: CodeType, _ factories: AppFactories, _ findings: inout Findings
  ) {
    let codebase = file.codebase
    lazy var signature = factories.typesInSignature(of: factory)
    for (number, type) in file.facts.types.enumerated() where type.owner < 0 && type.function < 0 {
      let symbol = codebase.symbols.symbolOfDeclaration[file.index][number]
      guard symbol.exists, file.isJudged(type.name), !isSecret(type.attributes, file) else { continue }
      let name = file.facts.text(type.name)
      if type.kind == .extension {
        guard isForeign(symbol, to: file), let range = publicPart(of: Int32(number), type, file.facts) else {
          continue
        }
        findings.add(
          .extended(name, factory: factory.simpleName), at: range, in: file.place(in: Int32(number)),
          about: .declared(type.name), related: [declaration(of: factory)])
        continue
      }
      guard file.facts.isPublic(type.modifiers), !FeaturePackage.isFactory(type, in: file.facts),
        !codebase.symbols.inherits(factory.id, from: symbol)
      else { continue }
      let isNeeded = signature.contains(symbol)
      findings.add(
        .open(name, type.kind, factory: factory.simpleName, isNeeded: isNeeded),
        at: CodeType(codebase, symbol), severity: isNeeded ? .warning : nil,
        related: [declaration(of: factory)])
    }
  }

  private func checkGlobals(_ file: CodeFile, _ factory: CodeType, _ findings: inout Findings) {
    for member in file.members(where: { $0.owner < 0 && file.facts.isPublic($0.modifiers) })
    where member.isJudged && !isSecret(member.declared.attributes, file) {
      findings.add(
        .global(file.facts.text(member.declared.name), factory: factory.simpleName), at: member,
        related: [declaration(of: factory)])
    }
  }

  /// `@_spi(…)`: shown to those alone who ask for it by name.
  private func isSecret(_ attributes: FactRange, _ file: CodeFile) -> Bool {
    file.source.texts(attributes).contains { $0.hasPrefix("_spi") }
  }

  /// Whether an extended type is declared elsewhere. What extends a type of the target is no more open than that.
  private func isForeign(_ symbol: SymbolID, to file: CodeFile) -> Bool {
    file.codebase.symbols[symbol].isExternal
      || file.codebase.file(of: symbol).placement.module != file.source.placement.module
  }

  /// Where an extension first shows something.
  private func publicPart(of index: Int32, _ type: TypeDeclaration, _ facts: FileFacts) -> ByteRange? {
    if facts.isPublic(type.modifiers) { return type.name }
    // What a conformance asks for has to be public and shows nothing new.
    guard type.inherits.isEmpty else { return nil }
    let member = facts.members.first { $0.owner == index && facts.isPublic($0.modifiers) }
    let nested = facts.types.first { $0.owner == index && facts.isPublic($0.modifiers) }
    return [member?.name, nested?.name].compactMap { $0 }.min { $0.start < $1.start }
  }

  private func declaration(of factory: CodeType) -> Findings.Related {
    factory.declared("'\(factory.simpleName)' is the factory of the package")
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
