import ArchFacts
package import ArchRules

/// What a baseline knows a finding by.
package struct BaselineKey: Sendable, Hashable {
  package let rule: String
  /// Relative to the root of the config, with `/`.
  package let path: String
  package let subject: Subject

  package init(rule: String, path: String, subject: Subject) {
    self.rule = rule
    self.path = path
    self.subject = subject
  }

  /// As it is shown to people.
  package var symbol: String { subject.text(at: path) }
}

extension BaselineKey {
  /// The first of `all(of:)`.
  package init(_ finding: Finding) {
    self.init(rule: finding.rule, path: finding.path, subject: finding.subject)
  }

  /// The same for all places that it stands for.
  package init(folding finding: Finding) { self = BaselineKey(finding).folded }

  /// One for each place that a finding stands for.
  package static func all(of finding: Finding) -> [BaselineKey] {
    finding.occurrences.map { BaselineKey(rule: finding.rule, path: $0.path, subject: $0.subject) }
  }

  package func at(_ path: String) -> BaselineKey { BaselineKey(rule: rule, path: path, subject: subject) }

  func about(_ subject: Subject) -> BaselineKey { BaselineKey(rule: rule, path: path, subject: subject) }

  /// Of whatever file.
  var somewhere: BaselineKey { at("") }

  /// A part of the app that is named after a folder around the file, by the place of that folder, so that a move
  /// leaves it as it is.
  var placed: BaselineKey {
    switch subject {
    case .file, .declaration, .edge, .record, .entry: return self
    case .part, .tie, .module: break
    }
    let folders = path.split(separator: "/").dropLast().reversed().map { $0[...] }
    return about(
      subject.mapParts { name in folders.firstIndex(of: name[...]).map { "\0\($0)" } ?? name })
  }

  /// What one finding stands for; as many of it as there are keys with this.
  private var folded: BaselineKey {
    switch subject {
    case .edge(_, let target, .file): about(.edge(from: "", to: target, .file))
    case .file, .declaration, .edge, .module, .part, .tie, .record, .entry: self
    }
  }

  /// How many findings some entries stand for.
  package static func findings(in counts: [BaselineKey: Int]) -> Int {
    var sum = 0
    var folded: Set<BaselineKey> = []
    for (key, count) in counts {
      switch key.subject {
      case .edge(_, _, .file), .edge(_, _, .declaration):
        if folded.insert(key.folded).inserted { sum += 1 }
      case .edge(_, _, .none), .file, .declaration, .module, .part, .tie, .record, .entry: sum += count
      }
    }
    return sum
  }
}

/// The order of entries in a file: by path, rule and subject, the same on every machine.
extension BaselineKey {
  static func comesBefore(_ one: BaselineKey, _ other: BaselineKey) -> Bool {
    if one.path != other.path { return one.path.precedes(other.path) }
    if one.rule != other.rule { return one.rule.precedes(other.rule) }
    let (left, right) = (SubjectForm(one.subject), SubjectForm(other.subject))
    for (mine, theirs) in zip(left.values, right.values) where mine != theirs {
      return (mine.key, mine.value) < (theirs.key, theirs.value)
    }
    return left.values.count < right.values.count
  }
}
