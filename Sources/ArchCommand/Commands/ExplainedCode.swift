import ArchAdoption
import ArchConfig
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// The codebase that a type, a file or a line is explained in.
struct ExplainedCode {
  private let arguments: Arguments
  private let scope: CheckScope
  private let codebase: Codebase
  private let records: RecordFiles
  /// The folder that paths are relative to.
  private let root: SystemPath

  /// Without a folder as second argument: for a path all that its config governs, else the working directory.
  init(_ arguments: Arguments, path: String?) throws(Failure) {
    self.arguments = arguments
    var scoped = arguments
    scoped.operands = [try Self.folder(arguments, path: path)]
    var scope = try CheckScope(scoped)
    let written = try scope.config?.architecture() ?? .unwritten
    root = scope.root
    scope.keep(written.includes)
    guard !scope.files.isEmpty else { throw .noSwiftFiles(scoped.operands) }
    var timings = Timings()
    let code = GovernedCode(scope, written, WorkTimes(), &timings)
    _ = (code.scope.unreadable + code.unreadable + code.build.unreadable).reported()
    codebase = code.codebase
    // Findings in code only name the records that their rules rest on.
    records = RecordFiles(code.scope, code.architecture, rules: RuleCatalog.code)
    self.scope = code.scope
  }

  /// The same code as it was at the commit where the change left a branch, by the config of now.
  ///
  /// - Parameter name: a branch, tag or commit.
  func former(since name: String) throws(Failure) -> ExplainedCode {
    ExplainedCode(self, at: try Change(since: name, scope).tree)
  }

  private init(_ now: ExplainedCode, at tree: CommittedTree) {
    arguments = now.arguments
    root = now.root
    records = now.records
    var scope = now.scope.asOf(.commit(tree))
    scope.keep(now.codebase.architecture.includes)
    var timings = Timings()
    let code = GovernedCode(scope, now.codebase.architecture, WorkTimes(), &timings)
    codebase = code.codebase
    self.scope = code.scope
  }

  private static func folder(_ arguments: Arguments, path: String?) throws(Failure) -> String {
    if arguments.operands.count > 1 { return arguments.operands[1] }
    guard let path else { return "." }
    let place = try SystemPath(named: path)
    if let config = try ConfigFile(for: arguments, at: [path]), config.governs(place) {
      return config.folder.text
    }
    if try place.isWithin(SystemPath(resolving: ".")) { return "." }
    return place.parent?.text ?? "."
  }

  /// Of layers and modules.
  var groupNames: [String] { codebase.groupNames }

  func text(aboutGroup name: String) -> String? {
    codebase.explanation(ofGroup: name).map {
      ExplanationText.render($0, pathPrefix: scope.pathPrefix, where: codebase.usesAgainstOrder.contains)
    }
  }

  func text(aboutType name: String, otherSubjects: [String]) throws(Failure) -> String {
    if let text = text(aboutGroup: name) { return text }
    let found = codebase.types(matching: name).map(codebase.explanation)
    guard let first = found.first else {
      throw .unknownSubject(name, known: otherSubjects + groupNames + codebase.typeNames)
    }
    if found.count == 1 {
      let notes = TypeNotes.notes(on: first.symbol, in: codebase)
      return ExplanationText.render(first, notes: notes, pathPrefix: scope.pathPrefix)
    }
    return ExplanationText.render(candidates: found, named: name, pathPrefix: scope.pathPrefix)
  }

  /// What a rule of the team's own looks at and finds.
  func result(of rule: OwnRule) -> OwnRuleText.Result {
    let run = RuleRun(codebase.architecture, rules: [], log: records.log, isOwnInUse: { $0 == rule.id })
    let findings = run.findings(in: codebase).filter { $0.rule == rule.id }
    return OwnRuleText.Result(
      reach: OwnRuleReach(of: rule, in: codebase), findings: findings, pathPrefix: scope.pathPrefix)
  }

  /// Which parts of it use which.
  func map(at level: DependencyGraph.Level) -> CodeMap {
    codebase.map(at: level)
  }

  /// Goes before paths in it, so that they can be opened from the working directory.
  var pathPrefix: String { scope.pathPrefix }

  /// What would come of deleting a part of it; a text where several types have the name.
  func removal(of name: String) throws(Failure) -> RemovalExplanation? {
    let found = try parts(called: name)
    guard let part = found.first else { throw .unknownSubject(name, known: codebase.partNames) }
    return found.count == 1 ? Removals(in: codebase).explanation(of: part) : nil
  }

  /// The types of a name that several have, to choose from.
  func text(aboutTypesNamed name: String) -> String {
    ExplanationText.render(
      candidates: codebase.types(matching: name).map(codebase.explanation), named: name,
      pathPrefix: pathPrefix)
  }

  /// What would come of deleting each feature, or each module where there are none.
  var removals: [RemovalExplanation] {
    let removals = Removals(in: codebase)
    return codebase.partsToRemove.map(removals.explanation)
  }

  /// How one part of the code comes to use another.
  func text(about pair: ExplainedPair) throws(Failure) -> String {
    var parts: [CodePart] = []
    for name in [pair.from, pair.to] {
      let found = try self.parts(called: name)
      guard let part = found.first else { throw .unknownSubject(name, known: codebase.partNames) }
      guard found.count == 1 else { return text(aboutTypesNamed: name) }
      parts.append(part)
    }
    let edge = codebase.explanation(from: parts[0], to: parts[1])
    return ExplanationText.render(
      edge, pathPrefix: scope.pathPrefix, where: codebase.usesAgainstOrder.contains)
  }

  /// A path that exists is meant before a name.
  private func parts(called name: String) throws(Failure) -> [CodePart] {
    let named = codebase.parts(named: name)
    guard named.isEmpty || name.contains("/") || name.hasSuffix(".swift") else { return named }
    // As it is called from here, else from the folder of the code.
    guard let place = try? SystemPath(named: name), let relative = place.relative(toFolderAbove: root) else {
      return codebase.part(at: name).map { [$0] } ?? named
    }
    return codebase.part(at: String(decoding: relative, as: UTF8.self)).map { [$0] } ?? named
  }

  /// How a rule comes to look at what is in a file or on a line, or to leave it out, and what it finds there.
  func text(tracing rule: OwnRule, at path: String, line: Int?) throws(Failure) -> String {
    let index = try file(at: path)
    let file = codebase.files[index]
    let lines = line.map { $0...$0 }
    let trace = OwnRuleTrace(of: rule, inFile: index, lines: lines, of: codebase)
    let findings = result(of: rule).findings.filter { finding in
      finding.path == file.path && (lines?.contains(finding.range.start.line) ?? true)
    }
    let shown = TerminalText.escaped(path) + (line.map { ":\($0)" } ?? "")
    return OwnRuleTraceText(rule: rule, trace: trace, findings: findings, path: shown).text
  }

  /// What a rule of archcheck's finds in a file.
  func text(of rule: RuleInfo, inFile path: String) throws(Failure) -> String {
    let index = try file(at: path)
    let place = codebase.files[index].path
    let run = RuleRun(codebase.architecture, log: records.log, isOwnInUse: { _ in false })
    guard run.looks(at: place, by: rule.id) else {
      return "\(rule.id) is off for \(TerminalText.escaped(path)).\n"
    }
    let lines = run.findings(in: codebase).filter { $0.rule == rule.id && $0.path == place }.map {
      "  \($0.range.start.line):\($0.range.start.column): \(TerminalText.escaped($0.message))"
    }
    let left = codebase.files[index].notJudged.map { ", which is treated as \($0.words)" } ?? ""
    return lines.isEmpty
      ? "\(rule.id) finds nothing in \(TerminalText.escaped(path))\(TerminalText.escaped(left)).\n"
      : "\(rule.id) finds in \(TerminalText.escaped(path)):\n" + lines.map { $0 + "\n" }.joined()
  }

  func text(about path: String, line: Int?) throws(Failure) -> String {
    if line == nil, let folder = try folder(at: path) {
      return ExplanationText.render(
        codebase.explanation(ofFolder: folder), pathPrefix: scope.pathPrefix,
        where: codebase.usesAgainstOrder.contains)
    }
    let index = try file(at: path)
    if let line { return findings(inFile: index, shownPath: path, atLine: line) }
    let types = codebase.symbols.ids.filter { symbol in
      let declared = codebase.symbols[symbol]
      return declared.file == index && !declared.isExternal && !declared.isLocal
    }
    return ExplanationText.render(
      path: codebase.files[index].path, codebase.placementExplanation(ofFile: index),
      types: types.map(codebase.explanation), uses: codebase.uses(byFile: index),
      usedBy: codebase.uses(ofFile: index), pathPrefix: scope.pathPrefix)
  }

  /// As paths of files begin; `nil` for what is no folder or has no file that is checked.
  private func folder(at path: String) throws(Failure) -> String? {
    let place = try SystemPath(named: path)
    guard place.isFolder, let relative = place.relative(toFolderAbove: root) else { return nil }
    let folder = String(decoding: relative, as: UTF8.self)
    return codebase.files.contains { folder.isEmpty || $0.path.hasPrefix(folder + "/") } ? folder : nil
  }

  private func file(at path: String) throws(Failure) -> FileID {
    let place = try SystemPath(named: path)
    let relative = place.relative(toFolderAbove: root).map { String(decoding: $0, as: UTF8.self) }
    if let index = codebase.files.ids.first(where: { codebase.files[$0].path == relative }) { return index }
    throw .notChecked(path, isFolder: place.isFolder, isSwift: path.hasSuffix(".swift"))
  }

  /// All that the rules find at a line, with frame, reason and fix.
  private func findings(inFile index: FileID, shownPath: String, atLine line: Int) -> String {
    let file = codebase.files[index]
    let run = RuleRun(codebase.architecture, log: records.log)
    let all = SuppressionRun(codebase, run, today: .today, isWhole: scope.isWhole)
      .applied(to: run.findings(in: codebase)).filter { $0.path == file.path }
    var here = all.filter { $0.range.start.line == line }
    guard !here.isEmpty else {
      return Self.noFinding(shownPath, line: line, others: Set(all.map(\.range.start.line)).sorted())
    }
    let suppressed = Set(here.filter { $0.status == .suppressed }.map(\.rule)).sorted()
    // Someone who asks about a line wants to see what its comments silence.
    for index in here.indices { here[index].status = .new }
    let report = Report(
      findings: here, coverage: Coverage(files: codebase.files.count),
      sources: [file.path: SourceText(file.written.bytes, lines: file.lines)])
    var options = TextReport.Options()
    options.isColored = Output.standard.usesColor(arguments.color)
    options.isQuiet = true
    options.pathPrefix = scope.pathPrefix
    let silenced = suppressed.map { "A comment silences '\($0)' here, so a check does not report it.\n" }
    let rules = Set(here.map(\.rule)).sorted().map { "Run 'archcheck explain \($0)' for the rule itself.\n" }
    return String(decoding: TextReport.render(report, options), as: UTF8.self) + (silenced + rules).joined()
  }

  private static func noFinding(_ path: String, line: Int, others: [Int]) -> String {
    let lines = others.prefix(10).map(String.init).joined(separator: ", ")
    let rest =
      others.isEmpty
      ? "or anywhere else in the file" : "only at line\(others.count == 1 ? "" : "s") \(lines)"
    return "No rule finds anything at \(TerminalText.escaped(path)):\(line), \(rest).\n"
  }
}
