/// How a file's module is known.
package enum ModuleEvidence: Sendable, Hashable {
  /// A target of the package manifest in this folder, which ends with a slash or is empty.
  case manifest(folder: String)
  /// The folder has the place that SwiftPM or a team gives to targets: below `Sources` or `Tests`.
  case sourcesFolder
  /// A target of the description, by its path, that an Xcode project is generated from: `Project.swift`, `project.yml`.
  case description(String)
  /// The folder of that description, which does not spell out its targets.
  case describedFolder(String, isImported: Bool)
  /// A target of this Xcode project lists the file.
  case projectTarget(String)
  /// The folder is next to this Xcode project.
  case project(String)
  /// Some file imports a module of the folder's name.
  case imported

  /// Whether a manifest speaks of the folder, so that no project has to be asked.
  var isWritten: Bool {
    switch self {
    case .manifest, .description, .describedFolder: true
    case .projectTarget, .sourcesFolder, .project, .imported: false
    }
  }

  /// The manifest, description or project that has the target; `nil` where none speaks of it.
  var home: String? {
    switch self {
    case .manifest(let folder): folder
    case .description(let path), .describedFolder(let path, _), .projectTarget(let path), .project(let path):
      path
    case .sourcesFolder, .imported: nil
    }
  }

  /// Whether no file but a manifest, and no import, had to be known.
  package var isOfPathAlone: Bool {
    switch self {
    case .manifest, .description, .sourcesFolder: true
    case .describedFolder, .projectTarget, .project, .imported: false
    }
  }

  /// Worded to follow "module 'X'".
  package var reason: String {
    switch self {
    case .manifest(let folder): "according to \(folder)Package.swift"
    case .sourcesFolder: "because of its place in the sources folder"
    case .description(let path): "according to \(path)"
    case .describedFolder(let path, _): "because \(path) is the manifest above it"
    case .projectTarget(let path): "according to \(path)"
    case .project(let path): "because of its place next to \(path)"
    case .imported: "because a file imports a module of this name"
    }
  }
}
