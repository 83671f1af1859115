import ArchConfig
import ArchFacts
import ArchModel

/// What lives in Features is something a user can see, and nothing that the app cannot do without.
struct FeatureShape: CodeRule {
  static let about = RuleInfo(
    id: "feature-shape",
    summary: "A feature has a user interface and is not infrastructure.",
    why: """
      Features are user-facing, independently evolvable, routable and removable. A folder among them that \
      nobody can see is infrastructure or a part of the core, and the app will not boot without it.
      """,
    decision: "Architecture Rules, 4: features are user-facing and removable",
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
    fix: "Move it to Core/Infrastructure, or give it the user interface that makes it a feature."
  )

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    let features = FeatureList(codebase)
    for feature in features.all {
      // Boot among the features has a rule of its own.
      guard !FeatureNames.isBootName(feature.name) else { continue }
      guard
        feature.files.contains(where: {
          FeatureNames.isFolder(feature.name, of: codebase.files[Int($0)].path)
        })
      else { continue }
      let isInfrastructure = FeatureNames.isInfrastructureName(feature.name)
      guard isInfrastructure || !feature.hasUserInterface(in: codebase) else { continue }
      let places = feature.files.compactMap { file in
        codebase.files[Int(file)].firstDeclaration.map { (file, $0) }
      }
      guard let (file, range) = places.first else { continue }
      findings.add(
        isInfrastructure
          ? .infrastructure(feature.name) : .noInterface(feature.name, files: feature.files.count),
        at: range, in: Place(file: file, owner: FileFacts.none, function: FileFacts.none),
        about: .part(feature.name))
    }
  }
}

/// The features of a codebase with their files, by name.
struct FeatureList {
  struct Feature {
    let name: String
    /// Into `Codebase.files`, tests left out.
    var files: [Int32]

    func hasUserInterface(in codebase: Codebase) -> Bool {
      files.contains { file in
        if codebase.files[Int(file)].kind == .presentation { return true }
        return codebase.symbols.symbolOfDeclaration[Int(file)].contains {
          $0 >= 0 && codebase.symbols[$0].kind != .extension && codebase.role(of: $0).role == .view
        }
      }
    }
  }

  private(set) var all: [Feature] = []

  init(_ codebase: Codebase) {
    var index: [String: Int] = [:]
    for (number, file) in codebase.files.enumerated() where !file.isTest {
      guard let name = file.feature else { continue }
      if let known = index[name] {
        all[known].files.append(Int32(number))
      } else {
        index[name] = all.count
        all.append(Feature(name: name, files: [Int32(number)]))
      }
    }
    all.sort { $0.name < $1.name }
  }
}

extension Remark {
  fileprivate static func infrastructure(_ feature: String) -> Remark {
    Remark(
      "feature '\(feature)' is named like infrastructure, not like something a user sees",
      label: "this file belongs to feature '\(feature)'",
      fix: "move '\(feature)' to Core/Infrastructure, or to the layer that its name suggests")
  }

  fileprivate static func noInterface(_ feature: String, files: Int) -> Remark {
    Remark(
      "feature '\(feature)' has no user interface in its \(files == 1 ? "file" : "\(files) files")",
      label: "a feature is user-facing",
      fix: "move '\(feature)' to Core, or add the views that make it a feature")
  }
}
