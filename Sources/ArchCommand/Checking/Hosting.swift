import ArchReports
import ArchSystem

/// What the job of a hosting service tells about the repository and the commit that it checks.
enum Hosting {
  /// Where the code can be read; `none` outside such a job.
  static var links: CodeLinks {
    if let server = value("GITHUB_SERVER_URL"), let name = value("GITHUB_REPOSITORY") {
      return CodeLinks(repository: "\(server)/\(name)/blob/")
    }
    if let address = value("CI_PROJECT_URL") { return CodeLinks(repository: "\(address)/-/blob/") }
    return .none
  }

  /// Of a pull request the last commit of its branch: the merge that its job checks out is gone before long.
  static var commit: String? {
    value("ARCHCHECK_HEAD") ?? value("GITHUB_SHA") ?? value("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA")
      ?? value("CI_COMMIT_SHA")
  }

  private static func value(_ name: String) -> String? {
    SystemCalls.environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
