import ArchFacts
import ArchRules

/// What many findings come to: what they are about, what causes most of them, and where to begin. It fits a screen,
/// however many there are.
package struct SummaryReport {
  private static let mostTopics = 3
  /// Of more it is told what they have in common.
  private static let mostListed = 15
  private static let mostRules = 10
  private static let mostHabits = 2

  private let report: Report
  private let statistics: FindingStatistics
  private let options: TextReport.Options
  private let style: TerminalStyle
  private let width: Int
  private var output: [UInt8] = []

  package static func render(_ report: Report, _ options: TextReport.Options) -> [UInt8] {
    var summary = SummaryReport(report, options)
    summary.write()
    return summary.output
  }

  private init(_ report: Report, _ options: TextReport.Options) {
    (self.report, self.options) = (report, options)
    width = max(Self.narrowest, options.width ?? Self.usualWidth)
    statistics = FindingStatistics(report)
    style = TerminalStyle(isColored: options.isColored)
  }

  /// In cells: where no terminal says, and what fits no table any more.
  private static let (usualWidth, narrowest) = (100, 60)

  private mutating func write() {
    if statistics.findings > 0 {
      let files = counted(statistics.files, "file")
      writeLine("\(statistics.words) in \(files) by \(counted(statistics.rules.count, "rule"))")
      writeLine("")
      writeRules()
      writeHabits()
      if report.newFindings.count <= Self.mostListed {
        writePlaces()
      } else {
        writeDeclarations()
        writeFolders()
      }
      writeOwners()
      writeSteps()
    }
    if !options.isQuiet { output += TextReport.summary(of: report, options) }
  }

  private mutating func writeRules() {
    let rules = statistics.rules
    let shown = rules.prefix(Self.mostRules)
    let digits = Self.digits(shown.map(\.findings))
    let names = shown.map { TerminalText.escaped($0.rule.about.id) }
    let widest = names.map(\.utf8.count).max() ?? 0
    for (count, name) in zip(shown, names) {
      output += Self.number(count.findings, digits).utf8
      output.append(UInt8(ascii: " "))
      style.paint(count.severity, to: &output)
      output += Self.padding(8 - count.severity.rawValue.utf8.count).utf8
      output += name.utf8
      let used = digits + 1 + 1 + 9 + widest
      let topics = Self.topics(count.topics, width: width - used - 2)
      if !topics.isEmpty { output += (Self.padding(widest - name.utf8.count + 2) + topics).utf8 }
      writeLine("")
    }
    let rest = rules.dropFirst(shown.count)
    guard !rest.isEmpty else { return }
    let found = rest.reduce(0) { $0 + $1.findings }
    writeLine(" and \(counted(found, "finding")) by \(counted(rest.count, "rule")) more")
  }

  /// `presentation → data 354 · domain → data 67`
  private static func topics(_ topics: [FindingStatistics.Count], width: Int) -> String {
    var text = ""
    var left = topics.reduce(0) { $0 + $1.findings }
    for topic in topics.prefix(mostTopics) {
      let next = (text.isEmpty ? "" : " · ") + "\(TerminalText.escaped(topic.name)) \(topic.findings)"
      let others = left > topic.findings ? " · others \(left - topic.findings)" : ""
      guard TerminalText.width((text + next + others).utf8[...]) <= width else { break }
      text += next
      left -= topic.findings
    }
    return text.isEmpty || left == 0 ? text : text + " · others \(left)"
  }

  /// Whose they are, and how many of them a baseline let stand until a day that is over.
  private mutating func writeOwners() {
    let overdue = report.newFindings.count { $0.wasKnownUntil != nil }
    guard !statistics.owners.isEmpty || overdue > 0 else { return }
    writeLine("")
    if !statistics.owners.isEmpty {
      let start = "whose they are: "
      writeLine(start + Self.topics(statistics.owners, width: width - start.count))
    }
    if overdue > 0 { writeLine("overdue: \(overdue)") }
  }

  /// Where they are, for tools that find places in what they read; each on a line.
  private mutating func writePlaces() {
    writeLine("")
    for finding in report.newFindings {
      let start = finding.range.start
      writeLine("\(options.pathPrefix)\(finding.path):\(start.line):\(start.column): \(finding.message)")
    }
  }

  private mutating func writeHabits() {
    guard !statistics.habits.isEmpty else { return }
    writeLine("")
    for habit in statistics.habits.prefix(Self.mostHabits) { writeProse(habit.question) }
  }

  private mutating func writeDeclarations() {
    let frequent = statistics.frequentDeclarations
    guard !frequent.isEmpty else { return }
    writeLine("")
    writeLine(statistics.words(about: frequent) + ":")
    let digits = Self.digits(frequent.map(\.findings))
    let names = frequent.map { TerminalText.escaped($0.name) }
    let widest = names.map { TerminalText.width($0.utf8[...]) }.max() ?? 0
    for (count, name) in zip(frequent, names) {
      let used = digits + 2 + widest + 2
      let place = count.place.map {
        shortened("\(options.pathPrefix)\($0.path):\($0.location.line)", width - used)
      }
      let blanks = Self.padding(widest - TerminalText.width(name.utf8[...]) + 2)
      writeLine("\(Self.number(count.findings, digits)) \(name)" + (place.map { blanks + $0 } ?? ""))
    }
  }

  private mutating func writeFolders() {
    let frequent = statistics.frequentFolders
    guard !frequent.isEmpty else { return }
    writeLine("")
    writeLine("Folders with most of them:")
    let digits = Self.digits(frequent.map(\.findings))
    for count in frequent {
      let folder = shortened(options.pathPrefix + count.name, width - digits - 2)
      writeLine("\(Self.number(count.findings, digits)) \(folder)")
    }
  }

  private mutating func writeSteps() {
    // The same that was asked about, from where it was asked.
    let folder = options.pathPrefix.hasSuffix("/") ? " " + options.pathPrefix.dropLast() : ""
    let steps = statistics.steps(report.summary, folder: folder)
    writeLine("")
    writeLine("Next:")
    let widest = steps.map(\.command.utf8.count).max() ?? 0
    for (command, purpose) in steps {
      let blanks = Self.padding(widest - command.utf8.count + 2)
      let fits = 2 + widest + 2 + purpose.utf8.count <= width
      writeLine("  \(command)" + (fits ? blanks + purpose : ""))
    }
    writeLine("")
  }

  /// The end of a path, from a folder on, where all of it does not fit.
  private func shortened(_ path: String, _ width: Int) -> String {
    var shown = path[...]
    while TerminalText.width(shown.utf8) > width - (shown.startIndex == path.startIndex ? 0 : 2),
      let slash = shown.dropLast().firstIndex(of: "/")
    {
      shown = shown[shown.index(after: slash)...]
    }
    return shown.startIndex == path.startIndex ? path : "…/" + shown
  }

  private static func digits(_ counts: [Int]) -> Int { counts.map { "\($0)".utf8.count }.max() ?? 0 }

  /// One blank before the widest number.
  private static func number(_ count: Int, _ digits: Int) -> String {
    padding(digits - "\(count)".utf8.count + 1) + "\(count)"
  }

  private static func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private mutating func writeProse(_ text: String) {
    for line in WrappedText.lines(text, width: width) { writeLine(line) }
  }

  private mutating func writeLine(_ text: String) {
    output += TerminalText.escaped(text).utf8
    output.append(UInt8(ascii: "\n"))
  }
}
