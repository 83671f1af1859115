/// How findings can be written, in the order of the help.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, summary, json, statistics, xcode, github, sarif, junit, checkstyle, gitlab, markdown, html

  /// For the help and the README.
  package var purpose: String {
    switch self {
    case .text: "for people: code, reason, fix and a summary"
    case .summary: "for people: counts, causes, and where to begin"
    case .json: "for programs: a stable contract that holds everything"
    case .statistics: "for programs: counts by rule, layer, folder and more"
    case .xcode: "for a build phase: absolute paths, one line each"
    case .github: "annotations on a pull request in GitHub Actions"
    case .sarif: "SARIF 2.1.0, for code scanning on GitHub and others"
    case .junit: "test results, with a suite for each rule"
    case .checkstyle: "XML for Jenkins and reviewdog"
    case .gitlab: "a Code Quality report for merge requests"
    case .markdown: "for the summary of a CI job or a comment"
    case .html: "one page for browsers: the map, and findings to search"
    }
  }

  /// What the paths in the format are relative to.
  package var base: PathBase {
    switch self {
    case .text, .summary: .workingDirectory
    case .json, .statistics, .markdown, .html: .config
    case .xcode: .nothing
    // Those who read these match the paths with the files of a repository.
    case .github, .sarif, .junit, .checkstyle, .gitlab: .repository
    }
  }
}

package enum PathBase: Sendable {
  /// The folder of the config, or else the checked one: as the findings have it.
  case config
  case workingDirectory
  /// The folder that holds `.git`.
  case repository
  /// Absolute paths.
  case nothing
}
