import ArchRules

/// Declarations that went from one file to another, as when a file is split: what nothing is left of in one place,
/// and what is new in one other. Of two files that could be meant, neither is.
struct MovedDeclarations {
  /// The entries by what they are called now.
  let origins: [Baseline.Key: Baseline.Key]

  /// - Parameters:
  ///   - rest: what of the baseline was found nowhere so far.
  ///   - findings: with what the baseline has marked as known.
  init(of rest: Baseline, from baseline: Baseline, to findings: [Finding]) {
    guard rest.size > 0 else {
      origins = [:]
      return
    }
    // One fixed beside another of its kind went nowhere, and one more beside another came from nowhere.
    let gone = Self.inOnePlace(rest.counts.filter { baseline.count(of: $0.key) == $0.value }.keys)
    let new = findings.lazy.filter { $0.status == .new }.map { Baseline.Key($0) }
    let found = Self.inOnePlace(new.filter { baseline.count(of: $0) == 0 })
    origins = found.reduce(into: [:]) { origins, pair in
      if let new = pair.value, let old = gone[pair.key] ?? nil { origins[new] = old }
    }
  }

  /// By what they are in whatever file; `nil` where several files have one.
  private static func inOnePlace(
    _ keys: some Sequence<Baseline.Key>
  ) -> [Baseline.Key: Baseline.Key?] {
    var places: [Baseline.Key: Baseline.Key?] = [:]
    for key in keys where key.namesDeclaration {
      switch places[key.somewhere] {
      case nil: places[key.somewhere] = .some(key)
      case .some(key): break
      case .some: places[key.somewhere] = .some(nil)
      }
    }
    return places
  }
}

extension Baseline.Key {
  /// Whether the symbol is of this one declaration, and not an import or a name that many files have. Of the team's
  /// own rules only an edge is sure to begin with one.
  fileprivate var namesDeclaration: Bool {
    if symbol.isEmpty || symbol == path || symbol.utf8.starts(with: "import".utf8) { return false }
    return RuleCatalog.rule(rule) != nil || symbol.unicodeScalars.contains("→")
  }
}
