import ArchFacts
import ArchKnowledge
import ArchModel

/// A manifest lists nothing that its target never imports.
struct UnusedDependency: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "unused-dependency",
    summary: "A target imports everything that its manifest lists for it.",
    why: """
      What a target lists is built before it, goes wherever it goes, and is read as a part of the architecture. When \
      the last import is gone, the entry stays, since nobody notices. Read are 'Package.swift' and Tuist's \
      'Project.swift'; lists that are computed, plug-ins, macros, targets without Swift code and products that may \
      have other modules than their name says are left alone, and so are tests.
      """,
    bad: """
      // Package.swift
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Catalog", dependencies: ["Networking"]),
          .target(name: "Networking"),
        ])
      // Sources/Catalog/Catalog.swift
      struct Catalog { let names: [String] }
      // Sources/Networking/Client.swift
      public struct Client {}
      """,
    good: """
      // Package.swift
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Catalog"),
          .target(name: "Networking"),
        ])
      // Sources/Catalog/Catalog.swift
      struct Catalog { let names: [String] }
      // Sources/Networking/Client.swift
      public struct Client {}
      """,
    fix: "Remove the entry from the dependencies of the target.",
    severity: .warning,
    concern: .parts
  )

  static var asks: [any Analysis.Type] { [ListedTargets.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let listed = code[ListedTargets.self]
    for target in listed.targets where holdsCode(target, code.codebase) {
      // Of XcodeGen's, which is no Swift, nothing is told.
      guard let manifest = target.manifestFile else { continue }
      let imports = Set(listed.imports(of: target, whereJudged: false).map(\.module))
      // What cannot be told from what another package calls its modules.
      let open = imports.filter { module in
        module != target.name && AppleModules.group(of: module) == nil && !listed.isTarget(module)
          && !target.dependencies.contains { $0.name == module }
      }
      for dependency in target.dependencies
      where isUnused(dependency, by: target, imports, isOpen: !open.isEmpty, listed) {
        findings.add(
          .unused(dependency.name, target), at: dependency.range,
          in: Place(file: manifest, owner: FileFacts.none, function: FileFacts.none),
          about: .module(dependency.name), aliases: [target.name])
      }
    }
  }

  private func isUnused(
    _ dependency: ListedTargets.Entry, by target: ListedTargets.Target, _ imports: Set<String>, isOpen: Bool,
    _ listed: ListedTargets
  ) -> Bool {
    guard let modules = dependency.modules else {
      return !isOpen && !target.usesPlugins && !imports.contains(dependency.name)
    }
    // Of several modules of a product some may not be Swift; a C library alone may be there to be linked.
    return modules.contains(where: listed.isLibrary)
      && modules.allSatisfy {
        (listed.isLibrary($0) || !listed.isTarget($0)) && !imports.contains($0)
      }
  }

  /// A target may be there only to bring others with it.
  private func holdsCode(_ target: ListedTargets.Target, _ codebase: Codebase) -> Bool {
    target.files.contains { id in
      let facts = codebase.files[id].facts
      return !facts.types.isEmpty || !facts.members.isEmpty
    }
  }
}

extension Remark {
  fileprivate static func unused(_ module: String, _ target: ListedTargets.Target) -> Remark {
    let who =
      target.files.count == 1
      ? "its only file does not import" : "none of its \(target.files.count) files imports"
    return Remark(
      "'\(target.name)' lists '\(module)', which \(who)", topic: "\(target.name) → \(module)",
      label: "it is built and shipped for nothing",
      fix: "remove '\(module)' from the dependencies of '\(target.name)'")
  }
}
