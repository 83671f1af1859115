import ArchAdoption
import ArchRules
import ArchSystem

/// Whose the files of a run are, as the repository's CODEOWNERS says.
struct FileOwners {
  private let owners: CodeOwners
  private let paths: ReportPaths

  init(_ scope: CheckScope) {
    paths = ReportPaths(scope)
    let contents = CodeOwners.paths.lazy.compactMap { path in
      scope.root.repositoryRoot.flatMap { try? scope.tree.readNow($0.appending(path.utf8)) }
    }
    owners = contents.first.map(CodeOwners.init) ?? .none
  }

  /// - Parameter path: as the report has it.
  func owners(of path: String) -> [String] { owners.owners(of: paths.inRepository(path)) }

  /// With those of the files where nobody else is named.
  func added(to findings: [Finding]) -> [Finding] {
    guard !owners.isEmpty else { return findings }
    var known: [String: [String]] = [:]
    return findings.map { finding in
      guard finding.owners.isEmpty else { return finding }
      let own = known[finding.path] ?? owners(of: finding.path)
      known[finding.path] = own
      guard !own.isEmpty else { return finding }
      var finding = finding
      finding.owners = own
      return finding
    }
  }
}
