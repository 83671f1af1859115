package import ArchModel

/// One thing that `archcheck metrics` counts of a part: the column of its table, and what `explain` says of it.
package enum Metric: String, Sendable, CaseIterable {
  case files, judged, types
  case usedBy = "used-by"
  case uses, instability, abstractness, circle, findings, known

  /// What is counted of a part, and what was found in it.
  package struct Row: Sendable {
    package let part: PartMetrics
    package let findings: Int
    /// Those that the baseline accepts.
    package let known: Int

    package init(_ part: PartMetrics, findings: Int, known: Int) {
      self.part = part
      self.findings = findings
      self.known = known
    }
  }

  enum Value: Equatable {
    case count(Int)
    /// In hundredths.
    case percent(Int)
    /// In hundredths, from 0 to 100.
    case ratio(Int)
    /// There is nothing to divide by.
    case none
  }

  func value(of row: Row) -> Value {
    let part = row.part
    return switch self {
    case .files: .count(part.judgedFiles)
    case .judged: Self.hundredths(part.judgedFiles, of: part.files).map(Value.percent) ?? .none
    case .types: .count(part.types)
    case .usedBy: .count(part.users)
    case .uses: .count(part.used)
    case .instability: Self.hundredths(part.used, of: part.used + part.users).map(Value.ratio) ?? .none
    case .abstractness: Self.hundredths(part.protocols, of: part.types).map(Value.ratio) ?? .none
    case .circle: .count(part.circle)
    case .findings: .count(row.findings)
    case .known: .count(row.known)
    }
  }

  /// Rounded down, so that only all of it is 100.
  private static func hundredths(_ share: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : 100 * share / whole
  }

  var heading: String {
    switch self {
    case .usedBy: "used by"
    case .files, .judged, .types, .uses, .instability, .abstractness, .circle, .findings, .known: rawValue
    }
  }

  /// What it counts.
  package var summary: String {
    switch self {
    case .files: "Swift files that rules judge: not tests, previews, generated code and files of the build."
    case .judged: "The share of its Swift files, tests apart, that rules judge."
    case .types: "Classes, structs, enums, actors and protocols that it declares outside of functions."
    case .usedBy: "Types of other parts that name one of its types."
    case .uses: "Types of other parts that its code names."
    case .instability:
      "uses / (uses + used by): 0 where others rest on it and it on nobody, 1 the other way round."
    case .abstractness: "The share of protocols among its types."
    case .circle: "Parts that reach each other by uses, itself included; 0 where it is in no circle."
    case .findings: "New findings in its files."
    case .known: "Findings in its files that the baseline accepts."
    }
  }

  /// How to read it.
  package var reading: String {
    switch self {
    case .files: "How large the part is. What is not judged is in 'judged'."
    case .judged:
      "What is left out can break nothing. Below 100 %, 'archcheck --verbose' says which files are left out and why."
    case .types:
      "Beside 'files' it tells whether types are alone in their files. Nested types count, extensions do not."
    case .usedBy:
      "The more there are, the more a change here costs elsewhere: what many rest on should be small, stable and well "
        + "tested. Others call it afferent coupling."
    case .uses:
      "The more there are, the more changes elsewhere reach this part, and the harder it is to take it out or to test "
        + "it alone. Others call it efferent coupling."
    case .instability:
      "Uses should lead from the less stable to the more stable: a part at 0.10 that uses one at 0.90 has to change "
        + "whenever that does. A composition root is near 1, a domain near 0, and neither is wrong."
    case .abstractness:
      "Protocols let a part that others rest on be replaced without being changed. Near 0 in a part that many use: a "
        + "change is felt everywhere. Near 1 in one that nobody uses: protocols that nobody needed."
    case .circle:
      "Parts in a circle can be built, tested and understood only together. 'archcheck graph' draws them, and the rule "
        + "dependency-cycle names the use to cut."
    case .findings: "A finding counts where its first place is. 'archcheck' lists them."
    case .known: "What the team has yet to mend. 'archcheck baseline show' lists them."
    }
  }

  /// As `archcheck explain` has it.
  package var text: String {
    "\(rawValue) (metric)\n\(summary)\n\n"
      + WrappedText.lines(reading, width: 76).map { $0 + "\n" }.joined()
      + "\n'archcheck metrics' counts it for each layer, feature or module.\n"
  }
}
