import ArchRules

/// Declarations that went from one file to another, as when a file is split: what nothing is left of in one place,
/// and what is new in one other. Of two files that could be meant, neither is.
struct MovedDeclarations {
  /// The entries by what they are called now.
  let origins: [BaselineKey: BaselineKey]

  /// - Parameters:
  ///   - rest: what of the baseline was found nowhere so far.
  ///   - new: what was found that it does not have.
  init(of rest: Baseline, from baseline: Baseline, to new: [BaselineKey]) {
    guard !rest.isEmpty, !new.isEmpty else {
      origins = [:]
      return
    }
    // One fixed next to another of its kind went nowhere, and one more next to another came from nowhere.
    let gone = Self.inOnePlace(rest.counts.filter { baseline.count(of: $0.key) == $0.value }.keys)
    let found = Self.inOnePlace(new.filter { baseline.count(of: $0) == 0 })
    origins = found.reduce(into: [:]) { origins, pair in
      if let new = pair.value, let old = gone[pair.key] ?? nil { origins[new] = old }
    }
  }

  /// By what they are in whatever file; `nil` where several files have one.
  private static func inOnePlace(
    _ keys: some Sequence<BaselineKey>
  ) -> [BaselineKey: BaselineKey?] {
    var places: [BaselineKey: BaselineKey?] = [:]
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

extension BaselineKey {
  /// Whether it is of this one declaration, or tie of parts, and not an import or a name that many files have.
  fileprivate var namesDeclaration: Bool {
    switch subject {
    case .declaration, .tie: true
    case .edge(let user, _, _): !user.isEmpty
    case .file, .module, .part, .record, .entry: false
    }
  }
}
