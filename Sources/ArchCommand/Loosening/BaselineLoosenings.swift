import ArchAdoption
import ArchFacts
import ArchRules
import ArchSystem

/// Baselines that accept what the former ones did not.
struct BaselineLoosenings {
  private(set) var all: [Loosening] = []

  /// - Parameters:
  ///   - known: the findings of now, compared with the baselines of now.
  ///   - before: how findings of now are judged by the configs and baselines of before.
  ///   - formerEntries: those of all baselines of before, as the run has paths.
  init(_ known: KnownFindings, _ before: KnownFindings, _ change: Change) {
    let open = LostFindings(
      from: known.findings.filter { $0.status == .known },
      to: before.findings.filter { $0.status != .new })
    // What nobody looked for before was not let through by what is said now.
    let asked = LostFindings(from: open.all, to: before.findings)
    let unasked = Set(asked.all.map(Spot.init))
    var granted = open.all.filter { !unasked.contains(Spot($0)) }
    let former = before.entries.reduce(into: [BaselineKey: Int]()) { counts, entry in
      counts[entry.key.moved(change.renames), default: 0] += entry.count
    }
    for comparison in known.comparisons.sorted(by: { $0.file.folder.utf8.count > $1.file.folder.utf8.count })
    {
      let file = comparison.file
      let own = granted.filter { $0.path.hasPrefix(file.folder) }
      granted.removeAll { $0.path.hasPrefix(file.folder) }
      let waiting = comparison.match.stale.entries.reduce(0) { sum, entry in
        let key = entry.key.inRun(file)
        return sum + max(0, entry.count - (former[key] ?? 0))
      }
      guard !own.isEmpty || waiting > 0 else { continue }
      var words =
        own.isEmpty ? [] : ["accepts \(own.count) more \(own.count == 1 ? "finding" : "findings")"]
      if waiting > 0 {
        words.append("holds \(waiting) new \(waiting == 1 ? "entry" : "entries") for what is not found yet")
      }
      let first = own.first.map { BaselineKey($0) }
      var loosening = Loosening(
        .baseline, at: Loosening.Place(file.location.text, file.line(of: first)),
        "the baseline \(words.joined(separator: " and "))", reach: .nothing)
      loosening.letsThrough = own
      all.append(loosening)
    }
  }

  private struct Spot: Hashable {
    let rule: String
    let path: String
    let line: Int
    let column: Int

    init(_ finding: Finding) {
      (rule, path) = (finding.rule, finding.path)
      (line, column) = (finding.range.start.line, finding.range.start.column)
    }
  }
}

extension KnownFindings {
  /// Of all baselines, as the run has paths.
  fileprivate var entries: [(key: BaselineKey, count: Int)] {
    comparisons.flatMap { comparison in
      (comparison.old ?? Baseline()).entries.map { ($0.key.inRun(comparison.file), $0.count) }
    }
  }
}

extension BaselineKey {
  fileprivate func inRun(_ file: BaselineFile) -> BaselineKey {
    at(file.inRun(path))
  }

  fileprivate func moved(_ renames: [String: String]) -> BaselineKey {
    renames[path].map { at($0) } ?? self
  }
}

extension BaselineFile {
  /// Where an entry is: each has a line of its own.
  fileprivate func line(of key: BaselineKey?) -> Int {
    guard let key, let bytes = try? SystemCalls.read(location) else { return 1 }
    var single = Baseline()
    single.set(1, for: key.at(inFile(key.path)))
    let lines = single.bytes.split(separator: UInt8(ascii: "\n"))
    let entries = lines.dropFirst().map { $0.drop { $0 == 0x20 } }
    guard let written = entries.first(where: { $0.first == UInt8(ascii: "{") }) else { return 1 }
    // Without the brace that closes it: a count may follow.
    let entry = Array(written.dropLast())
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = all.firstIndex { $0.drop { $0 == 0x20 }.starts(with: entry) }
    return index.map { $0 + 1 } ?? 1
  }
}
