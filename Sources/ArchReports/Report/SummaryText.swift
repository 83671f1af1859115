extension Coverage {
  /// `74 files (69 mapped to 8 layers, 93 %)`
  var words: String {
    let asked = askedFiles.map { ", \($0 == 0 ? "none" : "\($0)") of them asked about" } ?? ""
    let all = counted(judgedFiles, "file") + asked
    guard judgedFiles > 0, hasLayers, !isBlind else { return all }
    return "\(all) (\(mappedFiles) mapped to \(counted(layers.count, "layer")), \(share))"
  }

  /// Rounded down, so that 100 % means all.
  private var share: String {
    let percent = mappedFiles * 100 / judgedFiles
    return percent == 0 ? "less than 1 %" : "\(percent) %"
  }

  /// What no rule looked at, and what could not be read or told; none of it where there is nothing.
  var omissions: [String] {
    var lines: [String] = []
    if let words = notJudgedCounts.words { lines.append("Not judged: \(words).") }
    if !leftOut.isEmpty {
      let verb = leftOut.count == 1 ? "was" : "were"
      lines.append(
        "Not looked at: \(counted(leftOut.count, "Swift file")) that git tracks \(verb) skipped; -v lists them."
      )
    }
    var unclear: [String] = []
    if skippedConstructs > 0 { unclear.append(counted(skippedConstructs, "piece") + " of code skipped") }
    if unresolvedNames > 0 {
      unclear.append(counted(unresolvedNames, "name") + " left unresolved")
    }
    if !unclear.isEmpty {
      lines.append("Not understood: \(unclear.joined(separator: ", ")); -v lists them.")
    }
    return lines
  }

  /// Said when nothing about layers was checked, so that nobody takes the code for clean.
  var blindness: String? {
    guard isBlind else { return nil }
    return
      "none of \(counted(judgedFiles, "file")) belongs to a layer, so no rule about layers could look at them"
  }
}

extension Summary {
  /// `29 errors, 1 note (12 known)`
  var words: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
    let named = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let others = [(known, "known"), (suppressed, "suppressed")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let nothing = others.isEmpty ? "nothing to report" : "nothing new"
    let count = errors + warnings + notes
    let from = causes < count ? " from \(counted(causes, "cause"))" : ""
    let found = named.isEmpty ? nothing : named.joined(separator: ", ") + from
    return others.isEmpty ? found : "\(found) (\(others.joined(separator: ", ")))"
  }

  /// What became of the baseline, said even when nothing is new.
  var baselineWords: String? {
    guard let baseline else { return nil }
    let all = baselineSize.map { $0 - stale } ?? known
    let here = all > known ? ", \(known) of them here" : ""
    let size = "\(baseline): \(counted(max(known, all), "finding")) known\(here)"
    guard stale > 0 else { return size + "." }
    let verb = stale == 1 ? "is" : "are"
    return "\(size), \(stale) \(verb) fixed; 'archcheck baseline prune' removes them."
  }

  /// All that a run comes to, on one line.
  package var line: String { "Checked \(coverage.words): \(words)." }
}
