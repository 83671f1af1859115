/// Findings as they are told, file by file: what is told of a file rests on what was found there alone.
package struct ToldFindings: Sendable {
  private struct File: Sendable {
    let path: String
    let found: [Finding]
    let told: [Finding]
  }

  private let files: [File]

  package init() { files = [] }

  /// - Parameters:
  ///   - findings: in the one order.
  ///   - earlier: of other findings, most of which may be the same.
  package init(_ findings: [Finding], after earlier: ToldFindings = ToldFindings()) {
    let known = Dictionary(earlier.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var files: [File] = []
    var rest = findings[...]
    while let path = rest.first?.path {
      let found = Array(rest.prefix { $0.path == path })
      rest = rest.dropFirst(found.count)
      let told = known[path].flatMap { $0.found == found ? $0.told : nil } ?? RuleRun.told(found)
      files.append(File(path: path, found: found, told: told))
    }
    self.files = files
  }

  package var all: [Finding] { files.flatMap(\.told) }
}
