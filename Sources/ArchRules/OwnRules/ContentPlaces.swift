import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel

/// Where what some words of the rules list is used, whatever it is used in.
struct ContentPlaces: Sendable {
  private var found: [JSONLocation: [FileID: [ByteRange]]] = [:]

  init(of clauses: [OwnRule.Clause], in codebase: Codebase, _ conditions: UseConditions) {
    guard !clauses.isEmpty else { return }
    let indices = OwnRuleMatcher.allCases.compactMap { matcher in
      UseIndex(matcher, clauses.enumerated().filter { $1.matcher == matcher }.map { ($0, $1) }, conditions)
    }
    var written = WrittenName()
    for file in codebase.files.ids {
      let facts = codebase.files[file].facts
      let names = NamesInFile(codebase, file: file)
      for index in indices {
        for name in names.found(by: index.matcher) {
          for match in index.matches(of: name, inFile: file, facts, codebase, &written) {
            found[clauses[match.rule].location, default: [:]][file, default: []].append(match.range)
          }
        }
      }
    }
  }

  subscript(location: JSONLocation) -> [FileID: [ByteRange]] { found[location] ?? [:] }
}
