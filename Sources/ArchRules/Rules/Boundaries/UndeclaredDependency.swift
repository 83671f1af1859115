import ArchFacts
import ArchModel

/// A target imports only what its manifest lists.
struct UndeclaredDependency: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "undeclared-dependency",
    summary: "A target imports only what its manifest lists for it.",
    why: """
      Swift finds any module that happens to be built, so code can import what its target never asked for. It builds \
      until somebody removes the detour, or builds the target alone or in parallel; and whoever reads the manifest \
      sees another architecture than there is. Read are 'Package.swift', Tuist's 'Project.swift' and XcodeGen's \
      'project.yml'; targets whose lists are computed or made of templates are left alone, and so are tests and what \
      is imported only on a condition.
      """,
    bad: """
      // Package.swift
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Catalog"),
          .target(name: "Networking"),
        ])
      // Sources/Catalog/CatalogLoader.swift
      import Networking
      struct CatalogLoader { let client: Client }
      // Sources/Networking/Client.swift
      public struct Client {}
      """,
    good: """
      // Package.swift
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Catalog", dependencies: ["Networking"]),
          .target(name: "Networking"),
        ])
      // Sources/Catalog/CatalogLoader.swift
      import Networking
      struct CatalogLoader { let client: Client }
      // Sources/Networking/Client.swift
      public struct Client {}
      """,
    fix: "List the module in the dependencies of the target, or stop importing it.",
    concern: .parts
  )

  static var asks: [any Analysis.Type] { [ListedTargets.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let listed = code[ListedTargets.self]
    for target in listed.targets {
      let known = Set(target.dependencies.flatMap { $0.modules ?? [$0.name] })
      let packages = Self.packages(of: target)
      for (module, places) in listed.imports(of: target, whereJudged: true) {
        guard module != target.name, !known.contains(module), let first = places.first else { continue }
        if !listed.isTarget(module) {
          // A product may have several modules, and may bring others with it.
          guard let packages, let package = listed.package(of: module, in: target.manifest),
            !packages.contains(package)
          else { continue }
        }
        findings.add(
          .undeclared(module, target.name, target.manifest), at: first.1, in: Self.place(first.0),
          about: .module(module), aliases: [target.name],
          uses: places.dropFirst().map { Findings.Use(range: $0.1, place: Self.place($0.0)) })
      }
    }
  }

  /// The packages that a target lists products of; `nil` where that is not written.
  private static func packages(of target: ListedTargets.Target) -> Set<String>? {
    var packages: Set<String> = []
    for dependency in target.dependencies where dependency.modules == nil {
      guard let package = dependency.package else { return nil }
      packages.insert(package)
    }
    return packages
  }

  /// The targets that are not judged, by the paths of their manifests: those whose lists are computed, and those whose
  /// manifests are not among the files.
  static func unjudgedTargets(in codebase: Codebase) -> (
    computed: [String: [String]], leftOut: [String: [String]]
  ) {
    let listed = Code(codebase)[ListedTargets.self]
    return (listed.unread, listed.leftOut)
  }

  private static func place(_ file: FileID) -> Place {
    Place(file: file, owner: FileFacts.none, function: FileFacts.none)
  }
}

extension Remark {
  fileprivate static func undeclared(_ module: String, _ target: String, _ manifest: String) -> Remark {
    Remark(
      "'\(target)' imports '\(module)', which '\(manifest)' does not list for it",
      topic: "\(target) → \(module)", label: "this builds only while something else brings '\(module)'",
      fix: "list '\(module)' in the dependencies of '\(target)', or stop importing it")
  }
}
