import ArchFacts
import ArchJSON
import ArchRules

/// Findings for people: a header that every tool can parse, the code, the reason and the fix.
package struct TextReport: Sendable {
  package struct Options: Sendable {
    package var isColored = false
    /// Findings only.
    package var isQuiet = false
    package var isVerbose = false
    /// Of the terminal, in cells; `nil` where there is none.
    package var width: Int?
    /// Goes before each path, so that it can be opened from the working directory; empty or ends with `/`.
    package var pathPrefix = ""

    package init() {}
  }

  /// In cells; longer reasons and fixes go on in the next line. Lines that are wider are hard to read.
  private static let widestProse = 100
  /// What goes before them.
  private static let reasonIndent = 8
  /// Enough work to outweigh the cost of passing it on.
  private static let causesOfPart = 256
  /// How many other files with the same cause are named.
  private static let mostFiles = 10

  private let report: Report
  /// Into the causes of the report.
  private let part: Range<Int>
  private let options: Options
  private let style: TerminalStyle
  private var output: [UInt8] = []
  private let said: SaidOnce

  package static func render(_ report: Report, _ options: Options) -> [UInt8] {
    parts(of: report, options).flatMap(\.text)
  }

  /// What follows each other and can be written side by side.
  package static func parts(of report: Report, _ options: Options) -> [TextReport] {
    let count = report.newCauses.count
    let said = SaidOnce(report.newCauses)
    let starts = stride(from: 0, to: max(1, count), by: causesOfPart)
    return starts.map { TextReport(report, $0..<min($0 + causesOfPart, count), options, said) }
  }

  /// Of this part; after the last one there is the summary.
  package var text: [UInt8] {
    var text = self
    text.writeFindings()
    if part.upperBound == report.newCauses.count, !options.isQuiet { text.writeSummary() }
    return text.output
  }

  /// What ends a report: what was looked at, what was left out, and what it all comes to.
  static func summary(of report: Report, _ options: Options) -> [UInt8] {
    var text = TextReport(report, 0..<0, options, SaidOnce([]))
    text.writeSummary()
    return text.output
  }

  private init(_ report: Report, _ part: Range<Int>, _ options: Options, _ said: SaidOnce) {
    self.report = report
    self.part = part
    self.said = said
    var options = options
    options.pathPrefix = TerminalText.escaped(options.pathPrefix)
    self.options = options
    style = TerminalStyle(isColored: options.isColored)
  }

  private mutating func writeFindings() {
    let prefix = options.pathPrefix
    for index in part {
      let cause = report.newCauses[index]
      let finding = cause.finding
      write(finding, explained: said.places[index], report.sources[finding.path])
      writeOthers(cause)
      if said.reasons[index] {
        writeReason("why", finding.why)
        if let decision = finding.decision {
          writeReason("decision", "\(decision.id) \(decision.title) (\(decision.path))")
        }
      }
      if said.advice[index] { writeReason("fix", finding.fix) }
      if let debt = finding.debtWords { writeReason("debt", debt) }
      for voice in finding.also { writeReason("also", voice.text(in: finding.path) { prefix + $0 }) }
      writeLine("")
    }
  }

  private mutating func write(
    _ finding: Finding, explained places: [RelatedPlace], _ source: SourceText?
  ) {
    writePlace(finding.path, finding.range.start)
    style.paint(finding.severity, to: &output)
    output.append(UInt8(ascii: " "))
    style.paint(TerminalText.escaped(finding.message), as: .message, to: &output)
    output += " [#".utf8
    output += TerminalText.escaped(finding.rule).utf8
    output += "]\n".utf8
    if let source {
      let label = TerminalText.escaped(finding.label.isEmpty ? finding.message : finding.label)
      CodeFrame(source: source, style: style).write(
        finding.range, severity: finding.severity, label: label, to: &output)
    }
    for related in places {
      writePlace(related.path, related.location)
      style.paint(.note, to: &output)
      output.append(UInt8(ascii: " "))
      writeLine(TerminalText.escaped(related.message))
    }
  }

  /// Where else the same is wrong: in its file by line, in others at the first place of each.
  private mutating func writeOthers(_ cause: CauseOfFindings) {
    let repeats = cause.finding.repeats.map { "\($0.range.start.line):\($0.range.start.column)" }
    if !repeats.isEmpty { writeLine("   also at \(repeats.joined(separator: ", "))") }
    let files = cause.otherFiles
    let most = options.isVerbose ? files.count : Self.mostFiles
    for place in files.prefix(most) {
      writeLine("   also in \(place.text(options.pathPrefix + TerminalText.escaped(place.path)))")
    }
    if files.count > most {
      writeLine("   and in \(counted(files.count - most, "more file")); -v lists them")
    }
  }

  private mutating func writePlace(_ path: String, _ location: SourceLocation) {
    output += options.pathPrefix.utf8
    // As a reason below, a path may not look like a command.
    if options.pathPrefix.isEmpty, path.hasPrefix(":") { output += "./".utf8 }
    output += TerminalText.escaped(path).utf8
    output.append(UInt8(ascii: ":"))
    output.append(decimal: location.line)
    output.append(UInt8(ascii: ":"))
    output.append(decimal: location.column)
    output += ": ".utf8
  }

  private mutating func writeReason(_ word: String, _ text: String) {
    let width = min(Self.widestProse, max(40, (options.width ?? 200) - Self.reasonIndent))
    let lines = Self.lines(of: text, width: width)
    guard !lines.isEmpty else { return }
    output += "   \(word): ".utf8
    output += lines
  }

  private static func lines(of text: String, width: Int) -> [UInt8] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).flatMap { line in
      WrappedText.lines(TerminalText.escaped(line), width: width)
    }
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      var shown = line[...]
      if index > 0 { bytes += "        ".utf8 }
      // A line that begins with `::`, blanks aside, is a command to the runner of GitHub Actions.
      if index > 0, line.hasPrefix("::") {
        bytes += "\\u{3A}".utf8
        shown = shown.dropFirst()
      }
      bytes += shown.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  fileprivate mutating func writeLine(_ line: String) {
    output += line.utf8
    output.append(UInt8(ascii: "\n"))
  }
}

/// What is said but once in a report, however many findings there are to say it of.
private struct SaidOnce {
  /// Whether a cause says why, by its index: the first of each rule does.
  private(set) var reasons: [Bool] = []
  /// The same of what to do.
  private(set) var advice: [Bool] = []
  /// What explains each.
  private(set) var places: [[RelatedPlace]] = []

  private struct Text: Hashable {
    let rule: String
    let text: String
    var path = ""
    var line = 0
  }

  init(_ causes: [CauseOfFindings]) {
    var (why, fix, place): (Set<Text>, Set<Text>, Set<Text>) = ([], [], [])
    for finding in causes.lazy.map(\.finding) {
      reasons.append(why.insert(Text(rule: finding.rule, text: finding.why)).inserted)
      advice.append(fix.insert(Text(rule: finding.rule, text: finding.fix)).inserted)
      // Each step of a chain has its place in it.
      places.append(
        finding.isChain
          ? finding.related
          : finding.related.filter {
            let text = Text(rule: finding.rule, text: $0.message, path: $0.path, line: $0.location.line)
            return place.insert(text).inserted
          })
    }
  }
}

extension TextReport {
  private mutating func writeSummary() {
    let summary = report.summary
    let coverage = summary.coverage
    if let layers = coverage.observedLayers {
      writeProse("No config names layers, so these are \(layers)")
    }
    if options.isVerbose { writeCoverage(coverage) }
    if let warning = coverage.blindness { writeProse("error: \(warning)") }
    if let words = summary.baselineWords { writeProse(words) }
    for line in coverage.omissions { writeProse(line) }
    writeProse("Checked \(coverage.words): \(summary.words).\(advice(summary))")
  }

  /// What goes on in the next line is indented, so that each line of a summary shows where it begins.
  private mutating func writeProse(_ text: String) {
    let text = TerminalText.escaped(text)
    guard let width = options.width else { return writeLine(text) }
    for (index, line) in WrappedText.lines(text, width: max(40, width - 2)).enumerated() {
      writeLine((index == 0 ? "" : "  ") + line)
    }
  }

  private func advice(_ summary: Summary) -> String {
    summary.foremostRule.map { " Run 'archcheck explain \($0)'." } ?? ""
  }

  private mutating func writeCoverage(_ coverage: Coverage) {
    if coverage.unresolvedNames > 0 {
      let places = counted(coverage.unresolvedNames, "place")
      writeLine(
        "Names left alone in \(places), since they could mean more than one type, or lead further than is followed:"
      )
      for (name, count) in coverage.frequentUnresolvedNames {
        writeLine("   \(TerminalText.escaped(name)): \(count)")
      }
    }
    for (name, place) in coverage.hiddenNames {
      let place = options.pathPrefix + TerminalText.escaped(place)
      writeLine("'\(name)' is declared at \(place) and hides Apple's")
    }
    if coverage.skippedConstructs > 0 {
      writeLine("\(counted(coverage.skippedConstructs, "piece")) of code not understood and skipped:")
      for (path, count) in coverage.skipped {
        writeLine("   \(options.pathPrefix + TerminalText.escaped(path)): \(count)")
      }
    }
    if coverage.unreadableFiles > 0 {
      writeLine(
        "\(counted(coverage.unreadableFiles, "file")) could not be read and \(coverage.unreadableFiles == 1 ? "was" : "were") left out"
      )
    }
    for link in coverage.linksOutside {
      let path = options.pathPrefix + TerminalText.escaped(link)
      writeLine("\(path): a symbolic link that leads out of the tree, not followed")
    }
    for file in coverage.leftOut where !file.isLinkOutside {
      let path = options.pathPrefix + TerminalText.escaped(file.path)
      writeLine("\(path): tracked by git and not looked at: \(file.reason)")
    }
    for reason in coverage.notJudgedReasons {
      let sign = reason.isGuess ? " (a single sign)" : ""
      writeLine("Treated as \(TerminalText.escaped(reason.words))\(sign):")
      // Someone who doubts a guess wants to see the file.
      for (folder, count) in reason.isGuess ? counts(reason.paths) : filesByFolder(reason.paths) {
        writeLine("   \(options.pathPrefix + TerminalText.escaped(folder)): \(count)")
      }
    }
    if !coverage.unmappedPaths.isEmpty {
      writeLine("\(counted(coverage.unmappedPaths.count, "file")) in no layer:")
      for (folder, count) in filesByFolder(coverage.unmappedPaths) {
        writeLine("   \(options.pathPrefix + TerminalText.escaped(folder)): \(count)")
      }
    }
  }

  private func filesByFolder(_ paths: [String]) -> [(folder: String, count: Int)] {
    counts(
      paths.map { path in path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "./" })
  }

  private func counts(_ paths: [String]) -> [(folder: String, count: Int)] {
    var counts: [String: Int] = [:]
    for path in paths { counts[path, default: 0] += 1 }
    return counts.sorted { $0.key.precedes($1.key) }
      .map { (folder: $0.key, count: $0.value) }
  }
}
