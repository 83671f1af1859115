import ArchConfig
import ArchFacts
import ArchModel
import ArchProposal
import ArchReports
import ArchRules
import ArchSystem

/// What `init` proposes, and what checks with it would say.
struct InitProposal {
  let observed: ObservedArchitecture
  private let scanned: [ScannedFile]
  private let build: BuildFiles

  init(_ scanned: [ScannedFile], _ build: BuildFiles) {
    self.scanned = scanned
    self.build = build
    observed = ObservedArchitecture(
      of: Codebase(.beforeLayers, scanned, build: build, work: ThreadedWork()))
  }

  private struct Checked {
    let files: Int
    let mapped: Int
    /// As a check tells them.
    let findings: [Finding]
  }

  /// By the reader and the rules that `check` uses.
  private func check(extending presets: [String]) throws(Failure) -> Checked {
    let text = observed.text(extending: presets)
    let reading = Architecture.reading(Array(text.utf8), rules: RuleCatalog.known)
    guard reading.isUsable else { throw .config(mistakes: reading.problems.count) }
    let included = scanned.filter { reading.architecture.includes($0.facts.path) }
    let codebase = Codebase.laidOut(reading.architecture, included, build: build, work: ThreadedWork())
    let judged = codebase.files.filter { $0.notJudged == nil }
    return Checked(
      files: judged.count, mapped: judged.count { $0.layer != nil },
      findings: RuleRun.told(
        RuleRun.merged([RuleRun(reading.architecture).findings(in: codebase)])
          .sorted { ($0.path, $0.range.start) < ($1.path, $1.range.start) }))
  }

  /// For people: how much is covered, what goes against the order, what stronger presets would say, what to do next.
  func told(_ presets: [String]) throws(Failure) -> String {
    let checked = try check(extending: presets)
    let share = checked.mapped * 100 / max(1, checked.files)
    var lines = [
      "\(observed.layers.count) layers for \(checked.mapped) of \(checked.files) files (\(share) %); a check of the code has "
        + Self.counted(checked.findings.count, "finding") + "."
    ]
    lines += ways
    lines += slips
    lines += loose
    lines += Self.cycles(checked.findings)
    lines += Self.root(checked.findings)
    if presets.isEmpty { lines += try stronger() }
    lines.append("Next: archcheck")
    if !checked.findings.isEmpty {
      lines.append("      archcheck baseline write    only new ones fail from then on")
    }
    return Self.wrapped(lines)
  }

  /// As wide as the terminal that reads it; what goes on in the next line is indented.
  static func wrapped(_ lines: [String]) -> String {
    let escaped = lines.map { TerminalText.escaped($0) }
    guard let width = Output.error.width else { return escaped.joined(separator: "\n") }
    return escaped.flatMap { line in
      let indent = String(line.prefix { $0 == " " })
      guard TerminalText.width(line.utf8[...]) > width else { return [line] }
      return WrappedText.lines(line, width: max(40, width - indent.utf8.count - 2)).enumerated().map {
        indent + ($0.offset == 0 ? "" : "  ") + $0.element
      }
    }.joined(separator: "\n")
  }

  /// Where there is no order.
  private var ways: [String] {
    Self.ways("Used both ways too often to be slips, so both may use each other:", observed.unordered)
      + Self.ways(
        "Used the other way round than their names say, so both may use each other:", observed.renamed)
      + Self.ways(
        "Allowed both ways for now, so that what is left is few enough to look at:", observed.leftOut)
  }

  private static func ways(_ title: String, _ arrows: [ObservedArchitecture.Arrow]) -> [String] {
    guard !arrows.isEmpty else { return [] }
    return [title]
      + listed(
        arrows.map { arrow in
          "\(arrow.from) uses \(arrow.to) \(arrow.times), \(arrow.to) uses \(arrow.from) \(arrow.backTimes)"
        })
  }

  /// What is rare enough to look at.
  private var slips: [String] {
    guard !observed.odd.isEmpty else { return [] }
    return ["Against the order of the others, so look there:"]
      + Self.listed(observed.odd.map { "\($0.from) uses \($0.to) \($0.times)" })
  }

  /// What nobody can say an order of.
  private var loose: [String] {
    let names = observed.layers.filter(\.isLoose).map(\.name)
    return names.isEmpty
      ? [] : ["In no order, free to be used by all: \(names.joined(separator: ", "))."]
  }

  /// A line each, and what is left on one.
  private static func listed(_ arrows: [String]) -> [String] {
    let left = arrows.dropFirst(most)
    return arrows.prefix(most).map { "  " + $0 } + (left.isEmpty ? [] : ["  " + left.joined(separator: "; ")])
  }

  /// What is not about layers, and so in none of the lists above.
  private static func cycles(_ findings: [Finding]) -> [String] {
    let cycles = findings.count { $0.rule == ObservedArchitecture.ruleOfCycles }
    guard cycles > 0 else { return [] }
    return [
      "\(counted(cycles, "cycle")) between features or modules \(cycles == 1 ? "is" : "are") among the findings."
    ]
  }

  /// What puts an app together uses everything; where it is not known as such, it breaks more than all others.
  private static func root(_ findings: [Finding]) -> [String] {
    let byFile = Dictionary(grouping: findings, by: \.path).mapValues(\.count)
    guard let most = byFile.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value >= fewestOfRoot, most.value * 3 >= findings.count
    else { return [] }
    return [
      "\(most.value) of the findings are in \(most.key): begin there, or, if that file puts the app together, "
        + "say so with \"compositionRoot\": { \"files\": [\"\(most.key)\"] }."
    ]
  }

  private static let fewestOfRoot = 5

  /// What each preset would say with these layers.
  private func stronger() throws(Failure) -> [String] {
    var counts: [String] = []
    for preset in Preset.all where !preset.layers.isEmpty {
      let checked = try check(extending: [preset.name])
      counts.append("\(preset.name) \(checked.findings.count)")
    }
    return [
      "Stronger presets, with what they would find: \(counts.joined(separator: ", ")); 'archcheck presets' says what they ask."
    ]
  }

  private static let most = 8

  private static func counted(_ count: Int, _ word: String) -> String {
    count == 0 ? "no \(word)s" : "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
