import ArchConfig
import ArchFacts
import ArchModel

/// What lives in Features is something a user can see, and nothing that the app cannot do without.
struct FeatureShape: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "feature-shape",
    summary: "A feature has a user interface and is not infrastructure.",
    why: """
      Features are user-facing, independently evolvable, routable and removable. A folder among them that \
      nobody can see is infrastructure or a part of the core, and the app will not boot without it. A name such as \
      'Networking' or 'Persistence' says that all features rest on it, whatever it shows.
      """,
    bad: """
      // Features/Networking/Data/HTTPClient.swift
      final class HTTPClient {
        func get(_ path: String) async {}
      }
      """,
    good: """
      // Features/Profile/Presentation/ProfileView.swift
      import SwiftUI
      struct ProfileView: View {
        var body: some View { Text("Profile") }
      }
      """,
    fix: "Move it out of the features, or give it the user interface that makes it a feature.",
    concern: .parts,
    remedy: .move
  )

  static var asks: [any Analysis.Type] { [Homes.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let home = code[Homes.self].common(of: [.infrastructure])?.name
    // Boot among the features has a rule of its own.
    for feature in FeatureList(code).all where !FeatureNames.isBootName(feature.name) {
      // A module is called a feature by its place alone; a folder of features, or the team, says that it is one.
      guard
        !code.codebase.architecture.features.isEmpty
          || feature.files.contains(where: { FeatureNames.isFolder(feature.name, of: $0.path) })
      else { continue }
      let isInfrastructure =
        FeatureNames.isInfrastructureName(feature.name)
        && !(FeatureNames.mayBeShown(feature.name)
          && feature.files.contains { $0.types.contains(where: \.isView) })
      guard isInfrastructure || !feature.hasUserInterface,
        let file = feature.files.first(where: { $0.source.firstDeclaration != nil }),
        let range = file.source.firstDeclaration
      else { continue }
      findings.add(
        isInfrastructure
          ? .infrastructure(feature.name, home: home)
          : .noInterface(feature.name, files: feature.files.count),
        at: range, in: file.place(), about: .part(feature.name))
    }
  }
}

extension Remark {
  fileprivate static func infrastructure(_ feature: String, home: String?) -> Remark {
    Remark(
      "feature '\(feature)' is named like infrastructure, not like something a user sees",
      label: "this file belongs to feature '\(feature)'",
      fix: "move '\(feature)' \(home.map { "to \($0)" } ?? "out of the features")")
  }

  fileprivate static func noInterface(_ feature: String, files: Int) -> Remark {
    Remark(
      "feature '\(feature)' has no user interface in its \(files == 1 ? "file" : "\(files) files")",
      label: "a feature is user-facing",
      fix: "move '\(feature)' out of the features, or add the views that make it a feature")
  }
}
