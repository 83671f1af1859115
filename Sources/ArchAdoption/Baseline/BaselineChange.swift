package import ArchRules

extension Baseline {
  /// Without what nothing is left of, and with the files that moved under their new paths.
  ///
  /// - Parameter keepingStale: whether only the paths change.
  package func pruned(by match: BaselineMatch, keepingStale: Bool = false) -> Baseline {
    var result = Baseline()
    for (key, count) in entries {
      let stale = match.stale.count(of: key)
      let moved = match.current(key)
      let kept = count - stale
      if kept > 0 {
        result.set(result.count(of: moved) + kept, for: moved)
        result.set(terms[key], for: moved)
      }
      if keepingStale, stale > 0 {
        result.set(result.count(of: key) + stale, for: key)
        result.set(terms[key], for: key)
      }
    }
    return result
  }

  /// With what it did not know.
  package func adding(_ new: [BaselineKey]) -> Baseline {
    var result = self
    for key in new { result.set(result.count(of: key) + 1, for: key) }
    return result
  }

  /// With what is agreed about some entries; without a new owner the former one stays.
  ///
  /// - Parameter keepingDays: whether without a new day the former one stays; one that is over cannot.
  package func agreeing(
    on terms: DebtTerms, about keys: [BaselineKey], keepingDays: Bool = true
  ) -> Baseline {
    var result = self
    for key in keys {
      let former = result.terms[key]
      result.set(
        DebtTerms(
          owner: terms.owner ?? former?.owner,
          lastDay: terms.lastDay ?? (keepingDays ? former?.lastDay : nil)), for: key)
    }
    return result
  }

  /// With what was agreed about what it still has.
  package func keepingTerms(of old: Baseline, _ match: BaselineMatch) -> Baseline {
    var result = self
    for (key, terms) in old.terms { result.set(terms, for: match.current(key)) }
    return result
  }
}

extension Baseline {
  /// What it has and the other has not.
  fileprivate func without(_ other: Baseline) -> Baseline {
    var rest = Baseline()
    for (key, count) in counts { rest.set(count - other.count(of: key), for: key) }
    return rest
  }
}

extension Finding {
  /// As if there were no baseline.
  package var asNew: Finding {
    guard status == .known else { return self }
    var finding = self
    finding.status = .new
    return finding
  }
}

/// How one baseline differs from another. Like the size of a baseline it counts findings, of which one may have
/// several entries: one that gains or loses some of them counts as one.
package struct BaselineChange: Sendable {
  package let added: Int
  package let removed: Int
  /// Says how many files moved, if any did; starts with a comma.
  package let moved: String

  package init(from old: Baseline, to new: Baseline, _ match: BaselineMatch) {
    self.init(from: old, to: new, moves: match.moves.count, current: match.current)
  }

  /// - Parameter current: what an entry of the old one is called now.
  package init(
    from old: Baseline, to new: Baseline, moves: Int = 0, current: (BaselineKey) -> BaselineKey
  ) {
    moved = moves == 0 ? "" : ", \(moves) moved"
    var before = Baseline()
    for (key, count) in old.entries {
      let key = current(key)
      before.set(before.count(of: key) + count, for: key)
    }
    added = new.without(before).size
    removed = before.without(new).size
  }
}
