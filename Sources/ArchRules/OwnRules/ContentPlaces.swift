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
        let list = names.found(by: index.matcher)
        for name in list.places where index.mayMatch(name, facts) {
          for match in index.matches(of: name, list.word(of: name), inFile: file, facts, codebase, &written) {
            found[clauses[match.rule].location, default: [:]][file, default: []].append(match.range)
          }
        }
      }
    }
  }

  subscript(location: JSONLocation) -> [FileID: [ByteRange]] { found[location] ?? [:] }
}

/// What is in declarations and files by one word of a rule.
enum DeclarationContent: Sendable {
  /// How many there are.
  case members(ofTypes: [SymbolID: Int], inFiles: [FileID: Int])
  /// By file, in the order of the source.
  case places([FileID: [ByteRange]])
}

struct ContentKey: Hashable, Sendable {
  private let location: JSONLocation
  private let subject: OwnRuleSubject

  init(_ clause: OwnRule.Clause, _ subject: OwnRuleSubject) {
    location = clause.location
    self.subject = subject
  }
}
