import Foundation

extension CompareCommand {
  /// Prints the table and the first differences; returns the status to exit with.
  func report(_ comparison: Comparison, files: Int, complaints: [String]) -> Int32 {
    print("\(files) files in all\n")
    print(row("", ["oracle", "archcheck", "equal", "recall %", "precision %", "minimum %"], verdict: ""))
    var isEnough = true
    for kind in FactKind.allCases where kinds.contains(kind) {
      let tally = comparison.tallies[kind] ?? Tally()
      let minimum = minimums[kind] ?? kind.defaultMinimum
      let passes =
        isExact ? tally.isExact : tally.recall >= minimum && tally.precision >= minimum
      isEnough = isEnough && passes
      print(
        row(
          kind.rawValue,
          [
            "\(tally.oracle)", "\(tally.archcheck)", "\(tally.equal)", percent(tally.recall),
            percent(tally.precision), isExact ? "exact" : percent(minimum),
          ],
          verdict: passes ? "" : "  below"))
    }
    if !comparison.differentSizes.isEmpty {
      print(
        "\n`bytes` differs in \(comparison.differentSizes.count) files, first \(comparison.differentSizes[0])"
      )
      if isExact { isEnough = false }
    }
    for complaint in complaints.prefix(max(shown, 1)) { print("\n\(complaint)") }

    let differences = comparison.differences.prefix(shown)
    if !differences.isEmpty { print("\nThe first \(differences.count) differences") }
    for difference in differences {
      let side =
        difference.missing == nil ? "extra" : difference.extra == nil ? "missing" : "missing and extra"
      let column = difference.column > 0 ? ":\(difference.column)" : ""
      print("\n\(difference.path):\(difference.line)\(column): \(difference.kind.rawValue): \(side)")
      print("  oracle    \(difference.missing ?? "-")")
      print("  archcheck \(difference.extra ?? "-")")
    }
    if !complaints.isEmpty { return 2 }
    return isEnough ? 0 : 1
  }

  private func row(_ name: String, _ cells: [String], verdict: String) -> String {
    let width = 14
    let padded = cells.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(1, width - name.count)) + padded.joined() + verdict
  }

  /// Rounded down, so that 100.000 means every one.
  private func percent(_ value: Double) -> String {
    String(format: "%.3f", (value * 1000).rounded(.down) / 1000)
  }
}
