import ArchConfig
package import ArchModel

/// What the rules that judge file by file found, with what it rests on: what of it still holds after a change is taken
/// over.
package struct FileJudgement: Sendable {
  /// With its analyses.
  package let code: Code
  fileprivate let rules: [any ReadyRule]
  fileprivate var verdicts: Column<FileID, FileVerdict?>
  /// By rule.
  package let outcomes: [RuleRun.Outcome]
}

/// What was found for the sake of one file.
package struct FileVerdict: Sendable {
  /// The others that were looked at.
  fileprivate let reads: Looks
  /// By rule.
  fileprivate let found: [Found]

  fileprivate struct Found: Sendable {
    let findings: [Finding]
    let exemptions: Exemptions
  }
}

/// The files that the rules which judge file by file have to look at, after a change or for the first time.
package struct FileJudging: Sendable {
  private let run: RuleRun
  private let code: Code
  private let rules: [any ReadyRule]
  private let earlier: FileJudgement?
  /// By rule: whether it knows something else than before.
  private let knowsOther: [Bool]
  private let open: [Open]

  private struct Open: Sendable {
    let file: CodeFile
    /// What holds for the rules that know what they knew.
    let kept: FileVerdict?
  }

  /// - Parameters:
  ///   - code: after that of the earlier judgement.
  package init(_ run: RuleRun, _ code: Code, after earlier: FileJudgement?, work: some WorkDistribution) {
    let passes = run.filePasses
    let rules = work.map(passes.count, atOnce: 1) { run.ready(passes[$0], code) }
    self.run = run
    self.code = code
    self.rules = rules
    let isComparable = earlier.map { $0.rules.map(\.about.id) == rules.map(\.about.id) } ?? false
    guard let earlier, isComparable, let differences = code.differences else {
      self.earlier = nil
      knowsOther = rules.map { _ in true }
      open = code.files.map { Open(file: $0, kept: nil) }
      return
    }
    self.earlier = earlier
    let knowsOther = zip(rules, earlier.rules).map { !$0.knowsTheSame(as: $1) }
    self.knowsOther = knowsOther
    open = code.files.compactMap { file in
      guard let known = earlier.verdicts[file.index], !differences.contains(file.index),
        known.reads.isDisjoint(with: differences)
      else { return Open(file: file, kept: nil) }
      return knowsOther.contains(true) ? Open(file: file, kept: known) : nil
    }
  }

  /// How many files are to be looked at.
  package var count: Int { open.count }

  /// Of some of them, one after the other; others may be looked at beside them.
  package func verdicts(_ files: Range<Int>) -> [FileVerdict] {
    let reads = FileReads()
    let seen = Codebase(code.codebase, noting: reads)
    let asking = rules.map { $0.asking(seen) }
    return files.map { index in
      let (file, kept) = (open[index].file.index, open[index].kept)
      let (found, looks) = reads.noting(for: file, known: kept?.reads ?? Looks()) {
        rules.indices.map { number in
          if let kept, !knowsOther[number] { return kept.found[number] }
          let (findings, exemptions) = asking[number].found(in: CodeFile(seen, file), run)
          return FileVerdict.Found(findings: findings, exemptions: exemptions)
        }
      }
      return FileVerdict(reads: looks, found: found)
    }
  }

  /// - Parameter new: of the files that were to be looked at, in their order.
  package func judgement(with new: [FileVerdict]) -> FileJudgement {
    var verdicts =
      earlier?.verdicts ?? Column(repeating: nil, count: code.codebase.files.count)
    for (open, verdict) in zip(open, new) { verdicts[open.file.index] = verdict }
    let all = code.files.compactMap { verdicts[$0.index] }
    var findings = Array(repeating: [Finding](), count: rules.count)
    for verdict in all {
      for (number, found) in verdict.found.enumerated() where !found.findings.isEmpty {
        findings[number] += found.findings
      }
    }
    let outcomes = rules.indices.map { number in
      RuleRun.Outcome(
        findings: findings[number],
        slack: rules[number].slack(all.lazy.map { $0.found[number].exemptions }))
    }
    return FileJudgement(code: code.withoutBefore, rules: rules, verdicts: verdicts, outcomes: outcomes)
  }
}

/// A rule with what it knows.
private protocol ReadyRule: Sendable {
  var about: RuleInfo { get }

  /// The same with another codebase to ask.
  func asking(_ codebase: Codebase) -> any ReadyRule

  func found(in file: CodeFile, _ run: RuleRun) -> (findings: [Finding], exemptions: Exemptions)

  func slack(_ exemptions: some Sequence<Exemptions>) -> [ConfigProblem]

  func knowsTheSame(as other: any ReadyRule) -> Bool
}

private struct RuleAndKnown<Judge: FileRule>: ReadyRule {
  let rule: Judge
  let known: Judge.Known
  let setting: RuleSetting?
  /// None of which is used.
  let exemptions: Exemptions

  var about: RuleInfo { Judge.about }

  func asking(_ codebase: Codebase) -> any ReadyRule {
    RuleAndKnown(rule: rule, known: known.asking(codebase), setting: setting, exemptions: exemptions)
  }

  func found(in file: CodeFile, _ run: RuleRun) -> (findings: [Finding], exemptions: Exemptions) {
    var found = Findings(file.codebase, exemptions, allowsUsers: Judge.allowsUsers)
    rule.check(file, known, &found)
    return (run.findings(found, about, setting, file.codebase), found.exemptions)
  }

  func slack(_ exemptions: some Sequence<Exemptions>) -> [ConfigProblem] {
    guard let setting, !setting.allow.isEmpty else { return [] }
    return setting.slack(exemptions.reduce(self.exemptions) { $0.joined(with: $1) })
  }

  func knowsTheSame(as other: any ReadyRule) -> Bool {
    (other as? Self).map { known.saysTheSame(as: $0.known) } ?? false
  }
}

extension RuleRun {
  /// Those that judge file by file. What counts the places of all code is left to a look at all of it.
  package var filePasses: [any FileRule.Type] {
    passes.compactMap { type in
      guard case .file(let rule) = type.form,
        !(setting(of: type.about.id)?.allow.contains { $0.mostPlaces != nil } ?? false)
      else { return nil }
      return rule
    }
  }

  /// All others.
  package var wholePasses: [any CodeRule.Type] {
    let byFile = Set(filePasses.map { $0.about.id })
    return passes.filter { !byFile.contains($0.about.id) }
  }

  fileprivate func ready(_ type: any FileRule.Type, _ code: Code) -> any ReadyRule {
    func ready<Judge: FileRule>(_ type: Judge.Type) -> any ReadyRule {
      let setting = setting(of: type.about.id)
      var options = OptionReader(setting)
      let rule = type.init(options: &options)
      return RuleAndKnown(
        rule: rule, known: rule.known(of: code), setting: setting,
        exemptions: Exemptions(setting?.allow ?? []))
    }
    return ready(type)
  }
}
