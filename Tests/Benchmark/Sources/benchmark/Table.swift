/// The medians of all rounds, as Markdown.
struct Table {
  let contenders: [Contender]
  let costs: [String: [Cost]]
  /// What `--timings` said of a whole check.
  let steps: String
  let rounds: Int

  func text(title: String) throws(BenchmarkError) -> String {
    let bytes = try number(after: "bytes:", in: steps)
    let files = Int(try number(after: "files:", in: steps))
    let megabytes = bytes / 1_000_000
    var lines = [
      "**\(title)**: \(files) files, \(fixed(megabytes, 1)) MB; medians of \(rounds) interleaved rounds",
      "",
      "| | seconds | MB/s | times faster than the parse | by processor time | peak memory MB |",
      "|---|---:|---:|---:|---:|---:|",
    ]
    for contender in contenders {
      let costs = costs[contender.name] ?? []
      let seconds = median(costs.map(\.seconds))
      let isParse = contender.name == Contender.parsing
      let cells = [
        contender.name, fixed(seconds, 3), fixed(megabytes / seconds, 0),
        isParse ? "1" : fixed(ratio(contender.name, to: Contender.parsing, of: \.seconds), 1),
        isParse
          ? "1"
          : ownCell(
            contender, fixed(ratio(contender.name, to: Contender.parsing, of: \.processorSeconds), 1)),
        ownCell(contender, fixed(Double(costs.map(\.peakBytes).max() ?? 0) / 1_000_000, 0)),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    lines += ["", try stepsLine()] + targets(bytes) + [""]
    return lines.joined(separator: "\n")
  }

  private func ownCell(_ contender: Contender, _ text: String) -> String {
    contender.isWholeProcess ? text : ""
  }

  private func stepsLine() throws(BenchmarkError) -> String {
    var parts: [String] = []
    for step in ["walk", "read and scan", "model", "rules", "report"] {
      parts.append("\(step) \(fixed(try number(after: "\(step):", in: steps) * 1000, 0)) ms")
    }
    return "One check: " + parts.joined(separator: ", ") + "."
  }

  private func targets(_ bytes: Double) -> [String] {
    let scan = ratio(Contender.scanning, to: Contender.parsing, of: \.seconds)
    let check = ratio(Contender.checking, to: Contender.parsing, of: \.seconds)
    let wc = ratio(Contender.checking, to: Contender.counting, of: \.seconds)
    let peak = Double((costs[Contender.checking] ?? []).map(\.peakBytes).max() ?? 0)
    let room = 3 * bytes + 30_000_000
    return [
      "Against our targets: scan at least 8 times faster than the parse: \(fixed(scan, 1)). "
        + "Check at least 6 times: \(fixed(check, 1)). "
        + "Check in the time of `wc -l`: \(fixed(1 / wc, 1)) times that. "
        + "Memory of a check below \(fixed(room / 1_000_000, 0)) MB: \(fixed(peak / 1_000_000, 0))."
    ]
  }

  /// How many times less one costs than the other: the median over the rounds, as both ran side by side in
  /// each.
  private func ratio(_ name: String, to other: String, of value: (Cost) -> Double) -> Double {
    let pairs = zip(costs[name] ?? [], costs[other] ?? [])
    return median(pairs.map { value($0.1) / max(value($0.0), 0.000_1) })
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private func fixed(_ value: Double, _ digits: Int) -> String {
    guard digits > 0 else { return "\(Int(value.rounded()))" }
    let scale = digits == 1 ? 10 : 1000
    let scaled = Int((value * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
