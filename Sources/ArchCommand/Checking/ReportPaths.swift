import ArchSystem

/// The paths of a report as others need them. Those of findings are relative to the root of what was checked.
struct ReportPaths {
  /// Absolute, as all here.
  private let root: [Substring]
  /// The folder that holds `.git`; without one the working directory, if the root is in it.
  private let repository: [Substring]

  init(_ scope: CheckScope) {
    var repository = scope.root.repositoryRoot
    if repository == nil, let folder = try? SystemPath(resolving: "."), scope.root.isWithin(folder) {
      repository = folder
    }
    self.init(root: scope.root.text, repository: (repository ?? scope.root).text)
  }

  init(root: String, repository: String) {
    self.root = Self.components(of: root)
    self.repository = Self.components(of: repository)
  }

  func absolute(_ path: String) -> String { "/" + absoluteComponents(of: path).joined(separator: "/") }

  /// Absolute when it is elsewhere.
  func inRepository(_ path: String) -> String {
    let components = absoluteComponents(of: path)
    guard components.starts(with: repository) else { return absolute(path) }
    return components.dropFirst(repository.count).joined(separator: "/")
  }

  /// From the repository to the root, with a slash at the end; empty when they are the same.
  var folderInRepository: String {
    guard root.starts(with: repository) else { return "" }
    return root.dropFirst(repository.count).map { "\($0)/" }.joined()
  }

  private func absoluteComponents(of path: String) -> [Substring] {
    var result = path.hasPrefix("/") ? [] : root
    for component in Self.components(of: path) where component != "." {
      if component == ".." { _ = result.popLast() } else { result.append(component) }
    }
    return result
  }

  private static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }
}
