import ArchFacts
import ArchRules

/// What many findings come to: what they are about, what causes most of them, and where to begin. It fits a screen,
/// however many there are.
package struct SummaryReport {
  private static let mostTopics = 3
  private static let mostRules = 14
  private static let mostDeclarations = 6
  private static let mostFolders = 4
  /// What is named so often is worth a line of its own.
  private static let fewest = 3

  private let report: Report
  private let options: TextReport.Options
  private let style: TerminalStyle
  private let width: Int
  private var output: [UInt8] = []

  /// - Parameter width: of the terminal, in cells.
  package static func render(_ report: Report, _ options: TextReport.Options, width: Int = 100) -> [UInt8] {
    var summary = SummaryReport(report, options, width)
    summary.write()
    return summary.output
  }

  private init(_ report: Report, _ options: TextReport.Options, _ width: Int) {
    (self.report, self.options, self.width) = (report, options, max(60, width))
    style = TerminalStyle(isColored: options.isColored)
  }

  private mutating func write() {
    let findings = report.newFindings
    if !findings.isEmpty {
      let files = Set(findings.map(\.path)).count
      let groups = RuleGroup.all(in: report)
      writeLine(
        "\(counted(findings.count, "finding")) in \(counted(files, "file")) by \(counted(groups.count, "rule"))"
      )
      writeLine("")
      writeRules(groups)
      writeDeclarations(findings)
      writeFolders(findings)
      writeSteps(groups)
    }
    if !options.isQuiet { output += TextReport.summary(of: report, options) }
  }

  private mutating func writeRules(_ groups: [RuleGroup]) {
    let shown = groups.prefix(Self.mostRules)
    let counts = shown.map { "\($0.findings.count)" }
    let digits = counts.map(\.utf8.count).max() ?? 0
    let names = shown.map { TerminalText.escaped($0.rule.about.id) }
    let widest = names.map(\.utf8.count).max() ?? 0
    for (index, group) in shown.enumerated() {
      output += Self.padding(digits - counts[index].utf8.count + 1) + counts[index].utf8
      output.append(UInt8(ascii: " "))
      style.paint(group.severity, to: &output)
      output += Self.padding(8 - group.severity.rawValue.utf8.count) + names[index].utf8
      let used = digits + 1 + 1 + 9 + widest
      let topics = Self.topics(of: group.findings, width: width - used - 2)
      if !topics.isEmpty { output += Self.padding(widest - names[index].utf8.count + 2) + topics.utf8 }
      writeLine("")
    }
    if groups.count > shown.count {
      writeLine(
        " and \(counted(groups.count - shown.count, "rule")) with \(groups[shown.count].findings.count) or fewer"
      )
    }
  }

  /// `presentation → data 354 · domain → data 67`
  private static func topics(of findings: [Finding], width: Int) -> String {
    var counts: [String: Int] = [:]
    for finding in findings { if let topic = finding.topic { counts[topic, default: 0] += 1 } }
    var text = ""
    for (topic, count) in sorted(counts).prefix(mostTopics) {
      let next = (text.isEmpty ? "" : " · ") + "\(TerminalText.escaped(topic)) \(count)"
      guard TerminalText.width(text.utf8[...]) + TerminalText.width(next.utf8[...]) <= width else { break }
      text += next
    }
    return text
  }

  private mutating func writeDeclarations(_ findings: [Finding]) {
    var counts: [String: Int] = [:]
    var places: [String: RelatedPlace] = [:]
    for finding in findings {
      guard case .edge(_, .declaration(let target), _) = finding.subject else { continue }
      let type = Self.type(of: target)
      counts[type, default: 0] += 1
      if places[type] == nil { places[type] = finding.related.first }
    }
    let frequent = Self.sorted(counts).filter { $0.count >= Self.fewest }.prefix(Self.mostDeclarations)
    guard !frequent.isEmpty else { return }
    let covered = frequent.reduce(0) { $0 + $1.count }
    writeLine("")
    writeLine(
      "\(covered * 100 / findings.count) % of them are about \(counted(frequent.count, "declaration")):")
    let digits = frequent.first.map { "\($0.count)".utf8.count } ?? 0
    for (name, count) in frequent {
      let place = places[name].map { "  \(options.pathPrefix)\($0.path):\($0.location.line)" } ?? ""
      let number = "\(count)"
      let line = Self.padding(digits - number.utf8.count + 1) + number.utf8 + " \(name)".utf8
      writeLine(String(decoding: line, as: UTF8.self) + place)
    }
  }

  /// `AccountManager` of `AccountManager.shared`
  private static func type(of declaration: String) -> String {
    guard let dot = declaration.utf8.lastIndex(of: UInt8(ascii: ".")),
      declaration[declaration.utf8.index(after: dot)...].first?.isLowercase == true
    else { return declaration }
    return String(declaration[..<dot])
  }

  private mutating func writeFolders(_ findings: [Finding]) {
    var counts: [String: Int] = [:]
    for finding in findings {
      let slash = finding.path.utf8.lastIndex(of: UInt8(ascii: "/"))
      counts[slash.map { String(finding.path[...$0]) } ?? "./", default: 0] += 1
    }
    let frequent = Self.sorted(counts).filter { $0.count >= Self.fewest && $0.count * 20 >= findings.count }
      .prefix(Self.mostFolders)
    guard counts.count > 1, !frequent.isEmpty else { return }
    writeLine("")
    writeLine("Folders with most of them:")
    let digits = frequent.first.map { "\($0.count)".utf8.count } ?? 0
    for (folder, count) in frequent {
      let number = "\(count)"
      writeLine(
        String(decoding: Self.padding(digits - number.utf8.count + 1), as: UTF8.self) + "\(number) "
          + options.pathPrefix + folder)
    }
  }

  private mutating func writeSteps(_ groups: [RuleGroup]) {
    // The same that was asked about, from where it was asked.
    let folder = options.pathPrefix.hasSuffix("/") ? " " + options.pathPrefix.dropLast() : ""
    var steps: [(command: String, purpose: String)] = []
    if report.summary.baseline == nil {
      steps.append(("archcheck baseline write\(folder)", "let these stay for now"))
    }
    if groups.count > 1,
      let smallest = groups.min(by: {
        ($0.findings.count, $0.rule.about.id) < ($1.findings.count, $1.rule.about.id)
      })
    {
      steps.append(
        (
          "archcheck --rule \(smallest.rule.about.id)\(folder)",
          "the smallest: \(counted(smallest.findings.count, "finding"))"
        ))
    }
    if let foremost = report.summary.foremostRule {
      steps.append(("archcheck explain \(foremost)", "what it requires, and why"))
    }
    steps.append(("archcheck --all\(folder)", "every finding, with its fix"))
    writeLine("")
    writeLine("Next:")
    let widest = steps.map(\.command.utf8.count).max() ?? 0
    for (command, purpose) in steps {
      let blanks = String(decoding: Self.padding(widest - command.utf8.count + 2), as: UTF8.self)
      let fits = 2 + widest + 2 + purpose.utf8.count <= width
      writeLine("  \(command)" + (fits ? blanks + purpose : ""))
    }
    writeLine("")
  }

  /// The most frequent first.
  private static func sorted(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.map { (name: $0.key, count: $0.value) }.sorted {
      $0.count == $1.count ? $0.name.precedes($1.name) : $0.count > $1.count
    }
  }

  private static func padding(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: " "), count: max(0, count))
  }

  private mutating func writeLine(_ text: String) {
    output += TerminalText.escaped(text).utf8
    output.append(UInt8(ascii: "\n"))
  }
}
