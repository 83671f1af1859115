/// `3 files`
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Coverage {
  /// `74 files (69 mapped to 8 layers, 93 %)`
  var words: String {
    let all = counted(files, "file")
    guard files > 0, !isBlind else { return all }
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
  /// `29 errors, 1 note`
  var words: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
    let named = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return named.isEmpty ? "nothing to report" : named.joined(separator: ", ")
  }

  /// All that a run comes to, on one line.
  package var line: String { "Checked \(coverage.words): \(words)." }
}
