import ArchFacts
package import ArchRules

/// Code that a change adds where a layer is, and that rules leave alone for signs that anybody can add: a name, a
/// folder, an import. Doubles and previews are written every day, so it loosens nothing, but it is never unseen.
package struct UnjudgedAdditions: Sendable {
  package struct Addition: Sendable {
    package var path: String
    package let line: Int
    /// Full names, none where all of the file is left alone.
    package let names: [String]
    /// `a double, since its name says so`
    package let reason: String
    package let hides: HiddenCode
    /// What would be found if it were judged.
    package var letsThrough: [Finding] = []

    init(path: String, line: Int, names: [String], reason: String, hides: HiddenCode) {
      self.path = path
      self.line = line
      self.names = names
      self.reason = reason
      self.hides = hides
    }

    package func mapPaths(_ transform: (String) -> String) -> Addition {
      var mapped = self
      mapped.path = transform(path)
      mapped.letsThrough = letsThrough.map { $0.mapPaths(transform) }
      return mapped
    }
  }

  /// One for each file, in the order of their paths.
  package let all: [Addition]

  package init(from before: JudgedDeclarations, to now: JudgedDeclarations) {
    var spots: [String: [(name: String, spot: JudgedDeclarations.Spot)]] = [:]
    for (name, places) in now.leftAlone where before.judged[name] == nil && before.leftAlone[name] == nil {
      for spot in places where spot.isGuessedInLayer { spots[spot.path, default: []].append((name, spot)) }
    }
    all = spots.sorted { $0.key.precedes($1.key) }.compactMap { path, added in
      let sorted = added.sorted {
        ($0.spot.lines.lowerBound, $0.name) < ($1.spot.lines.lowerBound, $1.name)
      }
      guard let first = sorted.first else { return nil }
      let isWhole = !now.judgedFiles.contains(path)
      return Addition(
        path: path, line: first.spot.lines.lowerBound, names: isWhole ? [] : outermost(sorted.map(\.name)),
        reason: first.spot.reason, hides: HiddenCode(path, isWhole: isWhole, sorted.map(\.spot.lines)))
    }
  }
}
