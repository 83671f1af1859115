/// A program that goes over all files, and what it does with them.
struct Contender {
  var name: String
  var command: [String]
  var keepsOutput = false
  /// Whether its processor time and memory are its own, and not those of a larger run.
  var isWholeProcess = true
  /// Takes the time from what the program says, where not all that it does counts.
  var clock: @Sendable (Cost) throws(BenchmarkError) -> Cost = { (cost) throws(BenchmarkError) in cost }

  static let reading = "`find`, `cat`: read the bytes"
  static let counting = "`find`, `wc -l`: count the lines"
  static let scanning = "`archcheck facts --count`: scan to all facts"
  static let scanningInMemory = "… without start, walk and reading"
  static let printing = "`archcheck facts`: print them as JSON"
  static let checking = "`archcheck`, preset `layered`: the whole check"
  static let parsing = "swift-syntax: parse only, files in memory, two threads"
  static let matching = "`ast-grep scan`: five patterns"

  /// In the order in which each round runs them.
  ///
  /// - Parameter config: what the whole check is run by.
  static func all(
    on folder: String, archcheck: String, oracle: String, config: String
  ) -> [Contender] {
    let find = ["find", folder, "-type", "f", "-name", "*.swift", "-exec"]
    var all = [
      Contender(name: reading, command: find + ["cat", "{}", "+"]),
      Contender(name: counting, command: find + ["wc", "-l", "{}", "+"]),
      Contender(name: scanning, command: [archcheck, "facts", "--count", folder]),
      Contender(
        name: scanningInMemory, command: [archcheck, "facts", "--count", "--timings", folder],
        keepsOutput: true, isWholeProcess: false,
        clock: { (cost) throws(BenchmarkError) in
          var cost = cost
          let sum = try number(after: "all threads scanning:", in: cost.output)
          cost.seconds = sum / (try number(after: "threads:", in: cost.output))
          return cost
        }),
      Contender(name: printing, command: [archcheck, "facts", folder]),
      Contender(name: checking, command: [archcheck, "--config", config, folder]),
      Contender(
        name: parsing, command: [oracle, "parse", folder, "--threads", "2", "--repeat", "3"],
        keepsOutput: true,
        clock: { (cost) throws(BenchmarkError) in
          var cost = cost
          // The best of three: the first also pays for its memory.
          cost.seconds = try number(after: "best", in: cost.output)
          cost.processorSeconds = try number(after: "processor time", in: cost.output)
          return cost
        }),
    ]
    if isInstalled("ast-grep") {
      all.append(
        Contender(name: matching, command: ["ast-grep", "scan", "--inline-rules", patterns, folder]))
    }
    return all
  }

  private static let patterns = [
    "static let shared = $VALUE", "import $MODULE", "$CONTAINER.resolve($$$ARGUMENTS)",
    "UserDefaults.standard", "NavigationLink($$$ARGUMENTS)",
  ].enumerated().map { index, pattern in
    "id: rule-\(index)\nlanguage: swift\nrule:\n  pattern: '\(pattern)'\n"
  }.joined(separator: "---\n")
}

/// The number that is after some words in what a program said.
func number(after words: String, in output: String) throws(BenchmarkError) -> Double {
  for line in output.split(whereSeparator: \.isNewline) {
    guard let range = line.firstRange(of: words) else { continue }
    let rest = line[range.upperBound...].drop { $0 == " " }
    if let number = Double(rest.prefix { $0.isNumber || $0 == "." }) { return number }
  }
  throw BenchmarkError(message: "no number behind '\(words)' in:\n\(output)")
}
