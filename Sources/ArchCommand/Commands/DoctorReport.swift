import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// What `archcheck doctor` tells, a line for each thing, and the problems at the end.
struct DoctorReport {
  /// Whether names that the team chose may be told.
  let isNaming: Bool
  private(set) var problems: [String] = []
  private var lines: [(label: String, words: String)] = []

  init(isNaming: Bool) { self.isNaming = isNaming }

  var text: String {
    let width = (lines.map(\.label.count).max() ?? 0) + 2
    let told = lines.map { line in
      line.label + String(repeating: " ", count: width - line.label.count)
        + TerminalText.escaped(line.words) + "\n"
    }
    let found =
      problems.isEmpty
      ? ["problems: none\n"]
      : ["problems:\n"] + problems.map { "\($0.hasPrefix(" ") ? "" : "- ")\(TerminalText.escaped($0))\n" }
    return told.joined() + "\n" + found.joined()
  }

  private mutating func add(_ label: String, _ words: String) { lines.append((label, words)) }

  mutating func tellProgram() {
    let build = Self.isOptimized ? "release build" : "debug build"
    add("archcheck", "\(Version.current), \(build) by Swift \(Self.compiler)")
    add("system", "\(SystemCalls.machine), \(counted(SystemCalls.activeProcessorCount, "processor"))")
    // So that nobody looks for a cache that is out of date.
    add("cache", "none: every run reads everything anew")
    if !Self.isOptimized {
      problems.append("this archcheck is a debug build, which takes many times as long as a release build")
    }
  }

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// As exactly as a program can know it.
  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  mutating func tell(_ config: ConfigFile?, isWanted: Bool) {
    guard let config else {
      add("config", isWanted ? "none" : "not used, as asked")
      if isWanted {
        problems.append(
          "there is no architecture.json in the folder or above it, so layers are those that the code shows")
      }
      return
    }
    let name = config.shownPath.split(separator: "/").last.map(String.init) ?? config.shownPath
    let isUsual = ConfigName.all.contains(name)
    add("config", isNaming ? config.shownPath : isUsual ? name : "of a name of your own")
    if let sources = try? config.sources().sources, sources.count > 1 {
      add("", "extends \(counted(sources.count - 1, "file"))")
    }
  }

  mutating func tell(_ run: CheckRun) {
    for part in run.parts {
      let isRoot = part.scope.folder.isEmpty
      let label = isRoot ? "layers" : "layers below"
      add(label, (isNaming && !isRoot ? "\(part.scope.folder): " : "") + words(of: part.architecture))
    }
    let nested = run.parts.count { !$0.scope.folder.isEmpty }
    if nested > 0 { add("nested", counted(nested, "config") + " in folders below") }
    add("rules", "\(Set(run.rules.map(\.about.id)).count) are on, of \(RuleCatalog.all.count) and your own")
    tellCode(run)
    let unreadable = run.scope.unreadable + run.parts.flatMap(\.unreadable)
    if !unreadable.isEmpty {
      let reasons = Self.counts(of: unreadable.map(\.reason.words))
      problems.append("\(counted(unreadable.count, "file")) cannot be read: \(reasons)")
      if isNaming { problems += unreadable.map { "  \($0.path): \($0.reason.words)" } }
    }
  }

  private func words(of architecture: Architecture) -> String {
    let isObserved = architecture.layers.contains { $0.origin == .observed }
    var words = ["\(architecture.layers.count)\(isObserved ? ", as the code shows them" : "")"]
    if isNaming, !architecture.layers.isEmpty {
      words.append("named " + architecture.layers.map(\.name).joined(separator: ", "))
    }
    let presets = architecture.presets.joined(separator: ", ")
    words.append(presets.isEmpty ? "no preset" : "presets \(presets)")
    let counts = [
      (architecture.own.count, "own rule"), (architecture.roles.count, "stated role"),
      (architecture.sources.count, "source pattern"), (architecture.exclude.count, "excluded pattern"),
      (architecture.checklist.count, "checklist item"),
    ]
    words += counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    if architecture.isExhaustive { words.append("exhaustive") }
    if architecture.isExact { words.append("exact") }
    return words.joined(separator: "; ")
  }

  private mutating func tellCode(_ run: CheckRun) {
    let coverage = run.coverage
    let lineCount = run.parts.reduce(0) { sum, part in
      part.codebase.files.reduce(sum) { $0 + Self.count(of: $1.lines) }
    }
    add("code", "\(counted(coverage.files, "Swift file")), \(counted(lineCount, "line"))")
    if coverage.judgedFiles < coverage.files {
      let kinds = Self.counts(of: coverage.notJudged.compactMap { $0.reason?.kind.rawValue })
      add("not judged", kinds)
    }
    let share = coverage.judgedFiles == 0 ? 0 : coverage.mappedFiles * 100 / coverage.judgedFiles
    add(
      "in layers", "\(coverage.mappedFiles) of \(counted(coverage.judgedFiles, "judged file")), \(share) %")
    if coverage.mappedFiles * 2 < coverage.judgedFiles {
      problems.append("most judged files are in no layer, so rules about layers do not look at them")
    }
    if isNaming {
      for (name, count) in coverage.filesByLayer.sorted(by: { $0.key < $1.key }) {
        add("", "\(name): \(counted(count, "file"))")
      }
    }
    add("unresolved", counted(coverage.unresolvedNames, "name"))
    if coverage.skippedConstructs > 0 {
      problems.append(
        "\(counted(coverage.skippedConstructs, "piece")) of code in "
          + "\(counted(coverage.skipped.count, "file")) could not be understood")
      if isNaming { problems += coverage.skipped.map { "  \($0.path): \($0.count)" } }
    }
    if !coverage.leftOut.isEmpty {
      problems.append(
        "\(counted(coverage.leftOut.count, "Swift file")) left out that git tracks: "
          + Self.counts(of: coverage.leftOut.map(\.reason)))
      if isNaming { problems += coverage.leftOut.map { "  \($0.path): \($0.reason)" } }
    }
    if !coverage.linksOutside.isEmpty {
      problems.append("\(counted(coverage.linksOutside.count, "link")) out of the folder are not followed")
    }
  }

  /// What is after the last end of a line counts when there is something.
  private static func count(of lines: LineTable) -> Int {
    lines.lineCount - (lines.range(ofLine: lines.lineCount).count == 0 ? 1 : 0)
  }

  mutating func tell(_ report: Report, ownRules: Set<String>) {
    let summary = report.summary
    add(
      "findings",
      [
        counted(summary.errors, "error"), counted(summary.warnings, "warning"),
        counted(summary.notes, "note"),
        "\(summary.known) known", "\(summary.suppressed) suppressed",
      ].joined(separator: ", "))
    var counts: [String: Int] = [:]
    for finding in report.newFindings {
      let isOurs = isNaming || !ownRules.contains(finding.rule)
      counts[isOurs ? finding.rule : "rules of your own", default: 0] += 1
    }
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      add("", "\(rule): \(count)")
    }
  }

  mutating func tell(_ comparison: KnownFindings.Comparison) {
    guard let baseline = comparison.old else { return }
    let file = comparison.file
    var words = [counted(baseline.size, "finding") + " accepted"]
    if isNaming { words.insert(file.shownPath, at: 0) }
    let stale = comparison.match.stale.size
    if stale > 0 {
      words.append("\(stale) fixed")
      let verb = stale == 1 ? "is" : "are"
      problems.append(
        "\(stale) of the baseline \(verb) fixed: 'archcheck baseline prune' removes what is")
    }
    if let days = Self.days(sinceChangeOf: file.location) {
      words.append(days == 0 ? "committed today" : "last committed \(counted(days, "day")) ago")
      if days > Self.oldBaseline, baseline.size > 0 {
        problems.append("nobody has changed the baseline for \(counted(days, "day"))")
      }
    }
    add("baseline", words.joined(separator: ", "))
  }

  /// In days; what nobody touched for half a year nobody is paying off.
  private static let oldBaseline = 180

  /// `nil` where git does not know it, and where its history was cut off.
  private static func days(sinceChangeOf file: SystemPath) -> Int? {
    guard let file = try? SystemCalls.realPath(of: file), let folder = file.parent,
      let git = Git(at: folder), !git.isShallow, let time = git.time(ofLastChangeOf: file.text)
    else { return nil }
    return max(0, SystemCalls.secondsSince1970 - Int(time)) / 86_400
  }

  mutating func tellGit(around folder: SystemPath) {
    guard let repository = folder.repositoryRoot else {
      add("git", "the folder is in no repository")
      return
    }
    guard let version = Git.version(outside: repository) else {
      add("git", "not found")
      problems.append("the folder is in a repository, and there is no git on the PATH to ask about it")
      return
    }
    guard let git = Git(at: repository) else {
      add("git", version)
      problems.append("git says nothing about it: it has no commit, is damaged, or git does not trust it")
      return
    }
    add("git", "\(version), \(git.isShallow ? "a shallow clone" : "the whole history")")
    if git.isShallow {
      problems.append("the clone is shallow, and 'review' needs the commits of the base")
    }
  }

  /// What a check says besides its findings has names and code in it.
  mutating func tellRemarks(_ remarks: [String], isTrustworthy: Bool) {
    if !isTrustworthy {
      problems.append("a check ends with 2 here; 'archcheck' tells why")
    } else if !remarks.isEmpty, !isNaming {
      problems.append("a check has \(counted(remarks.count, "remark")); 'archcheck' tells")
    }
    if isNaming { problems += remarks }
  }

  /// `test (12), generated (3)`: the most frequent first.
  private static func counts(of words: [String]) -> String {
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) (\($0.value))" }
      .joined(separator: ", ")
  }
}
