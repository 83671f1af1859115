/// `3 files`
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Coverage {
  /// `74 files (69 mapped to 8 layers, 93 %)`
  var words: String {
    let all = counted(files, "file")
    guard files > 0, hasLayers, !isBlind else { return all }
    return "\(all) (\(mappedFiles) mapped to \(counted(layers.count, "layer")), \(share))"
  }

  /// Rounded down, so that 100 % means all.
  private var share: String {
    let percent = mappedFiles * 100 / files
    return percent == 0 ? "less than 1 %" : "\(percent) %"
  }

  /// Said when nothing about layers was checked, so that nobody takes the code for clean.
  var blindness: String? {
    guard isBlind else { return nil }
    return "none of \(counted(files, "file")) belongs to a layer, so no rule about layers could look at them"
  }
}

extension Summary {
  /// `29 errors, 1 note (12 known)`
  var words: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
    let named = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let others = [(known, "known"), (suppressed, "suppressed")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let nothing = others.isEmpty ? "nothing to report" : "nothing new"
    let found = named.isEmpty ? nothing : named.joined(separator: ", ")
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
    return "\(size), \(stale) \(verb) fixed; 'archcheck baseline prune' takes them out."
  }

  /// All that a run comes to, on one line.
  package var line: String { "Checked \(coverage.words): \(words)." }
}
